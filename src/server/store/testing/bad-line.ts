import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A bad line to a PostgreSQL. */
export interface BadLine {
  readonly url: string;
  /** Cuts the connection when the client sends this: before the server receives it, or after, but before its reply. */
  cutAt(said: string, when: 'before' | 'after'): void;
  /** From now on nothing passes, and nobody is told. */
  swallow(): void;
  close(): Promise<void>;
}

export async function startBadLine(url: string): Promise<BadLine> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let cut: { readonly said: string; readonly when: 'before' | 'after' } | undefined;
  let silent = false;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    let deaf = false;
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      // Both ends are let go together.
      from.on('close', () => to.destroy()).on('error', () => {});
    }
    client.on('data', (text) => {
      if (silent) return;
      const caught = cut !== undefined && text.includes(cut.said) ? cut : undefined;
      if (caught !== undefined) cut = undefined;
      deaf ||= caught !== undefined;
      if (caught?.when === 'before') client.destroy();
      else upstream.write(text);
    });
    upstream.on('data', (text) => {
      if (deaf) client.destroy();
      else if (!silent) client.write(text);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  const own = new URL(url);
  own.port = `${address.port}`;
  return {
    url: own.href,
    cutAt(said, when) {
      cut = { said, when };
    },
    swallow() {
      silent = true;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
