/** Who plays a side, by the names of the seats; undefined: nobody is named. Partners are named together. */
export function peopleOf(
  side: string,
  people: readonly string[],
  { sides }: { readonly sides: readonly string[] },
): string | undefined {
  const names = people.filter((_, seat) => sides[seat] === side);
  return names.length === 0 ? undefined : names.join(', ');
}
