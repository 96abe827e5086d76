import { describe, expect, test } from 'vitest';
import { seeded } from '../chance/seeded.ts';
import { determinize } from '../determinize.ts';
import { eventsFor } from '../events.ts';
import { apply, type Done, start } from '../flow/apply.ts';
import { playout } from '../flow/playout.ts';
import { Run } from '../flow/run.ts';
import { type Answer, few, sample } from '../forms/index.ts';
import type { AnyGame } from '../game.ts';
import type { Seat, Viewer } from '../ids.ts';
import { canonical, type Json } from '../json.ts';
import {
  applyCommand,
  citeOf,
  decodeMatch,
  encodeMatch,
  freeUndo,
  type Match,
  openMatch,
  verifyMatch,
  viewFor,
} from '../match/index.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import { copyState, type State } from '../state.ts';
import { viewOf, whyNot } from '../view.ts';
import { deepFreeze } from './freeze.ts';
import { HOSTILE } from './hostile.ts';

type AnyState = State<unknown, { k: string; at: string }>;

export interface ContractSize {
  /** Games played fast to the end. */
  readonly playouts: number;
  /** Games in which positions are looked at closely. */
  readonly games: number;
  /** One position in this many is examined. */
  readonly every: number;
  /** Whole matches with a log, saved, loaded and checked. */
  readonly matches: number;
}

/** How many times as much `npm run soak` wants to see. */
const TIMES = Number(process.env['CONTRACT_TIMES'] ?? 1);

/** What must hold for every game and every set of options; see docs/architecture.md. */
export function gameContract(game: AnyGame, { playouts, games, every, matches }: ContractSize): void {
  const size = { playouts: playouts * TIMES, games: games * TIMES, every, matches: matches * TIMES };
  for (const [name, options] of Object.entries(game.optionSets)) {
    describe(`${game.id}, ${name}: the contract`, () => contract(game, options, size));
  }
}

