import type { CardSlot } from '../../../kernel/ids.ts';
import type { RebIo } from '../io.ts';
import { type Frozen, NONE, own, REBEL, type Reb, type Side } from '../state.ts';
import { ownersOf } from '../table/piles.ts';

/** Cards that let a player look through a whole deck and take one: nobody else sees what was found. */

interface Deck {
  deck: CardSlot[];
  discard: CardSlot[];
}

/** What an Assignment card of a side looks through: the Rebel missions, or the projects. */
export const searched = (g: Reb, side: Side): Frozen<Deck> =>
  side === REBEL ? g.missions[REBEL] : g.projects;
export const ownSearched = (g: Reb, side: Side): Deck =>
  side === REBEL ? own(g, 'missions')[REBEL] : own(g, 'projects');

export const hasCards = (piles: Frozen<Deck>): boolean => piles.deck.length + piles.discard.length > 0;

/** Its owner sees the deck; a used-up one is rebuilt first. */
export function lookThrough(piles: Deck, side: Side, io: RebIo): void {
  if (piles.deck.length === 0) {
    piles.deck = io.shuffle(piles.discard);
    piles.discard = [];
  }
  io.reveal(piles.deck, ownersOf(side, io));
}

/** Takes the card out so that nobody can tell from its slot which it was, and shuffles the rest. */
export function takeOut(piles: Deck, card: CardSlot, side: Side, io: RebIo): CardSlot {
  const rest = piles.deck.filter((slot) => slot !== card);
  const [found = [], left = []] = io.regroup([[card], rest], ownersOf(side, io));
  piles.deck = io.shuffle(left);
  return found[0] ?? NONE;
}
