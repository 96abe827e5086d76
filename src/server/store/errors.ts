/** A row with this key exists already. Both storages map their error to this; other errors stay as they are. */
export class Clash extends Error {
  constructor(cause?: unknown) {
    super('A row with this key already exists.', { cause });
  }
}
