import {
  BASE_SPACE,
  isSystem,
  type Kind,
  type Leader,
  type Loc,
  type Reb,
  type Side,
  sideOfLeader,
  unitsAt,
} from '../../../../games/rebellion/public/table.ts';
import type { Event, EventView } from '../../../../kernel/events.ts';
import { placeOf } from '../map/cells.ts';
import { HEIGHT, type Point } from '../map/places.ts';

/** What events tell by motion: who went from where to where, and where something happened. */
export type Journey =
  | {
      readonly is: 'leader';
      readonly leader: Leader;
      readonly from: Point;
      readonly to: Point;
      readonly loc: Loc;
    }
  | {
      readonly is: 'units';
      readonly kind: Kind;
      readonly n: number;
      readonly from: Point;
      readonly to: Point;
      readonly loc: Loc;
    }
  | { readonly is: 'flash'; readonly how: Flash; readonly at: Point };

/** A blow, a loss of the whole system, a change of heart, something found. */
export type Flash = 'hit' | 'destroyed' | 'changed' | 'found';

const FLASHES: Readonly<Record<string, Flash>> = {
  destroyed: 'hit',
  'system-destroyed': 'destroyed',
  loyalty: 'changed',
  subjugated: 'changed',
  freed: 'changed',
  sabotaged: 'hit',
  repaired: 'changed',
  'base-revealed': 'found',
  'combat-begins': 'hit',
  'mission-succeeded': 'changed',
};

const LEADER_EVENTS = [
  'activated',
  'leader-placed',
  'opposed',
  'leader-added',
  'mission-placed',
  'retreated',
];

const number = (value: Event[string]): number | undefined => (typeof value === 'number' ? value : undefined);
const isPlace = (loc: number | undefined): loc is Loc =>
  loc !== undefined && (isSystem(loc) || loc === BASE_SPACE);

/** Pools lie at the edges: mine below the map, the other's left of it. */
const BELOW: Point = [500, HEIGHT + 60];
const LEFT: Point = [-60, 200];

function whereWas(before: Reb, leader: Leader, near: Side): Point {
  const loc = before.leaderAt[leader] ?? -1;
  if (isPlace(loc)) return placeOf(loc);
  return sideOfLeader(before, leader) === near ? BELOW : LEFT;
}

const leadersIn = (e: Event): readonly number[] => {
  const one = number(e['leader']);
  if (one !== undefined) return [one];
  const many = e['leaders'];
  return typeof many === 'object' ? many : [];
};

function leaderJourneys(e: Event, before: Reb, after: Reb, near: Side): Journey[] {
  const to = number(e['to']) ?? number(e['system']);
  if (!LEADER_EVENTS.includes(e.k) || !isPlace(to)) return [];
  return leadersIn(e)
    .filter((leader) => before.leaderAt[leader] !== to && after.leaderAt[leader] === to)
    .map((leader) => ({
      is: 'leader',
      leader,
      from: whereWas(before, leader, near),
      to: placeOf(to),
      loc: to,
    }));
}

/** Units that moved are told one event each, after the event that says where to. */
export function journeysOf(heard: readonly EventView[], before: Reb, after: Reb, near: Side): Journey[] {
  const journeys: Journey[] = [];
  let target: Loc | undefined;
  for (const { e } of heard) {
    const system = number(e['system']);
    if (e.k === 'moved' && isPlace(system)) target = system;
    const from = number(e['from']);
    const kind = number(e['unit']);
    if (e.k === 'unit-moved' && target !== undefined && isPlace(from) && kind !== undefined) {
      const n = number(e['n']) ?? 1;
      journeys.push({ is: 'units', kind, n, from: placeOf(from), to: placeOf(target), loc: target });
    }
    journeys.push(...leaderJourneys(e, before, after, near));
    const how = FLASHES[e.k];
    if (how !== undefined && isPlace(system)) journeys.push({ is: 'flash', how, at: placeOf(system) });
  }
  return journeys;
}

/** Units whose kind was not there before: they are drawn when they have arrived. */
export const isNewThere = (before: Reb, loc: Loc, kind: Kind): boolean => unitsAt(before, loc, kind) === 0;
