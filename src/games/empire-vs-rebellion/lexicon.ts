import type { SeatSpec } from '../../kernel/game.ts';
import { FACES } from './cards/faces.ts';
import { type EvrOptions, SIDES } from './state.ts';
import { en } from './text/en.ts';

/** Everything needed for sentences about the game, without its rules and its rules document; this is what a page loads. */
export const lexicon = {
  text: en,
  faces: FACES,
  optionSets: { full: { tutorial: false }, tutorial: { tutorial: true } } satisfies Record<
    string,
    EvrOptions
  >,
  sides: SIDES,
  seats: (): SeatSpec[] => SIDES.map((side) => ({ name: side, side, duties: ['*'] })),
};
