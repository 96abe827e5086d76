import { rebellion } from '../../../../games/rebellion/index.ts';
import { seeded } from '../../../../kernel/chance/seeded.ts';
import { apply, start } from '../../../../kernel/flow/apply.ts';
import { sample } from '../../../../kernel/forms/index.ts';
import { isRefusal } from '../../../../kernel/refusal.ts';
import { type View, viewOf } from '../../../../kernel/view.ts';

const MOST = 3000;

/** Every picture of a game in which everybody answers at random, as whoever is asked sees it. */
export function* askedIn(seed: string, options: keyof typeof rebellion.optionSets): Generator<View> {
  const dice = seeded(`${seed}/dice`);
  const mind = seeded(`${seed}/mind`);
  const set = rebellion.optionSets[options];
  if (set === undefined) throw new Error(`no such set: ${options}`);
  let { state } = start(rebellion, set, dice);
  for (let n = 0; n < MOST && !state.over; n++) {
    const seat = state.asked[0] ?? 0;
    const view = viewOf(rebellion, state, seat);
    if (view.question === null) throw new Error('somebody is asked nothing');
    yield view;
    const done = apply(rebellion, state, seat, view.question.id, sample(view.question.form, mind), dice);
    if (isRefusal(done)) throw new Error('a sampled answer was refused');
    state = done.state;
  }
}
