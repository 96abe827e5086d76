import type { CardSlot } from '../../../../kernel/ids.ts';
import { objectiveIn } from '../../faces.ts';
import { cardOption, DECLINE, slotIn } from '../../names.ts';
import { isRefreshObjectiveMet, returnsToHand } from '../../queries/objectives.ts';
import { duty, own, REBEL, type Reader, type Reb } from '../../state.ts';
import type { FrameOf } from '../frames.ts';
import { scoreObjective } from '../score-objective.ts';
import { choiceStep } from '../step.ts';

const playable = (g: Reb, r: Reader): CardSlot[] =>
  g.objectives.hand.filter((slot) => {
    const id = objectiveIn(slot, r);
    return id !== undefined && isRefreshObjectiveMet(g, id);
  });

/** One at most, and never forced; asked on open knowledge, so often with nothing to play. */
const choose = choiceStep<FrameOf<'refresh-objective'>>({
  kind: 'refresh.objective',
  rule: 'refresh.objective',
  who: () => duty(REBEL, 'objectives'),
  options: (look) => [DECLINE, ...playable(look.game, look).map((slot) => cardOption('play', slot))],
  // Its own condition tells the Rebel why it is not offered.
  why(look, _f, id) {
    const objective = /^(card|play):/.test(id) ? objectiveIn(slotIn(id), look) : undefined;
    return objective === undefined ? null : `objective.${objective}`;
  },
  run(g, _f, id, io) {
    io.pop();
    if (id === DECLINE.id) return;
    const card = slotIn(id);
    const objective = objectiveIn(card, io);
    if (objective === undefined) throw new Error(`card ${card} is not an objective`);
    own(g, 'marks').objectivePlayed = true;
    scoreObjective(g, card, objective, io);
    if (returnsToHand(objective)) {
      own(g, 'objectives').discard = g.objectives.discard.filter((slot) => slot !== card);
      own(g, 'objectives').hand.push(card); // everybody knows it there from now on
    }
  },
});

export const refreshObjective = { choose };
