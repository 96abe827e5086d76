import { type Entry, problem } from './kind.ts';

/** A list with numbers from 1. */
export function numbered(texts: readonly string[], from = 1): Entry[] {
  const width = String(texts.length + from - 1).length;
  return texts.map((text, i) => ({ label: `  ${String(i + from).padStart(width)}. `, text }));
}

export const letter = (i: number): string => String.fromCharCode('A'.charCodeAt(0) + i);

/** The place in a list that a number names; a problem when there is no such number. */
export function placeOf(typed: string, length: number): number | { problem: string } {
  const n = Number(typed);
  if (!/^\d+$/.test(typed)) return problem(`'${typed}' is no number of this list.`);
  if (n < 1 || n > length) return problem(`There is no ${typed} here.`);
  return n - 1;
}

/** How many of each: "1 3 3" and "1 3x2" both mean one of the first and two of the third. */
export function countsOf(typed: string, length: number): Map<number, number> | { problem: string } {
  const counts = new Map<number, number>();
  for (const word of typed.split(/[\s,;]+/).filter((w) => w !== '')) {
    const [number = '', times] = word.toLowerCase().split('x');
    const at = placeOf(number, length);
    if (typeof at !== 'number') return at;
    if (times !== undefined && !/^\d{1,4}$/.test(times)) return problem(`'${word}' is not understood.`);
    counts.set(at, (counts.get(at) ?? 0) + (times === undefined ? 1 : Number(times)));
  }
  return counts;
}

/** What `countsOf` reads: "3", "3x2". */
export const written = (at: number, n: number): string => (n === 1 ? `${at + 1}` : `${at + 1}x${n}`);

/** "4", "1 to 2", "2 or more". */
export function span(min: number, max: number | null, most: number): string {
  const top = Math.min(max ?? most, most);
  if (min === top) return String(min);
  return top === most && max === null ? `${min} or more` : `${min} to ${top}`;
}

/** "Han Solo", "3 TIE Fighters"-like: a count is told only where there can be more than one. */
export const counted = (name: string, n: number): string => (n === 1 ? name : `${name} (${n} times)`);
