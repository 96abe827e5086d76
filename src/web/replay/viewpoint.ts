import type { Seat, Viewer } from '../../kernel/ids.ts';

/** Whose view a replay shows: a seat, a spectator, or everything. */
export type Viewpoint = Seat | 'spectator' | 'all';

/** The kernel's viewer for this viewpoint; seeing everything counts as nobody at the table. */
export const viewerOf = (from: Viewpoint): Viewer => (typeof from === 'number' ? from : null);

/** The moment in an address; absent parts are not given. */
export interface Moment {
  readonly row?: number;
  readonly from?: Viewpoint;
}

const NUMBER = /^\d{1,6}$/;

/** Reads `?row=12&seat=0`; seats besides numbers are 'spectator' and 'all'. Nonsense is ignored. */
export function readMoment(search: string): Moment {
  const asked = new URLSearchParams(search);
  const row = asked.get('row') ?? '';
  const seat = asked.get('seat') ?? '';
  const from = seat === 'all' || seat === 'spectator' ? seat : NUMBER.test(seat) ? Number(seat) : undefined;
  return {
    ...(NUMBER.test(row) ? { row: Number(row) } : {}),
    ...(from === undefined ? {} : { from }),
  };
}

/** The address of a moment. The key of an invitation is included: without it the table may not be found. */
export function momentPath(
  table: string,
  { row, from, key }: { readonly row: number; readonly from: Viewpoint; readonly key?: string | undefined },
): string {
  const asked = new URLSearchParams({ row: `${row}`, seat: `${from}` });
  if (key !== undefined) asked.set('key', key);
  return `/replay/${encodeURIComponent(table)}?${asked}`;
}

/** The first of these that exists. */
export function placeFor(
  viewpoints: readonly Viewpoint[],
  wished: readonly (Viewpoint | null | undefined)[],
): Viewpoint {
  const found = wished.find((from) => from !== null && from !== undefined && viewpoints.includes(from));
  return found ?? viewpoints[0] ?? 'spectator';
}
