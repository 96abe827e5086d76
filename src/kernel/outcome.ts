export type Fate = 'won' | 'lost' | 'drawn';

/** How a game ended: for each seat, and why. The reason is an anchor of the rules document or one of the kernel's own. */
export interface Outcome {
  readonly seats: readonly Fate[];
  readonly reason: string;
}

export const KERNEL_REASONS = {
  resigned: 'resigned',
  agreed: 'agreed-draw',
  late: 'out-of-time',
  abandoned: 'abandoned',
} as const;
