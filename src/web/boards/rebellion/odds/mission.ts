import { MISSION_DICE } from '../../../../games/rebellion/data/dice.ts';
import { MISSIONS, type MissionId } from '../../../../games/rebellion/data/missions.ts';
import type { MissionRun } from '../../../../games/rebellion/frames/mission-frames.ts';
import {
  allSkillsOf,
  isCaptured,
  isLeader,
  leadersAt,
  poolOf,
  skillOf,
} from '../../../../games/rebellion/leaders.ts';
import {
  type Leader,
  type Loc,
  NONE,
  other,
  REBEL,
  type Reb,
  type Side,
} from '../../../../games/rebellion/state.ts';
import { hasSide } from '../../../../games/rebellion/units.ts';
import { chanceOfMore } from './dice.ts';

/** What is thrown for a mission, if it is attempted in a place and one more leader comes. */
export interface Forecast {
  readonly mine: number;
  readonly theirs: number;
  readonly bonus: number;
  /** Nobody opposes it: no dice, it succeeds. */
  readonly unopposed: boolean;
  readonly chance: number;
}

const BONUS = 2;
/** Cards that roll for every skill, and the one that rolls two more where its side has a unit. */
const ALL_SKILLS: readonly MissionId[] = ['interrogation-droid', 'lure-of-the-dark-side'];
const WITH_UNITS: readonly MissionId[] = ['build-alliance'];

type Run = Pick<MissionRun, 'side' | 'leaders'> & { readonly id: MissionId };

function diceOf(id: MissionId, leaders: readonly Leader[], more: number): number {
  const { skill } = MISSIONS[id];
  const icons = leaders.reduce(
    (sum, l) => sum + (ALL_SKILLS.includes(id) ? allSkillsOf(l) : skillOf(l, skill)),
    0,
  );
  return Math.min(MISSION_DICE, icons + more);
}

const joined = (there: readonly Leader[], coming: readonly Leader[]): Leader[] => [
  ...new Set([...there, ...coming]),
];

function bonusOf(g: Reb, { side, id, leaders }: Run): number {
  const { portrait } = MISSIONS[id];
  const shown = portrait !== null && leaders.some((l) => isLeader(l, portrait));
  const lando = side === REBEL && g.marks.landoBonus && leaders.some((l) => isLeader(l, 'lando-calrissian'));
  return (shown ? BONUS : 0) + (lando ? BONUS : 0);
}

export function forecast(g: Reb, run: Run, loc: Loc, against: Leader, opposing: readonly Leader[]): Forecast {
  const { side, id, leaders } = run;
  const mine = joined(leadersAt(g, loc, side), leaders);
  const captive = side !== REBEL && against !== NONE && isCaptured(g, against) ? [against] : [];
  const theirs = joined([...leadersAt(g, loc, other(side)), ...captive], opposing);
  const withUnits = WITH_UNITS.includes(id) && hasSide(g, loc, side) ? BONUS : 0;
  const dice = { mine: diceOf(id, mine, withUnits), theirs: diceOf(id, theirs, 0) };
  const bonus = bonusOf(g, run);
  const unopposed = theirs.length === 0;
  return { ...dice, bonus, unopposed, chance: unopposed ? 1 : chanceOfMore(dice.mine, bonus, dice.theirs) };
}

/** The leader of the other side's pool who would be worst for the mission; undefined when nobody can come. */
export function worstOpposer(g: Reb, run: Run, loc: Loc, against: Leader): Leader | undefined {
  const foe: Side = other(run.side);
  if (run.side === REBEL && run.leaders.includes(g.marks.misdirected)) return undefined;
  let worst: Leader | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const l of poolOf(g, foe)) {
    const { chance } = forecast(g, run, loc, against, [l]);
    if (chance < least) {
      least = chance;
      worst = l;
    }
  }
  return worst;
}
