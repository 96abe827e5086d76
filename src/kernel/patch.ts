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
  if (Array.isArray(a) && Array.isArray(b)) return diffLists(a, b);
  if (isRecord(a) && isRecord(b)) return diffRecords(a, b);
  return { set: copyJson(b) };
}

function diffLists(a: readonly unknown[], b: readonly unknown[]): Patch | null {
  let inner: Record<string, Patch> | undefined;
  for (let i = 0; i < b.length; i++) {
    const value = i < a.length ? diff(a[i], b[i]) : { set: copyJson(b[i]) };
    if (!value) continue;
    inner ??= {};
    // Patches are kept by the hundred thousand. As a plain field, an index would make room for all the smaller ones as well.
    Object.defineProperty(inner, i, { value, enumerable: true, configurable: true, writable: false });
  }
  return shape(inner, NONE, b.length < a.length ? b.length : undefined);
}

const NONE: readonly string[] = [];

/** Of two objects, comparing what stands under the same key by `part`. */
export function diffRecords(
  a: Readonly<Record<string, unknown>>,
  b: Readonly<Record<string, unknown>>,
  part: (a: unknown, b: unknown) => Patch | null = diff,
): Patch | null {
  let inner: Record<string, Patch> | undefined;
  const [before, keys] = [Object.keys(a), Object.keys(b)];
  // Nearly always the two were made in the same way, and have the same keys in the same order.
  const alike = sameList(before, keys);
  for (const key of keys) {
    const d = alike || Object.hasOwn(a, key) ? part(a[key], b[key]) : { set: copyJson(b[key]) };
    if (d) {
      inner ??= {};
      inner[key] = d;
    }
  }
  const drop = alike ? NONE : before.filter((key) => !Object.hasOwn(b, key));
  return shape(inner, drop, undefined);
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
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
