import { twice } from '../../../kernel/cards.ts';
import { idsOf, type Piece, type RebEntry } from './entry.ts';

export type DieFace = 'hit' | 'directHit' | 'special' | 'blank';

interface Die extends Piece {
  /** How many there are, and so the most of this colour in one attack. */
  readonly count: number;
  readonly faces: readonly DieFace[];
}

/** The six faces, the same on both colours. */
export const DIE_FACES: readonly DieFace[] = ['hit', 'hit', 'directHit', 'special', 'blank', 'blank'];

const about: Die['about'] = {
  from: twice(
    ['johnchampaign', 'battle-odds', 'component-list', 'swr-reference'],
    'Faces from johnchampaign and battle-odds, numbers from component-list and swr-reference. Both colours carry the same faces. One version of johnchampaign has 3 hits and no direct hit on black; outvoted.',
  ),
};

export const DICE = {
  red: { name: 'Red die', box: 'base', count: 5, faces: DIE_FACES, about },
  black: { name: 'Black die', box: 'base', count: 5, faces: DIE_FACES, about },
} satisfies Record<string, Die>;
export type DieColour = keyof typeof DICE;
export const DIE_COLOURS = idsOf(DICE);

/** The most dice of one colour in an attack; of red and black dice there are equally many. */
export const DICE_OF_COLOUR = DICE.red.count;

/** The most dice of one side in a mission, of either colour. */
export const MISSION_DICE = 10;

/** What a face is worth in a mission. */
export const RESULTS = {
  name: 'What a face is worth in a mission',
  successes: { hit: 1, directHit: 1, special: 2, blank: 0 },
  about: { from: twice(['johnchampaign', 'swr-reference']) },
} satisfies RebEntry & { readonly successes: Readonly<Record<DieFace, number>> };
export const SUCCESSES: Readonly<Record<DieFace, number>> = RESULTS.successes;
