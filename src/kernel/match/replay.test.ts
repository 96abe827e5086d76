import { describe, expect, test } from 'vitest';
import { commitmentTo, secretFromSeed } from '../chance/committed.ts';
import { seeded } from '../chance/seeded.ts';
import { tiny } from '../testing/tiny-game.ts';
import {
  asFile,
  does,
  gives,
  type LooseFile,
  type LooseRow,
  open,
  plays,
  stored,
  type TinyMatch,
  turn,
  wander,
} from '../testing/tiny-match.ts';
import { ANN, BOB, choice, picks } from '../testing/tiny-play.ts';
import { redo } from './commands.ts';
import { verifyMatch } from './index.ts';
import { type RowDraft, rowHash } from './kept-row.ts';
import { append } from './match.ts';
import type { Act, Desk } from './rows.ts';

const verify = (file: LooseFile) => verifyMatch(tiny, asFile(file));

/** A short game with nearly everything in its log. */
function played(): TinyMatch {
  const match = plays(open(2), [ANN, 'call:high']);
  does(match, ANN, { do: 'withdraw' }); // row 2
  plays(match, [ANN, 'call:low'], [BOB, 'call:low'], [ANN, 'do:move']); // 3, 4, 5
  does(match, ANN, { do: 'undo' }); // 6
  plays(match, [ANN, 'do:roll']); // 7, with a draw
  does(match, ANN, { do: 'ask-undo' }); // 8
  does(match, BOB, { do: 'agree-undo' }); // 9
  does(match, BOB, { do: 'stand', on: 'turn.nod', answer: null, until: 'game' }); // 10
  plays(match, [ANN, 'do:show']); // 11
  gives(match, ANN, picks(`card:${match.position.state.game.hands[ANN]![0]}`)); // 12, and 13 by the advance answer
  does(match, BOB, { do: 'unstand', on: 'turn.nod' }); // 14
  does(match, ANN, { do: 'offer-draw' }); // 15
  does(match, BOB, { do: 'decline-draw' }); // 16
  plays(match, [ANN, 'do:end'], [BOB, 'do:feel'], [BOB, 'do:end']); // 17, 18, 19
  return match;
}

describe('an honest match', () => {
  test('verifies, with nearly everything in its log', () => {
    const match = played();
    expect(match.rows).toHaveLength(20);
    expect(new Set(match.rows.map((r) => r.act.do)).size).toBe(9);
    expect(verify(stored(match))).toEqual({ ok: true, rows: 20, draws: match.drawn, rejudged: 20 });
  });

  test.each(['resign', 'offer-draw'] as const)('verifies when it ended by %s', (how) => {
    const match = played();
    does(match, BOB, { do: how });
    if (how === 'offer-draw') does(match, ANN, { do: how });
    expect(verify(stored(match))).toMatchObject({ ok: true, rows: match.rows.length });
  });

  test('verifies when its log is older than the limit to what may be written into one', () => {
    const match = turn();
    does(match, BOB, { do: 'offer-draw' });
    expect(redo(match, match.rows[3]!)).toBeNull();
    expect(match.rows).toHaveLength(5);
    expect(verify(stored(match))).toMatchObject({ ok: true, rows: 5 });
  });

  test('verifies with every kind of row', () => {
    for (let i = 0; i < 5; i++) {
      const match = open(6, `wander ${i}`);
      const chance = seeded(`wander ${i}`);
      for (let n = 0; n < 150 && !match.position.state.over; n++) {
        wander(match, chance);
        if (n % 50 === 0) expect(verify(stored(match))).toMatchObject({ ok: true });
      }
      expect(verify(stored(match))).toEqual({
        ok: true,
        rows: match.rows.length,
        draws: match.drawn,
        rejudged: match.rows.length,
      });
    }
  });

  test('rows of other rules are checked for their digests, not judged again', () => {
    const newer = { ...tiny, version: '2' };
    expect(verifyMatch(newer, asFile(stored(played())))).toMatchObject({ ok: true, rows: 20, rejudged: 0 });
  });
});

const row = (file: LooseFile, n: number): LooseRow => file.rows[n]!;
const set = (n: number, fields: Partial<LooseRow>) => (file: LooseFile) =>
  Object.assign(row(file, n), fields);

const DIGEST = 'its digest does not match its content';
const DRAW = 'a draw does not follow from the secret and the nonces';
const NEXT = 'it is not the next row';

