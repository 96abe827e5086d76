import type { Theater } from './terms.ts';

export interface TacticCard {
  readonly theater: Theater;
  readonly copies: number;
  /** Whether a die showing special is set aside for it. */
  readonly cost: 'none' | 'special';
  /** In one's own attack after the roll, or as defender after damage was assigned. */
  readonly timing: 'attack' | 'block';
}

const ALL = {
  'space-brilliant-strategy': { theater: 'space', copies: 1, cost: 'special', timing: 'attack' },
  'space-concentrate-fire': { theater: 'space', copies: 2, cost: 'none', timing: 'attack' },
  'space-critical-hit': { theater: 'space', copies: 2, cost: 'none', timing: 'attack' },
  'space-defensive-formation': { theater: 'space', copies: 3, cost: 'none', timing: 'block' },
  'space-onslaught': { theater: 'space', copies: 1, cost: 'special', timing: 'attack' },
  'space-unstoppable-assault': { theater: 'space', copies: 1, cost: 'special', timing: 'attack' },
  'space-take-it-down': { theater: 'space', copies: 2, cost: 'special', timing: 'attack' },
  'space-outmaneuver': { theater: 'space', copies: 2, cost: 'none', timing: 'block' },
  'space-no-escape': { theater: 'space', copies: 1, cost: 'none', timing: 'attack' },
  'ground-brilliant-strategy': { theater: 'ground', copies: 1, cost: 'special', timing: 'attack' },
  'ground-concentrate-fire': { theater: 'ground', copies: 2, cost: 'none', timing: 'attack' },
  'ground-critical-hit': { theater: 'ground', copies: 2, cost: 'none', timing: 'attack' },
  'ground-defensive-formation': { theater: 'ground', copies: 3, cost: 'none', timing: 'block' },
  'ground-onslaught': { theater: 'ground', copies: 1, cost: 'special', timing: 'attack' },
  'ground-unstoppable-assault': { theater: 'ground', copies: 1, cost: 'special', timing: 'attack' },
  'ground-bombardment': { theater: 'ground', copies: 1, cost: 'special', timing: 'attack' },
  'ground-take-it-down': { theater: 'ground', copies: 1, cost: 'special', timing: 'attack' },
  'ground-dig-in': { theater: 'ground', copies: 2, cost: 'none', timing: 'block' },
  'ground-escape-plan': { theater: 'ground', copies: 1, cost: 'special', timing: 'attack' },
} as const satisfies Record<string, TacticCard>;
export type TacticId = keyof typeof ALL;

/** The two tactic decks, 15 cards each, shared by both sides. */
export const TACTICS: Readonly<Record<TacticId, TacticCard>> = ALL;
