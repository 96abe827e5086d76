import { expect } from 'vitest';
import { seeded } from '../chance/seeded.ts';
import { eventsFor } from '../events.ts';
import { Run } from '../flow/run.ts';
import { sample } from '../forms/index.ts';
import type { Frame, Game } from '../game.ts';
import type { Viewer } from '../ids.ts';
import type { Json } from '../json.ts';
import { sayEvent } from '../speak/index.ts';
import { newState } from '../state.ts';

/** Names of people, by side. */
const PEOPLE = ['Ann', 'Bob'];

/**
 * Plays the same game at two tables that differ in their seats only, and compares the log: each side reads the same at both, with
 * the same name for the player of the other side. A side with several seats is called by its own name, and events that single out
 * one of its seats by a duty are left out: partners read them differently.
 */
export function expectSameLog<G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  other: Game<G, F, O>,
  options: O,
  answers: number,
): void {
  const runs = [game, other].map((one) => new Run(one, newState(one, options), seeded('log'), true));
  const [usual, seated] = runs;
  if (!usual || !seated) throw new Error('no tables');
  for (const run of runs) run.advance(null);
  const mind = seeded('mind');
  for (let n = 0; n < answers && !usual.s.over; n++) {
    const seat = usual.s.asked[0] ?? 0;
    const duty = usual.dutyNow(seat);
    const answer = sample(usual.asked(seat).form, mind);
    usual.submit(seat, answer);
    seated.submit(seated.dutyTable.seatOf(duty), answer);
  }
  expect(seated.told.map(({ e }) => e)).toEqual(usual.told.map(({ e }) => e));

  const isTeam = seated.dutyTable.count > game.sides.length;
  const read = (run: Run<G, F, O>, viewer: Viewer): string[] => {
    const people = run.dutyTable.sides.map((side) => PEOPLE[game.sides.indexOf(side)] ?? side);
    return eventsFor(run.told, viewer, run.dutyTable.count)
      .filter(({ e }) => !isTeam || e.duty === undefined)
      .map((one) => sayEvent(run.rules, one, viewer, isTeam ? undefined : people, options));
  };
  for (const viewer of [...seated.dutyTable.sides.keys(), null]) {
    const same = viewer === null ? null : usual.dutyTable.sides.indexOf(seated.dutyTable.sides[viewer] ?? '');
    const lines = read(seated, viewer);
    expect(lines).toEqual(read(usual, same));
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.some((line) => line.startsWith('You '))).toBe(viewer !== null);
  }
}
