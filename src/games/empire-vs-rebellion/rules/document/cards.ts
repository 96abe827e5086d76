import { ruleOfCard } from '../../../../kernel/cards.ts';
import type { CharacterEntry, EventEntry, OrdinaryEntry, StrategyEntry } from '../../cards/card.ts';
import { EVENT_ENTRIES } from '../../cards/events.ts';
import { IMPERIAL_CHARACTERS } from '../../cards/imperial-characters.ts';
import { ORDINARY } from '../../cards/ordinary.ts';
import { REBEL_CHARACTERS } from '../../cards/rebel-characters.ts';
import { STRATEGY_ENTRIES } from '../../cards/strategies.ts';
import type { CharacterId, EventId, OrdinaryType, StrategyKind } from '../../cards/tables.ts';
import type { Rule } from './rule.ts';

/** A rule for every card, from its entry: what is printed on it, what it does, and what the rules add. */

function rulesOf<Chapter extends string, Id extends string, Entry>(
  chapter: Chapter,
  entries: Readonly<Record<Id, Entry>>,
  ruleOf: (entry: Entry) => Rule,
): Readonly<Record<`${Chapter}.${Id}`, Rule>> {
  const rules = Object.entries<Entry>(entries).map(([id, entry]) => [`${chapter}.${id}`, ruleOf(entry)]);
  return Object.fromEntries(rules);
}

export const ORDINARY_RULES = rulesOf<'power', OrdinaryType, OrdinaryEntry>('power', ORDINARY, (entry) =>
  ruleOfCard(entry, `Each side has one card of each of the values ${entry.values.join(', ')}.`),
);

export const CHARACTER_RULES = rulesOf<'power', CharacterId, CharacterEntry>(
  'power',
  { ...REBEL_CHARACTERS, ...IMPERIAL_CHARACTERS },
  (entry) => ruleOfCard(entry, `Worth ${entry.ready} while ready and ${entry.exhausted} while exhausted.`),
);

export const STRATEGY_RULES = rulesOf<'strategy', StrategyKind, StrategyEntry>(
  'strategy',
  STRATEGY_ENTRIES,
  (entry) => ruleOfCard(entry, 'Each side has this strategy.'),
);

export const EVENT_RULES = rulesOf<'event', EventId, EventEntry>('event', EVENT_ENTRIES, (entry) => {
  const { objective, capacity, points, influence } = entry;
  const worth = `${points} victory point${points === 1 ? '' : 's'} and ${influence || 'no'} influence`;
  return ruleOfCard(entry, `Objective value ${objective}, capacity ${capacity}; worth ${worth}.`);
});
