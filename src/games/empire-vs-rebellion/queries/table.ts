import { type CardSlot, NO_FACE } from '../../../kernel/ids.ts';
import { event, resource, strategy } from '../cards/faces.ts';
import type { EventCard, ResourceCard } from '../cards/tables.ts';
import type { FrameOf } from '../frames/frames.ts';
import { type Evr, NONE, type Reader, type Side } from '../state.ts';

/** Queries on the open table and the faces that the reader may see. */

export const eventNow = (g: Evr, r: Reader): EventCard => event(r.read(g.event));
export const cardIn = (slot: CardSlot, r: Reader): ResourceCard => resource(r.read(slot));

export function total(g: Evr, side: Side, r: Reader): number {
  const { play, ready } = g.areas[side];
  let sum = 0;
  for (let i = 0; i < play.length; i++) sum += valueAt(play, ready, i, r);
  return sum;
}

function valueAt(play: readonly CardSlot[], ready: readonly boolean[], i: number, r: Reader): number {
  const card = resource(r.read(play[i] ?? NONE));
  return ready[i] ? card.ready : card.exhausted;
}

/** Present value of a card in play. */
export function presentValue(g: Evr, side: Side, slot: CardSlot, r: Reader): number {
  const { play, ready } = g.areas[side];
  return valueAt(play, ready, play.indexOf(slot), r);
}

export const isOver = (g: Evr, side: Side, r: Reader): boolean =>
  total(g, side, r) > eventNow(g, r).objective;

/**
 * What Direct Assault adds to a side's final total (D9), as far as the reader knows the card. `armed`: the effects that are left once
 * strategies are revealed; before that it counts unless the side is over.
 */
export function bonusOf(g: Evr, side: Side, r: Reader, armed?: FrameOf<'dominance'>['armed']): number {
  const slot = g.areas[side].chosen;
  const face = slot === NONE ? NO_FACE : r.read(slot);
  if (face === NO_FACE) return 0;
  const { effect } = strategy(face);
  if (effect.fx !== 'add-to-total') return 0;
  const works = armed === undefined ? !isOver(g, side, r) : armed[side] === effect.fx;
  return works ? effect.by : 0;
}

export const hasRoom = (g: Evr, side: Side, r: Reader): boolean =>
  g.areas[side].play.length < eventNow(g, r).capacity;
/** A card can be taken from the deck, if need be after the discard pile is shuffled into it. */
export const canDraw = (g: Evr, side: Side): boolean =>
  g.areas[side].deck.length + g.areas[side].discard.length > 0;

export function points(g: Evr, side: Side, r: Reader): number {
  let sum = 0;
  for (const slot of g.areas[side].events) sum += event(r.read(slot)).points;
  return sum;
}

/** D10: from this number of turns on, the table reminds its players that they can agree on a draw. */
const LONG_STRUGGLE = 200;
export const isLong = (g: Evr): boolean => g.turns >= LONG_STRUGGLE;

/** The influence tokens of the box. */
export const INFLUENCE_TOKENS = 16;
/** Tokens that nobody has. The supply never limits a gain, so with more tokens than the box has it is simply empty. */
export const supply = (g: Evr): number =>
  Math.max(0, INFLUENCE_TOKENS - g.areas[0].influence - g.areas[1].influence);

/** Whose play area a card is in; undefined when it is in neither. */
export function sideInPlay(g: Evr, slot: CardSlot): Side | undefined {
  if (g.areas[0].play.includes(slot)) return 0;
  return g.areas[1].play.includes(slot) ? 1 : undefined;
}

export function isReady(g: Evr, slot: CardSlot): boolean {
  for (const a of g.areas) {
    const i = a.play.indexOf(slot);
    if (i >= 0) return a.ready[i] ?? false;
  }
  return false;
}
