import { CARDS, EVENTS } from '../../../games/empire-vs-rebellion/public/data.ts';
import { isBlocked, isReady, presentValue } from '../../../games/empire-vs-rebellion/public/queries.ts';
import { SIDES, type Side } from '../../../games/empire-vs-rebellion/public/table.ts';
import type { CardSlot } from '../../../kernel/ids.ts';
import { capitalised } from '../../../kernel/speak/index.ts';
import { hasText, say } from '../../../kernel/speak/text.ts';
import { faceOfSlot, isCardId, isEventId, type Picture } from './picture.ts';
import { tell, WORDS } from './words.ts';

/** Names of cards by their face, and what a screen reader hears of them. */

export const plainName = (id: string): string => say(WORDS, `face.${id}`);
export const fullName = (id: string): string =>
  say(WORDS, hasText(WORDS, `full.${id}`) ? `full.${id}` : `face.${id}`);
export const shortName = (id: string): string =>
  say(WORDS, hasText(WORDS, `short.${id}`) ? `short.${id}` : `face.${id}`);
export const doesOf = (id: string): string => say(WORDS, `does.${id}`);
/** The effect in a few words, where there are such. */
export const inShort = (id: string): string =>
  hasText(WORDS, `use.${id}`) ? `${capitalised(say(WORDS, `use.${id}`))}.` : doesOf(id);

export const sideWord = (side: Side): string => capitalised(say(WORDS, `side.${SIDES[side]}`));

/** A card anywhere but in play. */
export function heardOfFace(id: string | undefined): string {
  if (id === undefined) return `${tell('facedown')}.`;
  if (isCardId(id)) {
    const { ready, exhausted } = CARDS[id];
    return tell('card.values', { name: fullName(id), ready, exhausted, does: doesOf(id) });
  }
  if (isEventId(id)) return heardOfEvent(id);
  return tell('card.plain', { name: fullName(id), does: doesOf(id) });
}

export function heardOfEvent(id: string): string {
  if (!isEventId(id)) return tell('facedown');
  const { objective, capacity, points, influence } = EVENTS[id];
  const args = { objective, capacity, points, influence, does: doesOf(id) };
  return tell('event.name', { name: plainName(id), ...args });
}

export function heardOfCardInPlay(pic: Picture, side: Side, slot: CardSlot): string {
  const id = faceOfSlot(pic.view, slot) ?? '';
  const state = say(WORDS, isReady(pic.g, slot) ? 'table.ready' : 'table.exhausted');
  return tell('card.play', {
    name: fullName(id),
    state: pic.event && isBlocked(pic.g, slot, pic.r) ? say(WORDS, 'table.blocked', { state }) : state,
    value: presentValue(pic.g, side, slot, pic.r),
    does: doesOf(id),
  });
}
