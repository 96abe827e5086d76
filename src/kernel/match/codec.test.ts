import { describe, expect, test } from 'vitest';
import { seeded } from '../chance/seeded.ts';
import { canonical } from '../json.ts';
import { deepFreeze } from '../testing/freeze.ts';
import { tiny } from '../testing/tiny-game.ts';
import {
  asFile,
  does,
  type LooseFile,
  open,
  plays,
  reloaded,
  stored,
  type TinyMatch,
  turn,
  wander,
} from '../testing/tiny-match.ts';
import { ANN, BOB, type TinyState } from '../testing/tiny-play.ts';
import { readMatchFile } from './codec.ts';
import { decodeMatch, encodeMatch, positionAfter, rowsFor, verifyMatch, viewFor } from './index.ts';
import { KEYFRAME_EVERY } from './rows.ts';

const everything = (match: TinyMatch): string =>
  canonical([
    encodeMatch(match),
    match.position,
    match.keyframes,
    match.drawn,
    [ANN, BOB, null].map((viewer) => [viewFor(match, viewer), rowsFor(match, viewer)]),
  ]);

describe('a match that was stopped', () => {
  test('goes on as if it had never been', () => {
    for (let i = 0; i < 6; i++) {
      const chance = [seeded(`stop ${i}`), seeded(`stop ${i}`)] as const;
      const never = open(8, `${i}`);
      let often = open(8, `${i}`);
      for (let n = 0; n < 90 && !never.position.state.over; n++) {
        wander(never, chance[0]);
        wander(often, chance[1]);
        if (n % 7 === i) often = reloaded(often);
      }
      expect(everything(often)).toBe(everything(never));
    }
  });

  test('keeps unshown steps unshown', () => {
    const match = reloaded(plays(turn(), [ANN, 'do:move'], [ANN, 'spot:1']));
    expect(viewFor(match, BOB).game.pebble).toEqual([0, 0]);
    expect(viewFor(match, ANN).game.pebble).toEqual([1, 0]);
    does(match, ANN, { do: 'undo' });
    expect(viewFor(match, ANN).game.pebble).toEqual([0, 0]);
  });

  test('is plain JSON all through', () => {
    const match = open(3);
    for (let n = 0; n < 60 && !match.position.state.over; n++) wander(match, seeded(`plain ${n}`));
    expect(JSON.parse(JSON.stringify(encodeMatch(match)))).toEqual(encodeMatch(match));
  });
});

describe('positions', () => {
  /** A long match, with the states that were seen after each row. */
  function long(): { match: TinyMatch; seen: TinyState[] } {
    const match = open(40, 'long');
    const chance = seeded('long');
    const seen: TinyState[] = [match.position.state];
    while (!match.position.state.over && match.rows.length < 3 * KEYFRAME_EVERY + 20) {
      const before = match.rows.length;
      wander(match, chance);
      // Of several rows at once only the last position is seen.
      for (let n = before; n < match.rows.length; n++) seen[n] = match.position.state;
      if (match.rows.length - before > 1) for (let n = before; n < match.rows.length - 1; n++) delete seen[n];
      deepFreeze(match.position);
    }
    return { match, seen };
  }

  test('after any row are those that were seen, over several keyframes', () => {
    const { match, seen } = long();
    expect(match.rows.length).toBeGreaterThan(120);
    expect(match.keyframes.map((k) => k.n)).toEqual([0, 50, 100, 150]);
    let compared = 0;
    for (const m of [match, reloaded(match)]) {
      seen.forEach((state, n) => {
        expect(positionAfter(m, n).state).toEqual(state);
        compared++;
      });
    }
    expect(compared).toBeGreaterThan(200);
    expect(verifyMatch(tiny, encodeMatch(match))).toMatchObject({ ok: true, rows: match.rows.length });
  });

  test('before the first row there is none', () => {
    expect(() => positionAfter(turn(), -1)).toThrow('no row -1');
  });
});

describe('a file that is malformed', () => {
  const file = (): LooseFile => stored(plays(turn(), [ANN, 'do:roll']));

  test('an unchanged one is valid', () => {
    expect(readMatchFile(file())).toEqual(file());
    expect(readMatchFile(stored(open()))).toMatchObject({ shown: 0 });
  });

  test.each([undefined, null, 7, 'file', [], {}, { format: 'wartable-match/0' }])(
    '%j is not a saved game',
    (x) => {
      expect(readMatchFile(x)).toEqual({ broken: 'this is not a saved game' });
    },
  );

  test.each<[string, Record<string, unknown>]>([
    ['the game is missing', { game: 7 }],
    ['its record of chance is incomplete', { commitment: null }],
    ['its record of chance is incomplete', { secret: undefined }],
    ['its record of chance is incomplete', { nonces: 'ann' }],
    ['its record of chance is incomplete', { nonces: ['ann', 2] }],
    ['it has no rows', { rows: [] }],
    ['it has no rows', { rows: {} }],
    ['the last shown row is missing', { shown: '3' }],
    ['the last shown row is missing', { shown: 1.5 }],
    ['the last shown row is missing', { shown: -1 }],
  ])('%s: %j', (broken, fields) => {
    expect(readMatchFile({ ...file(), ...fields })).toEqual({ broken });
  });

  test.each<[Record<string, unknown>]>([
    [{ n: 2 }],
    [{ n: '3' }],
    [{ seat: 'ann' }],
    [{ seat: 0.5 }],
    [{ act: null }],
    [{ act: { do: 7 } }],
    [{ first: null }],
    [{ draws: {} }],
    [{ draws: [null] }],
    [{ draws: [{ why: '', below: 6, got: '1' }] }],
    [{ told: null }],
    [{ told: [{}] }],
    [{ told: [{ e: {}, to: 0, faces: 7 }] }],
    [{ barriers: [7] }],
    [{ patch: 'x' }],
    [{ patch: undefined }],
    [{ rules: 1 }],
    [{ at: 0 }],
    [{ hash: null }],
  ])('a row with %j is named', (fields) => {
    const f = file();
    Object.assign(f.rows[3]!, fields);
    expect(readMatchFile(f)).toEqual({ broken: 'row 3 is malformed' });
  });

  test('an invalid row is named', () => {
    for (const none of [null, 7, 'row', []]) {
      const f = file();
      f.rows[1] = none as never;
      expect(readMatchFile(f)).toEqual({ broken: 'row 1 is malformed' });
    }
  });

  test('what cannot be loaded says why', () => {
    const broken = (change: (f: LooseFile) => void): unknown => {
      const f = file();
      change(f);
      return decodeMatch(tiny, asFile(f));
    };
    expect(broken((f) => Object.assign(f, { options: { rounds: -1 } }))).toEqual({
      broken: 'its options are not valid for this game',
    });
    expect(broken((f) => Object.assign(f.rows[2]!, { patch: { in: { nowhere: { in: {} } } } }))).toEqual({
      broken: 'the patch of row 2 does not fit',
    });
    expect(broken((f) => Object.assign(f.rows[0]!, { patch: null }))).toHaveProperty('broken');
    expect(broken((f) => f.rows.splice(0, 4, { ...f.rows[0]!, patch: { set: 7 } }))).toEqual({
      broken: 'row 0 holds no position',
    });
  });

  test('a game under way is loaded, never judged again', () => {
    const loaded = decodeMatch({ ...tiny, version: '2' }, asFile(file()));
    expect(loaded).toMatchObject({ drawn: 12, position: { state: { asked: [ANN] } } });
  });
});
