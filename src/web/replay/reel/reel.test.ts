import { beforeAll, describe, expect, test } from 'vitest';
import { eventsFor } from '../../../kernel/events.ts';
import { NO_FACE } from '../../../kernel/ids.ts';
import { effectiveRows, rowsFor } from '../../../kernel/match/index.ts';
import { sayEvent } from '../../../kernel/speak/index.ts';
import { viewOf } from '../../../kernel/view.ts';
import { openReel, type Reel } from './reel.ts';
import { fileOf, gameNamed, type Played, play, viewersOf } from './testing/played.ts';

const EVR = 'empire-vs-rebellion';
const find = (id: string) => (id === EVR || id === 'rebellion' ? gameNamed(id) : undefined);

function opened(raw: unknown): Reel {
  const reel = openReel(raw, find);
  if ('broken' in reel) throw new Error(reel.broken);
  return reel;
}

let evr: Played;
let reel: Reel;
beforeAll(() => {
  evr = play(EVR, 'full', 'reel');
  reel = opened(fileOf(evr));
});

describe('every moment of a game', () => {
  test('is seen as it was seen then, from every seat and by a spectator', () => {
    expect(evr.states.length).toBe(evr.match.rows.length);
    for (const viewer of viewersOf(evr)) {
      evr.states.forEach((state, row) => {
        const scene = reel.sceneAt(row, viewer ?? 'spectator');
        expect(scene.row).toBe(row);
        expect(scene.view).toEqual(viewOf(evr.game, state, viewer));
        expect(scene.heard).toEqual(eventsFor(evr.match.rows[row]!.told, viewer, 2));
        expect(scene.asked).toEqual(scene.view.question === null ? [] : [scene.view.question]);
      });
    }
  });

  test('can be looked at in any order', () => {
    for (const row of [60, 3, 49, 50, 51, 0, 60])
      expect(reel.sceneAt(row, 0).view).toEqual(viewOf(evr.game, evr.states[row]!, 0));
  });

  test('is seen the same in the other game', () => {
    const rebellion = play('rebellion', 'first-game', 'reel', 120);
    const { info, sceneAt } = opened(fileOf(rebellion));
    for (let row = 0; row <= info.last; row += 7) {
      expect(sceneAt(row, 1).view).toEqual(viewOf(rebellion.game, rebellion.states[row]!, 1));
    }
  });

  test('a moment beyond the end is the end', () => {
    expect(reel.sceneAt(9999, 0)).toEqual(reel.sceneAt(reel.info.last, 0));
    expect(reel.sceneAt(-1, 0)).toEqual(reel.sceneAt(0, 0));
  });
});

describe('all open', () => {
  test('shows every face and nothing else that a spectator does not see', () => {
    let hidden = 0;
    evr.states.forEach((state, row) => {
      const { view } = reel.sceneAt(row, 'all');
      const spectator = viewOf(evr.game, state, null);
      expect(view.faces).toEqual(state.secrets.face);
      expect(view.faces).not.toContain(NO_FACE);
      expect({ ...view, faces: spectator.faces, notebook: [] }).toEqual(spectator);
      hidden += spectator.faces.filter((face) => face === NO_FACE).length;
    });
    expect(hidden).toBeGreaterThan(1000);
  });

  test('hears every event with all its faces, and reads every question', () => {
    evr.states.forEach((state, row) => {
      const { heard: all, asked } = reel.sceneAt(row, 'all');
      expect(all.map(({ e }) => e)).toEqual(evr.match.rows[row]!.told.map(({ e }) => e));
      expect(asked.map(({ seat }) => seat)).toEqual(state.asked);
    });
  });
});

