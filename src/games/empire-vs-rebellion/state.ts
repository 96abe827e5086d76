import { sideIn } from '../../kernel/flow/duties.ts';
import type { CardSlot, Duty, FaceId } from '../../kernel/ids.ts';
import { sideTable } from '../../kernel/sides.ts';

/** 0 is the Rebel, 1 the Imperial side. Seats may differ: the kernel maps sides and duties to them. */
export type Side = 0 | 1;
export const SIDES = ['rebel', 'imperial'] as const;
export const BOTH: readonly Side[] = [0, 1];
export const other = (side: Side): Side => (side === 0 ? 1 : 0);

export const { sideNamed, sideOfViewer, sidesOfSeats } = sideTable<Side>(SIDES);

/** No card. */
export const NONE: CardSlot = -1;

export type EvrOptions = { readonly tutorial: boolean };

/** What lies on one side of the table. First of a deck is its top. */
export interface Area {
  deck: CardSlot[];
  /** In play, in the order they came, and beside it whether each is ready. */
  play: CardSlot[];
  ready: boolean[];
  discard: CardSlot[];
  reserve: CardSlot[];
  influence: number;
  unused: CardSlot[];
  used: CardSlot[];
  /** The strategy chosen this round, and whether it lies faceup. */
  chosen: CardSlot;
  shown: boolean;
  /** Events won. */
  events: CardSlot[];
  /** Marks for the next Planning Phase. */
  infiltrated: boolean;
  random: boolean;
  open: boolean;
}

/** The open table: everything but the faces of facedown cards. */
export interface Evr {
  tutorial: boolean;
  round: number;
  events: CardSlot[];
  event: CardSlot;
  balance: Side;
  active: Side;
  lastWasPass: boolean;
  /** Turns taken in this struggle. */
  turns: number;
  areas: [Area, Area];
}

/** Something that can read faces: a seat's look at the table, or the rules themselves. */
export interface Reader {
  read(slot: CardSlot): FaceId;
}

const emptyArea = (): Area => ({
  deck: [],
  play: [],
  ready: [],
  discard: [],
  reserve: [],
  influence: 0,
  unused: [],
  used: [],
  chosen: NONE,
  shown: false,
  events: [],
  infiltrated: false,
  random: false,
  open: false,
});

export const emptyTable = (tutorial: boolean): Evr => ({
  tutorial,
  round: 0,
  events: [],
  event: NONE,
  balance: 0,
  active: 0,
  lastWasPass: false,
  turns: 0,
  areas: [emptyArea(), emptyArea()],
});

const copyArea = (a: Area): Area => ({
  deck: a.deck.slice(),
  play: a.play.slice(),
  ready: a.ready.slice(),
  discard: a.discard.slice(),
  reserve: a.reserve.slice(),
  influence: a.influence,
  unused: a.unused.slice(),
  used: a.used.slice(),
  chosen: a.chosen,
  shown: a.shown,
  events: a.events.slice(),
  infiltrated: a.infiltrated,
  random: a.random,
  open: a.open,
});

export const copyTable = (g: Evr): Evr => ({
  tutorial: g.tutorial,
  round: g.round,
  events: g.events.slice(),
  event: g.event,
  balance: g.balance,
  active: g.active,
  lastWasPass: g.lastWasPass,
  turns: g.turns,
  areas: [copyArea(g.areas[0]), copyArea(g.areas[1])],
});

/** The duty of playing a side: at this table one person does all of it. */
const DUTIES: readonly [Duty, Duty] = ['rebel/play', 'imperial/play'];
export const dutyOf = (side: Side): Duty => DUTIES[side];
const ASK: readonly [readonly Duty[], readonly Duty[]] = [['rebel/play'], ['imperial/play']];
/** The list with only this side, made once: most questions use it. */
export const only = (side: Side): readonly Duty[] => ASK[side];
export const sideOf = (duty: Duty): Side => sideNamed(sideIn(duty));
