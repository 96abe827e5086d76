import { CARDS } from '../cards/all.ts';
import { PIECES } from '../data/pieces.ts';

/** What the entries of cards and pieces say, by their ids. */
const ofEntries = (kind: 'doubt' | 'ruling'): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ ...CARDS, ...PIECES }).flatMap(([id, { about }]) =>
      about[kind] ? [[id, about[kind]]] : [],
    ),
  );

/** Where sources differ, and what we use. */
export const DIFFERENCES = ofEntries('doubt');

/** What we decided where the cards and the rules are silent. */
export const RULINGS = ofEntries('ruling');
