import type { Uncertain } from '../../../kernel/game.ts';
import { say } from '../../../kernel/speak/text.ts';
import { CARDS } from '../data/cards.ts';
import { PROVENANCE, type Provenance } from '../data/provenance.ts';
import { STRATEGIES } from '../data/strategies.ts';
import { RULES } from '../rules/document.ts';
import { en } from './en.ts';

/** The fields of the provenance tables, as a player would say them. */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'name',
  type: 'type',
  power: 'power',
  effect: 'effect',
  readyValue: 'value when ready',
  exhaustedValue: 'value when exhausted',
  objectiveValue: 'objective',
  capacity: 'capacity',
  victoryPoints: 'points',
  influence: 'influence',
  sameForBothFactions: 'being the same on both sides',
};

/** The rule that a card's facts stand in. */
function ruleOf(id: string): string | undefined {
  if (Object.hasOwn(STRATEGIES, id)) return `strategy.${id.replace(/^(rebel|imperial)-/, '')}`;
  const card = Object.hasOwn(CARDS, id) ? CARDS[id as keyof typeof CARDS] : undefined;
  if (card && card.type !== 'character') return 'components.resource';
  return [`power.${id}`, `event.${id}`].find((rule) => Object.hasOwn(RULES, rule));
}

const nameOf = (id: string): string => say(en, Object.hasOwn(en, `full.${id}`) ? `full.${id}` : `face.${id}`);

/** For players: which fact. Who gives it stands in data/provenance. */
function whyOf({ fields }: Provenance): string {
  const weak = Object.entries(fields).filter(([, confidence]) => confidence === 'one-source');
  return `Only one source gives the ${weak.map(([field]) => FIELDS[field] ?? field).join(', ')}.`;
}

/** Cards that are uncertain in the same way are told together. */
function uncertain(): Uncertain[] {
  const groups = new Map<string, { names: Set<string>; rules: Set<string> }>();
  for (const [id, provenance] of Object.entries(PROVENANCE)) {
    if (provenance.confidence !== 'one-source') continue;
    const why = whyOf(provenance);
    const group = groups.get(why) ?? { names: new Set(), rules: new Set() };
    groups.set(why, group);
    group.names.add(nameOf(id));
    const rule = ruleOf(id);
    if (rule !== undefined) group.rules.add(rule);
  }
  return [...groups].map(([why, { names, rules }]) => ({
    what: [...names].join(', '),
    why,
    rules: [...rules],
  }));
}

export const UNCERTAIN: readonly Uncertain[] = uncertain();
