import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '../serve.ts';
import { readSettings } from '../settings.ts';

export { aTable, playOn, type Visitor, visitor, visitorAt } from './visitor.ts';

export interface TestServer extends RunningServer {
  readonly data: string;
  readonly lines: string[];
}

/** A whole server in this process, with storage of its own that is gone with it. */
export async function aServer(env: Record<string, string> = {}): Promise<TestServer> {
  const data = env['WARTABLE_DATA'] ?? mkdtempSync(join(tmpdir(), 'wartable-server-'));
  const lines: string[] = [];
  const settings = readSettings({
    PORT: '0',
    WARTABLE_HOST: '127.0.0.1',
    WARTABLE_DATA: data,
    RATE_LIMITS: 'off',
    WORKERS: '1',
    BOT_TEMPO: 'off',
    LOG_LEVEL: 'debug',
    ...env,
  });
  const server = await startServer(settings, { write: (line) => void lines.push(line) });
  return {
    url: server.url,
    data,
    lines,
    async stop() {
      await server.stop();
      if (env['WARTABLE_DATA'] === undefined) rmSync(data, { recursive: true, force: true });
    },
  };
}
