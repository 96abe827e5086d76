import { CARDS } from '../../../games/empire-vs-rebellion/public/data.ts';
import type { Answer } from '../../../kernel/forms/index.ts';
import type { Odds } from '../../table/board.ts';
import { plainName } from './names.ts';
import { faceOfSlot, isCardId, knownFace, type Picture } from './picture.ts';
import { inOwnDeck } from './unseen.ts';
import { tell } from './words.ts';

/** What playing the unseen top card of one's deck leads to: players count cards, so the board may do it for them. */
export function oddsOfPlaying(pic: Picture, draft: Answer | null): Odds | undefined {
  const { mine, event } = pic;
  if (draft?.is !== 'choose' || draft.id !== 'do:play' || mine === null || event === null) return undefined;
  const { deck, discard } = pic.g.areas[mine];
  const { total } = pic.standing[mine];
  const { objective } = event;
  const top = deck[0] === undefined ? undefined : faceOfSlot(pic.view, deck[0]);
  if (top !== undefined) {
    const args = { name: plainName(top), total: total + worthOf(top), objective };
    return { label: tell('odds'), lines: [tell('odds.known', args)] };
  }
  // An empty deck is made anew from the discard pile.
  const cards = deck.length > 0 ? inOwnDeck(pic, mine) : discard.map((slot) => knownFace(pic.view, slot));
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
