import { canonical, sorted } from './json.ts';
import type { Patch } from './patch.ts';

/** The canonical text of a value, with those of its parts: after a change only what has changed need be written again. */
export interface CanonicalText {
  readonly text: string;
  /** By key or index; null where it is not worth while to keep the parts. */
  readonly parts: ReadonlyMap<string, CanonicalText> | null;
}

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;

function holdsObjects(x: Record<string, unknown>): boolean {
  for (const key in x) if (isObject(x[key])) return true;
  return false;
}

export function canonicalText(x: unknown): CanonicalText {
  return isObject(x) && holdsObjects(x)
    ? joined(x, (key) => canonicalText(x[key]))
    : { text: canonical(x), parts: null };
}

/** The text of `x`, which the patch leads to from the value that `old` is the text of. */
export function canonicalTextAfter(old: CanonicalText, patch: Patch | null, x: unknown): CanonicalText {
  if (patch === null) return old;
  const { parts } = old;
  if ('set' in patch || parts === null || !isObject(x)) return canonicalText(x);
  return joined(x, (key) => {
    const part = parts.get(key);
    return part ? canonicalTextAfter(part, patch.in?.[key] ?? null, x[key]) : canonicalText(x[key]);
  });
}

function joined(x: Record<string, unknown>, part: (key: string) => CanonicalText): CanonicalText {
  const isList = Array.isArray(x);
  const parts = new Map<string, CanonicalText>();
  let text = '';
  for (const key of isList ? x.keys() : sorted(Object.keys(x))) {
    const name = String(key);
    if (!isList && x[name] === undefined) continue;
    const one = part(name);
    parts.set(name, one);
    text += `${text === '' ? '' : ','}${isList ? '' : `${JSON.stringify(name)}:`}${one.text}`;
  }
  return { text: isList ? `[${text}]` : `{${text}}`, parts };
}
