import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A free port of this machine, below those that the system gives to whoever connects: else somebody who tries to reach a
 * server that is down may be given the server's own port, and keep it from coming back.
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
