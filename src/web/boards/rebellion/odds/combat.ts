import { DICE_OF_COLOUR } from '../../../../games/rebellion/data/dice.ts';
import { EMPIRE, type Kind, other, type Side } from '../../../../games/rebellion/state.ts';
import {
  BLACK,
  HEALTH,
  ION_CANNON,
  IS_RED,
  KINDS_IN,
  RED,
  SPACE,
  type Theater,
} from '../../../../games/rebellion/units.ts';
import { expectedDamage, type Targets } from './dice.ts';

/** How many of each kind fight in a system. */
export type Forces = (kind: Kind) => number;

const ION_CANNON_DICE = 2;

/** Attack values of all units, five dice of a colour at most; an Ion Cannon takes two red ones from Imperial ships. */
export function diceOf(forces: Forces, side: Side, theater: Theater): { red: number; black: number } {
  let red = 0;
  let black = 0;
  for (const kind of KINDS_IN[side]?.[theater] ?? []) {
    red += forces(kind) * (RED[kind] ?? 0);
    black += forces(kind) * (BLACK[kind] ?? 0);
  }
  if (side === EMPIRE && theater === SPACE) red -= ION_CANNON_DICE * forces(ION_CANNON);
  const limited = (n: number): number => Math.max(0, Math.min(DICE_OF_COLOUR, n));
  return { red: limited(red), black: limited(black) };
}

function targetsOf(forces: Forces, side: Side, theater: Theater): Targets {
  const there = (KINDS_IN[side]?.[theater] ?? []).filter(
    (kind) => forces(kind) > 0 && (HEALTH[kind] ?? 0) > 0,
  );
  return {
    red: there.some((kind) => IS_RED[kind] === true),
    black: there.some((kind) => IS_RED[kind] !== true),
  };
}

export interface Attack {
  readonly side: Side;
  readonly theater: Theater;
  readonly red: number;
  readonly black: number;
  readonly damage: number;
}

const hasAny = (forces: Forces, side: Side, theater: Theater): boolean =>
  (KINDS_IN[side]?.[theater] ?? []).some((kind) => forces(kind) > 0);

/** What both sides will roll in the next round of a combat, in each theater that they share. */
export function attacks(forces: Forces): Attack[] {
  return ([0, 1] as const).flatMap((theater) => {
    if (!hasAny(forces, 0, theater) || !hasAny(forces, 1, theater)) return [];
    return ([0, 1] as const).map((side): Attack => {
      const { red, black } = diceOf(forces, side, theater);
      const damage = expectedDamage(red, black, targetsOf(forces, other(side), theater));
      return { side, theater, red, black, damage };
    });
  });
}
