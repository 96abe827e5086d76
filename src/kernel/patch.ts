import { copyJson, isRecord } from './json.ts';

/**
 * The difference of two JSON values, as small nested data: what stands under a key replaces what was there.
 * Used for log rows (state to state) and for what goes over the wire (view to view).
 */
export type Patch =
  | { readonly set: unknown } // the whole value is new
  | {
      readonly in?: Readonly<Record<string, Patch>>; // changed below these keys (of an object, or indices of a list)
      readonly drop?: readonly string[]; // keys that are gone
      readonly length?: number; // a list's new length, when it shrank
    };

export function diff(a: unknown, b: unknown): Patch | null {
  if (a === b) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return { set: copyJson(b) };
  const isList = Array.isArray(a);
  if (isList !== Array.isArray(b)) return { set: copyJson(b) };
  return isList ? diffLists(a, b as unknown[]) : diffRecords(a as JsonRecord, b as JsonRecord);
}

type JsonRecord = Readonly<Record<string, unknown>>;

function diffLists(a: readonly unknown[], b: readonly unknown[]): Patch | null {
  let inner: Record<string, Patch> | undefined;
  const numbers = typeof a[0] === 'number' && typeof b[0] === 'number';
  for (let i = 0; i < b.length; i++) {
    if (numbers) i = sameNumbers(a, b, i);
    if (i >= b.length) break;
    const value = i < a.length ? diff(a[i], b[i]) : { set: copyJson(b[i]) };
    if (!value) continue;
    inner ??= {};
    // Patches are kept by the hundred thousand. As a plain field, an index would make room for all the smaller ones as well.
    Object.defineProperty(inner, i, { value, enumerable: true, configurable: true, writable: false });
  }
  return shape(inner, NONE, b.length < a.length ? b.length : undefined);
}

/**
 * Where two lists differ next, from an index on. Most of a position are long lists of numbers: a loop that sees no other lists is
 * several times faster than one that does.
 */
function sameNumbers(a: readonly unknown[], b: readonly unknown[], from: number): number {
  const end = Math.min(a.length, b.length);
  let i = from;
  while (i < end && a[i] === b[i]) i++;
  return i;
}

const NONE: readonly string[] = [];

/** Of two objects, comparing what stands under the same key by `part`. */
export function diffRecords(
  a: JsonRecord,
  b: JsonRecord,
  part: (a: unknown, b: unknown) => Patch | null = diff,
): Patch | null {
  let inner: Record<string, Patch> | undefined;
  let common = 0;
  for (const key in b) {
    const now = b[key];
    const old = a[key];
    const isNew = old === undefined && !Object.hasOwn(a, key);
    if (!isNew) common++;
    if (old === now && !isNew) continue;
    const d = isNew ? { set: copyJson(now) } : part(old, now);
    if (d) {
      inner ??= {};
      inner[key] = d;
    }
  }
  for (const _ in a) common--;
  const drop = common === 0 ? NONE : Object.keys(a).filter((key) => !Object.hasOwn(b, key));
  return shape(inner, drop, undefined);
}

function shape(
  inner: Record<string, Patch> | undefined,
  drop: readonly string[],
  length: number | undefined,
): Patch | null {
  if (!inner && drop.length === 0 && length === undefined) return null;
  return {
    ...(inner ? { in: inner } : {}),
    ...(drop.length > 0 ? { drop } : {}),
    ...(length === undefined ? {} : { length }),
  };
}

/** The patched value; the old one stays as it was. A patch that does not fit throws. */
export function patched<T>(a: T, patch: Patch | null): T {
  if (patch === null) return a;
  if ('set' in patch) return copyJson(patch.set) as T;
  if (Array.isArray(a)) {
    const length = patch.length ?? a.length;
    if (patch.drop || !Number.isInteger(length) || length < 0 || length > a.length)
      throw new Error('the patch does not fit: it is none for this list');
    const out: unknown[] = a.slice(0, length);
    for (const [key, inner] of Object.entries(patch.in ?? {})) {
      const i = Number(key);
      if (!Number.isInteger(i) || i < 0 || i > out.length)
        throw new Error(`the patch does not fit at ${key}`);
      out[i] = patched(out[i], inner);
    }
    return out as T;
  }
  if (!isRecord(a) || patch.length !== undefined) throw new Error('the patch does not fit');
  const out: Record<string, unknown> = { ...a };
  for (const key of patch.drop ?? []) {
    if (!Object.hasOwn(out, key)) throw new Error(`the patch does not fit at ${key}`);
    delete out[key];
  }
  for (const [key, inner] of Object.entries(patch.in ?? {})) {
    if (key === '__proto__') throw new Error('the patch does not fit');
    out[key] = patched(out[key], inner);
  }
  return out as T;
}
