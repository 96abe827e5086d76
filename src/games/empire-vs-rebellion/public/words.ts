/** The words of the game, and sentences about a table. */

export { spoken } from '../spoken.ts';
export { isPickedByOpponent } from '../text/picked.ts';
