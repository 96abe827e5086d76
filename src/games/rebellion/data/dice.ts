export const DIE_COLOURS = ['red', 'black'] as const;
export type DieColour = (typeof DIE_COLOURS)[number];
export type DieFace = 'hit' | 'directHit' | 'special' | 'blank';

/** The six faces, the same on both colours. */
export const DIE_FACES: readonly DieFace[] = ['hit', 'hit', 'directHit', 'special', 'blank', 'blank'];

/** Dice of each colour in the box, and so the most of a colour in one attack. */
export const DICE_OF_COLOUR = 5;

/** The most dice of one side in a mission, of either colour. */
export const MISSION_DICE = 10;

/** What a face is worth in a mission. */
export const SUCCESSES: Readonly<Record<DieFace, number>> = { hit: 1, directHit: 1, special: 2, blank: 0 };
