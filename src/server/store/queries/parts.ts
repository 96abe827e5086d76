/** Both storages limit how many values a statement may have; SQLite's 32766 is the lower. */
const PART = 500;

export function* inParts<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += PART) yield all.slice(at, at + PART);
}
