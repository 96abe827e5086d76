/** Both storages limit how many values a statement may have; SQLite's 32766 is the lower. */
const PART = 500;

/** In parts of no more than 500, or of 500 times as many values as each has. */
export function* inParts<T>(all: readonly T[], width = 1): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += PART * width) yield all.slice(at, at + PART * width);
}
