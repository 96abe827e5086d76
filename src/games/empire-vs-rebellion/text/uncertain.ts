import type { About } from '../../../kernel/cards.ts';
import type { Uncertain } from '../../../kernel/game.ts';
import {
  CARDS,
  type CardRule,
  EVENTS,
  type EventCard,
  type ResourceCard,
  STRATEGIES,
  type StrategyCard,
} from '../cards/tables.ts';
import { RULES } from '../rules/document.ts';

/** The parts of an entry that are attested otherwise than the rest, as a player would call them. */
const PARTS: Readonly<Record<string, string>> = {
  name: 'name',
  values: 'values',
  ready: 'value when ready',
  exhausted: 'value when exhausted',
  objective: 'objective',
  capacity: 'capacity',
};

function partsOf(fields: readonly string[]): string {
  const words = fields.map((field) => {
    const word = PARTS[field];
    if (word === undefined) throw new Error(`no word for the ${field} of a card`);
    return word;
  });
  return words.join(' and ');
}

/** For players: what could be wrong; undefined when two sources agree on everything. Who says what stands in the entry. */
function doubtIn({ doubt, from: { confidence, fields = {} } }: About): string | undefined {
  if (doubt !== undefined) return doubt;
  const parts = Object.keys(fields);
  if (confidence === 'two-sources')
    return parts.length === 0 ? undefined : `Only one source gives the ${partsOf(parts)}.`;
  if (parts.length === 0) return 'Only one source gives this card.';
  return `Only one source gives this card in full; others confirm the ${partsOf(parts)}.`;
}

/** By the rule of a card: what is uncertain about it. Cards that are alike share a rule. */
export const DOUBTS: Readonly<Partial<Record<CardRule, string>>> = Object.fromEntries(
  [CARDS, STRATEGIES, EVENTS]
    .flatMap((table) => Object.values<ResourceCard | StrategyCard | EventCard>(table))
    .flatMap(({ rule, about }) => {
      const doubt = doubtIn(about);
      return doubt === undefined ? [] : [[rule, doubt] as const];
    }),
);

/** Cards that are uncertain in the same way are told together. */
function uncertain(): Uncertain[] {
  const groups = new Map<string, CardRule[]>();
  for (const [rule, why] of Object.entries(DOUBTS) as [CardRule, string][])
    groups.set(why, [...(groups.get(why) ?? []), rule]);
  return [...groups].map(([why, rules]) => ({
    what: rules.map((rule) => RULES[rule].title).join(', '),
    why,
    rules,
  }));
}

export const UNCERTAIN: readonly Uncertain[] = uncertain();
