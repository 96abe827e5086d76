import { CHARACTER_RULES, EVENT_RULES, ORDINARY_RULES, STRATEGY_RULES } from './document/cards.ts';
import { CLEANUP } from './document/cleanup.ts';
import { DOMINANCE } from './document/dominance.ts';
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

export type { Rule } from './document/rule.ts';

/** The rules of the game, in reading order. The keys are anchors that code and links cite: never rename one. */
export const RULES = {
  ...QUICK,
  ...OVERVIEW,
  ...TUTORIAL,
  ...SETUP,
  ...PLANNING,
  ...STRUGGLE,
  ...POWERS,
  ...ORDINARY_RULES,
  ...CHARACTER_RULES,
  ...STRATEGIES,
  ...STRATEGY_RULES,
  ...DOMINANCE,
  ...EVENT_RULES,
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
  { title: 'Powers', rules: anchors({ ...POWERS, ...ORDINARY_RULES }) },
  { title: 'Characters', rules: anchors(CHARACTER_RULES) },
  { title: 'Strategies', rules: anchors({ ...STRATEGIES, ...STRATEGY_RULES }) },
  { title: 'Who wins the event', rules: anchors(DOMINANCE) },
  { title: 'Events', rules: anchors(EVENT_RULES) },
  { title: 'Cleanup', rules: anchors(CLEANUP) },
  { title: 'Open and secret', rules: anchors(SECRETS) },
];

function anchors<K extends EvrRule>(chapter: Record<K, Rule>): K[] {
  return Object.keys(chapter) as K[];
}
