import type { Chance } from '../kernel/chance/source.ts';
import type { Run } from '../kernel/flow/run.ts';
import { sample } from '../kernel/forms/index.ts';
import type { Frame } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import type { Json } from '../kernel/json.ts';
import type { State } from '../kernel/state.ts';
import type { AnyHooks } from './hooks.ts';

export type AnyRun = Run<unknown, Frame, Json>;

/** A simulated game that takes longer is broken off and evaluated. */
const LONGEST = 5000;

/** On from here, everybody by the policy, to a place of rest or the end. */
export function playOn(run: AnyRun, start: State<unknown, Frame>, hooks: AnyHooks, chance: Chance): void {
  for (let i = 0; i < LONGEST && !run.s.over; i++) {
    if (hooks.rests?.(start, run.s)) return;
    const seat = run.s.asked[0] ?? 0;
    const asked = run.asked(seat);
    run.submit(seat, hooks.policy?.(run.look(seat), asked, chance) ?? sample(asked.form, chance));
  }
}

/** From 0 (lost) to 1 (won). */
export function resultFor({ s, dutyTable }: AnyRun, seat: Seat, hooks: AnyHooks): number {
  const fate = s.over?.seats[seat];
  if (fate !== undefined) return fate === 'won' ? 1 : fate === 'lost' ? 0 : 0.5;
  return hooks.evaluate?.(s, dutyTable.sides[seat] ?? '', dutyTable.sides) ?? 0.5;
}
