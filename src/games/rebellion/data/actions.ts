import type { LeaderId } from './leaders.ts';
import type { SideName } from './terms.ts';

export interface ActionCard {
  readonly side: SideName;
  /** Without a recruit icon: dealt in setup, never recruited with. */
  readonly starting: boolean;
  /** Whom it shows: who can be recruited with it, and one of whom must be there when it is used. */
  readonly leaders: readonly LeaderId[];
  /**
   * - immediate: the moment it is gained.
   * - assignment: in place of assigning a leader, with the leader shown in the pool.
   * - start-of-combat: after leaders were added, before tactic cards are drawn.
   * - special: when the card says.
   */
  readonly timing: 'immediate' | 'assignment' | 'start-of-combat' | 'special';
}

const ALL = {
  'according-to-my-design': {
    side: 'imperial',
    starting: true,
    leaders: ['emperor-palpatine'],
    timing: 'start-of-combat',
  },
  'brilliant-administrator': {
    side: 'imperial',
    starting: true,
    leaders: ['grand-moff-tarkin'],
    timing: 'assignment',
  },
  'it-is-your-destiny': { side: 'imperial', starting: true, leaders: ['darth-vader'], timing: 'special' },
  'more-dangerous-than-you-realize': {
    side: 'imperial',
    starting: true,
    leaders: ['general-tagge'],
    timing: 'start-of-combat',
  },
  blindside: {
    side: 'imperial',
    starting: false,
    leaders: ['boba-fett', 'janus-greejatus'],
    timing: 'special',
  },
  'boba-fett-where': { side: 'imperial', starting: false, leaders: ['boba-fett'], timing: 'assignment' },
  'catch-them-by-surprise': {
    side: 'imperial',
    starting: false,
    leaders: ['admiral-ozzel'],
    timing: 'assignment',
  },
  'fully-operational': {
    side: 'imperial',
    starting: false,
    leaders: ['moff-jerjerrod'],
    timing: 'start-of-combat',
  },
  'good-intel': {
    side: 'imperial',
    starting: false,
    leaders: ['colonel-yularen', 'soontir-fel'],
    timing: 'start-of-combat',
  },
  'keep-them-from-escaping': {
    side: 'imperial',
    starting: false,
    leaders: ['admiral-piett'],
    timing: 'start-of-combat',
  },
  'local-rumors': { side: 'imperial', starting: false, leaders: ['colonel-yularen'], timing: 'assignment' },
  'proceeding-as-planned': {
    side: 'imperial',
    starting: false,
    leaders: ['admiral-ozzel', 'moff-jerjerrod'],
    timing: 'assignment',
  },
  'public-support': { side: 'imperial', starting: false, leaders: ['janus-greejatus'], timing: 'assignment' },
  'ready-for-action': {
    side: 'imperial',
    starting: false,
    leaders: ['admiral-piett', 'general-veers'],
    timing: 'start-of-combat',
  },
  'scouting-mission': { side: 'imperial', starting: false, leaders: ['soontir-fel'], timing: 'assignment' },
  'target-the-generator': {
    side: 'imperial',
    starting: false,
    leaders: ['general-veers'],
    timing: 'start-of-combat',
  },
  'human-cyborg-relations': { side: 'rebel', starting: true, leaders: [], timing: 'immediate' },
  'our-most-desperate-hour': {
    side: 'rebel',
    starting: true,
    leaders: ['princess-leia'],
    timing: 'assignment',
  },
  'rebel-planning': { side: 'rebel', starting: true, leaders: ['jan-dodonna'], timing: 'assignment' },
  'resourceful-astromech': { side: 'rebel', starting: true, leaders: [], timing: 'immediate' },
  'start-the-evacuation': {
    side: 'rebel',
    starting: true,
    leaders: ['general-rieekan'],
    timing: 'assignment',
  },
  'temporary-alliance': { side: 'rebel', starting: true, leaders: ['mon-mothma'], timing: 'assignment' },
  ambush: { side: 'rebel', starting: false, leaders: ['general-madine'], timing: 'assignment' },
  'an-old-friend': { side: 'rebel', starting: false, leaders: ['han-solo'], timing: 'assignment' },
  'independent-operation': {
    side: 'rebel',
    starting: false,
    leaders: ['lando-calrissian'],
    timing: 'assignment',
  },
  'its-a-trap': { side: 'rebel', starting: false, leaders: ['admiral-ackbar'], timing: 'start-of-combat' },
  'noble-sacrifice': { side: 'rebel', starting: false, leaders: ['obi-wan-kenobi'], timing: 'special' },
  'one-in-a-million': {
    side: 'rebel',
    starting: false,
    leaders: ['luke-skywalker', 'wedge-antilles'],
    timing: 'special',
  },
  'point-blank-assault': {
    side: 'rebel',
    starting: false,
    leaders: ['admiral-ackbar', 'general-madine'],
    timing: 'start-of-combat',
  },
  'son-of-skywalker': { side: 'rebel', starting: false, leaders: ['luke-skywalker'], timing: 'special' },
  'target-the-star-destroyers': {
    side: 'rebel',
    starting: false,
    leaders: ['wedge-antilles'],
    timing: 'start-of-combat',
  },
  'the-millennium-falcon': {
    side: 'rebel',
    starting: false,
    leaders: ['han-solo', 'chewbacca'],
    timing: 'immediate',
  },
  undercover: {
    side: 'rebel',
    starting: false,
    leaders: ['lando-calrissian', 'obi-wan-kenobi'],
    timing: 'special',
  },
  'wookiee-guardian': { side: 'rebel', starting: false, leaders: ['chewbacca'], timing: 'special' },
} as const satisfies Record<string, ActionCard>;
export type ActionId = keyof typeof ALL;

/** The 34 action cards. */
export const ACTIONS: Readonly<Record<ActionId, ActionCard>> = ALL;
