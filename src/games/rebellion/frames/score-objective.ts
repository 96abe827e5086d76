import type { CardSlot } from '../../../kernel/ids.ts';
import type { ObjectiveId } from '../cards/objectives.ts';
import type { RebIo } from '../io.ts';
import { reputationOf } from '../queries/objectives.ts';
import { own, REBEL, type Reb } from '../state.ts';
import { win } from '../table/victory.ts';

/** The card goes to the open discard pile, and the Rebels may have won with it. */
export function scoreObjective(g: Reb, card: CardSlot, id: ObjectiveId, io: RebIo): void {
  const reputation = reputationOf(g, id);
  io.reveal([card], io.all);
  own(g, 'objectives').hand = g.objectives.hand.filter((slot) => slot !== card);
  own(g, 'objectives').discard.push(card);
  g.reputation -= reputation;
  io.emit({ k: 'objective-played', side: REBEL, n: reputation, reputation: g.reputation, cards: [card] });
  if (g.reputation <= g.time) win(REBEL, 'winning.rebel', io);
}
