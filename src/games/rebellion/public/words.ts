/** The words of the game, and sentences about a table. */

export { lexicon } from '../lexicon.ts';
export { SKILL_WORDS } from '../text/en/full.ts';
export { en } from '../text/en.ts';
export { showCard } from '../text/show/card.ts';
export { showLeader, showRing, showUnit } from '../text/show/pieces.ts';
export { showBaseSpace, showSystem } from '../text/show/system.ts';
export { contentsOf, stateOf } from '../text/table/galaxy.ts';
export { type RebView, Teller } from '../text/table/teller.ts';
