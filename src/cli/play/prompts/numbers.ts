import type { Entry } from './kind.ts';

/** A list with numbers from 1. */
export function numbered(texts: readonly string[], from = 1): Entry[] {
  const width = String(texts.length + from - 1).length;
  return texts.map((text, i) => ({ label: `  ${String(i + from).padStart(width)}. `, text }));
}

const ALPHABET = 26;

/** A to Z, then AA, AB and so on. */
export const letter = (i: number): string =>
  (i < ALPHABET ? '' : letter(Math.floor(i / ALPHABET) - 1)) +
  String.fromCharCode('A'.charCodeAt(0) + (i % ALPHABET));

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
