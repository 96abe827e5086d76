import { ACTIONS } from './actions/index.ts';
import type { RebCard } from './card.ts';
import { MISSIONS } from './missions/index.ts';
import { OBJECTIVES } from './objectives.ts';
import { TACTICS } from './tactics/index.ts';

/** Every card by its id. Names, rules, provenance and the list of doubts are derived from these entries. */
export const CARDS: Readonly<Record<string, RebCard>> = {
  ...MISSIONS,
  ...ACTIONS,
  ...OBJECTIVES,
  ...TACTICS,
};
