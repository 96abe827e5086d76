import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowHash } from '../../kernel/match/kept-row.ts';
import { Desk, lines } from '../testing/fake-terminal.ts';
import { alwaysFirst } from '../testing/scripted.ts';

const EVR = 'empire-vs-rebellion';
const desk = new Desk();
afterAll(() => desk.clear());

/** A file as anybody could edit it. */
interface Loose {
  format: string;
  game: string;
  options: unknown;
  secret: string;
  commitment: string;
  nonces: string[];
  shown: number;
  rows: Record<string, unknown>[];
}

let finished: string;
beforeAll(async () => {
  await desk.run(['play', EVR, '--against', 'random', '--seed', 'replay'], alwaysFirst());
  finished = join(desk.home, 'games', readdirSync(join(desk.home, 'games'))[0]!);
});

const fresh = (): Loose => JSON.parse(readFileSync(finished, 'utf8'));
function written(change: (file: Loose) => unknown): string {
  const file = fresh();
  const path = join(desk.home, 'tampered.json');
  const other = change(file);
  writeFileSync(path, typeof other === 'string' ? other : JSON.stringify(file));
  return path;
}

/** A forger who knows the format corrects all digests. */
function rehash(file: Loose, from: number): void {
  let before = file.commitment;
  file.rows.forEach((row, n) => {
    const { hash: _, ...draft } = row;
    if (n >= from) row['hash'] = rowHash(before, draft as never);
    before = row['hash'] as string;
  });
}

const answerRow = (file: Loose): number =>
  file.rows.findIndex((row) => (row['act'] as { do: string }).do === 'answer' && Number(row['n']) > 6);

describe('replay of a finished game', () => {
  it('verifies it and prints the log with nothing hidden', async () => {
    const { code, text, err } = await desk.run(['replay', finished]);
    expect([code, err]).toEqual([0, '']);
    const { rows } = fresh();
    expect(text).toContain(`ok: ${rows.length} rows and `);
    expect(text).toContain('(the Rebellion in secret: ');
    expect(text).toMatch(/(The Rebellion|The Empire) wins with seven points or more\./);
  });

  it('takes the name of a save as well as a path', async () => {
    const name = finished.replace(/^.*[\\/]/, '').replace('.json', '');
    expect((await desk.run(['replay', name])).text).toBe((await desk.run(['replay', finished])).text);
  });

  it('prints JSON', async () => {
    const { text } = await desk.run(['replay', finished, '--json', '--seed', 'x']);
    const json = JSON.parse(text);
    expect(json).toMatchObject({ ok: true, game: EVR, rows: fresh().rows.length });
    expect(json.rejudged).toBe(json.rows);
    expect(json.draws).toBeGreaterThan(100);
    expect(json.outcome.seats).toHaveLength(2);
    expect(json.log[0].says[0]).toBeTypeOf('string');
  });
});

