import type { SideName } from './terms.ts';

export const SKILLS = ['diplomacy', 'intel', 'specOps', 'logistics'] as const;
export type Skill = (typeof SKILLS)[number];

/** The order is that of every list of leaders: the Imperial ones first. */
export const LEADER_IDS = [
  'emperor-palpatine',
  'grand-moff-tarkin',
  'darth-vader',
  'general-tagge',
  'admiral-ozzel',
  'admiral-piett',
  'soontir-fel',
  'janus-greejatus',
  'moff-jerjerrod',
  'colonel-yularen',
  'general-veers',
  'boba-fett',
  'mon-mothma',
  'jan-dodonna',
  'princess-leia',
  'general-rieekan',
  'luke-skywalker',
  'luke-skywalker-jedi',
  'chewbacca',
  'general-madine',
  'obi-wan-kenobi',
  'admiral-ackbar',
  'han-solo',
  'lando-calrissian',
  'wedge-antilles',
] as const;
export type LeaderId = (typeof LEADER_IDS)[number];

export interface Leader {
  readonly side: SideName;
  /** Who leads them in the team game: blue leaders are the Admiral's, orange ones the General's. */
  readonly role: 'admiral' | 'general';
  readonly starting: boolean;
  readonly skills: Readonly<Record<Skill, number>>;
  /** Null: can neither activate a system nor be added to a combat. */
  readonly tactics: { readonly space: number; readonly ground: number } | null;
}

const skills = (some: Partial<Record<Skill, number>>): Record<Skill, number> => ({
  diplomacy: 0,
  intel: 0,
  specOps: 0,
  logistics: 0,
  ...some,
});

/** The 25 leaders. Luke Skywalker (Jedi) is never recruited: he takes Luke's place, and counts as Luke. */
export const LEADERS: Readonly<Record<LeaderId, Leader>> = {
  'emperor-palpatine': {
    side: 'imperial',
    role: 'admiral',
    starting: true,
    skills: skills({ diplomacy: 3, intel: 2 }),
    tactics: { space: 3, ground: 2 },
  },
  'grand-moff-tarkin': {
    side: 'imperial',
    role: 'admiral',
    starting: true,
    skills: skills({ diplomacy: 1, intel: 1, logistics: 1 }),
    tactics: { space: 2, ground: 1 },
  },
  'darth-vader': {
    side: 'imperial',
    role: 'general',
    starting: true,
    skills: skills({ diplomacy: 2, specOps: 3 }),
    tactics: { space: 2, ground: 3 },
  },
  'general-tagge': {
    side: 'imperial',
    role: 'general',
    starting: true,
    skills: skills({ specOps: 1, logistics: 1 }),
    tactics: { space: 1, ground: 2 },
  },
  'admiral-ozzel': {
    side: 'imperial',
    role: 'admiral',
    starting: false,
    skills: skills({ intel: 1, logistics: 1 }),
    tactics: { space: 2, ground: 1 },
  },
  'admiral-piett': {
    side: 'imperial',
    role: 'admiral',
    starting: false,
    skills: skills({ intel: 2, specOps: 1 }),
    tactics: { space: 3, ground: 1 },
  },
  'soontir-fel': {
    side: 'imperial',
    role: 'admiral',
    starting: false,
    skills: skills({ intel: 1, specOps: 2 }),
    tactics: { space: 2, ground: 1 },
  },
  'janus-greejatus': {
    side: 'imperial',
    role: 'admiral',
    starting: false,
    skills: skills({ diplomacy: 2, intel: 1 }),
    tactics: null,
  },
  'moff-jerjerrod': {
    side: 'imperial',
    role: 'general',
    starting: false,
    skills: skills({ diplomacy: 1, logistics: 1 }),
    tactics: { space: 1, ground: 1 },
  },
  'colonel-yularen': {
    side: 'imperial',
    role: 'general',
    starting: false,
    skills: skills({ intel: 3 }),
    tactics: { space: 2, ground: 2 },
  },
  'general-veers': {
    side: 'imperial',
    role: 'general',
    starting: false,
    skills: skills({ specOps: 2 }),
    tactics: { space: 1, ground: 3 },
  },
  'boba-fett': {
    side: 'imperial',
    role: 'general',
    starting: false,
    skills: skills({ intel: 2, specOps: 3 }),
    tactics: null,
  },
  'mon-mothma': {
    side: 'rebel',
    role: 'admiral',
    starting: true,
    skills: skills({ diplomacy: 3, logistics: 1 }),
    tactics: null,
  },
  'jan-dodonna': {
    side: 'rebel',
    role: 'admiral',
    starting: true,
    skills: skills({ diplomacy: 1, intel: 2 }),
    tactics: { space: 2, ground: 1 },
  },
  'princess-leia': {
    side: 'rebel',
    role: 'general',
    starting: true,
    skills: skills({ diplomacy: 2, intel: 2, specOps: 1 }),
    tactics: { space: 1, ground: 1 },
  },
  'general-rieekan': {
    side: 'rebel',
    role: 'general',
    starting: true,
    skills: skills({ diplomacy: 1, specOps: 1, logistics: 1 }),
    tactics: { space: 1, ground: 2 },
  },
  'luke-skywalker': {
    side: 'rebel',
    role: 'general',
    starting: false,
    skills: skills({ intel: 2, specOps: 1 }),
    tactics: { space: 2, ground: 2 },
  },
  'luke-skywalker-jedi': {
    side: 'rebel',
    role: 'general',
    starting: false,
    skills: skills({ intel: 3, specOps: 2 }),
    tactics: { space: 3, ground: 3 },
  },
  chewbacca: {
    side: 'rebel',
    role: 'general',
    starting: false,
    skills: skills({ specOps: 3 }),
    tactics: { space: 1, ground: 2 },
  },
  'general-madine': {
    side: 'rebel',
    role: 'general',
    starting: false,
    skills: skills({ intel: 2, specOps: 2 }),
    tactics: { space: 1, ground: 3 },
  },
  'obi-wan-kenobi': {
    side: 'rebel',
    role: 'general',
    starting: false,
    skills: skills({ diplomacy: 1, intel: 3 }),
    tactics: { space: 1, ground: 3 },
  },
  'admiral-ackbar': {
    side: 'rebel',
    role: 'admiral',
    starting: false,
    skills: skills({ diplomacy: 2, logistics: 1 }),
    tactics: { space: 3, ground: 1 },
  },
  'han-solo': {
    side: 'rebel',
    role: 'admiral',
    starting: false,
    skills: skills({ diplomacy: 1, intel: 1, specOps: 2 }),
    tactics: { space: 2, ground: 2 },
  },
  'lando-calrissian': {
    side: 'rebel',
    role: 'admiral',
    starting: false,
    skills: skills({ diplomacy: 1, intel: 1, specOps: 1, logistics: 1 }),
    tactics: { space: 2, ground: 2 },
  },
  'wedge-antilles': {
    side: 'rebel',
    role: 'admiral',
    starting: false,
    skills: skills({ specOps: 2 }),
    tactics: { space: 3, ground: 1 },
  },
};
