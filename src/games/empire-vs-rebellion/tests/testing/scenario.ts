import { expect, it } from 'vitest';
import { FACES } from '../../cards/faces.ts';
import { withEmptied } from './emptied.ts';
import { checkTables, clearTables } from './table.ts';

/** Registers of what has a test, so that a last test can tell what has none. */

function tabled(run: () => void): void {
  clearTables();
  run();
  checkTables();
}

const cases = new Set<number>();

/** One of the numbered cases of the rules file, section 8. */
export function evrCase(n: number, title: string, run: () => void): void {
  cases.add(n);
  it(`case ${n}: ${title}`, () => tabled(run));
}

export const casesCovered = (): number[] => [...cases].sort((a, b) => a - b);

const rulings = new Set<string>();

/** One of our own rulings, section 9. */
export function ruling(id: `D${number}`, title: string, run: () => void): void {
  rulings.add(id);
  it(`${id}: ${title}`, () => tabled(run));
}

export const rulingsCovered = (): ReadonlySet<string> => rulings;

const scenarios = new Set<string>();

/** A scenario of one card: it must hold, and it must not hold any more once the card's entry is emptied. */
export function scenario(id: string, title: string, run: () => void): void {
  if (!FACES.includes(id)) throw new Error(`there is no card ${id}`);
  scenarios.add(id);
  it(`${id}: ${title}`, () => {
    tabled(run);
    expect(() => withEmptied(id, run), `nothing in this scenario depends on ${id}`).toThrow();
    clearTables();
  });
}

export const cardsWithoutScenario = (): string[] => FACES.filter((id) => !scenarios.has(id));
