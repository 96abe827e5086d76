import { MISSIONS, OBJECTIVES, SKILLS } from '../../../games/rebellion/public/data.ts';
import type { RebLook } from '../../../games/rebellion/public/frames.ts';
import {
  BASE_SPACE,
  EMPIRE,
  GROUND,
  hasIn,
  hasTactics,
  type Loc,
  leaderIn,
  leaderRef,
  locIn,
  locRef,
  missionIn,
  NEIGHBOURS,
  objectiveIn,
  poolOf,
  probeLoc,
  SPACE,
  SYSTEM_LOCS,
  sideNamed,
  skillOf,
  slotIn,
  tacticOf,
} from '../../../games/rebellion/public/table.ts';
import type { AllotAnswer, Answer } from '../../../kernel/forms/index.ts';
import type { Asked } from '../../../kernel/game.ts';
import type { Ref } from '../../../kernel/ids.ts';
import { KEPT } from './assigning.ts';
import { stepsTo } from './galaxy.ts';
import { missingFor } from './objectives.ts';
import { counted, listed, SKILL_WORDS } from './reason-words.ts';
import { build, deploy } from './upkeep.ts';

/** Why a bot chooses a base, assigns leaders, builds and deploys, as a player would say it. */

type Name = (ref: Ref) => string;

/** Null where there is nothing better to say than the odds. */
export function explainPreparation(look: RebLook, asked: Asked, answer: Answer, name: Name): string | null {
  if (answer.is === 'choose') {
    if (asked.kind === 'setup.base') return whyBase(look, locIn(answer.id), name);
    if (asked.kind === 'mobilize.base' && answer.id !== 'do:decline')
      return whyBase(look, probeLoc(look.read(slotIn(answer.id))), name);
    if (asked.kind === 'assignment.choose') return whyAssignOrNot(look, answer.id, name);
    if (asked.kind === 'refresh.objective' || asked.kind === 'combat.objective')
      return whyScore(look, answer.id);
    if (asked.kind === 'effect.objective') return whyObjective(look, asked, answer.id);
    if (asked.kind === 'recruit.choose') return whyRecruit(asked, answer.id, name);
  }
  if (answer.is === 'allot') {
    if (asked.kind === 'assignment.leaders') return whyAssigned(look, answer, name);
    if (asked.kind === 'build.choose') return whyBuild(asked, answer);
    if (asked.kind === 'deploy.choose') return whyDeploy(look, asked, answer, name);
  }
  return null;
}

/** What is built, not which icon it is built from. */
export function sayBuild({ kind }: Asked, answer: Answer, name: Name): string | null {
  if (kind !== 'build.choose' || answer.is !== 'allot' || answer.put.length === 0) return null;
  const built = new Map<string, number>();
  for (const [, unit, n] of answer.put) built.set(unit, (built.get(unit) ?? 0) + n);
  return listed([...built].map(([unit, n]) => (n === 1 ? '' : `${n} × `) + name(unit as Ref)));
}

/** Far from troops and hard to get at is what hides a base. */
function whyBase({ game: g }: RebLook, loc: Loc, name: Name): string {
  const there = name(locRef(loc));
  const steps = stepsTo(SYSTEM_LOCS.filter((at) => hasIn(g, at, EMPIRE, GROUND)))[loc] ?? 0;
  const ways = NEIGHBOURS[loc]?.length ?? 0;
  const borders = ways === 1 ? 'only 1 system borders it' : `${ways} systems border it`;
  if (steps <= 1) return `${there} has Imperial troops next to it, and ${borders}.`;
  if (steps > SYSTEM_LOCS.length) return `No Imperial troops can reach ${there}, and ${borders}.`;
  return `The nearest Imperial troops are ${steps} systems away from ${there}, and ${borders}.`;
}

function whyAssignOrNot(look: RebLook, option: string, name: Name): string | null {
  const side = sideNamed(look.side);
  const free = poolOf(look.game, side);
  if (option === 'do:assign') {
    return `You have ${counted(free.length, 'free leader')}; about ${KEPT[side]} are enough to move units and oppose missions.`;
  }
  if (option !== 'do:done') return null;
  if (free.length === 0) return 'Every leader is assigned.';
  const names = listed(free.map((l) => name(leaderRef(l))));
  return `${names} ${free.length === 1 ? 'stays' : 'stay'} free to move units and oppose missions.`;
}