describe('tampering is found, with its row', () => {
  test.each<[string, number, string | RegExp, (file: LooseFile) => unknown]>([
    ['an answer', 3, DIGEST, (file) => Object.assign(row(file, 3).act, { answer: choice('call:high') })],
    ['a citation', 3, DIGEST, (file) => Object.assign(row(file, 3).act, { cite: 'q1.7' })],
    ['who it was by', 13, DIGEST, (file) => Object.assign(row(file, 13).act, { by: 'hand' })],
    ['what was done', 16, DIGEST, set(16, { act: { do: 'offer-draw' } })],
    ['a draw', 7, DRAW, (file) => Object.assign(row(file, 7).draws[0]!, { got: 6 })],
    ['a shuffle', 0, DRAW, (file) => row(file, 0).draws.reverse()],
    ['a draw, left out', 8, /not the next ones of the sequence/, set(7, { draws: [] })],
    ['where draws begin', 7, /not the next ones of the sequence/, set(7, { first: 10 })],
    ['a patch', 7, DIGEST, set(7, { patch: { in: { desk: { in: { epoch: { set: 7 } } } } } })],
    ['a patch to nonsense', 7, /does not fit/, set(7, { patch: { in: { state: { length: 3 } } } })],
    ['the first patch', 0, /does not fit/, set(0, { patch: { in: { state: { set: 1 } } } })],
    ['a digest', 9, DIGEST, set(9, { hash: '0'.repeat(64) })],
    ['a seat', 5, DIGEST, set(5, { seat: BOB })],
    ['a time', 5, DIGEST, set(5, { at: 'at 6' })],
    ['what was told', 7, DIGEST, (file) => row(file, 7).told.pop()],
    ['to whom it was told', 12, DIGEST, (file) => Object.assign(row(file, 12).told[0]!, { to: 1 })],
    ['a face that was told', 12, DIGEST, (file) => row(file, 12).told[0]!.faces[0]!.splice(1, 1, 3)],
    ['a barrier', 7, DIGEST, set(7, { barriers: [] })],
    ['the rules it was played by', 7, DIGEST, set(7, { rules: '0' })],
    ['a number', 7, NEXT, set(7, { n: 8 })],
    ['a row, left out', 5, NEXT, (file) => file.rows.splice(5, 1)],
    ['the first row, left out', 0, NEXT, (file) => file.rows.shift()],
    ['two rows, swapped', 10, NEXT, (file) => file.rows.splice(10, 2, row(file, 11), row(file, 10))],
    ['a row, twice', 11, NEXT, (file) => file.rows.splice(10, 0, row(file, 10))],
    [
      'the options',
      0,
      'the rules lead to another position',
      (file) => Object.assign(file, { options: { rounds: 3 } }),
    ],
    [
      'the options to none',
      0,
      /not valid for this game/,
      (file) => Object.assign(file, { options: { rounds: 0 } }),
    ],
    ['a nonce', 0, DRAW, (file) => Object.assign(file, { nonces: ['ann says 1', 'bob says 3'] })],
    [
      'the secret',
      0,
      /not the one that was committed/,
      (file) => Object.assign(file, { secret: secretFromSeed('x') }),
    ],
    [
      'the commitment',
      0,
      /not the one that was committed/,
      (file) => Object.assign(file, { commitment: commitmentTo('00') }),
    ],
    ['the game', 0, 'it belongs to another game', (file) => Object.assign(file, { game: 'chess' })],
    ['what was shown', 19, 'the last shown row does not match', (file) => Object.assign(file, { shown: 17 })],
    ['an act to nonsense', 3, DIGEST, set(3, { act: { do: 'answer' } })],
  ])('%s', (_what, n, wrong, change) => {
    const file = stored(played());
    change(file);
    expect(verify(file)).toEqual({
      ok: false,
      row: n,
      wrong: typeof wrong === 'string' ? wrong : expect.stringMatching(wrong),
    });
  });
});

/** Corrects the digests of a changed file, as a forger who knows how they are made would. */
function rehashed(file: LooseFile): LooseFile {
  let hash = String(file.commitment);
  for (const r of file.rows) {
    const { hash: _old, ...draft } = r;
    hash = rowHash(hash, draft as unknown as RowDraft);
    r.hash = hash;
  }
  return file;
}

