import type { Assigned, Combat } from '../../../../games/rebellion/frames/combat-frames.ts';
import { unitId } from '../../../../games/rebellion/names.ts';
import { type Kind, NONE, type Reb, type Side } from '../../../../games/rebellion/state.ts';
import { HEALTH, IS_RED, KINDS_IN, type Theater, unitsAt } from '../../../../games/rebellion/units.ts';

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

/** Point-Blank Assault takes one health, but never the last. */
const healthOf = (c: Combat, kind: Kind): number => {
  const printed = HEALTH[kind] ?? 0;
  return c.pointBlank && printed > 1 ? printed - 1 : printed;
};

export function lineOf(
  g: Reb,
  c: Combat,
  side: Side,
  theater: Theater,
  assigned: readonly Assigned[],
): Fighter[] {
  return (KINDS_IN[side]?.[theater] ?? []).flatMap((kind) => {
    const hurt = c.hurt.flatMap((h, i) => (h.kind === kind ? [{ damage: h.damage, at: i }] : []));
    const hits = assigned.flatMap((a, i) => (a.kind === kind ? [{ ...a, i }] : []));
    const whole = hits.filter((a) => a.hurt === NONE);
    return Array.from({ length: unitsAt(g, c.loc, kind) }, (_, i): Fighter => {
      const before = hurt[i];
      const hit = before === undefined ? whole[i - hurt.length] : hits.find((a) => a.hurt === before.at);
      return {
        id: `${unitId(kind)}#${i}`,
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

/** Fighters that nothing tells apart stand together. */
export interface Squad {
  readonly first: Fighter;
  readonly n: number;
}

/** Whole units that nobody aims at are counted, the others stand one by one. */
export function squadsOf(line: readonly Fighter[], isAimedAt: (f: Fighter) => boolean): Squad[] {
  const squads: { first: Fighter; n: number; alike: boolean }[] = [];
  for (const f of line) {
    const alike = f.damage === 0 && f.fresh === 0 && !isAimedAt(f);
    const squad = squads.find(({ first, alike: both }) => both && alike && first.kind === f.kind);
    if (squad) squad.n++;
    else squads.push({ first: f, n: 1, alike });
  }
  return squads;
}
