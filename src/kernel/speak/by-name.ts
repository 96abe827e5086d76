/** Finding things by what a person types. */

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Things whose name equals the typed text; otherwise those whose name begins with it; otherwise those that contain it. */
export function byName<T extends { readonly name: string }>(things: readonly T[], typed: string): T[] {
  const wanted = plain(typed);
  if (wanted === '') return [];
  const fits = [
    (name: string) => name === wanted,
    (name: string) => name.startsWith(wanted),
    (name: string) => name.includes(wanted),
  ];
  for (const matches of fits) {
    const found = things.filter(({ name }) => matches(plain(name)));
    if (found.length > 0) return found;
  }
  return [];
}

const MOST_NAMED = 8;

/** "Which one: A, B or C?", for words that fit several things. */
export const whichOne = (names: readonly string[]): string =>
  `Which one: ${names.slice(0, MOST_NAMED).join(', ')}${names.length > MOST_NAMED ? ', ...' : ''}?`;
