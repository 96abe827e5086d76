import type { CardSlot } from '../../../kernel/ids.ts';
import { type Back, backOf } from '../box.ts';
import { OBJECTIVES, type ObjectiveId } from '../data/objectives.ts';
import { objectiveIn } from '../faces.ts';
import type { Combat } from '../frames/combat-frames.ts';
import type { RebIo } from '../io.ts';
import { own, REBEL, type Reader, type Reb } from '../state.ts';
import { GROUND, SPACE } from '../units.ts';
import { win } from '../victory.ts';
import { isEmptied } from './emptied.ts';

/** The objectives that are played in combat; those of the Refresh Phase are in refresh-objectives.ts. */

// ---- in combat (R-161) ----

const HEALTH_TO_DESTROY = 3;

export type CombatId =
  | 'crippling-blow'
  | 'rebel-assault'
  | 'major-victory'
  | 'liberation'
  | 'return-of-the-jedi'
  | PlansId;
export type PlansId = 'death-star-plans-2' | 'death-star-plans-3';
const PLANS: readonly PlansId[] = ['death-star-plans-2', 'death-star-plans-3'];
export const isPlans = (id: ObjectiveId): boolean => PLANS.some((plans) => plans === id);
/** Those that do something. */
export const openPlans = (): PlansId[] => PLANS.filter((id) => !isEmptied(id));

/** Death Star Plans have their own moment and a roll, see frames/plans.ts. */
const COMBAT: Readonly<Record<Exclude<CombatId, PlansId>, { end: boolean; met(c: Combat): boolean }>> = {
  'crippling-blow': {
    end: false,
    met: (c) => c.initiator === REBEL && c.groundHealth >= HEALTH_TO_DESTROY,
  },
  'rebel-assault': { end: false, met: (c) => c.initiator === REBEL && c.starDestroyers > 0 },
  'major-victory': {
    end: false,
    met: (c) => c.initiator === REBEL && c.shipHealth >= HEALTH_TO_DESTROY,
  },
  liberation: { end: true, met: (c) => c.subjugated && c.won[GROUND] === REBEL },
  'return-of-the-jedi': {
    end: true,
    met: (c) => c.sith && (c.won[SPACE] === REBEL || c.won[GROUND] === REBEL),
  },
};
const COMBAT_IDS = Object.keys(COMBAT) as (keyof typeof COMBAT)[];

/** Conditions met now whose moment has not passed; those for winning a battle wait for the end of the combat. */
export function metInCombat(c: Combat, end: boolean): ObjectiveId[] {
  const met: ObjectiveId[] = [];
  for (const id of COMBAT_IDS) {
    const { end: atEnd, met: isMet } = COMBAT[id];
    if ((atEnd ? end : true) && !c.offered.includes(id) && !isEmptied(id) && isMet(c)) met.push(id);
  }
  return met;
}

// ---- whether the Rebel could hold a card, as everybody can see ----

/** The backs show the stage: each stage has its own slots. */
const STAGES: readonly Back[] = ['objective-1', 'objective-2', 'objective-3'];
export const stageOf = (g: Reb, slot: CardSlot): number => STAGES.indexOf(backOf(g, slot)) + 1;

/** He holds a card of that stage, and this one has not been played. */
export function couldHold(g: Reb, id: ObjectiveId, r: Reader): boolean {
  const { stage } = OBJECTIVES[id];
  if (!g.objectives.hand.some((slot) => stageOf(g, slot) === stage)) return false;
  return !g.objectives.discard.some((slot) => objectiveIn(slot, r) === id);
}

// ---- scoring ----

/** The card goes to the open discard pile, and the Rebel may have won with it. */
export function scoreObjective(g: Reb, card: CardSlot, reputation: number, io: RebIo): void {
  io.reveal([card], io.all);
  own(g, 'objectives').hand = g.objectives.hand.filter((slot) => slot !== card);
  own(g, 'objectives').discard.push(card);
  g.reputation -= reputation;
  io.emit({ k: 'objective-played', seat: REBEL, n: reputation, reputation: g.reputation, cards: [card] });
  if (g.reputation <= g.time) win(REBEL, 'winning.rebel', io);
}
