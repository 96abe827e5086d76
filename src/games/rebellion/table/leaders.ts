import { boxOf } from '../box.ts';
import { LEADER_IDS, LEADERS, type LeaderId, type Skill } from '../data/leaders.ts';
import { numbered } from '../data/numbered.ts';
import { RING_IDS, type RingId } from '../data/rings.ts';
import { probeLoc } from '../faces.ts';
import type { RebIo } from '../io.ts';
import {
  BASE_SPACE,
  BOTH,
  EMPIRE,
  GONE,
  isSystem,
  LEADER_COUNT,
  type Leader,
  type Loc,
  leaderNo,
  NONE,
  ON_MISSION,
  own,
  POOL,
  REBEL,
  type Reader,
  type Reb,
  type Side,
  UNRECRUITED,
} from '../state.ts';
import { hasSide } from './units.ts';

const rows = LEADER_IDS.map((id) => LEADERS[id]);
export const ALL_LEADERS: readonly Leader[] = LEADER_IDS.map((_, i) => i);
export const leaderId = (l: Leader): LeaderId => numbered(LEADER_IDS, l, 'leader');
export const ringNo = (id: RingId): number => RING_IDS.indexOf(id);
export const CAPTURED = ringNo('captured');
export const CARBONITE = ringNo('carbonite');
export const LURED = ringNo('lure-of-the-dark-side');
export const YODA = ringNo('master-yoda');
export const FALCON = ringNo('millennium-falcon');
export const C3PO = ringNo('c-3po');
export const R2D2 = ringNo('r2-d2');
export const LUKE = leaderNo('luke-skywalker');
export const LUKE_JEDI = leaderNo('luke-skywalker-jedi');

// ---- who and where ----

const PRINTED: readonly Side[] = rows.map(({ side }) => (side === 'rebel' ? REBEL : EMPIRE));
export const printedSide = (l: Leader): Side => numbered(PRINTED, l, 'leader');

/** A lured leader fights for the Empire for the rest of the game. */
export const sideOfLeader = (g: Reb, l: Leader): Side =>
  printedSide(l) === REBEL && g.ring[l] !== LURED ? REBEL : EMPIRE;
export const isCaptured = (g: Reb, l: Leader): boolean => g.ring[l] === CAPTURED || g.ring[l] === CARBONITE;
export const isLured = (g: Reb, l: Leader): boolean => g.ring[l] === LURED;
export const at = (g: Reb, l: Leader): number => g.leaderAt[l] ?? GONE;
export const isInPlay = (g: Reb, l: Leader): boolean => at(g, l) !== UNRECRUITED && at(g, l) !== GONE;
/** Can still be recruited: the Jedi never, and Luke not once the Jedi has taken his place. */
export const isAvailable = (g: Reb, l: Leader): boolean =>
  at(g, l) === UNRECRUITED && l !== LUKE_JEDI && (l !== LUKE || at(g, LUKE_JEDI) === UNRECRUITED);

/** A side's leaders in a place; captives count as absent. */
export function leadersAt(g: Reb, loc: Loc, side: Side): Leader[] {
  const found: Leader[] = [];
  for (let l = 0; l < LEADER_COUNT; l++) {
    if (g.leaderAt[l] === loc && sideOfLeader(g, l) === side && !isCaptured(g, l)) found.push(l);
  }
  return found;
}
export function captivesAt(g: Reb, loc: Loc): Leader[] {
  const found: Leader[] = [];
  for (let l = 0; l < LEADER_COUNT; l++) if (g.leaderAt[l] === loc && isCaptured(g, l)) found.push(l);
  return found;
}
export const hasCaptiveAt = (g: Reb, loc: Loc): boolean => captivesAt(g, loc).length > 0;
export const poolOf = (g: Reb, side: Side): Leader[] => leadersAt(g, POOL, side);

/** Luke Skywalker (Jedi) counts as Luke Skywalker for every card. */
export const isLeader = (l: Leader, id: LeaderId): boolean =>
  leaderId(l) === id || (id === 'luke-skywalker' && l === LUKE_JEDI);
