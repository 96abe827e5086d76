import type { Uncertain } from '../../../kernel/game.ts';
import { say } from '../../../kernel/speak/text.ts';
import { CARDS } from '../cards/all.ts';
import { PIECES, PROBES } from '../data/pieces.ts';
import { PROVENANCE, type Provenance } from '../data/provenance.ts';
import { RULES, type Rule } from '../rules/document.ts';
import { DIFFERENCES, RULINGS } from './doubts.ts';
import { en } from './en.ts';

/** The fields of the provenance tables, as a player would say them. */
const FIELDS: Readonly<Record<string, string>> = {
  copies: 'number of copies',
  role: 'part in the team game',
};

const ENTRIES: Readonly<Record<string, { readonly name: string }>> = { ...CARDS, ...PIECES };
const nameOf = (id: string): string => ENTRIES[id]?.name ?? say(en, `face.${id}`);

const CHAPTERS = ['mission', 'action', 'objective', 'tactic', 'unit'] as const;

/** The rule that the facts of a card or piece stand in. */
function ruleOf(id: string): string | undefined {
  if (Object.hasOwn(PROBES, id)) return 'setup.loyalty'; // their marks matter only there
  return [id, ...CHAPTERS.map((chapter) => `${chapter}.${id}`)].find((rule) => Object.hasOwn(RULES, rule));
}

/** Everything in a fact's provenance that a careful player would want to know. */
function doubts(id: string, { confidence, fields }: Provenance): string[] {
  const weak = Object.entries(fields ?? {}).filter(([, how]) => how === 'one-source');
  return [
    ...(confidence === 'one-source' ? ['Only one source gives it in full.'] : []),
    ...(confidence === 'conflict' ? [DIFFERENCES[id] ?? 'Sources differ.'] : []),
    ...(weak.length > 0
      ? [`Only one source gives the ${weak.map(([field]) => FIELDS[field] ?? field).join(', ')}.`]
      : []),
  ];
}

/** Facts that are uncertain in the same way are told together. */
function facts(): Uncertain[] {
  const groups = new Map<string, { names: Set<string>; rules: Set<string> }>();
  for (const [id, provenance] of Object.entries(PROVENANCE)) {
    for (const why of doubts(id, provenance)) {
      const group = groups.get(why) ?? { names: new Set(), rules: new Set() };
      groups.set(why, group);
      group.names.add(nameOf(id));
      const rule = ruleOf(id);
      if (rule !== undefined) group.rules.add(rule);
    }
  }
  return [...groups].map(([why, { names, rules }]) => ({
    what: [...names].join(', '),
    why,
    rules: [...rules],
  }));
}

/** The points on which sources differ or are silent, as the rules document settles them; our own list numbers them with an O. */
function settled(): Uncertain[] {
  return Object.values<Rule>(RULES).flatMap(({ title, text, ruling }) =>
    ruling?.split(', ').some((number) => number.startsWith('O-'))
      ? [{ what: title, why: `Our ruling. ${text}` }]
      : [],
  );
}

/** Rulings of ours on single cards. */
const rulings = (): Uncertain[] => Object.entries(RULINGS).map(([id, why]) => ({ what: nameOf(id), why }));

/** What is uncertain about single cards and pieces, in a sentence each. */
export const UNCERTAIN_FACTS: readonly Uncertain[] = [...rulings(), ...facts()];

export const UNCERTAIN: readonly Uncertain[] = [...settled(), ...UNCERTAIN_FACTS];