describe('the log', () => {
  test('says what the seat was told, row by row', () => {
    const people = ['Ann', 'Bob'];
    const lines = reel.linesFor(0, people);
    const standing = lines.filter(({ gone }) => !gone);
    const told = rowsFor(evr.match, 0).filter((row) => row.heard.length > 0);
    // What was taken back does not count for the seat; the taking back itself is told in both.
    const kept = new Set(effectiveRows(evr.match).map(({ n }) => n));
    expect(standing.filter(({ row }) => kept.has(row)).map(({ row, words }) => [row, words])).toEqual(
      told.map((row) => [row.n, row.heard.map((one) => sayEvent(evr.game, one, 0, people))]),
    );
    expect(lines.some(({ gone }) => gone)).toBe(true);
    expect(lines.some(({ words }) => words.join().includes('Bob'))).toBe(true);
    expect(lines.flatMap(({ refs }) => refs).length).toBeGreaterThan(20);
  });

  test('tells secrets only when all is open, and in brackets', () => {
    const secret = /\(.*in secret: /;
    const words = (from: 0 | 'spectator' | 'all') => reel.linesFor(from).flatMap((line) => line.words);
    expect(words('all').filter((one) => secret.test(one)).length).toBeGreaterThan(3);
    expect(words('spectator').some((one) => secret.test(one))).toBe(false);
    expect(words('all').join(' ')).not.toContain('[');
    expect(words(0).join(' ')).not.toContain('[');
  });
});

describe('what is known of it', () => {
  test('rounds begin where they begin', () => {
    const { marks } = reel.info;
    expect(marks.map(({ round }) => round)).toEqual(marks.map((_, i) => i + 1));
    expect(marks.length).toBeGreaterThan(2);
    for (const { row, round } of marks) {
      expect(evr.game.round(evr.states[row]!.game)).toBe(round);
      if (row > 0) expect(evr.game.round(evr.states[row - 1]!.game)).toBeLessThan(round);
    }
  });

  test('a finished game can be looked at from everywhere, and its chance is open', () => {
    expect(reel.info).toMatchObject({
      game: EVR,
      last: evr.match.rows.length - 1,
      over: true,
      whole: true,
      brought: false,
      practice: false,
      viewpoints: ['all', 0, 1, 'spectator'],
      owner: null,
      chance: { commitment: evr.match.commitment, secret: evr.match.secret },
    });
  });

  test('a game that is not over shows no draft, nothing taken back, and not everything', () => {
    const half = play(EVR, 'full', 'half', 40);
    const file = { ...fileOf(half), shown: 30, players: { seat: 1 } };
    const { info, sceneAt, linesFor } = opened(file);
    expect(info).toMatchObject({
      last: 30,
      over: false,
      owner: 1,
      chance: null,
      viewpoints: [0, 1, 'spectator'],
    });
    expect(sceneAt(35, 0).row).toBe(30);
    const lines = linesFor(0);
    expect(lines.every(({ row, gone }) => row <= 30 && !gone)).toBe(true);
  });
});

describe('a view of a running game', () => {
  test('is one moment, from one seat', () => {
    const { game, match } = play(EVR, 'full', 'half', 40);
    const log = rowsFor(match, 0).map(({ n: _, ...row }) => row);
    const view = viewOf(game, match.position.state, 0);
    const file = { format: 'wartable-view/1', game: EVR, commitment: '', seat: 0, view, log, seal: 'x' };
    const { info, sceneAt, linesFor } = opened(file);
    expect(info).toMatchObject({ last: 0, whole: false, viewpoints: [0], chance: null });
    expect(sceneAt(7, 1).view).toBe(view);
    expect(linesFor(0)).toHaveLength(log.filter((row) => row.heard.length > 0).length);
  });

  test.each([
    ['no view', { view: null }],
    ['half a view', { view: { game: {}, faces: [] } }],
    ['a log of something else', { log: [1] }],
    ['no seat', { seat: 'me' }],
    ['a game that is not here', { game: 'chess' }],
  ])('%s is refused', (_what, change) => {
    const { game, match } = play(EVR, 'full', 'half', 10);
    const view = viewOf(game, match.position.state, 0);
    const file = { format: 'wartable-view/1', game: EVR, seat: 0, view, log: [], ...change };
    expect(openReel(file, find)).toEqual({ broken: expect.any(String) });
  });
});

describe('what is not a saved game', () => {
  test.each([
    ['nothing', () => null],
    ['a list', () => []],
    ['another format', () => ({ format: 'chess/1' })],
    ['another game', () => ({ ...fileOf(evr), game: 'chess' })],
    ['no rows', () => ({ ...fileOf(evr), rows: [] })],
    ['other options', () => ({ ...fileOf(evr), options: { tutorial: 'perhaps' } })],
    [
      'a patch that does not fit',
      () => ({ ...fileOf(evr), rows: fileOf(evr).rows.map((row) => ({ ...row, patch: { drop: ['x'] } })) }),
    ],
    [
      'a table of something else',
      () => {
        const file = fileOf(evr);
        const [first] = file.rows;
        return { ...file, rows: [{ ...first, patch: { set: { state: { over: null } } } }] };
      },
    ],
  ])('%s is refused, with a reason', (_what, make) => {
    expect(openReel(make(), find)).toEqual({ broken: expect.stringMatching(/\w+ \w+/) });
  });
});
