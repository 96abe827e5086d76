import { CHARACTERS } from './document/characters.ts';
import { CLEANUP } from './document/cleanup.ts';
import { DOMINANCE } from './document/dominance.ts';
import { EVENTS } from './document/events.ts';
import { OVERVIEW } from './document/overview.ts';
import { PLANNING } from './document/planning.ts';
import { POWERS } from './document/powers.ts';
import { QUICK } from './document/quick.ts';
import type { Rule } from './document/rule.ts';
import { SECRETS } from './document/secrets.ts';
import { SETUP } from './document/setup.ts';
import { STRATEGIES } from './document/strategies.ts';
import { STRUGGLE } from './document/struggle.ts';
import { TUTORIAL } from './document/tutorial.ts';

export type { Basis, Rule } from './document/rule.ts';

/** The rules of the game, in reading order. The keys are anchors that code and links cite: never rename one. */
export const RULES = {
  ...QUICK,
  ...OVERVIEW,
  ...TUTORIAL,
  ...SETUP,
  ...PLANNING,
  ...STRUGGLE,
  ...POWERS,
  ...CHARACTERS,
  ...STRATEGIES,
  ...DOMINANCE,
  ...EVENTS,
  ...CLEANUP,
  ...SECRETS,
} as const satisfies Record<string, Rule>;

export type EvrRule = keyof typeof RULES;

export const CHAPTERS: { title: string; rules: EvrRule[] }[] = [
  { title: 'Quick reference', rules: anchors(QUICK) },
  { title: 'The game', rules: anchors(OVERVIEW) },
  { title: 'The tutorial', rules: anchors(TUTORIAL) },
  { title: 'Setting up', rules: anchors(SETUP) },
  { title: 'Planning', rules: anchors(PLANNING) },
  { title: 'The struggle', rules: anchors(STRUGGLE) },
  { title: 'Powers', rules: anchors(POWERS) },
  { title: 'Characters', rules: anchors(CHARACTERS) },
  { title: 'Strategies', rules: anchors(STRATEGIES) },
  { title: 'Who wins the event', rules: anchors(DOMINANCE) },
  { title: 'Events', rules: anchors(EVENTS) },
  { title: 'Cleanup', rules: anchors(CLEANUP) },
  { title: 'Open and secret', rules: anchors(SECRETS) },
];

function anchors<K extends EvrRule>(chapter: Record<K, Rule>): K[] {
  return Object.keys(chapter) as K[];
}
