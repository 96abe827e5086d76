import { dutyTableFor } from '../flow/duties.ts';
import type { Frame } from '../game.ts';
import type { Seat } from '../ids.ts';
import type { Json } from '../json.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { copyState } from '../state.ts';
import { consentNeeded } from './history.ts';
import { type Match, positionAfter } from './match.ts';
import type { Act, Desk } from './rows.ts';
import { add, tellOf, toAll, unchanged } from './telling.ts';
import { undoRequestFor } from './viewers.ts';

/** Agrees to a request to take back; the last who has to agree carries it out. */
export function agreeUndo<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
  at: string,
): Refusal | null {
  const { state, desk } = match.position;
  const { undo } = desk;
  const needed = undo ? consentNeeded(match, undo.by, undo.to).from : [];
  if (!undo || !needed.includes(seat)) return refuse('not-offered');
  const agreed = [...new Set([...undo.agreed, seat])];
  const team = undo.team ? { team: true as const } : {};
  if (needed.every((other) => agreed.includes(other))) return goBack(match, seat, undo.by, undo.to, at, team);
  const what: Act = { do: 'agree-undo', ...team };
  const next: Desk = { ...desk, undo: { ...undo, agreed } };
  return add(match, seat, what, unchanged(state, tellOf(match, what, seat)), next, at);
}

/** Every seat that may know of the request may decline it; the seat that asked withdraws it this way. */
export function declineUndo<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
  at: string,
): Refusal | null {
  const { state, desk } = match.position;
  const undo = undoRequestFor(match, seat);
  if (!undo) return refuse('not-offered');
  const what: Act = { do: 'decline-undo', ...(undo.team ? { team: true } : {}) };
  return add(match, seat, what, unchanged(state, tellOf(match, what, seat)), { ...desk, undo: null }, at);
}

/** `seat` made it possible, by taking back itself or by being the last to agree; `whose` step it was. */
export function goBack<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
  whose: Seat,
  to: number,
  at: string,
  by: { table?: true; team?: true } = {},
): null {
  const { desk } = match.position;
  const state = copyState(match.game, positionAfter(match, to).state);
  const what: Act = { do: 'undo', to, ...by };
  const hidden = to >= match.shown;
  const { arePartners } = dutyTableFor(match.game, match.options);
  const epoch = later(desk.epoch, (other) => !hidden || arePartners(other, whose));
  const next: Desk = { ...desk, epoch, undo: null };
  const told = hidden ? null : toAll({ k: 'table.undo', seat: whose });
  return add(match, seat, what, unchanged(state, told), next, at);
}

/** The citations of these seats' questions are out of date. */
export const later = (epoch: readonly number[], whose: (seat: Seat) => boolean): number[] =>
  epoch.map((times, seat) => (whose(seat) ? times + 1 : times));
