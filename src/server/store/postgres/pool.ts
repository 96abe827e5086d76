import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { Clash } from '../errors.ts';
import { StoreDown } from '../port.ts';

/** The pool with its errors in our words. */
export function guarded(pool: pg.Pool): PostgresPool {
  // A connection may break while idle. Unhandled, the error would end the process; the next query gets it, or another
  // connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    async connect() {
      try {
        return new GuardedClient(await pool.connect());
      } catch (error) {
        throw inOurWords(error);
      }
    },
    end: () => pool.end(),
  };
}

class GuardedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #broken: StoreDown | undefined;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    text: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new TypeError('Cursors are not used here.');
    return this.#ask<R>(text, values);
  }

  async #ask<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    // The transaction has ended with the connection; a second error would hide the first.
    if (this.#broken !== undefined && text === 'rollback')
      return { command: 'SELECT', rowCount: 0, rows: [] };
    if (this.#broken !== undefined) throw this.#broken;
    try {
      const { command, rowCount, rows } = await this.#client.query(text, [...values]);
      return { command: command as PostgresQueryResult<R>['command'], rowCount: rowCount ?? 0, rows };
    } catch (error) {
      const ours = inOurWords(error);
      if (ours instanceof StoreDown) this.#broken = ours;
      throw ours;
    }
  }

  release(): void {
    // Pending work of a broken connection must not mix with queries of the next one.
    this.#client.release(this.#broken !== undefined);
  }
}

/** Connection, resources, an operator's intervention, the system; or a server that just now may only be read. */
const DOWN = /^(08|53|57|58|25006)/;
const UNIQUE_VIOLATION = '23505';

export function inOurWords(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) {
    const code = error.code ?? '';
    if (code === UNIQUE_VIOLATION) return new Clash(error);
    return DOWN.test(code) ? new StoreDown(error) : error;
  }
  // An error without a server code concerns the connection; a programming error stays as it is.
  const ours = error instanceof TypeError || error instanceof RangeError || error instanceof StoreDown;
  return ours ? error : new StoreDown(error);
}
