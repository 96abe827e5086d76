import { howMany, type Limit, picked } from '../../../../kernel/forms/index.ts';
import { effectOn } from '../../cards/actions/index.ts';
import type { RebIo } from '../../io.ts';
import { duty, type Loc, REBEL, type Reb } from '../../state.ts';
import { dieIn, faceLots, noDice, rollFacts } from '../../table/dice.ts';
import { formStep } from '../form-step.ts';
import { openWindow } from '../open-window.ts';
import type { RebStep } from '../step.ts';
import type { SetDice } from './frames.ts';

/**
 * The moment before a Rebel roll, at which One in a Million may be used: call it when the numbers of dice are known, and roll
 * in the next step with what then stands in the frame's `set`. Where colours mean nothing, all dice may be called red.
 */
export function beforeRoll(
  g: Reb,
  into: SetDice['into'],
  red: number,
  black: number,
  loc: Loc,
  io: RebIo,
): void {
  if (red + black === 0) return;
  io.push({ k: 'set-dice', at: 'wait', into, red, black, used: false });
  if (!openWindow(g, 'before-roll', [REBEL], loc, io)) io.pop();
}

/** One in a Million was used: the dice are set as soon as its window is closed. */
export const wakeSetDice = (io: RebIo): void => {
  io.frame('set-dice').used = true;
};

const wait: RebStep<SetDice> = {
  run(_g, f, _answers, io) {
    if (f.used) f.at = 'choose';
    else io.pop();
  },
};

const ofColour = (colour: 'red' | 'black', max: number): Limit<'all'> => ({
  lots: colour,
  per: 'all',
  by: 'count',
  min: 0,
  max,
  rule: 'action.one-in-a-million',
});

/** Up to two of the dice about to be rolled, each to a face of its own. */
const choose = formStep<SetDice>({
  kind: 'set-dice',
  rule: () => 'action.one-in-a-million',
  who: () => duty(REBEL, 'actions'),
  form: (_look, f) => ({
    is: 'pick',
    from: faceLots(f.red, f.black),
    limits: [
      howMany(0, effectOn('one-in-a-million', 'set-dice')?.n ?? 0, 'action.one-in-a-million'),
      ofColour('red', f.red),
      ofColour('black', f.black),
    ],
  }),
  facts: (_look, f) => ({ red: f.red, black: f.black }),
  run(_g, f, answer, io) {
    const set = noDice();
    for (const id of picked(answer)) {
      const { colour, face } = dieIn(id);
      set[colour].push(face);
    }
    io.emit({ k: 'dice-set', side: REBEL, ...rollFacts(set) });
    io.pop();
    io.frame(f.into).set = set;
  },
});

export const setDice = { wait, choose };
