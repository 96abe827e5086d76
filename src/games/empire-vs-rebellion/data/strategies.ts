/** What a strategy does when it is revealed by a player who is not over the objective value. */
export type StrategyEffect =
  | { readonly fx: 'none' } // no printed card: what remains of a card whose entry a test has emptied
  | { readonly fx: 'add-to-total'; readonly by: number }
  | { readonly fx: 'swap-winner' }
  | { readonly fx: 'infiltrate' }
  | { readonly fx: 'gain-if-lost'; readonly by: number }
  | { readonly fx: 'add-character' };

export interface StrategyCard {
  readonly side: 'rebel' | 'imperial';
  readonly effect: StrategyEffect;
}

/** Five strategies a side, the same for both. */
export const STRATEGIES = {
  'rebel-direct-assault': { side: 'rebel', effect: { fx: 'add-to-total', by: 2 } },
  'rebel-deception': { side: 'rebel', effect: { fx: 'swap-winner' } },
  'rebel-infiltration': { side: 'rebel', effect: { fx: 'infiltrate' } },
  'rebel-bureaucracy': { side: 'rebel', effect: { fx: 'gain-if-lost', by: 2 } },
  'rebel-support': { side: 'rebel', effect: { fx: 'add-character' } },
  'imperial-direct-assault': { side: 'imperial', effect: { fx: 'add-to-total', by: 2 } },
  'imperial-deception': { side: 'imperial', effect: { fx: 'swap-winner' } },
  'imperial-infiltration': { side: 'imperial', effect: { fx: 'infiltrate' } },
  'imperial-bureaucracy': { side: 'imperial', effect: { fx: 'gain-if-lost', by: 2 } },
  'imperial-support': { side: 'imperial', effect: { fx: 'add-character' } },
} as const satisfies Record<string, StrategyCard>;
export type StrategyId = keyof typeof STRATEGIES;
