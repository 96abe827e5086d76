import { type Haul, hauled, type Lot } from '../../../kernel/forms/index.ts';
import type { RebIo } from '../io.ts';
import { leadersAt, placeLeader } from '../leaders.ts';
import { kindIn, leaderIn, leaderOption, locIn, locOption, locRef, unitId, unitRef } from '../names.ts';
import type { RebRule } from '../rules/document.ts';
import {
  duty,
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
import { hasImperialLoyalty, hasRebelLoyalty, NEIGHBOURS } from '../systems.ts';
import {
  CARRIED,
  CARRIES,
  DEATH_STAR,
  DSUC,
  hasSide,
  IMMOBILE,
  KINDS,
  moveUnits,
  unitsAt,
} from '../units.ts';
import type { Combat, Retreat } from './combat-frames.ts';
import { deathStarSilenced } from './combat-state.ts';
import { formStep } from './form-step.ts';
import { choiceStep } from './step.ts';

/** Leaving a combat (R-108 to R-115, O-05). All of it can be seen by everybody. */

const STAY = { id: 'do:stay', refs: [] };

// ---- where to ----

/** Why a side may not retreat into a system; null: it may, unless it must prefer another. */
function judgeSystem(g: Reb, c: Combat, side: Side, to: Loc): RebRule | null {
  if (!(NEIGHBOURS[c.loc] ?? []).includes(to) || hasSide(g, to, other(side))) return 'retreat.where';
  return side !== c.initiator && c.from.includes(to) ? 'retreat.where' : null;
}

const isFriendly = (g: Reb, side: Side, loc: Loc): boolean =>
  hasSide(g, loc, side) || (side === REBEL ? hasRebelLoyalty(g, loc) : hasImperialLoyalty(g, loc));

/** Where own units or loyalty are, if there is such a system; a destroyed system will do (O-05). */
export function retreatSystems(g: Reb, c: Combat, side: Side): Loc[] {
  const open = (NEIGHBOURS[c.loc] ?? []).filter((to) => judgeSystem(g, c, side, to) === null);
  const friendly = open.filter((to) => isFriendly(g, side, to));
  return friendly.length > 0 ? friendly : open;
}

// ---- who and what ----

/** Anybody but a captive and the guest of Ready for Action can lead the way. */
const guides = (g: Reb, c: Combat, side: Side): Leader[] =>
  leadersAt(g, c.loc, side).filter((l) => l !== c.guest);

/** Whether some unit could really move: a ship, or anything mobile under Escape Plan. */
function canLeave(g: Reb, c: Combat, side: Side): boolean {
  return (KINDS[side] ?? []).some(
    (k) => unitsAt(g, c.loc, k) > 0 && !IMMOBILE[k] && (!CARRIED[k] || c.escapePlan[side]),
  );
}

/** Why a side cannot retreat now; null: it can. */
export function judgeRetreat(g: Reb, c: Combat, side: Side): RebRule | null {
  if (c.retreated[side] !== NONE || !hasSide(g, c.loc, other(side))) return 'retreat.once';
  if (c.noEscape[side]) return 'tactic.space-no-escape';
  if (side === REBEL && c.keptFromEscaping) return 'action.keep-them-from-escaping';
  const held = unitsAt(g, c.loc, DEATH_STAR) + unitsAt(g, c.loc, DSUC) > 0;
  if (side === EMPIRE && held) return 'retreat.death-star';
  if (guides(g, c, side).length === 0 || !canLeave(g, c, side)) return 'retreat.leader';
  return retreatSystems(g, c, side).length === 0 ? 'retreat.where' : null;
}

export const retreatFrame = (g: Reb, c: Combat, side: Side): Retreat => ({
  k: 'retreat',
  at: 'where',
  side,
  loc: c.loc,
  to: NONE,
  leader: NONE,
  must: side === REBEL && deathStarSilenced(g, c),
});

const byRetreater = (_g: Reb, f: Retreat) => duty(f.side, 'movement');

const where = choiceStep<Retreat>({
  kind: 'retreat.where',
  rule: 'retreat.when',
  who: byRetreater,
  options: (look, f) => [
    ...(f.must ? [] : [STAY]),
    ...retreatSystems(look.game, look.frame('combat'), f.side).map((loc) => locOption('system', loc)),
  ],
  why: (_look, f, id) => (id === STAY.id && f.must ? 'combat.stalemate' : 'retreat.where'),
  run(g, f, id, io) {
    if (id === STAY.id) {
      io.emit({ k: 'stayed', seat: f.side, system: f.loc });
      return io.pop();
    }
    f.to = locIn(id);
    const [only, second] = guides(g, io.frame('combat'), f.side);
    if (only === undefined || second !== undefined) {
      f.at = 'leader';
      return;
    }
    f.leader = only;
    toUnits(g, f, io);
  },
});

const leader = choiceStep<Retreat>({
  kind: 'retreat.leader',
  rule: 'retreat.leader',
  who: byRetreater,
  options: (look, f) => guides(look.game, look.frame('combat'), f.side).map((l) => leaderOption('leader', l)),
  run(g, f, id, io) {
    f.leader = leaderIn(id);
    toUnits(g, f, io);
  },
});

// ---- units: damaged ones are told apart, since those who leave are whole again (R-096) ----

/** How many units of a kind have so much damage, by damage; the whole ones first. */
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
function haulOut(g: Reb, c: Combat, f: Retreat): Haul {
  const free = c.escapePlan[f.side];
  const lots: Lot[] = [];
  for (const kind of KINDS[f.side] ?? []) {
    if (unitsAt(g, c.loc, kind) === 0 || IMMOBILE[kind]) continue;
    for (const [damage, n] of byDamage(g, c, kind)) {
      lots.push({
        id: damage === 0 ? unitId(kind) : `${unitId(kind)}#${damage}`,
        refs: [unitRef(kind), locRef(c.loc)],
        tags: [],
        min: CARRIED[kind] ? 0 : n,
        max: n,
        weight: CARRIED[kind] && !free ? 1 : 0,
        carry: free ? 0 : (CARRIES[kind] ?? 0),
        rule: 'retreat.what',
        ...(damage === 0 ? {} : { facts: { damage } }),
      });
    }
  }
  return {
    is: 'haul',
    to: locRef(f.to),
    sources: [{ from: locRef(c.loc), lots }],
    limits: [{ per: 'all', by: 'count', min: 1, max: null, rule: 'retreat.leader' }],
    rule: 'move.transport',
  };
}

/** Whether anybody has a choice: something that may go or stay, and room for it. */
function toUnits(g: Reb, f: Retreat, io: RebIo): void {
  const c = io.frame('combat');
  const lots = haulOut(g, c, f).sources[0]?.lots ?? [];
  const room = lots.some((lot) => lot.carry > 0) || c.escapePlan[f.side];
  if (room && lots.some((lot) => lot.min < lot.max)) {
    f.at = 'units';
    return;
  }
  leave(
    g,
    f,
    lots.filter((lot) => lot.min > 0).map((lot) => [lot.id, lot.max] as const),
    io,
  );
}

const units = formStep<Retreat>({
  kind: 'retreat.units',
  rule: () => 'retreat.what',
  who: byRetreater,
  form: (look, f) => haulOut(look.game, look.frame('combat'), f),
  about: (f) => [locRef(f.to)],
  run(g, f, answer, io) {
    leave(
      g,
      f,
      hauled(answer).map(([, lot, n]) => [lot, n] as const),
      io,
    );
  },
});

function leave(g: Reb, f: Retreat, lots: readonly (readonly [lot: string, n: number])[], io: RebIo): void {
  const c = io.frame('combat');
  let total = 0;
  for (const [lot, n] of lots) {
    const [id = '', damage = '0'] = lot.split('#');
    const kind = kindIn(id);
    let left = Number(damage) === 0 ? 0 : n;
    c.hurt = c.hurt.filter((h) => h.kind !== kind || h.damage !== Number(damage) || left-- <= 0);
    moveUnits(g, c.loc, f.to, kind, n);
    total += n;
  }
  placeLeader(g, f.leader, f.to);
  c.retreated[f.side] = f.to;
  io.emit({ k: 'retreated', seat: f.side, system: c.loc, to: f.to, leader: f.leader, n: total });
  io.pop();
}

export const retreat = { where, leader, units };
