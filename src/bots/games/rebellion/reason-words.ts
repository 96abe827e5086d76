import type { Skill } from '../../../games/rebellion/public/data.ts';

/** Words that the reasons of several kinds share. */

export const SKILL_WORDS: Readonly<Record<Skill, string>> = {
  intel: 'intel',
  specOps: 'spec ops',
  diplomacy: 'diplomacy',
  logistics: 'logistics',
};

export const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
