import type { View } from '../../kernel/view.ts';
import type { TableInfo } from '../../protocol/tables.ts';

export const mySeats = (info: TableInfo): number[] =>
  info.seats.filter(({ mine }) => mine).map(({ seat }) => seat);

/** Whether this viewer has a seat of their own. */
export const sitsAt = (info: TableInfo, seat: number | null): boolean =>
  seat !== null && info.seats[seat]?.mine === true;

/**
 * The first viewpoint: my seat that is asked, else my first seat, else the one where a bot plays for me, else the
 * spectator's place.
 */
export function firstSeat(info: TableInfo, wished: number | undefined): number | null {
  const mine = mySeats(info);
  if (wished !== undefined && mine.includes(wished)) return wished;
  const kept = info.seats.find(({ mayReturn }) => mayReturn)?.seat;
  return mine.find((seat) => info.waiting.includes(seat)) ?? mine[0] ?? kept ?? null;
}

/**
 * The seat to hand the device to, if I have several: the current one owes no answer, another one does.
 * Null: nobody.
 */
export function handTo(mine: readonly number[], view: View): number | null {
  if (mine.length < 2 || view.me === null || view.over !== null) return null;
  if (view.waiting.includes(view.me)) return null;
  return mine.find((seat) => seat !== view.me && view.waiting.includes(seat)) ?? null;
}
