/** Where a rule comes from: the rulebook, its FAQ, the parent game, or a ruling of ours (shown to players as such). */
export type Basis = 'rulebook' | 'faq' | 'parent-game' | 'ruling';

/** One rule, in our own words. The texts of the printed cards count as 'rulebook'. */
export interface Rule {
  title: string;
  text: string;
  /** What decides the rule. */
  basis: Basis;
  /** The rulings of ours that the text rests on or makes use of: 'D5' or 'D5, D18'. */
  ruling?: string;
}
