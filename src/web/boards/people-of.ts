/** The names of the people who play a side, partners together; undefined if there is no name. */
export function peopleOf(
  side: string,
  people: readonly string[],
  { sides }: { readonly sides: readonly string[] },
): string | undefined {
  const names = people.filter((_, seat) => sides[seat] === side);
  return names.length === 0 ? undefined : names.join(', ');
}
