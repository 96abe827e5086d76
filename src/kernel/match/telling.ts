import type { Event, Recorded } from '../events.ts';
import type { Done } from '../flow/apply.ts';
import { dutyTableFor } from '../flow/duties.ts';
import type { Frame } from '../game.ts';
import type { Seat } from '../ids.ts';
import type { Json } from '../json.ts';
import type { State } from '../state.ts';
import { append, type Match } from './match.ts';
import { type Act, type Desk, isForTeam, isPrivate } from './rows.ts';

/** A step that leaves the game as it is. */
export const unchanged = <G, F extends Frame>(state: State<G, F>, told: Recorded | null): Done<G, F> => ({
  state,
  draws: [],
  told: told === null ? [] : [told],
  barriers: [],
});

export const toAll = (e: Event): Recorded => ({ e, to: -1, faces: [] });

/** What is said of a matter of the table: nothing of an answer in advance or a sealed "no", and to partners only what is among them. */
export function tellOf<G, F extends Frame, O extends Json>(
  { game, options }: Match<G, F, O>,
  what: Act,
  seat: Seat,
): Recorded | null {
  const told = toAll({ k: `table.${what.do}`, seat });
  if ('team' in what) {
    const duties = dutyTableFor(game, options);
    return { ...told, to: duties.side(duties.sides[seat] ?? '') };
  }
  return isPrivate(what) || isForTeam(what) ? null : told;
}

/** Adds a row and refuses nothing. */
export function add<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
  what: Act,
  done: Done<G, F>,
  desk: Desk,
  at: string,
): null {
  append(match, seat, what, done, desk, at);
  return null;
}
