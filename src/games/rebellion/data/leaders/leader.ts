import { oneSourceFor, twice } from '../../../../kernel/cards.ts';
import { completed, type Piece } from '../entry.ts';
import type { SideName } from '../terms.ts';

export const SKILLS = ['diplomacy', 'intel', 'specOps', 'logistics'] as const;
export type Skill = (typeof SKILLS)[number];

/** What is printed on a leader. */
interface Printed extends Piece {
  /** The short name. */
  readonly short: string;
  /** Who controls them in the team game: the Admiral has blue leaders, the General orange ones. */
  readonly role: 'admiral' | 'general';
  readonly starting?: true;
  readonly skills: Readonly<Partial<Record<Skill, number>>>;
  /** Null: can neither activate a system nor be added to a combat. */
  readonly tactics: { readonly space: number; readonly ground: number } | null;
}

/** A leader as the rules read them. */
export interface Leader extends Omit<Printed, 'starting' | 'skills'> {
  readonly side: SideName;
  readonly starting: boolean;
  readonly skills: Readonly<Record<Skill, number>>;
}

const NO_SKILLS: Readonly<Record<Skill, number>> = { diplomacy: 0, intel: 0, specOps: 0, logistics: 0 };

export const leaders = <K extends string>(
  side: SideName,
  printed: Readonly<Record<K, Printed>>,
): Readonly<Record<K, Leader>> =>
  completed(printed, (leader) => ({
    ...leader,
    side,
    starting: leader.starting ?? false,
    skills: { ...NO_SKILLS, ...leader.skills },
  }));

// ---- where the facts come from ----

export const THREE_AGREE = twice(['johnchampaign', 'llamas', 'tts-script']);
/** The role of most Rebel leaders rests on llamas alone. */
export const ROLE_FROM_ONE = oneSourceFor('role', twice(['johnchampaign', 'llamas']));