/** Who can do what, and how many are left. */
function whyAssigned(look: RebLook, { put }: AllotAnswer, name: Name): string {
  const cards = [...new Set(put.map(([, card]) => card))];
  const fits = cards.flatMap((card) => {
    const id = missionIn(slotIn(card), look);
    if (id === undefined) return [];
    const leaders = put.filter(([, to]) => to === card).map(([leader]) => leaderIn(leader));
    const { skill, need } = MISSIONS[id];
    const has = leaders.reduce((sum, l) => sum + skillOf(l, skill), 0);
    const who = listed(leaders.map((l) => name(leaderRef(l))));
    const have = `${leaders.length === 1 ? 'has' : 'have'} ${has} ${SKILL_WORDS[skill]}`;
    const needs = `${name(card as Ref)} needs ${need}`;
    return has < need ? [`${who} would bluff: ${needs} ${SKILL_WORDS[skill]}`] : [`${who} ${have}; ${needs}`];
  });
  const left = poolOf(look.game, sideNamed(look.side)).length - put.length;
  const rest =
    left === 0
      ? 'No leader stays free.'
      : `${counted(left, 'leader')} ${left === 1 ? 'stays' : 'stay'} free to move units and oppose missions.`;
  return [...fits.map((fit) => `${fit}.`), rest].join(' ');
}

function whyScore(look: RebLook, option: string): string | null {
  const id = option.startsWith('play:') ? objectiveIn(slotIn(option), look) : undefined;
  const n = id === undefined ? null : OBJECTIVES[id].reputation;
  return n === null ? null : `It scores ${n} reputation now.`;
}

/** Of objectives that differ, the one that lacks least. */
function whyObjective(look: RebLook, { form }: Asked, option: string): string | null {
  const lacks = (id: string): number => {
    const objective = objectiveIn(slotIn(id), look);
    return objective === undefined ? Number.POSITIVE_INFINITY : missingFor(look.game, objective);
  };
  const others = form.is === 'choose' ? form.options.filter(({ id }) => id !== option) : [];
  return others.length > 0 && others.every(({ id }) => lacks(id) > lacks(option))
    ? 'It is the one closest to being scored.'
    : null;
}

/** What the leader is good at. */
function whyRecruit({ form }: Asked, option: string, name: Name): string | null {
  if (option === 'do:draw-on') return 'None of these cards brings a leader; the next one may.';
  if (!option.startsWith('take:') || form.is !== 'choose') return null;
  const l = leaderIn(form.options.find(({ id }) => id === option)?.refs[1] ?? '');
  const skills = SKILLS.filter((skill) => skillOf(l, skill) > 0).map(
    (skill) => `${skillOf(l, skill)} ${SKILL_WORDS[skill]}`,
  );
  const tactics = hasTactics(l)
    ? [`tactic values of ${tacticOf(l, SPACE)} in space and ${tacticOf(l, GROUND)} on the ground`]
    : [];
  return `${name(leaderRef(l))} has ${listed([...skills, ...tactics])}.`;
}

/** Only what the policy builds is the strongest. */
function whyBuild({ form }: Asked, answer: AllotAnswer): string | null {
  if (form.is !== 'allot' || answer.put.length === 0 || !isSame(build(form), answer)) return null;
  return 'These are the strongest units that the icons allow.';
}

function whyDeploy(look: RebLook, { form }: Asked, answer: AllotAnswer, name: Name): string | null {
  const side = sideNamed(look.side);
  if (form.is !== 'allot' || answer.put.length === 0 || !isSame(deploy(look, form, side), answer))
    return null;
  const places = [...new Set(answer.put.map(([, place]) => place))];
  if (side === EMPIRE) return `Your forces are strongest at ${listed(places.map((at) => name(at as Ref)))}.`;
  if (places.every((place) => locIn(place) === BASE_SPACE))
    return 'Nobody can attack units in the Rebel Base space while the base is hidden.';
  return null;
}

/** The same, whatever the order. */
const isSame = (a: Answer, b: AllotAnswer): boolean =>
  a.is === 'allot' && inOrder(a).join() === inOrder(b).join();
const inOrder = ({ put }: AllotAnswer): string[] => put.map((line) => line.join(' ')).sort();
