import type { Duty, FaceId, SlotId } from '../../kernel/ids.ts';
import { LEADER_IDS, type LeaderId } from './data/leaders.ts';
import { SYSTEM_IDS, type SystemId } from './data/systems.ts';
import { UNIT_IDS, type UnitId } from './data/units.ts';

/** 0 is the Rebel, 1 the Imperial side. Seats may differ: duties are mapped to them. */
export type Side = 0 | 1;
export const REBEL: Side = 0;
export const EMPIRE: Side = 1;
export const SIDES = ['rebel', 'imperial'] as const;
export const BOTH: readonly Side[] = [REBEL, EMPIRE];
export const other = (side: Side): Side => (side === 0 ? 1 : 0);

/** The jobs that a question can be for; the team game deals them to more seats. */
const JOBS = [
  'recruiting',
  'space-battle',
  'ground-battle',
  'building',
  'missions',
  'probes',
  'objectives',
  'actions',
  'turn',
  'setup',
  'movement',
] as const;
export type Job = (typeof JOBS)[number];
/** Made once: who is asked is looked up by these names at every step. */
const DUTIES = SIDES.map((side) => new Map(JOBS.map((job): [Job, Duty] => [job, `${side}/${job}`])));
export const duty = (side: Side, job: Job): Duty => DUTIES[side]?.get(job) ?? `${SIDES[side]}/${job}`;

/** A place for units and leaders: a system by its number, or the Rebel Base space. */
export type Loc = number;
export const SYSTEM_COUNT = SYSTEM_IDS.length;
export const BASE_SPACE: Loc = SYSTEM_COUNT;
export const LOC_COUNT = SYSTEM_COUNT + 1;
export const systemNo = (id: SystemId): Loc => SYSTEM_IDS.indexOf(id);
export const systemId = (loc: Loc): SystemId => SYSTEM_IDS[loc] ?? 'coruscant';
export const CORUSCANT = systemNo('coruscant');
export const isSystem = (loc: Loc): boolean => loc >= 0 && loc < SYSTEM_COUNT;

/** A kind of unit, by its number in UNIT_IDS. */
export type Kind = number;
export const KIND_COUNT = UNIT_IDS.length;
export const kindNo = (id: UnitId): Kind => UNIT_IDS.indexOf(id);

/** A leader, by his number in LEADER_IDS, and where he is when in no system. */
export type Leader = number;
export const LEADER_COUNT = LEADER_IDS.length;
export const leaderNo = (id: LeaderId): Leader => LEADER_IDS.indexOf(id);
export const POOL = -1;
export const ON_MISSION = -2;
export const UNRECRUITED = -3;
export const GONE = -4;

/** Loyalty markers. Coruscant's is printed. */
export const NEUTRAL = 0;
export const REBEL_LOYALTY = 1;
export const IMPERIAL_LOYALTY = 2;

/** No card, no place, nobody. */
export const NONE = -1;

/** A facedown mission with its leaders. */
export interface Assignment {
  card: SlotId;
  leaders: Leader[];
}

/** Cards of one kind: first of a deck is its top. */
export interface Piles {
  deck: SlotId[];
  hand: SlotId[];
  discard: SlotId[];
}

/** Options of a table; the variants are off by default (design section 4). */
export type RebOptions = {
  readonly firstGame: boolean;
  readonly newBaseAfterLoss: boolean;
  readonly threeDestroyed: boolean;
  readonly queuedDeathStar: boolean;
};

/** The open table: everything but the faces of facedown cards. Hot collections are flat arrays of small numbers. */
export interface Reb extends Table {
  readonly options: RebOptions;
  time: number;
  reputation: number;
  /** Rounds begun. */
  round: number;
  /** Whose turn it is, or whose card caused what is going on ("current player first"). */
  current: Side;
}

/** Its parts are for reading: copies of the table share them until one of them changes something; see `own`. */
type Table = { [K in keyof Parts]: Frozen<Parts[K]> };
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

interface Parts {
  passed: [boolean, boolean];

  /** By place and kind. */
  units: number[];
  /** By kind: not on the board, not on a queue. */
  supply: number[];
  /** By queue space (1 to 3) and kind; the kind says whose it is. */
  queue: number[];

