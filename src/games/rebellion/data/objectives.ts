export interface Objective {
  readonly stage: 1 | 2 | 3;
  /** Null: it depends on the table. */
  readonly reputation: number | null;
  readonly timing: 'combat' | 'start-of-refresh';
}

const ALL = {
  'crippling-blow': { stage: 1, reputation: 1, timing: 'combat' },
  'cut-supply-lines': { stage: 1, reputation: 1, timing: 'start-of-refresh' },
  'defend-the-people': { stage: 1, reputation: 1, timing: 'start-of-refresh' },
  'rebel-assault': { stage: 1, reputation: 1, timing: 'combat' },
  'regional-support': { stage: 1, reputation: 1, timing: 'start-of-refresh' },
  'death-star-plans-2': { stage: 2, reputation: 2, timing: 'combat' },
  'heart-of-the-empire': { stage: 2, reputation: 2, timing: 'start-of-refresh' },
  'leave-no-one-behind': { stage: 2, reputation: 1, timing: 'start-of-refresh' },
  liberation: { stage: 2, reputation: 1, timing: 'combat' },
  'popular-support': { stage: 2, reputation: 1, timing: 'start-of-refresh' },
  'death-star-plans-3': { stage: 3, reputation: 2, timing: 'combat' },
  'establish-outposts': { stage: 3, reputation: 1, timing: 'start-of-refresh' },
  'inspire-sympathy': { stage: 3, reputation: null, timing: 'start-of-refresh' },
  'major-victory': { stage: 3, reputation: 1, timing: 'combat' },
  'return-of-the-jedi': { stage: 3, reputation: 2, timing: 'combat' },
} as const satisfies Record<string, Objective>;
export type ObjectiveId = keyof typeof ALL;

/** The 15 objectives, five of each stage. The two Death Star Plans are alike but for their stage. */
export const OBJECTIVES: Readonly<Record<ObjectiveId, Objective>> = ALL;
