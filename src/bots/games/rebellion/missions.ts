import { MISSIONS, type MissionId } from '../../../games/rebellion/public/data.ts';
import type { RebLook } from '../../../games/rebellion/public/frames.ts';
import { forecast, possibleBases } from '../../../games/rebellion/public/queries.ts';
import {
  allSkillsOf,
  at,
  canGainLoyalty,
  EMPIRE,
  GROUND,
  hasImperialLoyalty,
  hasIn,
  hasRebelLoyalty,
  hasSide,
  hasTactics,
  iconsOf,
  inRegion,
  isImperialSystem,
  isPopulous,
  isSubjugated,
  type Loc,
  leaderIn,
  locIn,
  NONE,
  other,
  REBEL,
  type Reb,
  regionOf,
  type Side,
} from '../../../games/rebellion/public/table.ts';
import type { Answer } from '../../../kernel/forms/index.ts';
import type { Asked } from '../../../kernel/game.ts';
import { bestOption, offered } from './answers.ts';
import { missionWorth } from './assigning.ts';
import { Day } from './day.ts';
import { strength } from './galaxy.ts';
import { objectivesHeld } from './objectives.ts';

/** Greedy play of missions: where, against whom, and whom to send against them. */

/** Whether one more point of loyalty would change anything, and how much is built there. */
export function loyaltyGain(g: Reb, loc: Loc, side: Side): number {
  if (!canGainLoyalty(g, loc, side)) return -5;
  const theirs = side === REBEL ? hasImperialLoyalty(g, loc) : hasRebelLoyalty(g, loc);
  const held = side === REBEL && isSubjugated(g, loc) ? 0.5 : 1;
  return 1 + iconsOf(g, loc).length * held * (theirs ? 1.2 : 1);
}

/** What success would be worth in a system. */
function targetWorth(look: RebLook, side: Side, id: MissionId): (loc: Loc) => number {
  const g = look.game;
  const foe = other(side);
  switch (id) {
    case 'build-alliance':
    case 'establish-trade-relations': {
      const regional = objectivesHeld(g, look).includes('regional-support');
      return (loc) => loyaltyGain(g, loc, side) + (regional ? regionBonus(g, loc) : 0);
    }
    case 'rule-by-fear':
    case 'display-of-power':
    case 'trade-negotiations': {
      const possible = possibleBases(g, look);
      return (loc) => loyaltyGain(g, loc, side) + (possible.includes(loc) ? 2 : 0);
    }
    case 'sabotage':
      return (loc) => (isImperialSystem(g, loc) && g.sabotage[loc] === 0 ? 3 + iconsOf(g, loc).length : -3);
    case 'demolition':
      return (loc) => iconsOf(g, loc).length;
    case 'long-range-probe':
    case 'planetary-conquest': {
      const possible = possibleBases(g, look);
      return (loc) => (possible.includes(loc) ? 4 : -2);
    }
    case 'superlaser-online': {
      const possible = possibleBases(g, look);
      return (loc) => (possible.includes(loc) ? 20 / possible.length : -4);
    }
    case 'incite-rebellion':
    case 'public-uprising':
      return (loc) => 4 - strength(g, loc, EMPIRE) * 0.4 + iconsOf(g, loc).length;
    case 'imperial-propaganda':
      return (loc) => inRegionOf(loc).filter((near) => hasRebelLoyalty(g, near)).length * 2;
    case 'fear-will-keep-them-in-line':
      return (loc) => inRegionOf(loc).filter((near) => loyaltyGain(g, near, EMPIRE) > 0).length * 2;
    case 'hit-and-run':
    case 'hunt-them-down':
      return (loc) =>
        hasSide(g, loc, foe) ? 2 + (isSubjugated(g, loc) && !hasIn(g, loc, REBEL, GROUND) ? 1 : 0) : -3;
    default:
      return (loc) => iconsOf(g, loc).length - (side === REBEL && hasSide(g, loc, EMPIRE) ? 0.5 : 0);
  }
}

const inRegionOf = (loc: Loc): readonly Loc[] => inRegion(regionOf(loc));

/** A region of which little is missing. */
function regionBonus(g: Reb, loc: Loc): number {
  const missing = inRegionOf(loc).filter((near) => isPopulous(g, near) && !hasRebelLoyalty(g, near));
  return missing.includes(loc) ? 4 / missing.length : 0;
}

/** Where a mission does most good, and nobody stands in its way. */
export function whereWorth(look: RebLook, side: Side, id: MissionId): (loc: Loc) => number {
  const g = look.game;
  const worth = targetWorth(look, side, id);
  if (MISSIONS[id].mode === 'resolve') return worth;
  const { leaders } = look.frame('mission');
  return (loc) => {
    const gain = worth(loc);
    return gain <= 0 ? gain : gain * forecast(g, { side, id, leaders, loc, against: NONE }).chance;
  };
}

export function missionWhere(look: RebLook, asked: Asked, side: Side, id: MissionId): Answer | null {
  const worth = whereWorth(look, side, id);
  return bestOption(asked.form, (option) => worth(locIn(option.id)));
}

/** The best leader that the mission is likely to get. */
export function missionAgainst(look: RebLook, asked: Asked, side: Side, id: MissionId): Answer | null {
  const g = look.game;
  const { leaders } = look.frame('mission');
  return bestOption(asked.form, (option) => {
    const against = leaderIn(option.id);
    const { chance } = forecast(g, { side, id, leaders, loc: at(g, against), against });
    return (2 + allSkillsOf(against)) * chance;
  });
}

/** Opposes what hurts, with the leader whose dice reduce its chance most, if that is worth more than the leader. */
export function oppose(look: RebLook, asked: Asked, side: Side, id: MissionId): Answer | null {
  const g = look.game;
  const f = look.frame('mission');
  const attempt = { ...f, id };
  const before = forecast(g, attempt).chance;
  const stake = missionWorth(new Day(look), other(side), id);
  return (
    bestOption(
      asked.form,
      (option) => {
        if (!option.id.startsWith('send:')) return 0;
        const l = leaderIn(option.id);
        const gain = (before - forecast(g, attempt, [l]).chance) * stake;
        const cost = side === EMPIRE && hasTactics(l) ? OPPOSING[EMPIRE] : OPPOSING[REBEL];
        return gain - cost;
      },
      0,
    ) ?? offered(asked.form, 'do:decline')
  );
}

/** What it costs to send a leader who could do something else: the Empire's lead fleets. */
const OPPOSING: readonly [number, number] = [0.4, 1.2];
