import { MISSIONS, type MissionId } from '../../../games/rebellion/public/data.ts';
import type { RebLook } from '../../../games/rebellion/public/frames.ts';
import { type Attempt, forecast, opposers } from '../../../games/rebellion/public/queries.ts';
import {
  at,
  hasImperialLoyalty,
  hasRebelLoyalty,
  iconsOf,
  isImperialSystem,
  isSubjugated,
  type Leader,
  leaderIn,
  leaderRef,
  locIn,
  locRef,
  missionIn,
  NONE,
  other,
  poolOf,
  REBEL,
  type Reb,
  sideNamed,
  skillOf,
  slotIn,
} from '../../../games/rebellion/public/table.ts';
import type { Answer } from '../../../kernel/forms/index.ts';
import type { Asked } from '../../../kernel/game.ts';
import type { Ref } from '../../../kernel/ids.ts';
import { counted, listed, SKILL_WORDS } from './reason-words.ts';

/** Why a bot reveals a mission, attempts it where it does, and opposes one or not, as a player would say it. */

type Name = (ref: Ref) => string;

/** Null where there is nothing better to say than the odds. */
export function explainMission(look: RebLook, asked: Asked, answer: Answer, name: Name): string | null {
  if (answer.is !== 'choose') return null;
  const { id } = answer;
  if (asked.kind === 'command.turn' && id.startsWith('reveal:')) return whyReveal(look, id, name);
  const attempt = attemptNow(look, asked);
  if (attempt === null) return null;
  if (asked.kind === 'mission.where') return whyWhere(look, { ...attempt, loc: locIn(id) }, name);
  if (asked.kind === 'mission.against') {
    const against = leaderIn(id);
    return whyWhere(look, { ...attempt, against, loc: at(look.game, against) }, name);
  }
  return id.startsWith('send:') ? whySend(look, attempt, leaderIn(id), name) : whyNobody(look, attempt, name);
}

/** The mission that the question is about; null where nothing is rolled for it. */
function attemptNow(look: RebLook, { kind }: Asked): Attempt | null {
  if (kind !== 'mission.where' && kind !== 'mission.against' && kind !== 'mission.oppose') return null;
  const f = look.frame('mission');
  const id = missionIn(f.card, look);
  return id === undefined || MISSIONS[id].mode === 'resolve' ? null : { ...f, id };
}

const LACKS: readonly [string, string] = ['The Empire has no leader', 'The Rebels have no leader'];
const FOE: readonly [string, string] = ['the Empire', 'the Rebels'];
const percent = (p: number): string => `${Math.round(100 * p)} %`;
const named = (leaders: readonly Leader[], name: Name): string =>
  listed(leaders.map((l) => name(leaderRef(l))));

/** Who reveals it, and who can still be sent against it. */
function whyReveal(look: RebLook, option: string, name: Name): string | null {
  const side = sideNamed(look.side);
  const g = look.game;
  const id = missionIn(slotIn(option), look);
  const leaders = g.assigned[side].find(({ card }) => card === slotIn(option))?.leaders;
  if (id === undefined || leaders === undefined) return null;
  if (MISSIONS[id].mode === 'resolve') return 'It takes effect without a roll.';
  const n = poolOf(g, other(side)).length;
  if (n === 0) return `${LACKS[side]} left to send against it.`;
  const sent = n === 1 ? 'one leader' : `one of ${n} leaders`;
  return `${skills(id, leaders, name)}; ${FOE[side]} can still send ${sent} against it.`;
}

/** "Princess Leia has 3 diplomacy". */
function skills(id: MissionId, leaders: readonly Leader[], name: Name): string {
  const { skill } = MISSIONS[id];
  const icons = leaders.reduce((sum, l) => sum + skillOf(l, skill), 0);
  return `${named(leaders, name)} ${leaders.length === 1 ? 'has' : 'have'} ${icons} ${SKILL_WORDS[skill]}`;
}

/** Who is there already. */
function whyWhere({ game: g }: RebLook, attempt: Attempt, name: Name): string {
  const { against, chance } = forecast(g, attempt);
  const there = name(locRef(attempt.loc));
  if (against.length === 0) return `${LACKS[attempt.side]} at ${there}${gain(g, attempt)}.`;
  return `Against ${named(against, name)} at ${there} it succeeds with ${percent(chance)}.`;
}

const LOYAL: readonly MissionId[] = [
  'build-alliance',
  'establish-trade-relations',
  'rule-by-fear',
  'display-of-power',
  'trade-negotiations',
];

/** What success brings beyond what the card says. */
function gain(g: Reb, { id, loc, side }: Attempt): string {
  const icons = iconsOf(g, loc).length;
  const held = side === REBEL ? hasImperialLoyalty(g, loc) : hasRebelLoyalty(g, loc);
  if (icons === 0) return '';
  if (id === 'sabotage' && isImperialSystem(g, loc)) return ', and it builds there';
  if (!LOYAL.includes(id) || held || isSubjugated(g, loc)) return '';
  return `; loyalty there would give you ${counted(icons, 'build icon')}`;
}

/** What the leader who is sent takes from the chance. */
function whySend({ game: g }: RebLook, attempt: Attempt, sent: Leader, name: Name): string {
  const before = forecast(g, attempt);
  const after = forecast(g, attempt, [sent]);
  const without =
    before.against.length === 0 ? 'Unopposed it succeeds' : `It succeeds with ${percent(before.chance)}`;
  return `${without}; against ${named(after.against, name)} with ${percent(after.chance)}.`;
}

/** A drop that is not worth a leader. */
const SLIGHT = 0.15;

/** Nobody could do much about it, or they are needed for something else. */
function whyNobody(look: RebLook, attempt: Attempt, name: Name): string | null {
  const g = look.game;
  const { effects } = look.frame('mission');
  const able = opposers(g, { ...attempt, effects });
  if (able.length === 0) return null;
  const before = forecast(g, attempt).chance;
  const chances = able.map((l) => forecast(g, attempt, [l]).chance);
  const best = Math.min(...chances);
  const who = name(leaderRef(able[chances.indexOf(best)] ?? NONE));
  if (before - best < SLIGHT) return `Even against ${who} it succeeds with ${percent(best)}.`;
  return `Stopping it is worth less than ${who}, who can still move units or oppose another mission.`;
}
