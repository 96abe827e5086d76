import { hang } from '../terminal/style.ts';
import type { Entry } from './prompts/index.ts';

/** From this many short entries on, a list is printed in columns, read downwards. */
const MANY = 13;
const GAP = 2;
/** Narrower columns say nothing. */
const NARROWEST = 16;

const joined = ({ label, text }: Entry): string => `${label}${text}`;
const cutTo = (line: string, width: number): string =>
  line.length <= width ? line : `${line.slice(0, width - 4).trimEnd()} ...`;

function inColumns(lines: readonly string[], columns: number): string[] {
  const rows = Math.ceil(lines.length / columns);
  const widest = Math.max(0, ...lines.map((line) => line.length)) + GAP;
  return Array.from({ length: rows }, (_, row) =>
    lines
      .filter((_line, i) => i % rows === row)
      .map((line) => line.padEnd(widest))
      .join('')
      .trimEnd(),
  );
}

const columnsFor = (lines: readonly string[], width: number): number =>
  Math.max(1, Math.floor((width + GAP) / (Math.max(0, ...lines.map((line) => line.length)) + GAP)));

/** Whole texts, each on its own lines, or columns where there are many and all are short. */
export function listed(entries: readonly Entry[], width: number): string[] {
  const lines = entries.map(joined);
  const columns = Math.floor(width / (Math.max(0, ...lines.map((line) => line.length)) + GAP));
  if (entries.length < MANY || columns < 2)
    return entries.flatMap(({ label, text }) => hang(label, text, width).split('\n'));
  return inColumns(lines, columns);
}

/** Whole texts, in columns where two fit side by side. */
function tight(entries: readonly Entry[], width: number): string[] {
  const lines = entries.map(joined);
  const columns = columnsFor(lines, width);
  return columns < 2 ? listed(entries, width) : inColumns(lines, columns);
}

/** At most one line per entry: longer ones are cut. */
const cut = (entries: readonly Entry[], width: number): string[] => {
  const lines = entries.map((entry) => cutTo(joined(entry), width));
  return inColumns(lines, columnsFor(lines, width));
};

/** Cut until this many columns fit. */
const dense = (entries: readonly Entry[], width: number, columns: number): string[] =>
  inColumns(
    entries.map((entry) => cutTo(joined(entry), Math.floor((width + GAP) / columns) - GAP)),
    columns,
  );

export interface Laid {
  readonly lines: readonly string[];
  /** Some texts were too long and end in dots. */
  readonly cut: boolean;
}

/** With the line that says how to read cut entries. */
const heightOf = ({ lines, cut: isCut }: Laid): number => lines.length + (isCut ? 1 : 0);

/** Things and the places they go to are lists of their own: short places may stand in columns under long things. */
function groupsOf(entries: readonly Entry[]): Entry[][] {
  const isPlace = ({ label }: Entry): boolean => /[A-Z]/.test(label);
  return [entries.filter((e) => !isPlace(e)), entries.filter(isPlace)].filter((group) => group.length > 0);
}

/**
 * A list in as few lines as it needs to fit: in `wanted` lines if that is possible without cutting more than ends of long
 * texts, else in `most`, else as dense as it gets.
 */
export function laid(entries: readonly Entry[], width: number, wanted: number, most: number): Laid {
  const groups = groupsOf(entries);
  const full: Laid = { lines: listed(entries, width), cut: false };
  const close: Laid = { lines: groups.flatMap((group) => tight(group, width)), cut: false };
  const short: Laid = { lines: groups.flatMap((group) => cut(group, width)), cut: true };
  for (const room of [wanted, most]) {
    const fits = [full, close, short].find((way) => heightOf(way) <= room);
    if (fits) return fits;
  }
  let last = short;
  for (let columns = 2; width / columns >= NARROWEST; columns++) {
    last = { lines: groups.flatMap((group) => dense(group, width, columns)), cut: true };
    if (heightOf(last) <= most) break;
  }
  return last;
}
