import type { Ref } from '../../ids.ts';
import {
  type Allot,
  type AllotSlot,
  type Arrange,
  type Choose,
  type Haul,
  howMany,
  type Lot,
  type Option,
  type Pick,
  type Source,
  single,
} from '../index.ts';
import {
  BUILDS,
  entriesOf,
  type Icon,
  type Kind,
  type Some,
  STARTING,
  type Unit,
  unitOf,
} from './rebellion-units.ts';

/** Decisions of Star Wars: Rebellion as forms, each from plain data. Rules are cited by their ruling. */

export const system = (id: string): Ref => `system:${id}`;
export const BASE_SPACE: Ref = 'space:rebel-base';
const PASS: Option = { id: 'do:pass', refs: [] };

const option = (ref: Ref): Option => ({ id: ref, refs: [ref] });
export const choose = (refs: readonly Ref[], ...more: readonly Option[]): Choose => ({
  is: 'choose',
  options: [...refs.map(option), ...more],
});
const act = (id: string): Option => ({ id: `do:${id}`, refs: [] });

/** Alike things: by default there need not be any, they weigh nothing, and carry nothing. */
const lot = (id: string, max: number, more: Partial<Lot> = {}): Lot => ({
  id,
  refs: [],
  tags: [],
  min: 0,
  max,
  weight: 0,
  carry: 0,
  ...more,
});
const slot = (ref: Ref, max: number | null, more: Partial<AllotSlot> = {}): AllotSlot => ({
  id: ref,
  ref,
  tags: [],
  max,
  ...more,
});

// ---- (a) starting placement ----

/** All of them are placed; the tag is the unit's theater. */
const startingLots = (units: Some, rule: string): Lot[] =>
  entriesOf(units).map(([kind, n]) => lot(kind, n, { tags: [unitOf(kind).theater], min: n, rule }));

/** a ground unit in every Imperial system. `also` are places that need none, such as an escort's. */
export const imperialPlacement = (imperial: readonly string[], also: readonly string[] = []): Allot => ({
  is: 'allot',
  lots: startingLots(STARTING.imperial, 'R-007'),
  slots: [
    ...imperial.map((id) => slot(system(id), null, { tags: ['imperial'] })),
    ...also.map((id) => slot(system(id), null)),
  ],
  limits: [{ lots: 'ground', slots: 'imperial', per: 'slot', by: 'count', min: 1, max: null, rule: 'R-007' }],
});

/** the base space and/or ONE system. "At most one place is used" is not a sum, so the system is chosen first. */
export const rebelWhere = (withoutImperialUnits: readonly string[]): Choose =>
  choose(withoutImperialUnits.map(system), act('base-only'));
export const rebelPlacement = (chosen: Ref): Allot => ({
  is: 'allot',
  lots: startingLots(STARTING.rebel, 'R-008'),
  slots: [slot(BASE_SPACE, null), slot(chosen, null)],
  limits: [],
});

// ---- (b) moving ----

/** What stands in a place that units might leave. */
export interface Stand {
  readonly at: Ref;
  readonly units: Some;
  /** The mover's own leaders there: they pin. */
  readonly leaders?: readonly string[];
  readonly captives?: readonly string[];
}

/** Immobile units are not part of the question. */
const movable = (units: Some): [Kind, number][] =>
  entriesOf(units).filter(([kind, n]) => n > 0 && !unitOf(kind).immobile);

const moving = (kind: Kind, n: number, more: Partial<Lot> = {}): Lot => {
  const { theater, rides, carry } = unitOf(kind);
  return lot(kind, n, { tags: [theater], weight: rides ? 1 : 0, carry, ...more });
};

const sourceOf = ({ at, units, captives = [] }: Stand): Source => ({
  from: at,
  lots: [
    ...movable(units).map(([kind, n]) => moving(kind, n)),
    // takes no room, but goes "like a ground unit": with a ship that has some.
    ...captives.map((id) => lot(`leader:${id}`, 1, { refs: [`leader:${id}`], rides: true })),
  ],
});

/** R-074..R-087. Nothing need move. */
export const move = (to: Ref, stands: readonly Stand[], limits: Haul['limits'] = []): Haul => ({
  is: 'haul',
  to,
  sources: stands.filter(({ leaders = [] }) => leaders.length === 0).map(sourceOf),
  limits,
  rule: 'R-084',
});

// ---- (c) damage ----

export interface Target {
  readonly kind: Kind;
  /** Damage from earlier in this combat. */
  readonly had?: number;
}