describe('tampering is named with its row', () => {
  const K = 7;
  const TAMPERED: [string, (file: Loose) => void, (file: Loose) => number][] = [
    ['another answer', (f) => Object.assign(f.rows[K]!['act']!, { by: 'standing' }), () => K],
    ['another seat', (f) => Object.assign(f.rows[K]!, { seat: 1 - Number(f.rows[K]!['seat']) }), () => K],
    ['another time', (f) => Object.assign(f.rows[K]!, { at: 'yesterday' }), () => K],
    ['another version of the rules', (f) => Object.assign(f.rows[K]!, { rules: '0' }), () => K],
    ['another event', (f) => Object.assign(f.rows[K]!, { told: [] }), () => K],
    ['another patch', (f) => Object.assign(f.rows[K]!, { patch: null }), () => K],
    ['another digest', (f) => Object.assign(f.rows[K]!, { hash: '00' }), () => K],
    ['a row taken out', (f) => f.rows.splice(K, 1), () => K],
    ['two rows exchanged', (f) => f.rows.splice(K, 2, f.rows[K + 1]!, f.rows[K]!), () => K],
    ['the end cut off', (f) => f.rows.splice(K + 1), () => K],
    [
      'another draw',
      (f) => {
        const [draw] = f.rows[0]!['draws'] as { got: number; below: number }[];
        draw!.got = (draw!.got + 1) % draw!.below;
      },
      () => 0,
    ],
    ['draws that were skipped', (f) => Object.assign(f.rows[K]!, { first: 9999 }), () => K],
    ['another secret', (f) => Object.assign(f, { secret: '00'.repeat(32) }), () => 0],
    ['another nonce', (f) => f.nonces.splice(0, 1, 'mine'), () => 0],
    ['other options', (f) => Object.assign(f, { options: { tutorial: true } }), () => 0],
    ['a row out of shape', (f) => Object.assign(f.rows[K]!, { draws: 'none' }), () => K],
  ];

  it.each(TAMPERED)('%s', async (_what, change, row) => {
    const path = written(change);
    const { code, text, io } = await desk.run(['replay', path]);
    expect(code).toBe(1);
    expect(text).toBe('');
    expect(io.complaints).toHaveLength(1);
    expect(io.complaints[0]).toMatch(new RegExp(`^tampered: row ${row(fresh())}: .`));
    const json = await desk.run(['replay', path, '--json']);
    expect(json.code).toBe(1);
    expect(JSON.parse(json.text)).toMatchObject({ ok: false, row: row(fresh()) });
  });

  const FORGED: [string, (row: Record<string, unknown>) => void][] = [
    [
      'an answer that the rules refuse',
      (row) => Object.assign(row['act']!, { answer: { is: 'choose', id: 'do:win' } }),
    ],
    ['an answer without a question', (row) => Object.assign(row, { act: { do: 'answer' } })],
    [
      'a gift of influence',
      (row) => Object.assign(row, { patch: { in: { state: { in: { step: { set: 999 } } } } } }),
    ],
    ['a made-up undo', (row) => Object.assign(row, { act: { do: 'undo', to: 2 } })],
    ['an unknown act', (row) => Object.assign(row, { act: { do: 'cheat' } })],
  ];
  it.each(FORGED)('%s, with all digests made right again', async (_what, change) => {
    let row = 0;
    const path = written((file) => {
      row = answerRow(file);
      change(file.rows[row]!);
      rehash(file, row);
    });
    const { code, err, io } = await desk.run(['replay', path]);
    expect(code).toBe(1);
    expect(io.complaints).toHaveLength(1);
    expect(err).toMatch(new RegExp(`^tampered: row ${row}: .`));
  });
});

describe('what is not a saved game gets exit code 2', () => {
  it.each([
    ['broken JSON', () => '{"format": "wartable-ma'],
    ['another format', () => '{"format":"chess/1"}'],
    ['a list', () => '[1,2,3]'],
    ['nothing', () => ''],
    ['no rows', (f: Loose) => void Object.assign(f, { rows: [] })],
    ['an unknown game', (f: Loose) => void Object.assign(f, { game: 'chess' })],
    ['a failure file without its parts', () => '{"format":"wartable-failure/1"}'],
  ])('%s', async (_what, change) => {
    const { code, io } = await desk.run(['replay', written(change)]);
    expect(code).toBe(2);
    expect(io.complaints).toHaveLength(1);
  });

  it('a folder', async () => {
    expect((await desk.run(['replay', desk.home])).code).toBe(2);
  });
});

describe('replay of a game that is not over', () => {
  it('asks whose view to show, and shows no other', async () => {
    const other = new Desk();
    await other.run(
      ['play', EVR, '--against', 'random', '--seed', 'r'],
      lines('1 2 3 4', 'save half', '1', 'quit'),
    );
    const nobody = await other.run(['replay', 'half']);
    expect([nobody.code, nobody.err]).toEqual([2, expect.stringContaining('--seat (rebel, imperial)')]);
    const mine = await other.run(['replay', 'half', '--seat', 'rebel']);
    const theirs = await other.run(['replay', 'half', '--seat', 'imperial']);
    other.clear();
    expect([mine.code, theirs.code]).toEqual([0, 0]);
    expect(mine.text).toMatch(/You choose \w+/);
    expect(theirs.text).toContain('The Rebellion chooses a strategy, facedown.');
    expect(`${mine.text}${theirs.text}`).not.toContain('in secret:');
    expect(mine.text).toContain('The game is not over.');
  });
});
