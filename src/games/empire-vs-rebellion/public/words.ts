/** The words of the game, and sentences about a table. */

export { lexicon } from '../lexicon.ts';
export { isPickedByOpponent } from '../text/picked.ts';
