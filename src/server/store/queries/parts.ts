/** Both storages limit how many values a statement may have; SQLite's 32766 is the lower. */
const PART = 500;

export function* inParts<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += PART) yield all.slice(at, at + PART);
}

/** In parts of 64, 32, 16 and so on, as few as it takes: so few sizes that a statement for each can be kept ready. */
export function* inHalves<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0, size = 64; at < all.length; at += size) {
    while (size > all.length - at) size /= 2;
    yield all.slice(at, at + size);
  }
}