describe('a forger who makes the digests right again is found by the rules', () => {
  const REFUSED = /^the rules refuse it/;
  const OTHER = 'the rules lead to another position';
  const score = (n: number) => ({
    in: { state: { in: { game: { in: { score: { in: { 0: { set: n } } } } } } } },
  });

  test.each<[string, number, string | RegExp, (file: LooseFile) => unknown]>([
    ['an answer', 3, OTHER, (file) => Object.assign(row(file, 3).act, { answer: choice('call:high') })],
    ['an answer to none', 3, REFUSED, (file) => Object.assign(row(file, 3).act, { answer: choice('x') })],
    ['a citation', 7, REFUSED, (file) => Object.assign(row(file, 7).act, { cite: 'q2.0' })],
    [
      'an answer that nobody had standing',
      7,
      REFUSED,
      (file) => Object.assign(row(file, 7).act, { by: 'standing' }),
    ],
    [
      'a standing answer to one by hand',
      13,
      OTHER,
      (file) => Object.assign(row(file, 13).act, { by: 'machine' }),
    ],
    ['a seat', 7, REFUSED, set(7, { seat: BOB })],
    ['a seat to nobody', 7, REFUSED, set(7, { seat: null })],
    ['a position', 16, OTHER, set(16, { patch: score(100) })],
    ['what was told', 7, OTHER, set(7, { told: [] })],
    ['a barrier, so that undo is free', 7, OTHER, set(7, { barriers: [] })],
    ['whom a row of the table is told', 15, OTHER, set(15, { told: [] })],
    ['where an undo goes', 6, OTHER, (file) => Object.assign(row(file, 6).act, { to: 0 })],
    ['an undo to nonsense', 6, OTHER, (file) => Object.assign(row(file, 6).act, { to: 'x' })],
    ['an act to nonsense', 14, REFUSED, set(14, { act: { do: 'stand' } })],
    ['an act to nothing', 14, REFUSED, set(14, { act: { do: 'cheat' } })],
    ['a second beginning', 14, REFUSED, set(14, { act: { do: 'start' } })],
  ])('%s', (_what, n, wrong, change) => {
    const file = stored(played());
    change(file);
    expect(verify(rehashed(file))).toEqual({
      ok: false,
      row: n,
      wrong: typeof wrong === 'string' ? wrong : expect.stringMatching(wrong),
    });
  });

  /** A table that writes what it likes into its own log. */
  const writes = (
    match: TinyMatch,
    seat: number,
    act: Act,
    to: Partial<TinyMatch['position']['state']>,
    desk: Partial<Desk>,
  ) =>
    append(
      match,
      seat,
      act,
      { state: { ...match.position.state, ...to }, draws: [], told: [], barriers: [] },
      { ...match.position.desk, ...desk },
      '',
    );
  const won = { over: { seats: ['won', 'lost'], reason: 'resigned' }, asked: [], stack: [] } as const;

  test.each<[string, (match: TinyMatch) => unknown]>([
    [
      'an undo past a barrier that nobody agreed to',
      (match) => {
        const { state } = match.position;
        plays(match, [ANN, 'do:roll']);
        writes(match, ANN, { do: 'undo', to: 2 }, state, { epoch: [1, 1] });
      },
    ],
    ['the winner resigning', (match) => writes(match, ANN, { do: 'resign' }, won as never, {})],
    [
      'a draw of one',
      (match) => {
        const over = { seats: ['drawn', 'drawn'], reason: 'agreed-draw' } as const;
        writes(match, ANN, { do: 'offer-draw' }, { over, asked: [], stack: [] }, { draw: [ANN] });
      },
    ],
    [
      'an offer that was never made',
      (match) => writes(match, ANN, { do: 'offer-draw' }, {}, { draw: [ANN, BOB] }),
    ],
    [
      'a consent that was never given',
      (match) => {
        plays(match, [ANN, 'do:roll']);
        writes(match, ANN, { do: 'ask-undo', to: 2 }, {}, { undo: { by: ANN, to: 2, agreed: [BOB] } });
      },
    ],
    [
      'a standing answer of somebody else',
      (match) => {
        const standing = { on: 'round.call', answer: null, until: 'game', round: 1 } as const;
        writes(match, ANN, { do: 'stand', standing }, {}, { standing: [[], [standing]] });
      },
    ],
    ['a withdrawal of nothing', (match) => writes(match, BOB, { do: 'withdraw' }, {}, {})],
  ])('%s', (_what, forge) => {
    const match = turn();
    forge(match);
    match.shown = match.rows.length - 1;
    expect(verify(stored(match))).toMatchObject({ ok: false, row: match.rows.length - 1 });
  });
});
