import {
  CARDS,
  type CardId,
  type CharacterId,
  EVENTS,
  type EventCard,
  type EventId,
  FACES,
  type ResourceCard,
  STRATEGIES,
  type StrategyId,
} from '../../../games/empire-vs-rebellion/public/data.ts';
import type { EvrFrame, FrameOf } from '../../../games/empire-vs-rebellion/public/frames.ts';
import {
  bonusOf,
  cardIn,
  compareTotals,
  eventNow,
  points,
  total,
} from '../../../games/empire-vs-rebellion/public/queries.ts';
import {
  BOTH,
  type Evr,
  NONE,
  other,
  type Reader,
  type Side,
  sideOfViewer,
  sidesOfSeats,
} from '../../../games/empire-vs-rebellion/public/table.ts';
import { type CardSlot, NO_FACE, type Viewer } from '../../../kernel/ids.ts';
import type { View } from '../../../kernel/view.ts';

export type EvrView = View<Evr, EvrFrame>;

/** The table hands a board only views of its own game; the compiler cannot see that. */
export const asEvr = (view: View): EvrView => view as EvrView;

export type Phase = 'setup' | 'planning' | 'struggle' | 'dominance' | 'over';
const PHASES: readonly Phase[] = ['setup', 'planning', 'struggle', 'dominance'];

/** A side's total and points. */
export interface Score {
  readonly side: Side;
  readonly total: number;
  /** What a Direct Assault that the viewer knows of adds at the end; 0: nothing, or nothing known. */
  readonly bonus: number;
  readonly over: boolean;
  readonly points: number;
}

/** What the board shows of a view, computed once. */
export interface BoardFacts {
  readonly view: EvrView;
  readonly g: Evr;
  readonly r: Reader;
  /** The side at the bottom: mine, if I have one. */
  readonly near: Side;
  readonly far: Side;
  readonly mine: Side | null;
  readonly phase: Phase;
  readonly event: EventCard | null;
  readonly scores: readonly [Score, Score];
  /** Who would win if the struggle ended now, leaving strategies aside; null: nobody, or there is nothing to win. */
  readonly ahead: Side | null;
  /** Sides that owe an answer. */
  readonly toAct: readonly Side[];
}

export const faceOfSlot = (view: EvrView, slot: CardSlot): string | undefined =>
  FACES[view.faces[slot] ?? NO_FACE];
/** Of a card that the viewer must know, such as one that lies faceup. */
export function knownFace(view: EvrView, slot: CardSlot): string {
  const id = faceOfSlot(view, slot);
  if (id === undefined) throw new Error(`the face of card ${slot} is not known`);
  return id;
}

export function boardFacts(view: EvrView, me: Viewer): BoardFacts {
  const g = view.game;
  const r: Reader = { read: (slot) => view.faces[slot] ?? NO_FACE };
  // A spectator has no near side; they sit behind the Empire, as in the plain text of the table.
  const mine = sideOfViewer({ me, sides: view.sides });
  const near: Side = mine === 0 ? 0 : 1;
  const event = g.event === NONE || r.read(g.event) === NO_FACE ? null : eventNow(g, r);
  const scores: [Score, Score] = [scoreOf(view, r, 0, event), scoreOf(view, r, 1, event)];
  return {
    view,
    g,
    r,
    near,
    far: other(near),
    mine,
    phase: phaseOf(view),
    event,
    scores,
    ahead: event === null ? null : aheadOf(g, event, scores),
    toAct: sidesOfSeats(view.waiting, view.sides),
  };
}

function phaseOf(view: EvrView): Phase {
  const phase = PHASES.find((k) => view.stack.some((f) => f.k === k));
  return phase === undefined || view.over ? 'over' : phase;
}

function scoreOf(view: EvrView, r: Reader, side: Side, event: EventCard | null): Score {
  const g = view.game;
  const sum = total(g, side, r);
  const over = event !== null && sum > event.objective;
  const verdict = view.stack.find((f): f is FrameOf<'dominance'> => f.k === 'dominance');
  const bonus = event === null ? 0 : bonusOf(g, side, r, verdict?.armed);
  return { side, total: sum, bonus, over, points: points(g, side, r) };
}

function aheadOf(g: Evr, { objective }: EventCard, [a, b]: readonly [Score, Score]): Side | null {
  if (BOTH.every((side) => g.areas[side].play.length === 0)) return null;
  const { winner, tied } = compareTotals([a.total, b.total], objective, g.balance);
  return tied && g.tutorial ? null : winner;
}

export const cardAt = (facts: BoardFacts, slot: CardSlot): ResourceCard => cardIn(slot, facts.r);

export const isCardId = (id: string): id is CardId => Object.hasOwn(CARDS, id);
export const isCharacterId = (id: CardId): id is CharacterId => CARDS[id].type === 'character';
export const isEventId = (id: string): id is EventId => Object.hasOwn(EVENTS, id);
export function eventOfSlot(view: EvrView, slot: CardSlot): EventId | undefined {
  const id = faceOfSlot(view, slot);
  return id !== undefined && isEventId(id) ? id : undefined;
}
export const isStrategyId = (id: string): id is StrategyId => Object.hasOwn(STRATEGIES, id);
export const sideOfFace = (id: string): Side | null => {
  const side = isCardId(id) ? CARDS[id].side : isStrategyId(id) ? STRATEGIES[id].side : undefined;
  return side === undefined ? null : side === 'rebel' ? 0 : 1;
};
