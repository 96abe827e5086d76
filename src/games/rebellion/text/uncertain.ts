import type { Uncertain } from '../../../kernel/game.ts';
import { hasText, say } from '../../../kernel/speak/text.ts';
import { PROVENANCE, type Provenance } from '../data/provenance.ts';
import { RULES, type Rule } from '../rules/document.ts';
import { DIFFERENCES, RULINGS } from './doubts.ts';
import { en } from './en.ts';

/** What is no card and no piece, as a player would say it. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'build.exact-shape': 'Building exactly the shape of an icon',
  'build.fewer': 'Building fewer units than icons allow',
  'track.space-16': 'The last space of the time track',
  'setup.leaders': 'Starting leaders',
  'setup.rebel-placement': 'Where Rebel units start',
  'box.limits': 'What the box limits',
};

/** The fields of the provenance tables, as a player would say them. */
const FIELDS: Readonly<Record<string, string>> = {
  copies: 'number of copies',
  role: 'part in the team game',
};

const KINDS = ['face', 'unit', 'leader', 'system'] as const;

function nameOf(id: string): string {
  const key = [id, ...KINDS.map((kind) => `${kind}.${id}`)].find((name) => hasText(en, name));
  return key === undefined ? (OTHER_NAMES[id] ?? id) : say(en, key);
}

const CHAPTERS = ['mission', 'action', 'objective', 'tactic', 'unit'] as const;

/** The rule that the facts of a card or piece stand in. */
function ruleOf(id: string): string | undefined {
  if (id.startsWith('probe-')) return 'setup.loyalty'; // their marks matter only there
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
