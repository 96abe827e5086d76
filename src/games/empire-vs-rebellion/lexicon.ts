import type { SeatSpec } from '../../kernel/game.ts';
import { FACES } from './cards/faces.ts';
import { type EvrOptions, SIDES } from './state.ts';
import { en } from './text/en.ts';

/** All that sentences about the game are made from, without its procedures and its rules document: what a page loads. */
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
