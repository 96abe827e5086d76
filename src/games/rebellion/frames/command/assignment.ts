import { type AllotSlot, allotted, type Lot, type Option } from '../../../../kernel/forms/index.ts';
import { type CardSlot, cardRef } from '../../../../kernel/ids.ts';
import type { RebIo } from '../../io.ts';
import { cardOption, DONE, leaderIn, leaderRef, slotIn } from '../../names.ts';
import { duty, own, POOL, type Reb, type Side } from '../../state.ts';
import { assignmentActions, startAction, takeBackFetched } from '../../table/actions.ts';
import { placeLeader, poolOf } from '../../table/leaders.ts';
import { assign, mixHand } from '../../table/piles.ts';
import type { FrameOf } from '../frames.ts';
import { choiceStep, type RebStep } from '../step.ts';

type Assignment = FrameOf<'assignment'>;

const ASSIGN: Option = { id: 'do:assign', refs: [] };
/** One or two leaders a card. */
const MOST_LEADERS = 2;
/** Taking back is free, but assigning and taking back must not hold up the game for ever. */
const MOST_TAKEN_BACK = 50;

/** Hands are mixed before anything is laid facedown: nobody can follow a card that came back or was just drawn. */
const mix: RebStep<Assignment> = {
  run(g, f, _answers, io) {
    own(g, 'missions')[f.side].hand = mixHand(g.missions[f.side].hand, f.side, io);
    f.at = 'choose';
  },
};

/** Facedown missions that can take another leader, and cards in hand. */
function room(g: Reb, side: Side): { card: CardSlot; max: number }[] {
  const cards: { card: CardSlot; max: number }[] = [];
  for (const { card, leaders } of g.assigned[side]) {
    if (leaders.length < MOST_LEADERS) cards.push({ card, max: MOST_LEADERS - leaders.length });
  }
  for (const card of g.missions[side].hand) cards.push({ card, max: MOST_LEADERS });
  return cards;
}

const choose = choiceStep<Assignment>({
  kind: 'assignment.choose',
  rule: 'assignment.leaders',
  who: (_g, f) => duty(f.side, 'missions'),
  options(look, f) {
    const g = look.game;
    const options: Option[] = [];
    if (poolOf(g, f.side).length > 0 && room(g, f.side).length > 0) options.push(ASSIGN);
    for (const slot of assignmentActions(look, f.side)) options.push(cardOption('action', slot));
    if ((f.takenBack ?? 0) < MOST_TAKEN_BACK)
      for (const a of g.assigned[f.side]) options.push(cardOption('back', a.card));
    options.push(DONE);
    return options;
  },
  why(_look, _f, id) {
    if (id.startsWith('back:')) return 'assignment.take-back';
    return id.startsWith('action:') || id.startsWith('card:') ? 'assignment.action-cards' : null;
  },
  run(g, f, id, io) {
    if (id === DONE.id) {
      io.emit({ k: 'assignments-done', side: f.side, n: g.assigned[f.side].length });
      return io.pop();
    }
    if (id === ASSIGN.id) {
      f.at = 'leaders';
      return;
    }
    if (id.startsWith('action:')) return startAction(g, f.side, slotIn(id), io);
    const card = slotIn(id);
    f.takenBack = (f.takenBack ?? 0) + 1;
    if (f.fetched.includes(card)) takeBackFetched(g, f.side, card, f.fetched, io);
    else takeBack(g, f.side, card, io);
  },
});

/** A side may take assignments back until it has finished. */
function takeBack(g: Reb, side: Side, card: CardSlot, io: RebIo): void {
  const a = g.assigned[side].find((x) => x.card === card);
  for (const l of a?.leaders.slice() ?? []) placeLeader(g, l, POOL);
  own(g, 'missions')[side].hand = mixHand(g.missions[side].hand, side, io); // nobody can follow it when it is laid down again
}

const leaders: RebStep<Assignment> = {
  who: (_g, f) => [duty(f.side, 'missions')],
  ask(look, f) {
    const g = look.game;
    const lots = poolOf(g, f.side).map(
      (l): Lot => ({ id: leaderRef(l), refs: [leaderRef(l)], tags: [], min: 0, max: 1, weight: 1, carry: 0 }),
    );
    const slots = room(g, f.side).map(
      ({ card, max }): AllotSlot => ({ id: cardRef(card), ref: cardRef(card), tags: [], max }),
    );
    return {
      kind: 'assignment.leaders',
      rule: 'assignment.leaders',
      form: {
        is: 'allot',
        lots,
        slots,
        limits: [{ per: 'all', by: 'count', min: 1, max: null, rule: 'assignment.leaders' }],
      },
    };
  },
  run(g, f, answers, io) {
    for (const [leader, card] of allotted(answers[0])) assign(g, f.side, slotIn(card), [leaderIn(leader)]);
    io.emit({ k: 'assigned', side: f.side, n: g.assigned[f.side].length });
    f.at = 'choose';
  },
};

export const assignment = { mix, choose, leaders };
