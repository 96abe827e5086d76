import { ruleOfCard } from '../../../../kernel/cards.ts';
import { IMPERIAL_MISSIONS as IMPERIAL } from '../../cards/missions/imperial.ts';
import type { MissionCard } from '../../cards/missions/mission.ts';
import { PROJECTS as PROJECT_CARDS } from '../../cards/missions/projects.ts';
import { REBEL_MISSIONS as REBEL } from '../../cards/missions/rebel.ts';
import { SKILL_WORDS } from '../../text/en/full.ts';
import { names } from '../../text/en/names.ts';
import { COPIES, rulesOf, sentence } from './card-rules.ts';

/** "Starting mission, diplomacy 1." "Logistics 1, portrait Lando Calrissian, two copies." */
const printedOn = ({ starting, project, skill, need, portrait, copies }: MissionCard): string =>
  sentence([
    starting ? 'starting mission' : project ? 'project' : '',
    `${SKILL_WORDS[skill]} ${need}`,
    portrait === null ? '' : `portrait ${names[`leader.${portrait}`]}`,
    copies > 1 ? (COPIES[copies] ?? `${copies} copies`) : '',
  ]);
const missionRule = (card: MissionCard) => ruleOfCard(card, printedOn(card));

/** What a leader must bring, where the mission goes and what it does. */
export const REBEL_MISSIONS = rulesOf('mission', REBEL, missionRule);
export const IMPERIAL_MISSIONS = rulesOf('mission', IMPERIAL, missionRule);
export const PROJECTS = rulesOf('mission', PROJECT_CARDS, missionRule);
