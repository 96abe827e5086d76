/** The same numbers for the same name, on every machine: a planet's face never changes. */
export function numbersOf(name: string): () => number {
  let a = 0;
  for (let i = 0; i < name.length; i++) a = (Math.imul(a, 31) + name.charCodeAt(i)) | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export type Next = () => number;
export const between = (next: Next, from: number, to: number): number =>
  Math.round((from + next() * (to - from)) * 10) / 10;
export const times = <T>(n: number, make: (i: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => make(i));
