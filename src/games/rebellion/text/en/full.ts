import type { Catalogue } from '../../../../kernel/speak/text.ts';
import { ACTIONS } from '../../data/actions.ts';
import { LEADER_IDS, LEADERS, type LeaderId, SKILLS, type Skill } from '../../data/leaders.ts';
import { MISSIONS } from '../../data/missions.ts';
import { OBJECTIVES } from '../../data/objectives.ts';
import { names } from './names.ts';
import { SHORT_LEADERS } from './pieces.ts';

export const SKILL_WORDS: Readonly<Record<Skill, string>> = {
  diplomacy: 'diplomacy',
  intel: 'intel',
  specOps: 'spec ops',
  logistics: 'logistics',
};

const nameOf = (id: string): string => names[`face.${id}`] ?? id;
const rows = <T>(table: Readonly<Record<string, T>>, words: (id: string, row: T) => string): Catalogue =>
  Object.fromEntries(Object.entries(table).map(([id, row]) => [`full.${id}`, words(id, row)]));

/** "diplomacy 2, intel 1". */
function skillsOf(id: LeaderId): string {
  const { skills } = LEADERS[id];
  return SKILLS.filter((skill) => skills[skill] > 0)
    .map((skill) => `${SKILL_WORDS[skill]} ${skills[skill]}`)
    .join(', ');
}

/** "tactics 2/1" in space and on the ground; a leader without any can lead no move and no combat. */
export function tacticsOf(id: LeaderId): string {
  const { tactics } = LEADERS[id];
  return tactics === null ? 'no tactics' : `tactics ${tactics.space}/${tactics.ground}`;
}

const leaders = Object.fromEntries(
  LEADER_IDS.map((id) => {
    const abilities = [skillsOf(id), tacticsOf(id)].filter((text) => text !== '').join('; ');
    return [`full.leader.${id}`, `${names[`leader.${id}`]} (${abilities})`];
  }),
);

/** Names with what one must know to choose among things: what a mission needs, what a leader can do, what an objective brings. */
export const full: Catalogue = {
  ...leaders,
  ...rows(MISSIONS, (id, { skill, need }) => `${nameOf(id)} (${SKILL_WORDS[skill]} ${need})`),
  ...rows(ACTIONS, (id, card) => `${nameOf(id)} (${card.leaders.map((l) => SHORT_LEADERS[l]).join(' or ')})`),
  ...rows(OBJECTIVES, (id, { reputation }) => `${nameOf(id)} (worth ${reputation ?? 'varies'})`),
};
