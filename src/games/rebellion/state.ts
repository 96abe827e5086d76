import type { CardSlot, Duty, FaceId } from '../../kernel/ids.ts';
import { sideTable } from '../../kernel/sides.ts';
import type { RoundEffect } from './cards/lasting.ts';
import { LEADER_IDS, type LeaderId } from './data/leaders.ts';
import { numbered } from './data/numbered.ts';
import { SYSTEM_IDS, type SystemId } from './data/systems.ts';
import { REPUTATION_START, TIME_START } from './data/time-track.ts';
import { UNIT_IDS, type UnitId } from './data/units.ts';

/** 0 is the Rebel, 1 the Imperial side. Seats may differ: the kernel maps sides and duties to them. */
export type Side = 0 | 1;
export const REBEL: Side = 0;
export const EMPIRE: Side = 1;
export const SIDES = ['rebel', 'imperial'] as const;
export const BOTH: readonly Side[] = [REBEL, EMPIRE];
export const other = (side: Side): Side => (side === 0 ? 1 : 0);

export const { sideNamed, sideOfViewer, sidesOfSeats } = sideTable<Side>(SIDES);

/**
 * Who takes turns and passes in the Command Phase, in the order of turns. Here each side is one role; in a team the admiral and the
 * general each take turns and pass separately.
 */
export const ROLES = ['rebel', 'imperial'] as const;
export type Role = (typeof ROLES)[number];

/** The jobs that a question can be for; the team game deals them to more seats. */
export const JOBS = [
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
export const systemId = (loc: Loc): SystemId => numbered(SYSTEM_IDS, loc, 'system');
export const CORUSCANT = systemNo('coruscant');
export const isSystem = (loc: Loc): boolean => loc >= 0 && loc < SYSTEM_COUNT;

/** A kind of unit, by its number in UNIT_IDS. */
export type Kind = number;
export const KIND_COUNT = UNIT_IDS.length;
export const kindNo = (id: UnitId): Kind => UNIT_IDS.indexOf(id);

/** A leader, by number in LEADER_IDS, and where leaders are who are in no system. */
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
  card: CardSlot;
  leaders: Leader[];
}

/** Cards of one kind: first of a deck is its top. */
export interface Piles {
  deck: CardSlot[];
  hand: CardSlot[];
  discard: CardSlot[];
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
  /** The role whose turn it is in the Command Phase. */
  turn: Role;
  /** Whose turn it is, or whose card caused what is going on ("current player first"). */
  current: Side;
}

/** Its parts are read-only: copies of the table share them until one changes a part; see `own`. */
type Table = { [K in keyof Parts]: Frozen<Parts[K]> };
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

export interface TacticPiles {
  deck: CardSlot[];
  hands: [CardSlot[], CardSlot[]];
  discard: CardSlot[];
}

/** What has been done, or is still to be done, in this phase or round. */
export interface Marks {
  /** The Command Phase of this round has not begun. */
  assigning: boolean;
  /** Rapid Mobilization: how many leaders were assigned, once for each pending effect. */
  mobilizations: number[];
  /** Master Yoda's ring was used this round. */
  yodaUsed: boolean;
  /** An objective was played this Refresh Phase. */
  objectivePlayed: boolean;
}

export const emptyMarks = (): Marks => ({
  assigning: false,
  mobilizations: [],
  yodaUsed: false,
  objectivePlayed: false,
});

/** Something that can read faces: a seat's look at the table, or the rules themselves. */
export interface Reader {
  read(slot: CardSlot): FaceId;
}

// ---- the parts of the table ----

/** What a part is when the box is opened, and how it is copied. */
interface Part<T> {
  readonly empty: T;
  readonly copy: (part: Frozen<T>) => T;
}
const part = <T>(empty: T, copy: (part: Frozen<T>) => T): Part<T> => ({ empty, copy });

const copyList = <T>(of: readonly T[]): T[] => of.slice();
const copyBoth = <T, C>([first, second]: readonly [T, T], copy: (x: T) => C): [C, C] => [
  copy(first),
  copy(second),
];
const copyPiles = ({ deck, hand, discard }: Frozen<Piles>): Piles => ({
  deck: deck.slice(),
  hand: hand.slice(),
  discard: discard.slice(),
});
const emptyPiles = (): Piles => ({ deck: [], hand: [], discard: [] });
const emptyTactics = (): TacticPiles => ({ deck: [], hands: [[], []], discard: [] });

/** Made one by one: `new Array(n).fill(0)` has holes for the engine, as have its copies, and is slower to read. */
const row = (length: number, value: number): Part<number[]> =>
  part(
    Array.from({ length }, () => value),
    copyList,
  );
const bySystem = (): Part<number[]> => row(SYSTEM_COUNT, 0);
const slots = (): Part<CardSlot[]> => part<CardSlot[]>([], copyList);

/** Where a kind's number in a place, or on a space of the queue, stands. A new kind comes after all others and moves none of them. */
export const unitIndex = (loc: Loc, kind: Kind): number => kind * LOC_COUNT + loc;
export const queueIndex = (space: number, kind: Kind): number => kind * QUEUE_SPACES + space;
/** Spaces 1 to 3; there is no space 0. */
const QUEUE_SPACES = 4;

