/** A row with this key is there already. Both storages report it so; everything else that they refuse stays as it is. */
export class Clash extends Error {
  constructor(cause?: unknown) {
    super('There is a row with this key already.', { cause });
  }
}