export function shownOn(l: Leader, ids: readonly LeaderId[]): boolean {
  for (const id of ids) if (isLeader(l, id)) return true;
  return false;
}

// ---- what they can do ----

export const skillOf = (l: Leader, skill: Skill): number => rows[l]?.skills[skill] ?? 0;
/** What leaders have of a skill, all together. */
export const skillIconsOf = (leaders: readonly Leader[], skill: Skill): number =>
  leaders.reduce((sum, l) => sum + skillOf(l, skill), 0);
const ALL_SKILLS: readonly number[] = rows.map(({ skills }) =>
  Object.values(skills).reduce((a, b) => a + b, 0),
);
export const allSkillsOf = (l: Leader): number => ALL_SKILLS[l] ?? 0;
export const hasTactics = (l: Leader): boolean => rows[l]?.tactics !== null;
export const tacticOf = (l: Leader, theater: 0 | 1): number => {
  const tactics = rows[l]?.tactics;
  return tactics ? (theater === 0 ? tactics.space : tactics.ground) : 0;
};
export const isStarting = (l: Leader): boolean => rows[l]?.starting ?? false;

// ---- what happens to them ----

/**
 * Every "place" takes the leader from where they were. A facedown mission that loses one goes back to hand, and
 * its other leader to the pool.
 */
export function placeLeader(g: Reb, l: Leader, loc: number): void {
  if (g.leaderAt[l] === ON_MISSION) leaveMission(g, l);
  own(g, 'leaderAt')[l] = loc;
}

function leaveMission(g: Reb, l: Leader): void {
  g.limboLeaders = g.limboLeaders.filter((x) => x !== l); // the mission was revealed already
  const assigned = own(g, 'assigned');
  for (const side of BOTH) {
    assigned[side] = assigned[side].filter((a) => {
      if (!a.leaders.includes(l)) return true;
      for (const partner of a.leaders) own(g, 'leaderAt')[partner] = POOL;
      own(g, 'missions')[side].hand.push(a.card);
      return false;
    });
  }
}

/** The base's system for a reader who knows it; NONE for others. */
export const baseSystemOf = (g: Reb, r: Reader): Loc => probeLoc(r.read(g.probes.base));
/** Where things meant for the Rebel Base space go: once it is revealed, to the base's system. */
export const homeOf = (g: Reb, r: Reader): Loc => (g.probes.revealed ? baseSystemOf(g, r) : BASE_SPACE);

export const isRingInBox = (g: Reb, ring: number): boolean => boxOf(g.options).rings.includes(ring);

/** Attaches a ring. The leader's old ring goes back, and so does this ring if another leader wore it. */
export function attachRing(g: Reb, l: Leader, ring: number): void {
  if (!isRingInBox(g, ring)) return;
  for (const holder of ALL_LEADERS) if (g.ring[holder] === ring) own(g, 'ring')[holder] = NONE;
  own(g, 'ring')[l] = ring;
}

export function rescue(g: Reb, l: Leader, io: RebIo): void {
  own(g, 'ring')[l] = NONE;
  placeLeader(g, l, homeOf(g, io));
  io.emit({ k: 'rescued', leader: l });
}

/** There is one captured ring: a new captive frees the one who wore it. */
export function capture(g: Reb, l: Leader, io: RebIo): void {
  const before = ALL_LEADERS.find((x) => g.ring[x] === CAPTURED && x !== l);
  if (before !== undefined) rescue(g, before, io);
  own(g, 'detained')[l] = 0; // capture ends detention
  attachRing(g, l, CAPTURED);
  io.emit({ k: 'captured', leader: l });
}

export function eliminate(g: Reb, l: Leader, io: RebIo): void {
  own(g, 'ring')[l] = NONE;
  placeLeader(g, l, GONE);
  io.emit({ k: 'eliminated', leader: l });
}

/** A captive is rescued as soon as no Imperial unit is in their system. */
export function checkCaptives(g: Reb, io: RebIo): void {
  for (const l of ALL_LEADERS) {
    const loc = at(g, l);
    if (isCaptured(g, l) && isSystem(loc) && !hasSide(g, loc, EMPIRE)) rescue(g, l, io);
  }
}
