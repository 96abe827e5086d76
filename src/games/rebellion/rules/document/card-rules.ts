import type { Rule } from './rule.ts';

/** The chapter of a deck: a rule for each of its cards, by the anchor `<kind>.<id>`. */
export function rulesOf<const Kind extends string, Id extends string, C>(
  kind: Kind,
  cards: Readonly<Record<Id, C>>,
  rule: (card: C, id: Id) => Rule,
): Readonly<Record<`${Kind}.${Id}`, Rule>> {
  const entries = Object.entries<C>(cards).map(([id, card]) => [`${kind}.${id}`, rule(card, id as Id)]);
  return Object.fromEntries(entries) as Record<`${Kind}.${Id}`, Rule>;
}

export const COPIES: readonly string[] = ['no copy', 'one copy', 'two copies', 'three copies'];

/** What is printed on a card in one sentence; parts that it does not have are empty. */
export function sentence(parts: readonly string[]): string {
  const text = parts.filter((part) => part !== '').join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