  /** By system. */
  loyalty: number[];
  subjugated: number[];
  sabotage: number[];
  destroyed: number[];

  /** By system: everybody has seen that the base is not there. */
  cleared: number[];
  /** Each a list of systems, of which one has the base, as everybody has heard. */
  clues: Loc[][];

  /** By leader. */
  leaderAt: number[];
  /** Ring worn, by its number in RING_IDS; NONE: none. */
  ring: number[];
  detained: number[];

  /** By side. */
  assigned: [Assignment[], Assignment[]];
  missions: [Piles, Piles];
  /** Projects drawn lie in the Imperial mission hand. */
  projects: { deck: SlotId[]; discard: SlotId[] };
  /** `discard`: used, open. `box` below: put away unseen. */
  actions: [Piles, Piles];
  box: SlotId[];
  /** `discard`: scored, open. */
  objectives: Piles;
  probes: { deck: SlotId[]; hand: SlotId[]; gone: SlotId[]; base: SlotId; revealed: boolean };
  /** Space, ground. `hands` by side. */
  tactics: [TacticPiles, TacticPiles];

  /** Effects that last to the end of the phase or round. */
  marks: Marks;

  /** Between piles while a card is being resolved: a revealed mission and its leaders, cards drawn to choose from, units slid off a queue. */
  limbo: SlotId[];
  limboLeaders: Leader[];
  held: number[];
}

export interface TacticPiles {
  deck: SlotId[];
  hands: [SlotId[], SlotId[]];
  discard: SlotId[];
}

export interface Marks {
  /** The Command Phase of this round has not begun. */
  assigning: boolean;
  /** Boba Fett? Where?: the system in which Rebels attempt nothing and use no action cards, in the Command Phase. */
  bobaFett: Loc;
  /** Public Support: this leader does not keep units from leaving. */
  unpinning: Leader;
  /** Misdirection: missions of this leader meet no leader from the Imperial pool. */
  misdirected: Leader;
  /** Contingency Plan: Lando's +2 for the rest of the round. */
  landoBonus: boolean;
  /** Rapid Mobilization: how many leaders were assigned, once for each pending effect. */
  mobilizations: number[];
  /** Master Yoda's ring was used this round. */
  yodaUsed: boolean;
  /** An objective was played this Refresh Phase. */
  objectivePlayed: boolean;
}

export const emptyMarks = (): Marks => ({
  assigning: false,
  bobaFett: NONE,
  unpinning: NONE,
  misdirected: NONE,
  landoBonus: false,
  mobilizations: [],
  yodaUsed: false,
  objectivePlayed: false,
});

/** Whoever can read faces: a seat's look at the table, or the rules themselves. */
export interface Reader {
  read(slot: SlotId): FaceId;
}

const emptyPiles = (): Piles => ({ deck: [], hand: [], discard: [] });
const emptyTactics = (): TacticPiles => ({ deck: [], hands: [[], []], discard: [] });

/** Made one by one: `new Array(n).fill(0)` has holes for the engine, as have its copies, and is slower to read. */
const row = (length: number, value: number): number[] => Array.from({ length }, () => value);

/** Every table begins with these parts, and shares them until it changes them. */
const EMPTY: Omit<Reb, 'options'> = {
  time: 1,
  reputation: 14,
  round: 0,
  current: REBEL,
  passed: [false, false],
  units: row(LOC_COUNT * KIND_COUNT, 0),
  supply: row(KIND_COUNT, 0),
  queue: row(4 * KIND_COUNT, 0),
  loyalty: row(SYSTEM_COUNT, NEUTRAL),
  subjugated: row(SYSTEM_COUNT, 0),
  sabotage: row(SYSTEM_COUNT, 0),
  destroyed: row(SYSTEM_COUNT, 0),
  cleared: row(SYSTEM_COUNT, 0),
  clues: [],
  leaderAt: row(LEADER_COUNT, UNRECRUITED),
  ring: row(LEADER_COUNT, NONE),
  detained: row(LEADER_COUNT, 0),
  assigned: [[], []],
  missions: [emptyPiles(), emptyPiles()],
  projects: { deck: [], discard: [] },
  actions: [emptyPiles(), emptyPiles()],
  box: [],
  objectives: emptyPiles(),
  probes: { deck: [], hand: [], gone: [], base: NONE, revealed: false },
  tactics: [emptyTactics(), emptyTactics()],
  marks: emptyMarks(),
  limbo: [],
  limboLeaders: [],
  held: row(KIND_COUNT, 0),
};
export const emptyGalaxy = (options: RebOptions): Reb => withSameParts(EMPTY, options);

