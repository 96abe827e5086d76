import { ALL_LOCS, type Loc } from '../../../../games/rebellion/public/table.ts';
import { placeOf } from './cells.ts';

/** The next place in a direction: near, and not too far off the line. The same place when there is none. */
export function towards(from: Loc, [dx, dy]: readonly [number, number]): Loc {
  const [x, y] = placeOf(from);
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const loc of ALL_LOCS) {
    const [tx, ty] = placeOf(loc);
    const ahead = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    if (ahead <= 0 || aside > ahead * 1.8) continue;
    const far = ahead + aside * 1.6;
    if (far < least) {
      least = far;
      best = loc;
    }
  }
  return best;
}
