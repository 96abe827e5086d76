import type { Haul, Lot } from '../../../kernel/forms/index.ts';
import { ruleOfCard } from '../faces.ts';
import type { Combat } from '../frames/combat/frames.ts';
import { locRef, unitId, unitRef } from '../names.ts';
import type { RebRule } from '../rules/document.ts';
import {
  EMPIRE,
  type Kind,
  type Leader,
  type Loc,
  NONE,
  other,
  REBEL,
  type Reb,
  type Side,
} from '../state.ts';
import { leadersAt } from '../table/leaders.ts';
import { hasImperialLoyalty, hasRebelLoyalty, NEIGHBOURS } from '../table/systems.ts';
import { CARRIED, capacityAt, DEATH_STAR, DSUC, hasSide, IMMOBILE, KINDS, unitsAt } from '../table/units.ts';
import { guestsIn, inForce, isInForce } from './in-force.ts';
import { loadOf } from './transport.ts';

/** Who may leave a combat, where to, and with what (R-108 to R-115, O-05). The rules and the page both ask here. */

// ---- where to ----

/** Why a side may not retreat into a system; null: it may, unless it must prefer another. */
function judgeSystem(g: Reb, c: Combat, side: Side, to: Loc): RebRule | null {
  if (!(NEIGHBOURS[c.loc] ?? []).includes(to) || hasSide(g, to, other(side))) return 'retreat.where';
  return side !== c.initiator && c.from.includes(to) ? 'retreat.where' : null;
}

const isFriendly = (g: Reb, side: Side, loc: Loc): boolean =>
  hasSide(g, loc, side) || (side === REBEL ? hasRebelLoyalty(g, loc) : hasImperialLoyalty(g, loc));

/** Systems with own units or loyalty if there are any, otherwise all; a destroyed system is allowed (O-05). */
export function retreatSystems(g: Reb, c: Combat, side: Side): Loc[] {
  const open = (NEIGHBOURS[c.loc] ?? []).filter((to) => judgeSystem(g, c, side, to) === null);
  const friendly = open.filter((to) => isFriendly(g, side, to));
  return friendly.length > 0 ? friendly : open;
}

// ---- who and what ----

/** Any leader can lead a retreat except a captive and the leader brought by Ready for Action. */
export const guides = (g: Reb, c: Combat, side: Side): Leader[] =>
  leadersAt(g, c.loc, side).filter((l) => !guestsIn(c).includes(l));

/** Whether some unit could really move: a ship, or anything mobile under Escape Plan. */
function canLeave(g: Reb, c: Combat, side: Side): boolean {
  return KINDS[side].some(
    (k) => unitsAt(g, c.loc, k) > 0 && !IMMOBILE[k] && (!CARRIED[k] || isInForce(c, 'free-transport', side)),
  );
}

/** Why a side cannot retreat now; null: it can. */
export function judgeRetreat(g: Reb, c: Combat, side: Side): RebRule | null {
  if (c.retreated[side] !== NONE || !hasSide(g, c.loc, other(side))) return 'retreat.once';
  const [held] = inForce(c, 'no-retreat', side);
  if (held) return ruleOfCard(held.by);
  const station = unitsAt(g, c.loc, DEATH_STAR) + unitsAt(g, c.loc, DSUC) > 0;
  if (side === EMPIRE && station) return 'retreat.death-star';
  if (guides(g, c, side).length === 0 || !canLeave(g, c, side)) return 'retreat.leader';
  return retreatSystems(g, c, side).length === 0 ? 'retreat.where' : null;
}

// ---- units: damaged ones are told apart, since those who leave are whole again (R-096) ----

const isFree = (c: Combat, side: Side): boolean => isInForce(c, 'free-transport', side);

/** By damage: how many units of a kind have it; undamaged ones first. */
function byDamage(g: Reb, c: Combat, kind: Kind): [damage: number, n: number][] {
  const hurt = c.hurt.filter((h) => h.kind === kind).map((h) => h.damage);
  const groups: [number, number][] = [[0, unitsAt(g, c.loc, kind) - hurt.length]];
  for (const damage of hurt) {
    const group = groups.find(([d]) => d === damage);
    if (group) group[1]++;
    else groups.push([damage, 1]);
  }
  return groups.filter(([, n]) => n > 0);
}

/** Ships must leave; what is carried may stay. Escape Plan lifts transport. Captives stay. */
export function leavingLots(g: Reb, c: Combat, side: Side): Lot[] {
  const free = isFree(c, side);
  const lots: Lot[] = [];
  for (const kind of KINDS[side]) {
    if (unitsAt(g, c.loc, kind) === 0 || IMMOBILE[kind]) continue;
    for (const [damage, n] of byDamage(g, c, kind)) {
      lots.push({
        id: damage === 0 ? unitId(kind) : `${unitId(kind)}#${damage}`,
        refs: [unitRef(kind), locRef(c.loc)],
        tags: [],
        min: CARRIED[kind] ? 0 : n,
        max: n,
        ...loadOf(kind, free),
        rule: 'retreat.what',
        ...(damage === 0 ? {} : { facts: { damage } }),
      });
    }
  }
  return lots;
}

export const haulOut = (g: Reb, c: Combat, side: Side, to: Loc): Haul => ({
  is: 'haul',
  to: locRef(to),
  sources: [{ from: locRef(c.loc), lots: leavingLots(g, c, side) }],
  limits: [{ per: 'all', by: 'count', min: 1, max: null, rule: 'retreat.leader' }],
  rule: 'move.transport',
});

/** What the ships of a retreat can take along. */
export interface RetreatLoad {
  readonly room: number;
  /** Units that need it. */
  readonly riders: number;
  /** Kinds that stay in any case: what never moves, and what needs room where there is none. */
  readonly stays: readonly Kind[];
}

export function retreatLoad(g: Reb, c: Combat, side: Side): RetreatLoad {
  const free = isFree(c, side);
  const room = capacityAt(g, c.loc, side);
  const here = KINDS[side].filter((kind) => unitsAt(g, c.loc, kind) > 0);
  const rides = (kind: Kind): boolean => !IMMOBILE[kind] && loadOf(kind, free).weight > 0;
  return {
    room,
    riders: here.filter(rides).reduce((sum, kind) => sum + unitsAt(g, c.loc, kind), 0),
    stays: here.filter((kind) => IMMOBILE[kind] || (room === 0 && rides(kind))),
  };
}

/** Whether something may go or stay. */
export function hasChoiceOfUnits(g: Reb, c: Combat, side: Side): boolean {
  const { room } = retreatLoad(g, c, side);
  return leavingLots(g, c, side).some(({ min, max, weight }) => min < max && (weight === 0 || room > 0));
}
