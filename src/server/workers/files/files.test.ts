import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { findGame, GAMES } from '../../../games/index.ts';
import type { Json } from '../../../kernel/json.ts';
import { encodeMatch, openMatch, verifyMatch, writeRow } from '../../../kernel/match/index.ts';
import { Closed } from '../pool.ts';
import { type Files, type FilesSettings, openFiles } from './files.ts';
import type { Read } from './read.ts';
import { sealOf } from './seal.ts';

const FAULTY = new URL('../testing/faulty.mjs', import.meta.url);
const KEY = 'the key of this server';
const troubles: string[] = [];
let files: Files;
/** A thread takes seconds to start here, so those that want nothing special share one. */
let shared: Files | undefined;
const open = (settings: FilesSettings): Files =>
  openFiles({ onTrouble: (what) => void troubles.push(what), ...settings });
const start = (settings?: FilesSettings): void => {
  if (settings === undefined) shared ??= open({});
  files = settings === undefined ? shared! : open(settings);
};
afterEach(async () => {
  if (files !== shared) await files.close();
  troubles.length = 0;
});
afterAll(() => shared?.close());

const game = findGame('empire-vs-rebellion')!;
const [options] = Object.values(game.optionSets) as Json[];
const match = openMatch(game, { options: options!, secret: '0'.repeat(64), nonces: ['a', 'b'], at: 'now' });
const file = encodeMatch(match);
const chairs = [{ is: 'me' }, { is: 'me' }];
const brought = (body: unknown, seed = 'x') => ({
  bytes: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
  sealKey: KEY,
  seed,
});
const codeOf = (read: Read): string => ('refused' in read ? read.refused.code : 'none');

describe('a game that is imported', () => {
  it('is read in a thread, and only its position comes back', async () => {
    start();
    expect(await files.read(brought({ file, chairs, row: 0 }))).toEqual({
      body: { file: null, chairs, row: 0 },
      found: { game: game.id, state: match.position.state },
    });
    const forged = await files.read(brought({ file: { ...file, secret: '1'.repeat(64) }, chairs }));
    expect(forged).toMatchObject({ refused: { status: 422, code: 'bad-file' } });
  });

  it('is believed without being replayed when we sealed it ourselves', async () => {
    start();
    // The rules of no version would play it so.
    const old = { ...file, rows: file.rows.map((row) => ({ ...row, rules: 'long ago' })) };
    expect(codeOf(await files.read(brought({ file: old, chairs })))).toBe('bad-file');
    const seal = sealOf(old, KEY);
    expect(await files.read(brought({ file: { ...old, seal }, chairs }))).toMatchObject({
      found: { game: game.id },
    });
    expect(codeOf(await files.read(brought({ file: { ...old, seal: `${seal}x` }, chairs })))).toBe(
      'bad-file',
    );
  });

  it.each([
    ['no JSON', '{"file":', 'bad-json'],
    ['too deep', `{"file":${'['.repeat(200)}`, 'bad-json'],
    ['a null character', '{"file":"\\u0000"}', 'bad-json'],
    ['a name that reaches into prototypes', '{"file":{"a":[{"__proto__":{}}]},"chairs":[]}', 'bad-json'],
    ['the same in other letters', '{"file":{"\\u005f_proto__":{}},"chairs":[]}', 'bad-json'],
    ['a constructor', '{"file":{"constructor":{"prototype":{}}},"chairs":[]}', 'bad-json'],
    ['too much besides the file', { file, chairs, more: 'x'.repeat(300_000) }, 'too-large'],
    ['another game', { file: { ...file, game: 'chess' }, chairs }, 'no-game'],
  ])('is refused with %s', async (_, body, code) => {
    start();
    expect(codeOf(await files.read(brought(body)))).toBe(code);
  });

  it('is not even looked at when the rest of the request has the wrong form', async () => {
    start();
    expect(await files.read(brought({ file: 'nothing', chairs: 5 }))).toEqual({
      body: { file: null, chairs: 5 },
      found: null,
    });
    expect(await files.read(brought(''))).toEqual({ body: {}, found: null });
    expect(await files.read(brought('[1]'))).toEqual({ body: [1], found: null });
  });

  it.each(['dies', 'hangs', 'takes all memory'])(
    'that %s ends only its own thread',
    async (seed) => {
      start({ entry: FAULTY, limit: seed === 'hangs' ? 12_000 : 60_000 });
      expect(codeOf(await files.read(brought({ file, chairs }, seed)))).toBe('bad-file');
      expect(troubles.length).toBeGreaterThan(0);
      expect(await files.read(brought({ file, chairs }))).toMatchObject({ found: { game: game.id } });
    },
    90_000,
  );

  it('waits until the one before it is done, and no longer when its owner hangs up', async () => {
    start({ entry: FAULTY, limit: 1500, longest: 2 });
    const done: string[] = [];
    const first = files.read(brought({ file, chairs }, 'hangs')).then(() => done.push('first'));
    const left = new AbortController();
    const second = files.read(brought({ file, chairs }), left.signal);
    left.abort(new Error('hung up'));
    await expect(files.read(brought({ file, chairs }))).rejects.toMatchObject({ status: 503, code: 'busy' });
    await expect(second).rejects.toThrow('hung up');
    await first;
    expect(done).toEqual(['first']);
  }, 30_000);

  it('is refused when the server stops', async () => {
    start({ entry: FAULTY });
    const reads = ['hangs', 'x'].map((seed) =>
      files.read(brought({ file, chairs }, seed)).catch((error: unknown) => error),
    );
    await files.close();
    for (const read of reads) expect(await read).toBeInstanceOf(Closed);
  });
});

describe('a game that is exported', () => {
  it.each([...GAMES.values()])('is written with its seal: $id', async (one) => {
    start();
    const [set] = Object.values(one.optionSets) as Json[];
    const played = openMatch(one, { options: set!, secret: '0'.repeat(64), nonces: ['a', 'b'], at: 'now' });
    const { rows, ...head } = encodeMatch(played);
    const bytes = await files.write({ head, rows: played.rows.map(writeRow), sealKey: KEY });
    const written = JSON.parse(Buffer.from(bytes).toString());
    const { seal, ...rest } = written;
    expect(rest).toEqual(JSON.parse(JSON.stringify({ ...head, rows })));
    expect(verifyMatch(one, rest)).toMatchObject({ ok: true });
    expect(seal).toBe(sealOf(rest, KEY));
  });
});
