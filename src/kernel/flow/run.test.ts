import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeded } from '../chance/seeded.ts';
import type { Chance } from '../chance/source.ts';
import { eventsFor } from '../events.ts';
import type { CardSlot } from '../ids.ts';
import { copySecrets, laySecrets, slotsOf } from '../secrets.ts';
import { newState } from '../state.ts';
import { tiny } from '../testing/tiny-game.ts';
import { Run } from './run.ts';

const POOLS = [
  [0, 1, 2, 2, 3],
  [7, 7, 8],
  [10, 11, 12, 13],
];
const ALL = 0b111; // ann, bob, the spectator
const ANN = 0b001;
const BOB = 0b010;

/** A run on a table of three pools, who knows what given by slot. */
function runWith(known: readonly number[] = [], chance: Chance = seeded('run')) {
  const s = newState(tiny, { rounds: 1 });
  s.secrets = laySecrets(POOLS, ALL);
  known.forEach((audience, slot) => {
    s.secrets.known[slot] = audience;
  });
  return new Run(tiny, s, chance, true);
}

const SLOTS = POOLS.flat().length;
const audiences = fc.array(fc.integer({ min: 0, max: ALL }), { minLength: SLOTS, maxLength: SLOTS });
/** Some slots of one pool, in some order. */
const slotsOfAPool = fc
  .constantFrom(...slotsOf(POOLS))
  .chain((slots) => fc.shuffledSubarray(slots, { minLength: 0 }));
const sorted = (list: readonly number[]): number[] => list.slice().sort((a, b) => a - b);

test('secrets are laid pool by pool, known to all, and copied apart', () => {
  expect(slotsOf(POOLS)).toEqual([
    [0, 1, 2, 3, 4],
    [5, 6, 7],
    [8, 9, 10, 11],
  ]);
  const secrets = laySecrets(POOLS, ALL);
  expect(secrets.face).toEqual(POOLS.flat());
  expect(secrets.pool).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2]);
  expect(new Set(secrets.known)).toEqual(new Set([ALL]));
  const copy = copySecrets(secrets);
  copy.face[0] = 99;
  copy.known[0] = 0;
  expect(secrets).toEqual(laySecrets(POOLS, ALL));
});

describe('shuffle', () => {
  test('mixes these faces and no others, and nobody knows them any more', () => {
    fc.assert(
      fc.property(slotsOfAPool, audiences, fc.integer(), (slots, known, seed) => {
        const run = runWith(known, seeded(seed));
        const before = copySecrets(run.s.secrets);
        const given = slots.slice();
        const order = run.shuffle(slots);
        expect(slots).toEqual(given);
        expect(order).toEqual(sorted(slots)); // the old order says nothing about the new one
        const { face, known: knows } = run.s.secrets;
        expect(sorted(slots.map((slot) => face[slot]!))).toEqual(
          sorted(slots.map((slot) => before.face[slot]!)),
        );
        before.face.forEach((f, slot) => {
          if (slots.includes(slot)) expect(knows[slot]).toBe(0);
          else expect([face[slot], knows[slot]]).toEqual([f, before.known[slot]]);
        });
        expect(run.draws).toHaveLength(Math.max(0, slots.length - 1));
        expect(run.barriers.includes('chance')).toBe(slots.length > 1);
      }),
    );
  });

  test('makes every order as likely', () => {
    const chance = seeded('orders');
    const seen = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const run = runWith([], chance);
      run.shuffle([11, 9, 8, 10]);
      const key = run.s.secrets.face.slice(8).join();
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    const chiSquare = [...seen.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeLessThan(49.7); // 23 degrees of freedom, one in a thousand
  });
});

describe('regroup', () => {
  /** Some slots of one pool in one to three groups. */
  const groupings = slotsOfAPool.chain((slots) =>
    fc
      .array(fc.nat(2), { minLength: slots.length, maxLength: slots.length })
      .map((to) => [0, 1, 2].map((group) => slots.filter((_, i) => to[i] === group))),
  );

  test('keeps which faces are in which group, but not in which slots; only `keep` goes on knowing', () => {
    fc.assert(
      fc.property(
        groupings,
        audiences,
        fc.integer({ min: 0, max: ALL }),
        fc.integer(),
        (groups, known, keep, seed) => {
          const run = runWith(known, seeded(seed));
          const before = copySecrets(run.s.secrets);
          const cards = (secrets: typeof before, slots: readonly CardSlot[], mask: number): string[] =>
            slots.map((slot) => `${secrets.face[slot]} ${secrets.known[slot]! & mask}`).sort();
          const dealt = run.regroup(groups, keep);
          expect(dealt.map((group) => group.length)).toEqual(groups.map((group) => group.length));
          expect(dealt.flat()).toEqual(sorted(groups.flat())); // slots in order: which went where cannot be seen
          dealt.forEach((slots, i) => {
            expect(cards(run.s.secrets, slots, ALL)).toEqual(cards(before, groups[i]!, keep));
          });
          before.face.forEach((f, slot) => {
            if (groups.flat().includes(slot)) return;
            expect([run.s.secrets.face[slot], run.s.secrets.known[slot]]).toEqual([f, before.known[slot]]);
          });
        },
      ),
    );
  });

  test('mixes the faces within a group', () => {
    const chance = seeded('regroup');
    const seen = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const run = runWith([], chance);
      const [group = []] = run.regroup([[8, 9, 10], [11]], ANN);
      seen.add(group.map((slot) => run.s.secrets.face[slot]).join());
    }
    expect(seen.size).toBe(6);
  });
});

