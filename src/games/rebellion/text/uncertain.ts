import type { Uncertain } from '../../../kernel/game.ts';
import { hasText, say } from '../../../kernel/text.ts';
import { PROVENANCE, type Provenance, SOURCES, type SourceId } from '../data/provenance.ts';
import { RULES, type Rule } from '../rules/document.ts';
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

/** A page by its host and owner, anything else as it is; data/provenance has them in full. */
const shortly = (source: SourceId): string => SOURCES[source].what.split(',')[0] ?? source;
const readIn = (sources: readonly SourceId[]): string => `Read: ${sources.map(shortly).join(', ')}.`;

/** From the sentence that names our ruling to the end of the note. */
const OUR_RULING = /[^.]*\b[Oo]ur rulings?\b.*$/;

/** Everything in a fact's provenance that a careful player would want to know. */
function doubts({ confidence, sources, fields, notes }: Provenance): string[] {
  const note = notes.join(' ');
  const weak = Object.entries(fields ?? {}).filter(([, how]) => how === 'one-source');
  return [
    ...(confidence === 'one-source'
      ? [`only one source gives it in full. ${readIn(sources)}${note === '' ? '' : ` ${note}`}`]
      : []),
    // The counts of the box differ from unit to unit, the reason does not.
    ...(confidence === 'conflict'
      ? [`sources differ. ${note.replace(/(in box: llamas) \d+;/, '$1 differs;')}`]
      : []),
    ...(weak.length > 0
      ? [`only one source gives the ${weak.map(([field]) => FIELDS[field] ?? field).join(', ')}.`]
      : []),
  ];
}

function rulingIn({ confidence, notes }: Provenance): string | undefined {
  if (confidence === 'conflict') return undefined; // the whole note is shown already
  return OUR_RULING.exec(notes.join(' '))?.[0].trim();
}

/** Facts that are uncertain in the same way are told together. */
function facts(): Uncertain[] {
  const groups = new Map<string, { names: Set<string>; rules: Set<string> }>();
  for (const [id, provenance] of Object.entries(PROVENANCE)) {
    for (const why of doubts(provenance)) {
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

/** The points O-02 to O-07, on which sources differ or are silent, as the rules document settles them. */
function settled(): Uncertain[] {
  return Object.values<Rule>(RULES).flatMap(({ title, text, ruling }) => {
    const own = ruling?.split(', ').filter((number) => number.startsWith('O-')) ?? [];
    return own.length === 0 ? [] : [{ what: `${title} (${own.join(', ')})`, why: `our own ruling. ${text}` }];
  });
}

/** Rulings of ours on single cards. */
const rulings = (): Uncertain[] =>
  Object.entries(PROVENANCE).flatMap(([id, provenance]) => {
    const ruling = rulingIn(provenance);
    return ruling === undefined ? [] : [{ what: nameOf(id), why: ruling }];
  });

/** The notes call the sources by short names. */
const sources = (): Uncertain => ({
  what: 'The sources',
  why: Object.entries(SOURCES)
    .map(([id, { what }]) => `${id}: ${what}`)
    .join('; '),
});

export const UNCERTAIN: readonly Uncertain[] = [...settled(), ...rulings(), ...facts(), sources()];
