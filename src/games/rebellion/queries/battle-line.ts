import type { Assigned, Combat } from '../frames/combat/frames.ts';
import { unitId } from '../names.ts';
import { type Kind, NONE, type Reb, type Side } from '../state.ts';
import { IS_RED, KINDS_IN, type Theater, unitsAt } from '../table/units.ts';
import { healthOf } from './combat-values.ts';

/** The name of one of several units of a kind in a battle; damaged ones come first. */
export const unitInLine = (kind: Kind, nth: number): string => `${unitId(kind)}#${nth}`;

/** One unit in a battle line. Damaged ones come first of their kind, as the questions number them. */
export interface Fighter {
  readonly id: string;
  readonly kind: Kind;
  readonly health: number;
  readonly damage: number;
  /** Assigned by the attack under way, not dealt yet. */
  readonly fresh: number;
  /** Its place in the attack's list of targets; NONE: not hit. */
  readonly target: number;
  readonly red: boolean;
}

export function lineOf(
  g: Reb,
  c: Combat,
  side: Side,
  theater: Theater,
  assigned: readonly Assigned[],
): Fighter[] {
  return KINDS_IN[side][theater].flatMap((kind) => {
    const hurt = c.hurt.flatMap((h, i) => (h.kind === kind ? [{ damage: h.damage, at: i }] : []));
    const hits = assigned.flatMap((a, i) => (a.kind === kind ? [{ ...a, i }] : []));
    const whole = hits.filter((a) => a.hurt === NONE);
    return Array.from({ length: unitsAt(g, c.loc, kind) }, (_, i): Fighter => {
      const before = hurt[i];
      const hit = before === undefined ? whole[i - hurt.length] : hits.find((a) => a.hurt === before.at);
      return {
        id: unitInLine(kind, i),
        kind,
        health: healthOf(c, kind),
        damage: before?.damage ?? 0,
        fresh: hit?.fresh ?? 0,
        target: hit?.i ?? NONE,
        red: IS_RED[kind] === true,
      };
    });
  });
}
