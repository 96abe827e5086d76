import { CARDS } from '../../../games/empire-vs-rebellion/public/data.ts';
import type { Answer } from '../../../kernel/forms/index.ts';
import type { Odds } from '../../table/board.ts';
import { type BoardFacts, faceOfSlot, isCardId, knownFace } from './board-facts.ts';
import { plainName } from './names.ts';
import { inOwnDeck } from './unseen.ts';
import { tell } from './words.ts';

/** What playing the unseen top card of my deck leads to: players may count cards, so the board does it for them. */
export function oddsOfPlaying(facts: BoardFacts, partial: Answer | null): Odds | undefined {
  const { mine, event } = facts;
  if (partial?.is !== 'choose' || partial.id !== 'do:play' || mine === null || event === null)
    return undefined;
  const { deck, discard } = facts.g.areas[mine];
  const { total } = facts.scores[mine];
  const { objective } = event;
  const top = deck[0] === undefined ? undefined : faceOfSlot(facts.view, deck[0]);
  if (top !== undefined) {
    const args = { name: plainName(top), total: total + worthOf(top), objective };
    return { label: tell('odds'), lines: [tell('odds.known', args)] };
  }
  // An empty deck is refilled from the discard pile.
  const cards = deck.length > 0 ? inOwnDeck(facts, mine) : discard.map((slot) => knownFace(facts.view, slot));
  if (cards.length === 0) return undefined;
  const share = (fits: (sum: number) => boolean): number =>
    Math.round((100 * cards.filter((id) => fits(total + worthOf(id))).length) / cards.length);
  return {
    label: tell('odds'),
    lines: [
      tell('odds.within', { percent: share((sum) => sum <= objective) }),
      tell('odds.exact', { percent: share((sum) => sum === objective) }),
      tell('odds.over', { percent: share((sum) => sum > objective) }),
    ],
  };
}

const worthOf = (id: string): number => (isCardId(id) ? CARDS[id].ready : 0);