/** Every part of the table, declared here and nowhere else. Its copy is written out: objects of one shape are faster to read. */
const PARTS = {
  /** The roles that have passed for the rest of the Command Phase. */
  passed: part<Role[]>([], copyList),

  /** By kind and place: see `unitIndex`. */
  units: row(KIND_COUNT * LOC_COUNT, 0),
  /** By kind: not on the board, not on a queue. */
  supply: row(KIND_COUNT, 0),
  /** By kind and queue space; the kind says whose it is: see `queueIndex`. */
  queue: row(KIND_COUNT * QUEUE_SPACES, 0),

  loyalty: row(SYSTEM_COUNT, NEUTRAL),
  subjugated: bySystem(),
  sabotage: bySystem(),
  destroyed: bySystem(),

  /** By system: everybody has seen that the base is not there. */
  cleared: bySystem(),
  /** Each a list of systems, of which one has the base, as everybody has heard. */
  clues: part<Loc[][]>([], (clues) => clues.map(copyList)),

  /** By leader. */
  leaderAt: row(LEADER_COUNT, UNRECRUITED),
  /** Ring worn, by its number in RING_IDS; NONE: none. */
  ring: row(LEADER_COUNT, NONE),
  detained: row(LEADER_COUNT, 0),

  /** By side. */
  assigned: part<[Assignment[], Assignment[]]>([[], []], (sides) =>
    copyBoth(sides, (all) => all.map(({ card, leaders }) => ({ card, leaders: leaders.slice() }))),
  ),
  missions: part<[Piles, Piles]>([emptyPiles(), emptyPiles()], (sides) => copyBoth(sides, copyPiles)),
  /** Projects drawn lie in the Imperial mission hand. */
  projects: part<{ deck: CardSlot[]; discard: CardSlot[] }>(
    { deck: [], discard: [] },
    ({ deck, discard }) => ({
      deck: deck.slice(),
      discard: discard.slice(),
    }),
  ),
  /** `discard`: used, open. `box` below: put away unseen. */
  actions: part<[Piles, Piles]>([emptyPiles(), emptyPiles()], (sides) => copyBoth(sides, copyPiles)),
  box: slots(),
  /** `discard`: scored, open. */
  objectives: part<Piles>(emptyPiles(), copyPiles),
  probes: part<{ deck: CardSlot[]; hand: CardSlot[]; gone: CardSlot[]; base: CardSlot; revealed: boolean }>(
    { deck: [], hand: [], gone: [], base: NONE, revealed: false },
    ({ deck, hand, gone, base, revealed }) => ({
      deck: deck.slice(),
      hand: hand.slice(),
      gone: gone.slice(),
      base,
      revealed,
    }),
  ),
  /** Space, ground. `hands` by side. */
  tactics: part<[TacticPiles, TacticPiles]>([emptyTactics(), emptyTactics()], (theaters) =>
    copyBoth(theaters, ({ deck, hands, discard }) => ({
      deck: deck.slice(),
      hands: copyBoth(hands, copyList),
      discard: discard.slice(),
    })),
  ),

  /** What cards have put in force to the end of the round. */
  effects: part<RoundEffect[]>([], copyList),
  marks: part<Marks>(emptyMarks(), (m) => ({
    assigning: m.assigning,
    mobilizations: m.mobilizations.slice(),
    yodaUsed: m.yodaUsed,
    objectivePlayed: m.objectivePlayed,
  })),

  /** Between piles while a card is being resolved: a revealed mission and its leaders, cards drawn to choose from, units slid off a queue. */
  limbo: slots(),
  limboLeaders: part<Leader[]>([], copyList),
  held: row(KIND_COUNT, 0),
};
type Parts = { [K in keyof typeof PARTS]: (typeof PARTS)[K]['empty'] };
const ofParts = <V>(get: (part: (typeof PARTS)[keyof Parts]) => unknown): V =>
  Object.fromEntries(Object.entries(PARTS).map(([name, part]) => [name, get(part)])) as V;
const COPY = ofParts<{ readonly [K in keyof Parts]: (part: Reb[K]) => Parts[K] }>(({ copy }) => copy);

/** Every table begins with these parts, and shares them until it changes them. */
const EMPTY = {
  time: TIME_START,
  reputation: REPUTATION_START,
  round: 0,
  turn: ROLES[0],
  current: REBEL,
  ...ofParts<Parts>(({ empty }) => empty),
};
export const emptyGalaxy = (options: RebOptions): Reb => ({ options, ...EMPTY });

/** A copy shares all that neither of the two changes. */
export function copyGalaxy(g: Reb): Reb {
  if (writing === g) writing = null;
  return { ...g };
}

// Copies of a table share its parts, and only one table is written to at a time: `writing`, whose parts were those of `shared` when the
// writing began. A part that is still the one in `shared` may belong to others too, and is copied before it is written to.
let writing: Reb | null = null;
let shared: Reb | null = null;

/** A part of the table, to be written to. */
export function own<K extends keyof Parts>(g: Reb, part: K): Parts[K] {
  if (writing !== g) {
    writing = g;
    shared = { ...g };
  }
  const now = g[part];
  return (now === shared?.[part] ? copied(g, part) : now) as Parts[K];
}

function copied<K extends keyof Parts>(g: Reb, part: K): Reb[K] {
  g[part] = COPY[part](g[part]) as Reb[K];
  return g[part];
}
