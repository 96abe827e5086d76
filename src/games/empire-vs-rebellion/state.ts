import type { Duty, FaceId, SlotId } from '../../kernel/ids.ts';
import type { ResourceCard } from './data/cards.ts';
import type { EventCard } from './data/events.ts';
import { event, resource } from './data/faces.ts';

/** 0 is the Rebel, 1 the Imperial side; seats have the same numbers. */
export type Side = 0 | 1;
export const SIDES = ['rebel', 'imperial'] as const;
export const BOTH: readonly Side[] = [0, 1];
export const other = (side: Side): Side => (side === 0 ? 1 : 0);

/** No card. */
export const NONE: SlotId = -1;

export type EvrOptions = { readonly tutorial: boolean };

/** What lies on one side of the table. First of a deck is its top. */
export interface Area {
  deck: SlotId[];
  /** In play, in the order they came, and beside it whether each is ready. */
  play: SlotId[];
  ready: boolean[];
  discard: SlotId[];
  reserve: SlotId[];
  influence: number;
  unused: SlotId[];
  used: SlotId[];
  /** The strategy chosen this round, and whether it lies faceup. */
  chosen: SlotId;
  shown: boolean;
  /** Events won. */
  events: SlotId[];
  /** Marks for the next Planning Phase. */
  infiltrated: boolean;
  random: boolean;
  open: boolean;
}

/** The open table: everything but the faces of facedown cards. */
export interface Evr {
  tutorial: boolean;
  round: number;
  events: SlotId[];
  event: SlotId;
  balance: Side;
  active: Side;
  lastWasPass: boolean;
  /** Turns taken in this struggle. */
  turns: number;
  areas: [Area, Area];
}

/** Whoever can read faces: a seat's look at the table, or the rules themselves. */
export interface Reader {
  read(slot: SlotId): FaceId;
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

// ---- what can be worked out from the open table ----

export const eventNow = (g: Evr, r: Reader): EventCard => event(r.read(g.event));
export const cardIn = (slot: SlotId, r: Reader): ResourceCard => resource(r.read(slot));

export function total(g: Evr, side: Side, r: Reader): number {
  const { play, ready } = g.areas[side];
  let sum = 0;
  for (let i = 0; i < play.length; i++) sum += valueAt(play, ready, i, r);
  return sum;
}

function valueAt(play: readonly SlotId[], ready: readonly boolean[], i: number, r: Reader): number {
  const card = resource(r.read(play[i] ?? NONE));
  return ready[i] ? card.ready : card.exhausted;
}

/** Present value of a card in play. */
export function presentValue(g: Evr, side: Side, slot: SlotId, r: Reader): number {
  const { play, ready } = g.areas[side];
  return valueAt(play, ready, play.indexOf(slot), r);
}

export const isOver = (g: Evr, side: Side, r: Reader): boolean =>
  total(g, side, r) > eventNow(g, r).objective;
export const hasRoom = (g: Evr, side: Side, r: Reader): boolean =>
  g.areas[side].play.length < eventNow(g, r).capacity;
/** A card can be taken from the deck, if need be after the discard pile is shuffled into it. */
export const canDraw = (g: Evr, side: Side): boolean =>
  g.areas[side].deck.length + g.areas[side].discard.length > 0;

export function points(g: Evr, side: Side, r: Reader): number {
  let sum = 0;
  for (const slot of g.areas[side].events) sum += event(r.read(slot)).points;
  return sum;
}

/** Whose play area a card is in; undefined when it is in neither. */
export function sideInPlay(g: Evr, slot: SlotId): Side | undefined {
  if (g.areas[0].play.includes(slot)) return 0;
  return g.areas[1].play.includes(slot) ? 1 : undefined;
}

export function isReady(g: Evr, slot: SlotId): boolean {
  for (const a of g.areas) {
    const i = a.play.indexOf(slot);
    if (i >= 0) return a.ready[i] ?? false;
  }
  return false;
}

/** The duty of playing a side: at this table one person does all of it. */
const DUTIES: readonly [Duty, Duty] = ['rebel/play', 'imperial/play'];
export const dutyOf = (side: Side): Duty => DUTIES[side];
const ASK: readonly [readonly Duty[], readonly Duty[]] = [['rebel/play'], ['imperial/play']];
/** "Only this side is asked", without making a list each time: it is the commonest question there is. */
export const only = (side: Side): readonly Duty[] => ASK[side];
export const sideOf = (duty: Duty): Side => (duty === DUTIES[0] ? 0 : 1);
