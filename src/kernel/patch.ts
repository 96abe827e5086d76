import { copyJson, isRecord } from './json.ts';

/**
 * The difference of two JSON values as small nested data: a value under a key replaces the old one. Used for log rows
 * (state to state) and on the wire (view to view).
 */
export type Patch =
  | { readonly set: unknown } // the whole value is new
  | {
      readonly in?: Readonly<Record<string, Patch>>; // changed below these keys (of an object, or indices of a list)
      readonly drop?: readonly string[]; // keys that are gone
      readonly length?: number; // a list's new length, when it shrank
    };

/**
 * A patch as JSON. Patches are written down, sent and hashed far more often than they are laid on something here: so they are made as
 * text at once, and not as objects that would only be written out.
 */
export type PatchText = string;

/** What leads from one value to another; null: they are alike. */
export const diff = (a: unknown, b: unknown): PatchText | null => compare(a, b, false);

/**
 * The same, when the new value is a copy of the old one that belongs to nobody else yet: what did not change is put back into it.
 * Two positions then share all that is the same in them, which is kept only once and found at once when they are compared again.
 */
export const diffOfCopy = (a: unknown, b: unknown): PatchText | null => compare(a, b, true);

/** The patch after which the whole value is new. */
export const newValue = (x: unknown): PatchText => `{"set":${typeof x === 'number' ? x : JSON.stringify(x)}}`;

function compare(a: unknown, b: unknown, share: boolean): PatchText | null {
  if (a === b) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return newValue(b);
  const isList = Array.isArray(a);
  if (isList !== Array.isArray(b)) return newValue(b);
  return isList
    ? compareLists(a, b as unknown[], share)
    : compareRecords(a as JsonRecord, b as Record<string, unknown>, share);
}

type JsonRecord = Readonly<Record<string, unknown>>;

function compareLists(a: readonly unknown[], b: unknown[], share: boolean): PatchText | null {
  let inner = '';
  const numbers = typeof a[0] === 'number' && typeof b[0] === 'number';
  for (let i = 0; i < b.length; i++) {
    if (numbers) i = sameNumbers(a, b, i);
    if (i >= b.length) break;
    const now = b[i];
    const part = i < a.length ? compare(a[i], now, share) : newValue(now);
    if (part !== null) inner += `${inner === '' ? '' : ','}"${i}":${part}`;
    else if (share && a[i] !== now) b[i] = a[i];
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

/** Compares what stands under the same key of two objects. */
type ComparePart = (a: unknown, b: unknown, share: boolean) => PatchText | null;

function compareRecords(
  a: JsonRecord,
  b: Record<string, unknown>,
  share: boolean,
  part: ComparePart = compare,
): PatchText | null {
  let inner = '';
  let common = 0;
  for (const key in b) {
    // Assigning this key would make the patched object inherit from data. None of our keys is named so.
    if (key === '__proto__') continue;
    const now = b[key];
    const old = a[key];
    const isNew = old === undefined && !Object.hasOwn(a, key);
    if (!isNew) common++;
    if (old === now && !isNew) continue;
    const d = isNew ? newValue(now) : part(old, now, share);
    if (d !== null) inner += `${inner === '' ? '' : ','}${JSON.stringify(key)}:${d}`;
    else if (share) b[key] = old;
  }
  return shape(inner, gone(a, b, common), undefined);
}

/** Of two objects, comparing what stands under the same key by `part`. */
export const diffRecords = (a: object, b: object, part: ComparePart): PatchText | null =>
  compareRecords(a as JsonRecord, b as Record<string, unknown>, false, part);

/** The same of a copy, as `diffOfCopy`. */
export const diffRecordsOfCopy = (a: object, b: object, part: ComparePart): PatchText | null =>
  compareRecords(a as JsonRecord, b as Record<string, unknown>, true, part);

/** The keys that only the old one has; `common`: how many both have. */
function gone(a: JsonRecord, b: JsonRecord, common: number): readonly string[] {
  let more = -common;
  for (const _ in a) more++;
  return more === 0 ? NONE : Object.keys(a).filter((key) => !Object.hasOwn(b, key));
}

function shape(inner: string, drop: readonly string[], length: number | undefined): PatchText | null {
  if (drop.length === 0 && length === undefined) return inner === '' ? null : `{"in":{${inner}}}`;
  const parts: string[] = [];
  if (inner !== '') parts.push(`"in":{${inner}}`);
  if (drop.length > 0) parts.push(`"drop":${JSON.stringify(drop)}`);
  if (length !== undefined) parts.push(`"length":${length}`);
  return `{${parts.join(',')}}`;
}

/** The patched value; the old one stays as it was. A patch that does not fit throws. */
export function patched<T>(a: T, patch: Patch | null): T {
  if (patch === null) return a;
  if ('set' in patch) return copyJson(patch.set) as T;
  if (Array.isArray(a)) {
    const length = patch.length ?? a.length;
    if (patch.drop || !Number.isInteger(length) || length < 0 || length > a.length)
      throw new Error('the patch does not fit: it is not for a list');
    const out: unknown[] = a.slice(0, length);
    for (const key in patch.in) {
      const i = Number(key);
      if (!Number.isInteger(i) || i < 0 || i > out.length)
        throw new Error(`the patch does not fit at ${key}`);
      out[i] = patched(out[i], patch.in[key] ?? null);
    }
    return out as T;
  }
  if (!isRecord(a) || patch.length !== undefined) throw new Error('the patch does not fit');
  const out: Record<string, unknown> = { ...a };
  for (const key of patch.drop ?? []) {
    if (!Object.hasOwn(out, key)) throw new Error(`the patch does not fit at ${key}`);
    delete out[key];
  }
  for (const key in patch.in) {
    if (key === '__proto__') throw new Error('the patch does not fit');
    out[key] = patched(out[key], patch.in[key] ?? null);
  }
  return out as T;
}
