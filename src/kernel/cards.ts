import type { RuleText } from './game.ts';
import { fill } from './speak/text.ts';

/**
 * 'two-sources': at least two independent texts agree. 'one-source': only one text gives it. 'conflict': texts differ, and the
 * card's `doubt` says which was followed.
 */
export type Confidence = 'two-sources' | 'one-source' | 'conflict';

/** How well a fact is attested. */
export interface Provenance<Source extends string = string> {
  readonly confidence: Confidence;
  readonly sources: readonly Source[];
  /** Fields that are attested otherwise than the rest. */
  readonly fields?: Readonly<Record<string, Confidence>>;
  /** For researchers: what each source says. */
  readonly notes: readonly string[];
}

type Attested = <const Source extends string>(
  sources: readonly Source[],
  ...notes: readonly string[]
) => Provenance<Source>;

export const twice: Attested = (sources, ...notes) => ({ confidence: 'two-sources', sources, notes });
export const once: Attested = (sources, ...notes) => ({ confidence: 'one-source', sources, notes });
export const disputed: Attested = (sources, ...notes) => ({ confidence: 'conflict', sources, notes });

/** The same, but only one source gives this field. */
export const oneSourceFor = <Source extends string>(
  field: string,
  from: Provenance<Source>,
): Provenance<Source> => ({ ...from, fields: { ...from.fields, [field]: 'one-source' } });

/**
 * What only readers of the rules and of the list of doubts want to know of a card. The build of the page takes it out of the
 * cards' tables (docs/decisions/0010): nothing but the rules document and that list may read it.
 */
export interface About<Source extends string = string, Basis extends string = string> {
  /** What the rules document says beyond the card's text. */
  readonly details?: string;
  /** What decides the rule; absent: the printed card. */
  readonly basis?: Basis;
  /** The entries of the list of rulings that the card rests on. */
  readonly rulings?: readonly string[];
  readonly from: Provenance<Source>;
  /** For players: on what sources differ, and what we use. Given exactly where the confidence is 'conflict'. */
  readonly doubt?: string;
  /** For players: what we decided where cards and rules are silent. Begins with "Our ruling:". */
  readonly ruling?: string;
}

/** What every entry of a table has: a card, a piece, or what is printed on the board. */
export interface Entry<Source extends string = string, Basis extends string = string> {
  readonly name: string;
  readonly about: About<Source, Basis>;
}

/** What every card has, whatever its game and deck. */
export interface Card<Source extends string = string, Basis extends string = string>
  extends Entry<Source, Basis> {
  /** What it does, in our own words. `{name}` is the number of that name in the entry; `{name:one|many}` chooses by it. */
  readonly text: string;
}

/** Every number in an entry by its own name; a name that stands for different numbers is left out. */
function numbersIn(entry: object): Map<string, number | null> {
  const found = new Map<string, number | null>();
  const add = (name: string, n: number | null): void => {
    found.set(name, found.has(name) && found.get(name) !== n ? null : n);
  };
  for (const [name, value] of Object.entries(entry)) {
    if (typeof value === 'number') add(name, value);
    else if (typeof value === 'object' && value !== null && name !== 'about')
      for (const [inner, n] of numbersIn(value)) add(inner, n);
  }
  return found;
}

/** The card's text with its numbers. A hole that no number fits stays, and the games' tests find it. */
export function textOf(card: { readonly text: string }): string {
  const numbers = [...numbersIn(card)].flatMap(([name, n]) => (n === null ? [] : [[name, n] as const]));
  return fill(card.text, Object.fromEntries(numbers));
}

/** The card or piece as a rule: what is printed on it, what it does, what the rules add, and what we decided. */
export function ruleOfCard<Basis extends string>(
  card: Entry<string, Basis> & { readonly text?: string },
  printed: string,
): RuleText & { readonly basis: Basis | 'rulebook' | 'ruling' } {
  const { details, basis, rulings, ruling } = card.about;
  const does = card.text === undefined ? undefined : textOf({ ...card, text: card.text });
  const text = [printed, does, details, ruling].filter((part) => part !== undefined).join(' ');
  return {
    title: card.name,
    text,
    basis: ruling === undefined ? (basis ?? 'rulebook') : 'ruling',
    ...(rulings === undefined ? {} : { ruling: rulings.join(', ') }),
  };
}
