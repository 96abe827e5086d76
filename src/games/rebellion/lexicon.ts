import type { Game } from '../../kernel/game.ts';
import { FACES } from './faces.ts';
import { type RebOptions, SIDES } from './state.ts';
import { en } from './text/en.ts';
import { FACT_NAMES } from './text/facts.ts';

const BASE: RebOptions = {
  firstGame: false,
  newBaseAfterLoss: false,
  threeDestroyed: false,
  queuedDeathStar: false,
};

/** Everything needed for sentences about the game, without its rules and its rules document; this is what a page loads. */
export const lexicon = {
  text: en,
  faces: FACES,
  factNames: FACT_NAMES,
  optionSets: {
    full: BASE,
    'first-game': { ...BASE, firstGame: true },
    variants: { ...BASE, newBaseAfterLoss: true, threeDestroyed: true, queuedDeathStar: true },
  },
  sides: SIDES,
  seats: () => SIDES.map((side) => ({ name: side, side, duties: ['*'] })),
} satisfies Pick<
  Game<unknown, { k: string; at: string }, RebOptions>,
  'text' | 'faces' | 'factNames' | 'optionSets' | 'sides' | 'seats'
>;
