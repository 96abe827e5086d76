import { expect, test } from 'vitest';
import { withEmptied } from '../../cards/emptied.ts';

/** Cards that have a scenario in the file that is running. */
export const covered = new Set<string>();

/** A scenario of one card: it must hold, and must fail when the card's entry is emptied. */
export function scenario(card: string, title: string, play: () => void): void {
  covered.add(card);
  test(`${card}: ${title}`, () => {
    play();
    expect(() => withEmptied(card, play), 'the scenario must fail when the card does nothing').toThrow();
  });
}
