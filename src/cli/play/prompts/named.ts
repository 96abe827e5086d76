import { type Problem, problem } from './kind.ts';

/** An entry of a list with everything that it may be called: its own words, the things it is about. */
export interface Called {
  /** What it is typed by: '3', 'B'. */
  readonly label: string;
  readonly text: string;
  readonly names: readonly string[];
}

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** Shorter beginnings are more likely a slip of the finger than a choice. */
const SHORTEST = 3;

/** How well typed words fit a name, the best first; absent: not at all. */
const FITS: readonly ((name: readonly string[], typed: string) => boolean)[] = [
  (name, typed) => name.join('') === typed,
  (name, typed) => typed.length >= SHORTEST && name.join('').startsWith(typed),
  (name, typed) => typed.length >= SHORTEST && name.some((_, i) => name.slice(i).join('').startsWith(typed)),
];

/** The places of the entries that fit best. "X-wings" is one X-wing as well as several. */
function placesOf(typed: string, list: readonly Called[]): number[] {
  const wanted = words(typed).join('');
  if (wanted === '') return [];
  const forms = wanted.endsWith('s') ? [wanted, wanted.slice(0, -1)] : [wanted];
  const names = list.map((entry) => entry.names.map(words));
  for (const fits of FITS) {
    for (const form of forms) {
      const found = list.flatMap((_, i) => (names[i]?.some((name) => fits(name, form)) ? [i] : []));
      if (found.length > 0) return found;
    }
  }
  return [];
}

const MOST_NAMED = 4;
const LONGEST = 40;
const shortened = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 4).trimEnd()} ...`;

/** "'luke' could be 2 (Luke Skywalker) or 5 (Luke Skywalker, Jedi)." */
function severalFit(typed: string, found: readonly Called[]): string {
  const named = found.slice(0, MOST_NAMED).map(({ label, text }) => `${label} (${shortened(text)})`);
  const more = found.length > MOST_NAMED ? ` or ${found.length - MOST_NAMED} more` : '';
  return `'${shortened(typed)}' could be ${named.join(' or ')}${more}.`;
}

/** The list position that a label or a name means, or what is wrong with it. */
export function placeNamed(typed: string, list: readonly Called[]): number | Problem {
  const at = list.findIndex(({ label }) => label.toLowerCase() === typed.toLowerCase());
  if (at >= 0) return at;
  if (/^\d+$/.test(typed)) return problem(`There is no ${shortened(typed)} here.`);
  const found = placesOf(typed, list);
  const [only] = found;
  if (only === undefined) return problem(`'${shortened(typed)}' is not in this list.`);
  if (found.length === 1) return only;
  return {
    ...problem(
      severalFit(
        typed,
        found.flatMap((i) => list[i] ?? []),
      ),
    ),
    named: true,
  };
}

export type Counts = ReadonlyMap<number, number>;

const NUMBERS = /^\d+(x\d+)?(\s+\d+(x\d+)?)*$/i;
const MOST_TIMES = 9999;

/**
 * How many of each: "1 3 3", "1 3x2" and "Leia, 2 Stormtroopers" all name one of something and two of something else.
 * A count may stand before a name only where there can be several of a thing; else "1 Leia" means number 1 and Leia.
 */
export function countsOf(typed: string, list: readonly Called[], several: boolean): Counts | Problem {
  const counts = new Map<number, number>();
  for (const part of typed.split(/[,;]+/).map((p) => p.trim())) {
    if (part === '') continue;
    const found = NUMBERS.test(part) ? numbersIn(part, list) : namesIn(part, list, several);
    if ('problem' in found) return found;
    for (const [at, n] of found) counts.set(at, (counts.get(at) ?? 0) + n);
  }
  return counts;
}

type Some = readonly (readonly [number, number])[];

function numbersIn(part: string, list: readonly Called[]): Some | Problem {
  const found: [number, number][] = [];
  for (const word of part.split(/\s+/)) {
    const [number = '', times = '1'] = word.toLowerCase().split('x');
    const at = placeNamed(number, list);
    if (typeof at !== 'number') return at;
    if (Number(times) > MOST_TIMES) return problem(`'${shortened(word)}' is not understood.`);
    found.push([at, Number(times)]);
  }
  return found;
}

function namesIn(part: string, list: readonly Called[], several: boolean): Some | Problem {
  const whole = oneOf(part, list, several);
  if (!('problem' in whole)) return [whole];
  if (whole.named) return whole;
  const joined = part.split(/\s+and\s+/i);
  const each = joined.length > 1 ? joined : part.split(/\s+/);
  // "leia 3 stormtroopers": three of them, or number 3? Better to ask than to guess.
  if (each.length < 2 || (several && joined.length === 1 && each.some((word) => /^\d/.test(word))))
    return whole;
  const found: (readonly [number, number])[] = [];
  for (const word of each) {
    const one = oneOf(word, list, several);
    if ('problem' in one) return one.named ? one : whole;
    found.push(one);
  }
  return found;
}

/** "Leia", "2 Stormtroopers", "2x Stormtrooper", "Stormtrooper x2", "4x2". */
export function oneOf(
  part: string,
  list: readonly Called[],
  several: boolean,
): readonly [number, number] | Problem {
  const [, before = '', named = ''] =
    (several ? /^(\d{1,4})\s*(?:x\s+)?(?=\D)(.+)$/i.exec(part) : null) ?? [];
  const [, name = '', after = ''] =
    /^(.+?)\s*\bx\s*(\d{1,4})$/i.exec(part) ?? /^(\d+)x(\d{1,4})$/i.exec(part) ?? [];
  const tries: [string, number][] = [
    [part, 1],
    ...(named === '' ? [] : [[named.trim(), Number(before)] as [string, number]]),
    ...(name === '' ? [] : [[name.trim(), Number(after)] as [string, number]]),
  ];
  let first: Problem | undefined;
  for (const [text, n] of tries) {
    const at = placeNamed(text, list);
    if (typeof at === 'number') return [at, n];
    if (first === undefined || at.named) first = at;
  }
  return first ?? problem(`'${shortened(part)}' is not understood.`);
}