/** A copy shares all that neither of the two changes. */
export function copyGalaxy(g: Reb): Reb {
  if (writing === g) writing = null;
  return withSameParts(g, g.options);
}

/** The table that is being written to, and what it was made of before: it alone has the other parts. */
let writing: Reb | null = null;
let before: Reb | null = null;

/** A part of the table, to be written to: the first time it is copied. */
export function own<K extends keyof Parts>(g: Reb, part: K): Parts[K] {
  const now = g[part];
  return (writing === g && now !== before?.[part] ? now : owned(g, part)) as Parts[K];
}

function owned<K extends keyof Parts>(g: Reb, part: K): Reb[K] {
  if (writing !== g) {
    writing = g;
    before = withSameParts(g, g.options);
  }
  g[part] = COPY[part](g[part]) as Reb[K];
  return g[part];
}

const withSameParts = (g: Omit<Reb, 'options'>, options: RebOptions): Reb => ({
  options,
  time: g.time,
  reputation: g.reputation,
  round: g.round,
  current: g.current,
  passed: g.passed,
  units: g.units,
  supply: g.supply,
  queue: g.queue,
  loyalty: g.loyalty,
  subjugated: g.subjugated,
  sabotage: g.sabotage,
  destroyed: g.destroyed,
  cleared: g.cleared,
  clues: g.clues,
  leaderAt: g.leaderAt,
  ring: g.ring,
  detained: g.detained,
  assigned: g.assigned,
  missions: g.missions,
  projects: g.projects,
  actions: g.actions,
  box: g.box,
  objectives: g.objectives,
  probes: g.probes,
  tactics: g.tactics,
  marks: g.marks,
  limbo: g.limbo,
  limboLeaders: g.limboLeaders,
  held: g.held,
});

const list = <T>(of: readonly T[]): T[] => of.slice();
const both = <T, C>([first, second]: readonly [T, T], copy: (x: T) => C): [C, C] => [
  copy(first),
  copy(second),
];
const piles = ({ deck, hand, discard }: Frozen<Piles>): Piles => ({
  deck: deck.slice(),
  hand: hand.slice(),
  discard: discard.slice(),
});

/** Written out: what is made in one way only is faster to read. */
const COPY: { readonly [K in keyof Parts]: (part: Reb[K]) => Parts[K] } = {
  passed: ([rebel, imperial]) => [rebel, imperial],
  units: list,
  supply: list,
  queue: list,
  loyalty: list,
  subjugated: list,
  sabotage: list,
  destroyed: list,
  cleared: list,
  clues: (clues) => clues.map(list),
  leaderAt: list,
  ring: list,
  detained: list,
  assigned: (sides) =>
    both(sides, (all) => all.map(({ card, leaders }) => ({ card, leaders: leaders.slice() }))),
  missions: (sides) => both(sides, piles),
  projects: ({ deck, discard }) => ({ deck: deck.slice(), discard: discard.slice() }),
  actions: (sides) => both(sides, piles),
  box: list,
  objectives: piles,
  probes: ({ deck, hand, gone, base, revealed }) => ({
    deck: deck.slice(),
    hand: hand.slice(),
    gone: gone.slice(),
    base,
    revealed,
  }),
  tactics: (theaters) =>
    both(theaters, ({ deck, hands, discard }) => ({
      deck: deck.slice(),
      hands: both(hands, list),
      discard: discard.slice(),
    })),
  marks: (m) => ({
    assigning: m.assigning,
    bobaFett: m.bobaFett,
    unpinning: m.unpinning,
    misdirected: m.misdirected,
    landoBonus: m.landoBonus,
    mobilizations: m.mobilizations.slice(),
    yodaUsed: m.yodaUsed,
    objectivePlayed: m.objectivePlayed,
  }),
  limbo: list,
  limboLeaders: list,
  held: list,
};