describe('reveal', () => {
  test('adds to those who know, and is a barrier only if somebody learns something', () => {
    const run = runWith([ANN, 0, ALL]);
    run.reveal([0], ANN);
    run.reveal([2], ALL);
    run.reveal([], ALL);
    expect([...run.barriers]).toEqual([]);
    run.reveal([0, 1], BOB);
    expect(run.s.secrets.known.slice(0, 3)).toEqual([ANN | BOB, BOB, ALL]);
    expect([...run.barriers]).toEqual(['learned']);
    expect(run.s.secrets.face).toEqual(POOLS.flat());
  });
});

describe('telling', () => {
  test('an event is told with the faces that are known at that moment', () => {
    const run = runWith([ANN, 0, ALL]);
    run.emit({ k: 'moved', cards: [0, 1, 2] });
    run.reveal([0, 1], ALL);
    run.emit({ k: 'shown', cards: [1] }, BOB);
    const first = { k: 'moved', cards: [0, 1, 2] };
    const second = { k: 'shown', cards: [1] };
    expect(eventsFor(run.told, 0, 2)).toEqual([{ e: first, faces: { 0: 0, 2: 2 } }]);
    expect(eventsFor(run.told, 1, 2)).toEqual([
      { e: first, faces: { 2: 2 } },
      { e: second, faces: { 1: 1 } },
    ]);
    expect(eventsFor(run.told, null, 2)).toEqual([{ e: first, faces: { 2: 2 } }]);
  });

  test('a recorded event keeps its lists, even if the originals change', () => {
    const run = runWith();
    const deck = [0, 1, 2];
    run.emit({ k: 'cut', cards: deck, sizes: deck });
    deck.shift();
    expect(run.told[0]?.e).toEqual({ k: 'cut', cards: [0, 1, 2], sizes: [0, 1, 2] });
  });
});

describe('notebooks', () => {
  test('a note goes to its seats alone, and stays as it was written', () => {
    const run = runWith();
    const among = [1, 2];
    run.note(BOB, { k: 'seen', among });
    run.note(ANN | BOB, { k: 'no' });
    among.pop();
    expect(run.s.notebooks).toEqual([[{ k: 'no' }], [{ k: 'seen', among: [1, 2] }, { k: 'no' }]]);
    expect([...run.barriers]).toEqual(['learned']);
  });

  test('notes of a kind are rewritten or struck out, for these seats', () => {
    const run = runWith();
    run.note(ANN | BOB, { k: 'count', n: 1 });
    run.note(ANN, { k: 'count', n: 2 });
    run.note(ANN, { k: 'other' });
    run.amend('count', ANN, (note) => (note['n'] === 1 ? null : { k: 'count', n: 5 }));
    expect(run.s.notebooks).toEqual([[{ k: 'count', n: 5 }, { k: 'other' }], [{ k: 'count', n: 1 }]]);
  });
});

describe('the flow', () => {
  test('a frame that does not move on is found out', () => {
    const stuck = { ...tiny, frames: { ...tiny.frames, setup: { deal: { run: () => undefined } } } };
    const run = new Run(stuck, newState(stuck, { rounds: 1 }), seeded(1));
    expect(() => run.advance(null)).toThrow('setup.deal does not move on');
  });

  test('an unknown step and an empty stack are found out', () => {
    const run = runWith();
    run.s.stack = [{ k: 'setup', at: 'nowhere' } as never];
    expect(() => run.advance(null)).toThrow('no step setup.nowhere');
    run.s.stack = [];
    expect(() => run.advance(null)).toThrow('the stack is empty');
  });

  test('one seat cannot be asked twice at once', () => {
    const twice = { ...tiny.frames.round.call, who: () => ['a/call', 'a/turn'] as const };
    const game = { ...tiny, frames: { ...tiny.frames, round: { ...tiny.frames.round, call: twice } } };
    const run = new Run(game, newState(game, { rounds: 1 }), seeded(1));
    expect(() => run.advance(null)).toThrow('seat 0 would be asked twice');
  });

  test('a step that waits for nobody runs at once', () => {
    const deal = { ...tiny.frames.setup.deal, who: () => [] };
    const game = { ...tiny, frames: { ...tiny.frames, setup: { deal } } };
    const run = new Run(game, newState(game, { rounds: 1 }), seeded(1));
    run.advance(null);
    expect(run.s.asked).toEqual([0, 1]);
    expect(run.s.step).toBe(1);
  });

  test('a side wins, the others lose', () => {
    const run = runWith();
    run.s.asked = [0];
    run.win('b', 'end');
    expect(run.s).toMatchObject({ over: { seats: ['lost', 'won'], reason: 'end' }, asked: [], stack: [] });
  });

  test('the topmost frame of a kind is found, or missed aloud', () => {
    const run = runWith();
    run.push({ k: 'round', at: 'call' });
    run.push({ k: 'round', at: 'close' });
    run.push({ k: 'turn', at: 'act', side: 0, moves: 0, used: [] });
    expect(run.frame('round')).toEqual({ k: 'round', at: 'close' });
    expect(run.frame('turn')).toBe(run.s.stack.at(-1));
    run.pop();
    expect(() => run.frame('turn')).toThrow('no turn is going on');
  });

  test('without notes a run draws and runs the same', () => {
    const quiet = new Run(tiny, newState(tiny, { rounds: 1 }), seeded('same'));
    const noted = new Run(tiny, newState(tiny, { rounds: 1 }), seeded('same'), true);
    quiet.advance(null);
    noted.advance(null);
    expect(quiet.s).toEqual(noted.s);
    expect([quiet.draws, quiet.told]).toEqual([[], []]);
    expect(noted.draws.length).toBe(11);
  });
});
