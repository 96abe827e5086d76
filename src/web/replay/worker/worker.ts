import type { AnyGame } from '../../../kernel/game.ts';
import { Refused, request } from '../../../protocol/client.ts';
import { openReel, type Reel } from '../reel/reel.ts';
import { verifyFile } from '../reel/verify.ts';
import type { Reply, Source, Trouble, WorkerApi, WorkerMethod, WorkerRequest } from './worker-api.ts';

/** The rules run here, off the page's thread. One game is open at a time; scenes are not cached. */
let reel: Reel | null = null;

class Failed extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(trouble.is);
    this.trouble = trouble;
  }
}

const games = async (): Promise<(id: string) => AnyGame | undefined> =>
  (await import('../../../games/index.ts')).findGame;

async function read(source: Source): Promise<unknown> {
  if (source.is === 'table') {
    const { id, key } = source;
    return request('exportTable', { params: { id }, query: key === undefined ? {} : { key } });
  }
  const text = await source.file.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Failed({ is: 'broken', why: 'this is not a saved game' });
  }
}

function opened(): Reel {
  if (reel === null) throw new Failed({ is: 'broken', why: 'nothing is open' });
  return reel;
}

/** How often progress is reported, in milliseconds. */
const NEWS_EVERY = 100;

type Handlers = {
  readonly [K in WorkerMethod]: (
    tell: (row: number) => void,
    ...args: Parameters<WorkerApi[K]>
  ) => ReturnType<WorkerApi[K]> | Promise<ReturnType<WorkerApi[K]>>;
};

const HANDLERS: Handlers = {
  async open(_tell, source) {
    const raw = await read(source);
    const found = openReel(raw, await games());
    if ('broken' in found) throw new Failed({ is: 'broken', why: found.broken });
    reel = found;
    return found.info;
  },
  scene: (_tell, row, from) => opened().sceneAt(row, from),
  lines: (_tell, from, people) => opened().linesFor(from, people),
  async playOn(_tell, row, chairs) {
    const { file, info } = opened();
    const at = info.whole ? { row } : {};
    return (await request('importTable', { body: { file, ...at, chairs: [...chairs] } })).id;
  },
  file: () => opened().file,
  async verify(tell, file) {
    let next = 0;
    return verifyFile(file, await games(), (row) => {
      const now = performance.now();
      if (now < next) return;
      next = now + NEWS_EVERY;
      tell(row);
    });
  },
};

function troubleOf(error: unknown): Trouble {
  if (error instanceof Failed) return error.trouble;
  if (error instanceof Refused) return { is: 'refused', status: error.status, message: error.message };
  // A request that never arrived. Every other error is blamed on the file.
  if (error instanceof TypeError && /fetch|network|load/i.test(error.message)) return { is: 'away' };
  return { is: 'broken', why: error instanceof Error ? error.message : String(error) };
}

const post = (reply: Reply): void => self.postMessage(reply);

self.onmessage = async ({ data: { n, name, args } }: MessageEvent<WorkerRequest>) => {
  // Arguments fit their method: the compiler checks the page's side.
  const handle = HANDLERS[name] as (tell: (row: number) => void, ...args: readonly unknown[]) => unknown;
  try {
    post({ n, value: await handle((row) => post({ n, row }), ...args) });
  } catch (error) {
    post({ n, trouble: troubleOf(error) });
  }
};