function contract(game: AnyGame, options: Json, size: ContractSize): void {
  const seats = game.seats(options);
  const viewers: Viewer[] = [...seats.map((_, seat) => seat), null];

  test('random playouts end, ask somebody at every step, and lose no piece', () => {
    for (let i = 0; i < size.playouts; i++) {
      const { state } = playout(game, options, seeded(`playout ${i}`), (_kind, run) => game.check(run.s));
      game.check(state);
      expect(state.over?.seats).toHaveLength(seats.length);
      expect(state.asked).toEqual([]);
    }
  });

  test('a state is plain JSON, and apply and view leave what they are given untouched', () => {
    visit(game, options, size, 'pure', ({ state, step }) => {
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      deepFreeze(state);
      for (const viewer of viewers) viewOf(game, state, viewer);
      step(state);
    });
  });

  test('a copy and what it was copied from are played on without a trace in each other', () => {
    visit(game, options, size, 'copies', ({ state, n }) => {
      const untouched = canonical(state);
      const first = copyState(game, state) as AnyState;
      const runs = [first, copyState(game, first) as AnyState].map((s, i) =>
        playing(game, s, `copy ${n} ${i}`),
      );
      const apart = [0, 1].map((i) => playing(game, JSON.parse(untouched) as AnyState, `copy ${n} ${i}`));
      // Those that could disturb each other take turns; the others go one after the other.
      for (let turn = 0; turn < 8; turn++) for (const run of runs) run.step();
      for (const run of apart) for (let turn = 0; turn < 8; turn++) run.step();
      expect(runs.map((run) => canonical(run.state()))).toEqual(apart.map((run) => canonical(run.state())));
      expect(canonical(state)).toBe(untouched);
    });
  });

  test('a question offers something, is the same when asked again, and accepts what is sampled from it', () => {
    visit(game, options, size, 'ask', ({ state, seat }) => {
      const a = viewOf(game, state, seat).question;
      const b = viewOf(game, state, seat).question;
      expect(canonical(a)).toBe(canonical(b));
      expect(a && few(a.form, 0)).toBeNull();
      expect(game.rules).toHaveProperty([a?.rule ?? '']);
    });
  });

  test('malformed, stale and foreign answers are refused and change nothing', () => {
    visit(game, options, size, 'hostile', ({ state, seat, answer }) => {
      const before = canonical(state);
      const chance = seeded('unused');
      const cite = viewOf(game, state, seat).question?.id;
      for (const bad of HOSTILE)
        expect(apply(game, state, seat, cite, bad, chance)).toHaveProperty('refused');
      expect(apply(game, state, seat, 'q0', answer, chance)).toEqual({ refused: 'stale', part: 'cite' });
      for (const other of [...seats.keys(), -1, 99, Number.NaN]) {
        if (state.asked.includes(other)) continue;
        expect(apply(game, state, other, cite, answer, chance)).toEqual({ refused: 'not-asked' });
      }
      expect(canonical(state)).toBe(before);
    });
  });

  test('non-interference: what a viewer cannot know changes nothing in their view', () => {
    let looked = 0;
    visit(game, options, size, 'secrets', ({ state, n }) => {
      for (const viewer of viewers) {
        const again = redealt(game, state, viewer, n);
        expect(canonical(viewOf(game, again, viewer))).toBe(canonical(viewOf(game, state, viewer)));
        for (const ref of game.refs(state.game)) {
          const [a, b] = [again, state].map((s) => whyNot(game, viewOf(game, s, viewer), ref));
          expect(a).toEqual(b);
        }
        looked++;
      }
    });
    expect(looked).toBeGreaterThan(size.games);
  });

  test('non-interference: a step that teaches a viewer nothing looks the same in every world possible for them', () => {
    let compared = 0;
    visit(game, options, size, 'steps', ({ state, seat, answer, n }) => {
      if (state.sealed.some((x) => x !== null)) return;
      for (const viewer of viewers) {
        if (viewer === seat) continue;
        const worlds = [state, redealt(game, state, viewer, n)].map((s) => tryStep(game, s, seat, answer, n));
        const [a, b] = worlds;
        if (!a || !b || learned(state, a, viewer, seats.length) || learned(state, b, viewer, seats.length))
          continue;
        expect(canonical(viewOf(game, b.state, viewer))).toBe(canonical(viewOf(game, a.state, viewer)));
        expect(eventsFor(b.told, viewer, seats.length)).toEqual(eventsFor(a.told, viewer, seats.length));
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(0);
  });

  test('a step without a barrier looks the same to the actor in every world possible for them', () => {
    let free = 0;
    visit(game, options, size, 'free', ({ state, seat, answer, n }) => {
      const a = tryStep(game, state, seat, answer, n);
      if (!a || a.barriers.length > 0) return;
      const b = tryStep(game, redealt(game, state, seat, n), seat, answer, n);
      if (!b) throw new Error('an answer was legal in one world only');
      expect(canonical(viewOf(game, b.state, seat))).toBe(canonical(viewOf(game, a.state, seat)));
      free++;
    });
    expect(free).toBeGreaterThan(0);
  });

  test('determinize gives a whole game that agrees with the view', () => {
    visit(game, options, size, 'determinize', ({ state, n }) => {
      for (const viewer of viewers) {
        const view = viewOf(game, state, viewer);
        const world = determinize(game, view, seeded(`world ${n}`));
        game.check(world);
        expect(canonical(viewOf(game, world, viewer))).toBe(canonical(view));
        expect(facesByPool(world)).toEqual(facesByPool(state));
      }
    });
  });

  test('a match is saved, loaded and played on as if it had not been; its log verifies', () => {
    for (let i = 0; i < size.matches; i++) {
      const match = newMatch(game, options, i);
      const mind = seeded(`mind ${i}`);
      let copy: Match<unknown, { k: string; at: string }, Json> | null = null;
      for (let n = 0; !match.position.state.over && n < game.maxAnswers; n++) {
        if (n === 20 + i) copy = reloaded(game, match);
        const answered = randomAct(match, mind);
        if (copy && answered) applyCommand(copy, answered.seat, answered.command, '');
      }
      expect(verifyMatch(game, encodeMatch(match))).toMatchObject({ ok: true, rows: match.rows.length });
      if (copy) expect(canonical(encodeMatch(copy))).toBe(canonical(encodeMatch(match)));
      expect(canonical(reloaded(game, match).position)).toBe(canonical(match.position));
    }
  });

  test('a free undo restores the position exactly', () => {
    let undone = 0;
    for (let i = 0; i < size.matches; i++) {
      const match = newMatch(game, options, i);
      const mind = seeded(`undo ${i}`);
      for (let n = 0; !match.position.state.over && n < 300; n++) {
        const before = canonical(match.position.state);
        const answered = randomAct(match, mind);
        // A sealed answer is withdrawn, not undone: its question stays the one it was.
        if (!answered || match.position.state.sealed[answered.seat] || !freeUndo(match, answered.seat))
          continue;
        const again = applyCommand(match, answered.seat, { do: 'undo' }, '');
        expect(isRefusal(again)).toBe(false);
        expect(canonical(match.position.state)).toBe(before);
        expect(applyCommand(match, answered.seat, answered.command, '')).toHaveProperty('refused');
        undone++;
        randomAct(match, mind);
      }
    }
    expect(undone).toBeGreaterThan(0);
  });
}

// ---- helpers ----

interface Visit {
  readonly state: AnyState;
  readonly seat: Seat;
  readonly answer: Answer;
  readonly n: number;
  step(s: AnyState): void;
}

/** Random games; every few steps a position is passed to `look`. */
function visit(
  game: AnyGame,
  options: Json,
  size: ContractSize,
  seed: string,
  look: (v: Visit) => void,
): void {
  for (let i = 0; i < size.games; i++) {
    const chance = seeded(`${seed} ${i}`);
    let { state } = start(game, options, chance);
    for (let n = 0; !state.over; n++) {
      const seat = state.asked[chance.int(state.asked.length)] ?? 0;
      const question = viewOf(game, state, seat).question;
      if (!question) throw new Error(`seat ${seat} is asked nothing`);
      const answer = sample(question.form, chance);
      const step = (s: AnyState): void => {
        must(apply(game, s, seat, question.id, answer, seeded('aside')));
      };
      if (n % size.every === i % size.every) look({ state, seat, answer, n: i * 10_000 + n, step });
      ({ state } = must(apply(game, state, seat, question.id, answer, chance)));
    }
  }
}

/** Goes on from a position in place, at random, as search does. */
function playing(game: AnyGame, state: AnyState, seed: string): { step(): void; state(): AnyState } {
  const chance = seeded(seed);
  const run = new Run(game, state, chance);
  return {
    step() {
      const [seat] = run.s.asked;
      if (seat !== undefined) run.submit(seat, sample(run.asked(seat).form, chance));
    },
    state: () => run.s as AnyState,
  };
}

function must<T>(done: T | Refusal): T {
  if (isRefusal(done)) throw new Error(`a sampled answer was refused: ${JSON.stringify(done)}`);
  return done;
}

/** The same position with everything that the viewer cannot know dealt again. */
const redealt = (game: AnyGame, state: AnyState, viewer: Viewer, n: number): AnyState =>
  determinize(game, viewOf(game, state, viewer), seeded(`redeal ${n}`)) as AnyState;

function tryStep(
  game: AnyGame,
  state: AnyState,
  seat: Seat,
  answer: Answer,
  n: number,
): Done<unknown, never> | null {
  const cite = viewOf(game, state, seat).question?.id;
  const done = apply(game, state, seat, cite, answer, seeded(`step ${n}`));
  return isRefusal(done) ? null : (done as unknown as Done<unknown, never>);
}

/** Whether a viewer came to know a face, or a note, in a step. */
function learned(before: AnyState, done: Done<unknown, never>, viewer: Viewer, seats: number): boolean {
  const bit = 1 << (viewer ?? seats);
  const { known } = done.state.secrets;
  const news = known.some(
    (mask, slot) => (mask & bit) !== 0 && ((before.secrets.known[slot] ?? 0) & bit) === 0,
  );
  const notes = viewer !== null && done.state.notebooks[viewer]?.length !== before.notebooks[viewer]?.length;
  // A card that was turned up and mixed again in the same step was seen nevertheless.
  const seen = done.told.some((t) => (t.to & bit) !== 0 && t.faces.some(([, , mask]) => (mask & bit) !== 0));
  return news || notes || seen;
}

function facesByPool(s: AnyState): Record<number, number[]> {
  const pools: Record<number, number[]> = {};
  s.secrets.face.forEach((face, slot) => {
    const pool = s.secrets.pool[slot] ?? 0;
    pools[pool] = [...(pools[pool] ?? []), face].sort((a, b) => a - b);
  });
  return pools;
}

const newMatch = (game: AnyGame, options: Json, i: number) =>
  openMatch(game, {
    options,
    secret: i.toString(16).padStart(64, '0'),
    nonces: game.seats(options).map((seat) => `${seat.name} ${i}`),
    at: '',
  });

function reloaded(game: AnyGame, match: ReturnType<typeof newMatch>): ReturnType<typeof newMatch> {
  const loaded = decodeMatch(game, JSON.parse(JSON.stringify(encodeMatch(match))));
  if ('broken' in loaded) throw new Error(loaded.broken);
  return loaded;
}

/** A random answer of an asked seat. */
function randomAct(match: ReturnType<typeof newMatch>, mind: ReturnType<typeof seeded>) {
  const { asked } = match.position.state;
  const seat = asked[mind.int(asked.length)];
  if (seat === undefined) return null;
  const question = viewFor(match, seat).question;
  if (!question) throw new Error(`seat ${seat} is asked, but sees no question`);
  const command = {
    do: 'answer' as const,
    cite: citeOf(match, seat, question.id),
    answer: sample(question.form, mind),
  };
  must(applyCommand(match, seat, command, ''));
  return { seat, command };
}
