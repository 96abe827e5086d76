/** Letters to insert, leave out, change or swap until one word is the other. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + same,
          swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(a.length, b.length);
}

/** Longer words are not typing errors. */
const LONGEST = 40;

/** The known word that was probably meant: one that begins with the typed text, otherwise one a few letters away. */
export function nearest(typed: string, known: readonly string[]): string | undefined {
  const word = typed.toLowerCase();
  if (word.length < 2 || word.length > LONGEST) return undefined;
  const begun = known.filter((name) => name.toLowerCase().startsWith(word));
  if (begun.length === 1) return begun[0];
  const far = known.map((name) => ({ name, n: distance(word, name.toLowerCase()) }));
  const [best] = far.sort((a, b) => a.n - b.n);
  return best !== undefined && best.n <= Math.max(1, Math.floor(word.length / 3)) ? best.name : undefined;
}

/** "; did you mean table?", or nothing. */
export function didYouMean(typed: string, known: readonly string[], as = (name: string) => name): string {
  const near = nearest(typed, known);
  return near === undefined ? '' : `; did you mean ${as(near)}?`;
}
