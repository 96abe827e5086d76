import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeded } from './chance/seeded.ts';
import { dealer, determinize } from './determinize.ts';
import { playout } from './flow/playout.ts';
import { accepts } from './forms/index.ts';
import type { Note } from './game.ts';
import type { Viewer } from './ids.ts';
import { canonical } from './json.ts';
import { isRefusal } from './refusal.ts';
import { deepFreeze } from './testing/freeze.ts';
import { tiny } from './testing/tiny-game.ts';
import {
  ANN,
  BOB,
  begin,
  choice,
  give,
  must,
  play,
  positions,
  question,
  type TinyState,
} from './testing/tiny-play.ts';
import { viewOf } from './view.ts';

const VIEWERS: readonly Viewer[] = [ANN, BOB, null];

describe('determinize', () => {
  test('gives a whole game that looks the same to the viewer', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        for (const { state } of positions(`${seed}`)) {
          for (const viewer of VIEWERS) {
            const view = deepFreeze(viewOf(tiny, state, viewer));
            const world = determinize(tiny, view, seeded(seed));
            tiny.check(world);
            expect(canonical(viewOf(tiny, world, viewer))).toBe(canonical(view));
            expect(world.secrets.face.toSorted()).toEqual(state.secrets.face.toSorted());
            expect(JSON.parse(JSON.stringify(world))).toEqual(world);
          }
        }
      }),
      { numRuns: 8 },
    );
  });

  test('a world can be played on, and does not touch the view', () => {
    for (const { state, seat, answer } of positions('on')) {
      if (state.over) continue;
      const view = deepFreeze(viewOf(tiny, state, seat));
      must(give(determinize(tiny, view, seeded('world')), seat, answer));
    }
  });

  test('deals every hidden card everywhere that it could be', () => {
    const view = viewOf(tiny, begin(), ANN);
    const deal = dealer(tiny, view);
    const hidden = view.faces.flatMap((face, slot) => (face === -1 ? [slot] : []));
    const seen = new Set<string>();
    const chance = seeded('everywhere');
    for (let i = 0; i < 1000; i++) {
      const { face } = deal(chance).secrets;
      for (const slot of hidden) seen.add(`${slot}:${face[slot]}`);
    }
    expect(seen.size).toBe(hidden.length ** 2);
  });

  test('leaves alone what the game opens with', () => {
    const opened = deepFreeze(tiny.open({ rounds: 2 }));
    const constant = { ...tiny, open: () => opened };
    determinize(constant, viewOf(tiny, begin(), ANN), seeded(1));
    expect(opened).toEqual(tiny.open({ rounds: 2 }));
  });

  test('keeps to what the viewer has noted', () => {
    for (let i = 0; i < 20; i++) {
      const s = play(begin(2, `${i}`), [ANN, 'call:low'], [BOB, 'call:low'], [ANN, 'do:probe']);
      const slot = s.game.hands[BOB]![0]!;
      const odd = s.secrets.face[slot]! % 2;
      const deal = dealer(tiny, viewOf(tiny, s, ANN));
      for (let n = 0; n < 20; n++) expect(deal(seeded(n)).secrets.face[slot]! % 2).toBe(odd);
    }
  });

  /** What ann would note if she had probed these slots. */
  const noting = (s: TinyState, notes: readonly (readonly [slot: number, odd: number])[]): TinyState => ({
    ...s,
    notebooks: [notes.map(([slot, odd]): Note => ({ k: 'parity', slot, odd })), []],
  });

  test('finds the one way to deal, if there is only one', () => {
    const s = begin();
    const hidden = s.secrets.known.flatMap((known, slot) => ((known & 1) === 0 ? [slot] : []));
    const notes = hidden.map((slot) => [slot, s.secrets.face[slot]! % 2] as const);
    const deal = dealer(tiny, viewOf(tiny, noting(s, notes), ANN));
    for (let n = 0; n < 50; n++) {
      const { face } = deal(seeded(n)).secrets;
      for (const slot of hidden) expect(face[slot]! % 2).toBe(s.secrets.face[slot]! % 2);
    }
  });

  test('moves a card that it has dealt when another slot can hold no other', () => {
    // Slot i may hold faces i and i + 1 (the last only one): a chain that greedy dealing gets wrong.
    const s = begin();
    const hidden = s.secrets.known.flatMap((known, slot) => ((known & 1) === 0 ? [slot] : []));
    const free = hidden.map((slot) => s.secrets.face[slot]!).toSorted((a, b) => a - b);
    const chained = {
      ...tiny,
      fits: (_view: unknown, slot: number, face: number) => {
        const i = hidden.indexOf(slot);
        return face === free[i] || face === free[i + 1];
      },
    };
    for (let n = 0; n < 50; n++) {
      const { face } = determinize(chained, viewOf(tiny, s, ANN), seeded(n)).secrets;
      expect(hidden.map((slot) => face[slot])).toEqual(free);
    }
  });

  test('a view that contradicts itself is named as such', () => {
    const s = begin();
    const hidden = s.secrets.known.flatMap((known, slot) => ((known & 1) === 0 ? [slot] : []));
    const view = viewOf(
      tiny,
      noting(
        s,
        hidden.map((slot) => [slot, 1] as const),
      ),
      ANN,
    );
    expect(() => determinize(tiny, view, seeded(1))).toThrow('the view contradicts itself');
  });

  test('samples the sealed answers of the others: legal ones, all of them', () => {
    const { state } = must(give(begin(), BOB, choice('call:high')));
    const { form } = question(begin(), BOB);
    const seen = new Set<string>();
    for (let n = 0; n < 50; n++) {
      const world = determinize(tiny, viewOf(tiny, state, ANN), seeded(n));
      expect(world.sealed[ANN]).toBeNull();
      expect(isRefusal(accepts(form, world.sealed[BOB]))).toBe(false);
      seen.add(canonical(world.sealed[BOB]));
    }
    expect(seen.size).toBe(2);
  });

  test('does not know what the others have noted', () => {
    const s = play(begin(), [ANN, 'call:low'], [BOB, 'call:low'], [ANN, 'do:probe']);
    expect(determinize(tiny, viewOf(tiny, s, BOB), seeded(1)).notebooks).toEqual([[], []]);
    expect(determinize(tiny, viewOf(tiny, s, ANN), seeded(1)).notebooks).toEqual([s.notebooks[ANN], []]);
  });
});

describe('playout', () => {
  test('plays to the end, by the same rules as everybody', () => {
    const kinds = new Map<string, number>();
    for (let i = 0; i < 50; i++) {
      const { state, answers } = playout(tiny, { rounds: 4 }, seeded(i), (kind) => {
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      });
      tiny.check(state);
      expect(state.over).not.toBeNull();
      expect(answers).toBeGreaterThan(15);
    }
    expect([...kinds.keys()].sort()).toEqual('round.call turn.act turn.nod turn.show turn.where'.split(' '));
  });

  test('a game without end is found out', () => {
    expect(() => playout({ ...tiny, maxAnswers: 3 }, { rounds: 4 }, seeded(1))).toThrow(
      'did not end after 3',
    );
  });
});
