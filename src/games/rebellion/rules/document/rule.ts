/** Where a rule comes from: the books and the cards, the official questions and answers, or a ruling of ours (shown to players as such). */
export type Basis = 'rulebook' | 'faq' | 'ruling';

/** One rule, in our own words. The texts of the printed cards count as 'rulebook'. */
export interface Rule {
  title: string;
  text: string;
  /** What decides the rule; 'ruling' if any point of it is our own, which the text then says. */
  basis: Basis;
  /** The entries of the list of rulings that the text rests on: 'R-084' or 'R-084, R-085'. O-numbers are our own. */
  ruling?: string;
}
