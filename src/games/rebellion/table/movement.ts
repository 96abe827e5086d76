import { kindIn, leaderIn, locIn } from '../names.ts';
import { type Loc, own, type Reb } from '../state.ts';
import { moveUnits } from './units.ts';

/** Carries out a whole move. Returns the places that units left. */
export function applyMove(
  g: Reb,
  to: Loc,
  move: readonly (readonly [from: string, lot: string, n: number])[],
): Loc[] {
  const from: Loc[] = [];
  for (const [source, lot, n] of move) {
    const loc = locIn(source);
    if (!from.includes(loc)) from.push(loc);
    if (lot.startsWith('captive:')) own(g, 'leaderAt')[leaderIn(lot)] = to;
    else moveUnits(g, loc, to, kindIn(lot), n);
  }
  return from;
}
