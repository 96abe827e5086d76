import type { Rule } from './rule.ts';

/** What is not in this document yet. */
export const LATER = {
  team: {
    title: 'The team game',
    text: 'With three or four players a side is shared by an Admiral and a General, who divide leaders, battles and duties between them. Its rules will be added with that game; this document is about two players.',
    basis: 'rulebook',
  },
  expansion: {
    title: 'Rise of the Empire',
    text: 'The expansion brings new leaders, units, missions, objectives, green dice and cinematic combat with advanced tactic cards. Its rules will be added with it; this document is about the base game.',
    basis: 'rulebook',
  },
  'expansion.prevented-hits': {
    title: 'Preventing hits',
    text: 'Some cards of the expansion prevent a number of red or black hits; no card of the base game does. We rule that they remove dice of that colour that show a hit, and a direct hit only where the card names direct hits.',
    basis: 'ruling',
    ruling: 'O-03',
  },
} as const satisfies Record<string, Rule>;
