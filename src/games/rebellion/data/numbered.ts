/** The entry with this number. There is no other: whoever asks for one has a number from a table. */
export function numbered<T>(list: readonly T[], n: number, what: string): T {
  const found = list[n];
  if (found === undefined) throw new Error(`there is no ${what} ${n}`);
  return found;
}
