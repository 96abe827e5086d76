import { event, FACES, faceOf, strategy } from '../../../games/empire-vs-rebellion/public/data.ts';
import { compareTotals } from '../../../games/empire-vs-rebellion/public/queries.ts';
import { BOTH, NONE, type Side } from '../../../games/empire-vs-rebellion/public/table.ts';
import type { EventView } from '../../../kernel/events.ts';
import { NO_FACE } from '../../../kernel/ids.ts';
import { type EvrView, faceOfSlot, pictureOf } from './picture.ts';

/** How an event was decided: several things at once, after which the table already shows the next round. */
export interface Verdict {
  readonly event: string;
  readonly objective: number;
  readonly totals: readonly [number, number];
  readonly winner: Side | null;
  readonly points: number;
  readonly influence: number;
  /** By side: the strategy, if it is known, and whether it had no effect. */
  readonly strategies: readonly [Revealed | null, Revealed | null];
  readonly tie: boolean;
  readonly deceived: boolean;
}
export interface Revealed {
  readonly id: string;
  readonly isVoid: boolean;
}

/** From what was told, else from the two pictures. Null: nothing was decided between them. */
export function verdictBetween(before: EvrView, after: EvrView, heard: readonly EventView[]): Verdict | null {
  const slot = before.game.event;
  const id = faceOfSlot(before, slot);
  // The tutorial's one struggle is the end of the game, which the table itself tells.
  if (slot === NONE || id === undefined || before.game.tutorial) return null;
  const decided = BOTH.find(
    (side) => after.game.areas[side].events.includes(slot) && !before.game.areas[side].events.includes(slot),
  );
  const put = after.game.events.includes(slot) && !before.game.events.includes(slot);
  const told = heard.find(({ e }) => e.k === 'totals');
  if (decided === undefined && !put && told === undefined) return null;
  // Unheard, totals are those of the picture before; that is only true if nothing happened in between, as in a jump of a replay.
  if (told === undefined && (after.step < before.step || after.step > before.step + 1)) return null;
  const facts = event(before.faces[slot] ?? NO_FACE);
  const strategies: [Revealed | null, Revealed | null] = [
    toldOf(heard, 0) ?? revealed(before, after, 0),
    toldOf(heard, 1) ?? revealed(before, after, 1),
  ];
  const totals: [number, number] =
    told === undefined
      ? [finalTotal(before, 0, strategies[0]), finalTotal(before, 1, strategies[1])]
      : [Number(told.e['rebel']), Number(told.e['imperial'])];
  const winner = decided ?? null;
  const plainly = compareTotals(totals, facts.objective, before.game.balance);
  return {
    event: id,
    objective: facts.objective,
    totals,
    winner,
    points: facts.points,
    influence: after.over ? 0 : facts.influence,
    strategies,
    tie: plainly.tied,
    deceived: plainly.within && winner !== null && winner !== plainly.winner,
  };
}

function toldOf(heard: readonly EventView[], side: Side): Revealed | null {
  const told = heard.find(
    ({ e }) => e.seat === side && (e.k === 'strategy-revealed' || e.k === 'strategy-void'),
  );
  const id = FACES[told?.faces[told.e.cards?.[0] ?? NONE] ?? NO_FACE];
  return id === undefined ? null : { id, isVoid: told?.e.k === 'strategy-void' };
}

/** The slot of a strategy keeps its number until it is used; its face is then known to all, unless all were taken back. */
function revealed(before: EvrView, after: EvrView, side: Side): Revealed | null {
  const slot = before.game.areas[side].chosen;
  const a = after.game.areas[side];
  if (slot === NONE || !(a.used.includes(slot) || (a.chosen === slot && a.shown))) return null;
  const id = faceOfSlot(after, slot);
  return id === undefined ? null : { id, isVoid: pictureOf(before, before.me).standing[side].over };
}

function finalTotal(before: EvrView, side: Side, shown: Revealed | null): number {
  const { total } = pictureOf(before, before.me).standing[side];
  if (shown === null || shown.isVoid) return total;
  const { effect } = strategy(faceOf(shown.id));
  return total + (effect.fx === 'add-to-total' ? effect.by : 0);
}
