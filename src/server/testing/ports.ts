import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A free local port below the ephemeral range: otherwise a client that tries to reach a stopped server may get the
 * server's own port and block its restart.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 12_000 + Math.floor(Math.random() * 18_000);
    const probe = createServer();
    const free = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!free) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
