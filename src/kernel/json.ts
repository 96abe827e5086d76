/** Plain JSON: all that a state, an answer, an event or a row may hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export const isRecord = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

/** An own field of untrusted data; fields inherited from a prototype do not count. */
export const field = (x: unknown, name: string): unknown =>
  isRecord(x) && Object.hasOwn(x, name) ? x[name] : undefined;

/** A copy of plain JSON, by hand: several times faster than structuredClone on the small values it is used for. */
export function copyJson<T>(x: T): T {
  if (typeof x !== 'object' || x === null) return x;
  if (Array.isArray(x)) return x.map(copyJson) as T;
  const out: Record<string, unknown> = {};
  // Assigning '__proto__' would make the copy inherit from data. None of our keys is named so.
  for (const key in x) if (key !== '__proto__') out[key] = copyJson(x[key]);
  return out as T;
}

/** JSON text with sorted keys: equal values give equal text, so it can be hashed and compared. */
export function canonical(x: unknown): string {
  if (typeof x !== 'object' || x === null) return JSON.stringify(x) ?? 'null';
  if (Array.isArray(x)) return canonicalList(x);
  const record = x as Record<string, unknown>;
  let text = '';
  for (const key of sorted(Object.keys(record))) {
    const value = record[key];
    if (value === undefined) continue;
    text += `${text === '' ? '{' : ','}${JSON.stringify(key)}:${canonical(value)}`;
  }
  return text === '' ? '{}' : `${text}}`;
}

function canonicalList(list: readonly unknown[]): string {
  // Without objects in it there is nothing to sort.
  if (!list.some((x) => typeof x === 'object' && x !== null)) return JSON.stringify(list);
  let text = '[';
  for (let i = 0; i < list.length; i++) text += (i > 0 ? ',' : '') + canonical(list[i]);
  return `${text}]`;
}

/** Sorts in place; many lists of keys are in order already. */
function sorted(keys: string[]): string[] {
  for (let i = 1; i < keys.length; i++) if ((keys[i - 1] ?? '') > (keys[i] ?? '')) return keys.sort();
  return keys;
}

export const sameJson = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

/**
 * The same text in one piece. V8 keeps a concatenated string as a tree of pieces, at several times its size, until it is
 * flattened.
 */
export const inOnePiece = (text: string): string => ` ${text}`.slice(1);
