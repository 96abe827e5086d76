import type { CardSlot } from '../../../kernel/ids.ts';
import { FACES } from '../data/faces.ts';
import type { Part, Power } from '../data/powers.ts';
import type { EvrRule } from '../rules/document.ts';
import { type Evr, NONE, other, type Reader, type Side } from '../state.ts';
import { canDraw, cardIn, eventNow, hasRoom } from './table.ts';

/** Whether the event keeps this card's power from being resolved. */
export function isBlocked(g: Evr, slot: CardSlot, r: Reader): boolean {
  const { effect } = eventNow(g, r);
  if (effect?.fx !== 'block' || cardIn(slot, r).type !== effect.type) return false;
  const id = FACES[r.read(slot)];
  return !effect.except.some((free) => free === id);
}

/** Ready cards of one side, or of both, not counting the card whose power is being used: it is exhausted by then. */
function someReady(g: Evr, sides: readonly Side[], but: CardSlot): boolean {
  for (const side of sides) {
    const { play, ready } = g.areas[side];
    for (let i = 0; i < play.length; i++) if (ready[i] && play[i] !== but) return true;
  }
  return false;
}
const EITHER: readonly Side[] = [0, 1];
const JUST: readonly (readonly Side[])[] = [[0], [1]];

function partPossible(g: Evr, side: Side, card: CardSlot, part: Part): boolean {
  if (part.do === 'exhaust') return someReady(g, EITHER, card);
  return part.from === 'own' || g.areas[other(side)].play.length > 0;
}

/** Whether a power can be resolved, judged as if its card were already exhausted. */
export function resolvable(g: Evr, side: Side, card: CardSlot, r: Reader): boolean {
  const power = cardIn(card, r).power;
  const own = g.areas[side];
  const opposing = g.areas[other(side)];
  switch (power.fx) {
    case 'discard-one':
      return power.from === 'own' || opposing.play.length > 0;
    case 'exhaust-some':
      return someReady(g, power.from === 'either' ? EITHER : (JUST[other(side)] ?? []), card);
    case 'one-or-both':
      return power.parts.some((part) => partPossible(g, side, card, part));
    case 'recon':
    case 'search-two':
      return canDraw(g, 0) || canDraw(g, 1);
    case 'search-and-play':
      return hasRoom(g, side, r) && canDraw(g, side);
    case 'from-reserve':
      return own.reserve.length > 0;
    case 'play-from-discard':
      return hasRoom(g, side, r) && own.discard.length > 0;
    case 'replace-strategy':
      return (power.whose === 'own' ? own : opposing).chosen !== NONE;
    case 'take-influence':
      return opposing.influence > 0;
    case 'discard-to-deck':
      return own.discard.length + opposing.discard.length > 0;
    case 'mill-and-sweep':
    case 'look-and-play':
      return canDraw(g, side);
    case 'nothing':
    case 'discard-and-redraw':
    case 'gain-influence':
    case 'remove-exhausted':
      return true;
  }
}

/** The rule that prints a card's power: one for each ordinary type, one for each character. */
export function ruleOfPower(card: CardSlot, r: Reader): EvrRule {
  const { type } = cardIn(card, r);
  return `power.${type === 'character' ? FACES[r.read(card)] : type}` as EvrRule;
}

/** The power of the card in a frame, when the frame is known to be of that kind. */
export function powerIn<K extends Power['fx']>(fx: K, card: CardSlot, r: Reader): Extract<Power, { fx: K }> {
  const { power } = cardIn(card, r);
  if (power.fx !== fx) throw new Error(`the power is ${power.fx}, not ${fx}`);
  return power as Extract<Power, { fx: K }>;
}