export interface Hits {
  readonly red: number;
  readonly black: number;
  readonly direct: number;
  /** R-106, Target the Star Destroyers: this many of the black hits may count as red ones. */
  readonly blackAsRed?: number;
  /** Take It Down: two damage on one ship. Onslaught: one each on one or two ships. */
  readonly takeItDown?: number;
  readonly onslaught?: number;
}

/** Each unit is a place of its own, even among alike ones: two hits on one are not one hit on each of two. */
export function damage(hits: Hits, targets: readonly Target[]): Allot {
  const slots = targets.flatMap(({ kind, had = 0 }, i): AllotSlot[] => {
    const { health, colour } = unitOf(kind);
    // units without health are never assigned damage. R-094: overkill is allowed, so there is no maximum.
    if (colour === 'none') return [];
    return [slot(`unit:${kind}.${i}`, null, { tags: [colour], facts: { health, damage: had } })];
  });
  const placesOf = (colour: string): string[] =>
    slots.filter(({ tags }) => tags.includes(colour)).map(({ id }) => id);
  const red = placesOf('red');
  const black = placesOf('black');
  const free = Math.min(hits.blackAsRed ?? 0, hits.black);
  /** every die that can be assigned must be; one that fits no unit is not part of the question. */
  const dice = (id: string, n: number, to: readonly string[], must = true): Lot[] =>
    n === 0 || to.length === 0
      ? []
      : [lot(id, n, { tags: [id], min: must ? n : 0, weight: 1, to, rule: 'R-094' })];
  return {
    is: 'allot',
    slots,
    lots: [
      ...dice('red', hits.red, red),
      ...dice('black', hits.black - free, black),
      // "May": where no black unit is left, nobody is made to use the card.
      ...dice('black-as-red', free, [...red, ...black], black.length > 0),
      ...dice('direct', hits.direct, [...red, ...black]),
      ...(hits.takeItDown ? [lot('take-it-down', hits.takeItDown, { min: hits.takeItDown, weight: 2 })] : []),
      ...(hits.onslaught
        ? [lot('onslaught', Math.min(2, slots.length), { tags: ['onslaught'], min: 1, weight: 1 })]
        : []),
    ],
    limits: hits.onslaught
      ? [{ lots: 'onslaught', per: 'slot', by: 'count', min: 0, max: 1, rule: 'onslaught' }]
      : [],
  };
}

// ---- (d) blocking ----

export interface TacticCard {
  readonly slot: number;
  readonly name: 'defensive-formation' | 'outmaneuver' | 'concentrate-fire' | 'escape-plan';
  readonly theater: 'space' | 'ground';
}
const cardRef = (slot: number): Ref => `card:${slot}`;

/** Space cards that can pay for this one: any other of them. */
const payers = (hand: readonly TacticCard[], card: number): TacticCard[] =>
  hand.filter(({ slot, theater }) => theater === 'space' && slot !== card);

/** One card at a time. A card whose cost cannot be paid is not offered. */
export const blockWith = (hand: readonly TacticCard[]): Choose =>
  choose(
    hand
      .filter(({ name, slot }) =>
        name === 'outmaneuver' ? payers(hand, slot).length > 0 : name === 'defensive-formation',
      )
      .map(({ slot }) => cardRef(slot)),
    PASS,
  );
export const blockCost = (hand: readonly TacticCard[], card: number): Pick => ({
  is: 'pick',
  from: payers(hand, card).map(({ slot }) => single(cardRef(slot), [cardRef(slot)])),
  limits: [howMany(1, 1, 'outmaneuver')],
});
/** `fresh`: damage of this attack by unit; markers from before cannot be blocked. */
export const blockWhat = (most: number, fresh: Readonly<Record<string, number>>): Allot => ({
  is: 'allot',
  lots: [lot('block', most, { weight: 1, rule: 'outmaneuver' })],
  slots: Object.entries(fresh).map(([unit, n]) => slot(`unit:${unit}`, n, { rule: 'block' })),
  limits: [],
});

// ---- (e) building ----

/** Icons by shape and queue space, to kinds; of each kind as many as there are, those on the board included. */
export function build(
  side: Unit['side'],
  icons: readonly { readonly icon: Icon; readonly space: number; readonly n: number }[],
  supply: Some,
  onBoard: Some,
): Allot {
  const kinds = [...new Set(icons.flatMap(({ icon }): readonly Kind[] => BUILDS[side][icon]))];
  return {
    is: 'allot',
    lots: icons.map(({ icon, space, n }) =>
      lot(`${icon}@${space}`, n, { to: BUILDS[side][icon].map((kind) => `unit:${kind}`) }),
    ),
    slots: kinds.map((kind) =>
      slot(`unit:${kind}`, (supply[kind] ?? 0) + (onBoard[kind] ?? 0), { rule: 'R-155' }),
    ),
    limits: [],
  };
}

