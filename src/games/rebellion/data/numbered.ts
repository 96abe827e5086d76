/** The entry with this number. It always exists: the numbers come from the tables. */
export function numbered<T>(list: readonly T[], n: number, what: string): T {
  const found = list[n];
  if (found === undefined) throw new Error(`there is no ${what} ${n}`);
  return found;
}
