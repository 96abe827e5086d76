import {
  CARDS,
  type CardId,
  EVENTS,
  type EventCard,
  type EventId,
  FACES,
  type ResourceCard,
  STRATEGIES,
  type StrategyId,
  strategy,
} from '../../../games/empire-vs-rebellion/public/data.ts';
import type { EvrFrame, FrameOf } from '../../../games/empire-vs-rebellion/public/frames.ts';
import {
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
const PHASES: readonly string[] = ['setup', 'planning', 'struggle', 'dominance'];

/** How a side stands against the objective. */
export interface Standing {
  readonly side: Side;
  readonly total: number;
  /** What a Direct Assault that the viewer knows of adds at the end; 0: nothing, or nothing known. */
  readonly bonus: number;
  readonly over: boolean;
  readonly points: number;
}

/** What the board shows of a view, worked out once. */
export interface Picture {
  readonly view: EvrView;
  readonly g: Evr;
  readonly r: Reader;
  /** The side at the bottom: mine, if I have one. */
  readonly near: Side;
  readonly far: Side;
  readonly mine: Side | null;
  readonly phase: Phase;
  readonly event: EventCard | null;
  readonly standing: readonly [Standing, Standing];
  /** Who would win if the struggle ended now, leaving strategies aside; null: nobody, or there is nothing to win. */
  readonly ahead: Side | null;
  /** Sides that owe an answer. */
  readonly toAct: readonly Side[];
}

export const faceOfSlot = (view: EvrView, slot: CardSlot): string | undefined =>
  FACES[view.faces[slot] ?? NO_FACE];
export const knows = (view: EvrView, slot: CardSlot): boolean => faceOfSlot(view, slot) !== undefined;

export function pictureOf(view: EvrView, me: Viewer): Picture {
  const g = view.game;
  const r: Reader = { read: (slot) => view.faces[slot] ?? NO_FACE };
  // A spectator has no near side; he sits behind the Empire, as in the plain text of the table.
  const mine = sideOfViewer({ me, sides: view.sides });
  const near: Side = mine === 0 ? 0 : 1;
  const event = g.event === NONE || r.read(g.event) === NO_FACE ? null : eventNow(g, r);
  const standing: [Standing, Standing] = [standingOf(view, r, 0, event), standingOf(view, r, 1, event)];
  return {
    view,
    g,
    r,
    near,
    far: other(near),
    mine,
    phase: phaseOf(view),
    event,
    standing,
    ahead: event === null ? null : aheadOf(g, event, standing),
    toAct: sidesOfSeats(view.waiting, view.sides),
  };
}

function phaseOf(view: EvrView): Phase {
  if (view.over) return 'over';
  return (view.stack.find((f) => PHASES.includes(f.k))?.k ?? 'struggle') as Phase;
}

function standingOf(view: EvrView, r: Reader, side: Side, event: EventCard | null): Standing {
  const g = view.game;
  const sum = total(g, side, r);
  const over = event !== null && sum > event.objective;
  return { side, total: sum, bonus: over ? 0 : bonusOf(view, side), over, points: points(g, side, r) };
}

/** Direct Assault counts once it is revealed and not void; before that, whoever knows the card can see it coming. */
function bonusOf(view: EvrView, side: Side): number {
  const slot = view.game.areas[side].chosen;
  const face = view.faces[slot] ?? NO_FACE;
  if (slot === NONE || face === NO_FACE) return 0;
  const { effect } = strategy(face);
  if (effect.fx !== 'add-to-total') return 0;
  const verdict = view.stack.find((f): f is FrameOf<'dominance'> => f.k === 'dominance');
  return verdict === undefined || verdict.armed[side] === 'add-to-total' ? effect.by : 0;
}

function aheadOf(g: Evr, { objective }: EventCard, [a, b]: readonly [Standing, Standing]): Side | null {
  if (BOTH.every((side) => g.areas[side].play.length === 0)) return null;
  const { winner, tied } = compareTotals([a.total, b.total], objective, g.balance);
  return tied && g.tutorial ? null : winner;
}

export const cardAt = (pic: Picture, slot: CardSlot): ResourceCard => cardIn(slot, pic.r);

export const isCardId = (id: string): id is CardId => Object.hasOwn(CARDS, id);
export const isEventId = (id: string): id is EventId => Object.hasOwn(EVENTS, id);
export const isStrategyId = (id: string): id is StrategyId => Object.hasOwn(STRATEGIES, id);
export const sideOfFace = (id: string): Side | null => {
  const side = isCardId(id) ? CARDS[id].side : isStrategyId(id) ? STRATEGIES[id].side : undefined;
  return side === undefined ? null : side === 'rebel' ? 0 : 1;
};
