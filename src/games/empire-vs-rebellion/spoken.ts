import type { SeatSpec } from '../../kernel/game.ts';
import { FACES } from './data/faces.ts';
import { RULES } from './rules/document.ts';
import { type EvrOptions, SIDES } from './state.ts';
import { en } from './text/en.ts';

/** All that it takes to speak of the game: words, names and rules, but none of the procedures. The page loads this, not the game. */
export const spoken = {
  text: en,
  faces: FACES,
  rules: RULES,
  optionSets: { full: { tutorial: false }, tutorial: { tutorial: true } } satisfies Record<
    string,
    EvrOptions
  >,
  sides: SIDES,
  seats: (): SeatSpec[] => SIDES.map((side) => ({ name: side, side, duties: ['*'] })),
};
