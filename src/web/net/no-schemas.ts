/**
 * Stands in for typebox in the page (see vite.config.ts): requests need the names and paths of the protocol, which come with
 * its schemas; but nothing is checked against a schema here, and the library is as large as the rest of the net room.
 */
interface Nothing {
  readonly properties: unknown;
}

const builder = (properties: unknown): Nothing => ({ properties });

export default new Proxy({}, { get: () => builder });
