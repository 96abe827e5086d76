import { isRecord } from '../kernel/json.ts';

/** None of our data is nested deeper; recursive code must not run out of stack. */
const DEEPEST = 100;

/** What keeps a text from being read as JSON at all. */
export function faultIn(text: string): string | undefined {
  // The storage cannot hold a null character, and none of our texts needs it.
  if (text.includes('\\u0000')) return 'The body contains a null character.';
  return isTooDeep(text) ? 'The body is nested too deeply.' : undefined;
}

const [QUOTE, BACKSLASH, OPEN, CLOSE] = [0x22, 0x5c, [0x5b, 0x7b], [0x5d, 0x7d]] as const;

/** Scans character by character before parsing: linear time for every text, however hostile. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    if (quoted) {
      if (sign === BACKSLASH) i++;
      else if (sign === QUOTE) quoted = false;
    } else if (sign === QUOTE) quoted = true;
    else if (sign === OPEN[0] || sign === OPEN[1]) depth++;
    else if (sign === CLOSE[0] || sign === CLOSE[1]) depth--;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** Whether a value that was read has a name that reaches into prototypes, anywhere. */
export function reachesIntoPrototypes(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(reachesIntoPrototypes);
  if (!isRecord(value)) return false;
  if (Object.hasOwn(value, '__proto__')) return true;
  const made = Object.hasOwn(value, 'constructor') ? value['constructor'] : undefined;
  if (isRecord(made) && Object.hasOwn(made, 'prototype')) return true;
  return Object.values(value).some(reachesIntoPrototypes);
}
