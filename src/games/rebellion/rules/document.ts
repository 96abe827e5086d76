import { IMPERIAL_ACTIONS, REBEL_ACTIONS } from './document/action-cards.ts';
import { ACTIONS } from './document/actions.ts';
import { ASSIGNMENT } from './document/assignment.ts';
import { BASE } from './document/base.ts';
import { COMBAT } from './document/combat.ts';
import { COMMAND } from './document/command.ts';
import { LATER } from './document/later.ts';
import { LEADERS } from './document/leaders.ts';
import { LOYALTY } from './document/loyalty.ts';
import { IMPERIAL_MISSIONS, PROJECTS, REBEL_MISSIONS } from './document/mission-cards.ts';
import { MISSIONS } from './document/missions.ts';
import { OBJECTIVES } from './document/objectives.ts';
import { OPTIONS } from './document/options.ts';
import { OVERVIEW } from './document/overview.ts';
import { REFRESH } from './document/refresh.ts';
import { RETREAT } from './document/retreat.ts';
import { RINGS } from './document/rings.ts';
import type { Rule } from './document/rule.ts';
import { SECRETS } from './document/secrets.ts';
import { SETUP } from './document/setup.ts';
import { TACTICS } from './document/tactics.ts';
import { UNITS } from './document/units.ts';

export type { Rule } from './document/rule.ts';

/** The rules of the base game for two, in reading order. The keys are anchors that code and links cite: never rename one. */
export const RULES = {
  ...OVERVIEW,
  ...SETUP,
  ...OPTIONS,
  ...ASSIGNMENT,
  ...COMMAND,
  ...MISSIONS,
  ...COMBAT,
  ...RETREAT,
  ...BASE,
  ...LOYALTY,
  ...LEADERS,
  ...REFRESH,
  ...OBJECTIVES,
  ...ACTIONS,
  ...IMPERIAL_ACTIONS,
  ...REBEL_ACTIONS,
  ...REBEL_MISSIONS,
  ...IMPERIAL_MISSIONS,
  ...PROJECTS,
  ...TACTICS,
  ...RINGS,
  ...UNITS,
  ...SECRETS,
  ...LATER,
} as const satisfies Record<string, Rule>;

export type RebRule = keyof typeof RULES;

export const CHAPTERS: { title: string; rules: RebRule[] }[] = [
  { title: 'The game', rules: anchors(OVERVIEW) },
  { title: 'Setting up', rules: anchors(SETUP) },
  { title: 'Variants', rules: anchors(OPTIONS) },
  { title: 'The Assignment Phase', rules: anchors(ASSIGNMENT) },
  { title: 'The Command Phase', rules: anchors(COMMAND) },
  { title: 'Missions', rules: anchors(MISSIONS) },
  { title: 'Combat', rules: anchors(COMBAT) },
  { title: 'Retreat', rules: anchors(RETREAT) },
  { title: 'The Rebel base', rules: anchors(BASE) },
  { title: 'Loyalty, sabotage, destruction', rules: anchors(LOYALTY) },
  { title: 'Leaders', rules: anchors(LEADERS) },
  { title: 'The Refresh Phase', rules: anchors(REFRESH) },
  { title: 'Objectives', rules: anchors(OBJECTIVES) },
  { title: 'Action cards', rules: anchors(ACTIONS) },
  { title: 'Imperial action cards', rules: anchors(IMPERIAL_ACTIONS) },
  { title: 'Rebel action cards', rules: anchors(REBEL_ACTIONS) },
  { title: 'Rebel missions', rules: anchors(REBEL_MISSIONS) },
  { title: 'Imperial missions', rules: anchors(IMPERIAL_MISSIONS) },
  { title: 'Projects', rules: anchors(PROJECTS) },
  { title: 'Tactic cards', rules: anchors(TACTICS) },
  { title: 'Rings', rules: anchors(RINGS) },
  { title: 'Units', rules: anchors(UNITS) },
  { title: 'Open and secret', rules: anchors(SECRETS) },
  { title: 'Still to come', rules: anchors(LATER) },
];

function anchors<K extends RebRule>(chapter: Record<K, Rule>): K[] {
  return Object.keys(chapter) as K[];
}