/** Units built beyond the supply are taken from the board; the player chooses where: a second question. */
export const makeRoom = (kind: Kind, n: number, stands: readonly Stand[]): Pick => ({
  is: 'pick',
  from: stands.map(({ at, units }) => lot(at, units[kind] ?? 0, { refs: [at] })),
  limits: [howMany(n, n, 'R-155')],
});

// ---- (f) deploying ----

/** R-157, at most two new units in each system. R-158: a Death Star goes to the one under construction only. */
export const deploy = (ready: Some, systems: readonly string[], construction?: string): Allot => {
  const places = systems.map(system);
  const site = construction === undefined ? [] : [system(construction)];
  return {
    is: 'allot',
    lots: entriesOf(ready).map(([kind, n]) => lot(kind, n, { to: kind === 'death-star' ? site : places })),
    slots: [...places, ...site].map((ref) => slot(ref, 2, { rule: 'R-157' })),
    limits: [],
  };
};

// ---- (g) retreat ----

/** where own units or loyalty are, if there is such a neighbour, else where the opponent has no unit. */
export const retreatTo = (legal: readonly string[]): Choose => choose(legal.map(system), act('stay'));
export const retreatLeader = (leaders: readonly string[]): Choose =>
  choose(leaders.map((id): Ref => `leader:${id}`));

/** ships leave; what rides may stay. Escape Plan lifts transport. R-115: captives are not taken along. */
export const retreat = (to: Ref, { at, units }: Stand, ignoringTransport = false): Haul => ({
  is: 'haul',
  to,
  rule: 'R-084',
  sources: [
    {
      from: at,
      lots: movable(units).map(([kind, n]) => {
        const leaves = unitOf(kind).rides ? {} : { min: n, rule: 'R-112' };
        return moving(kind, n, { ...leaves, ...(ignoringTransport ? { weight: 0 } : {}) });
      }),
    },
  ],
  limits: [{ per: 'all', by: 'count', min: 1, max: null, rule: 'R-109' }],
});

// ---- (h) Rapid Mobilization ----

export const mobilize = (hidden: boolean): Choose => ({
  is: 'choose',
  options: [...(hidden ? [act('move-units')] : []), act('new-base')],
});
/** the Rebel sees all the drawn cards; the eligible ones are offered, and declining too. */
export const newBase = (eligible: readonly number[]): Choose => choose(eligible.map(cardRef), act('stay'));

// ---- (i) a card's window ----

/** What the holder could play here, from their own cards. Whether they are asked at all depends on open facts. */
export const windowFor = (playable: readonly number[]): Choose => choose(playable.map(cardRef), PASS);

// ---- (j) missions ----

/** one or two leaders to a card, facedown; skills are looked at only when it is revealed. */
export const assign = (
  leaders: readonly string[],
  hand: readonly number[],
  /** cards that already have leaders on them. */
  started: Readonly<Record<number, number>> = {},
): Allot => ({
  is: 'allot',
  lots: leaders.map((id) => single(`leader:${id}`, [`leader:${id}`])),
  slots: [...hand, ...Object.keys(started).map(Number)].map((card) =>
    slot(cardRef(card), 2 - (started[card] ?? 0), { rule: 'R-020' }),
  ),
  limits: [],
});
/** A choice with a pass, so that an advance answer can give it. */
export const oppose = (pool: readonly string[]): Choose =>
  choose(
    pool.map((id): Ref => `leader:${id}`),
    PASS,
  );

// ---- (k) what depends on a first choice, and orders ----

/** Bombardment: an own ship, then as much damage as it has red dice, spread freely over the enemy's ground units. */
export const bombardWith = (ships: readonly Kind[]): Choose =>
  choose(ships.map((kind): Ref => `unit:${kind}`));
export const bombard = (ship: Kind, targets: readonly Target[]): Allot =>
  damage({ red: 0, black: 0, direct: unitOf(ship).red }, targets);
/** R-124 and the book's "a player orders their own effects": effects that happen together. */
export const order = (effects: readonly Ref[]): Arrange => ({
  is: 'arrange',
  items: effects,
  piles: [{ id: 'first-to-last', min: effects.length, max: effects.length }],
});
