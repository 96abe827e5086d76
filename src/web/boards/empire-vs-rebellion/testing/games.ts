import { empireVsRebellion } from '../../../../games/empire-vs-rebellion/index.ts';
import type { EvrOptions } from '../../../../games/empire-vs-rebellion/state.ts';
import { seeded } from '../../../../kernel/chance/seeded.ts';
import { type EventView, eventsFor } from '../../../../kernel/events.ts';
import { apply, start } from '../../../../kernel/flow/apply.ts';
import { sample } from '../../../../kernel/forms/index.ts';
import type { Seat } from '../../../../kernel/ids.ts';
import { isRefusal } from '../../../../kernel/refusal.ts';
import { viewOf } from '../../../../kernel/view.ts';
import type { EvrView } from '../picture.ts';

/** One seat's pictures of a whole game in which everybody answers at random, and what was heard on the way to each. */
export interface Seen {
  readonly view: EvrView;
  readonly heard: readonly EventView[];
}

export function randomGame(options: EvrOptions, seed: string, me: Seat): Seen[] {
  const dice = seeded(`${seed}/dice`);
  const mind = seeded(`${seed}/mind`);
  let { state, told } = start(empireVsRebellion, options, dice);
  const seen: Seen[] = [{ view: viewOf(empireVsRebellion, state, me), heard: eventsFor(told, me, 2) }];
  while (!state.over && seen.length < 600) {
    const seat = state.asked[0] ?? 0;
    const { question } = viewOf(empireVsRebellion, state, seat);
    if (question === null) throw new Error('somebody is asked nothing');
    const done = apply(empireVsRebellion, state, seat, question.id, sample(question.form, mind), dice);
    if (isRefusal(done)) throw new Error('a sampled answer was refused');
    ({ state, told } = done);
    seen.push({ view: viewOf(empireVsRebellion, state, me), heard: eventsFor(told, me, 2) });
  }
  return seen;
}
