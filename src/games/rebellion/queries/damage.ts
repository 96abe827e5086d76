import type { Allot, AllotSlot, Limit, Lot } from '../../../kernel/forms/index.ts';
import type { Assigned, Attack, Combat, Extra } from '../frames/combat/frames.ts';
import { kindsIn } from '../frames/combat/state.ts';
import { unitRef } from '../names.ts';
import { type Kind, NONE, other, type Reb } from '../state.ts';
import { countFace } from '../table/dice.ts';
import { HEALTH, IS_RED, unitsAt } from '../table/units.ts';
import { unitInLine } from './battle-line.ts';
import { blackAsRed, healthOf } from './combat-values.ts';

/**
 * Assigns all damage in one answer. Each enemy unit is a place of its own, since two hits on one unit differ from one hit on each of
 * two. Of alike undamaged units only as many are listed as there is damage to assign.
 */

/** Damage of an attack, by sort. */
interface Hits {
  red: number;
  black: number;
  /** Black hits that may also go to red health. */
  either: number;
  direct: number;
}

function hitsOf(c: Combat, f: Attack): Hits {
  const black = countFace(f.roll, 'black', 'hit');
  const either = Math.min(blackAsRed(c, f.side, f.theater), black);
  return {
    red: countFace(f.roll, 'red', 'hit'),
    black: black - either,
    either,
    direct: countFace(f.roll, 'red', 'directHit') + countFace(f.roll, 'black', 'directHit'),
  };
}

/** The most units that this can be spread over. */
const piecesOf = (extra: Extra): number => (extra.on === 'one' ? 1 : extra.n);

/** An enemy unit that damage can be assigned to. */
export interface Target {
  readonly id: string;
  readonly kind: Kind;
  /** Its place among the hurt ones, or NONE, and the damage it has. */
  readonly hurt: number;
  readonly had: number;
}

/** A Death Star has no health and is not a target. */
export const hasTarget = (g: Reb, f: Attack): boolean =>
  kindsIn(other(f.side), f.theater).some((k) => (HEALTH[k] ?? 0) > 0 && unitsAt(g, f.loc, k) > 0);

export function targetsOf(g: Reb, c: Combat, f: Attack): Target[] {
  const hits = hitsOf(c, f);
  const any = hits.direct + hits.either + f.extra.reduce((n, extra) => n + piecesOf(extra), 0);
  const targets: Target[] = [];
  for (const kind of kindsIn(other(f.side), f.theater)) {
    if ((HEALTH[kind] ?? 0) === 0) continue;
    let whole = unitsAt(g, f.loc, kind);
    const most = any + (IS_RED[kind] ? hits.red : hits.black);
    if (whole === 0 || most === 0) continue;
    let i = 0;
    for (let hurt = 0; hurt < c.hurt.length; hurt++) {
      const h = c.hurt[hurt];
      if (h?.kind !== kind) continue;
      targets.push({ id: unitInLine(kind, i++), kind, hurt, had: h.damage });
      whole--;
    }
    for (let n = Math.min(whole, most); n > 0; n--) {
      targets.push({ id: unitInLine(kind, i++), kind, hurt: NONE, had: 0 });
    }
  }
  return targets;
}

const slotOf = (c: Combat, target: Target): AllotSlot => ({
  id: target.id,
  ref: unitRef(target.kind),
  tags: [],
  max: null, // a unit may be given more than it can bear
  facts: { health: healthOf(c, target.kind), damage: target.had },
});

const lot = (id: string, min: number, max: number, to: readonly string[], weight = 1): Lot => ({
  id,
  refs: [],
  tags: [id],
  min,
  max,
  weight,
  carry: 0,
  to,
  rule: 'combat.damage',
});

const extraId = (extra: Extra, i: number): string => `${extra.card}#${i}`;

function extraLot(extra: Extra, i: number, to: readonly string[]): Lot {
  const id = extraId(extra, i);
  if (extra.on === 'one') return lot(id, 1, 1, to, extra.n);
  // "One or two different ships": the second is optional.
  if (extra.on === 'different') return lot(id, 1, Math.min(extra.n, to.length), to);
  return lot(id, extra.n, extra.n, to);
}

/** Every die that fits an enemy unit must be assigned, and so must the damage of cards. */
export function damageForm(g: Reb, c: Combat, f: Attack): Allot {
  const targets = targetsOf(g, c, f);
  const hits = hitsOf(c, f);
  const all: string[] = [];
  const red: string[] = [];
  const black: string[] = [];
  for (const { id, kind } of targets) {
    all.push(id);
    (IS_RED[kind] ? red : black).push(id);
  }
  // "May": where only red health is left, using the card is optional.
  const owed = black.length > 0 ? hits.either : 0;
  const lots = [
    lot('red', hits.red, hits.red, red),
    lot('black', hits.black, hits.black, black),
    lot('black-as-red', owed, hits.either, all),
    lot('direct', hits.direct, hits.direct, all),
  ].filter(({ max, to }) => max > 0 && to?.length !== 0);
  const limits: Limit[] = [];
  if (all.length > 0) {
    for (const [i, extra] of f.extra.entries()) {
      if (extra.n === 0) continue;
      lots.push(extraLot(extra, i, all));
      if (extra.on !== 'different') continue;
      limits.push({
        lots: extraId(extra, i),
        per: 'slot',
        by: 'count',
        min: 0,
        max: 1,
        rule: `tactic.${extra.card}`,
      });
    }
  }
  return { is: 'allot', lots, slots: targets.map((t) => slotOf(c, t)), limits };
}

/** Hits of the dice that fit no enemy unit here, by sort. They are lost. */
export function idleHits(g: Reb, c: Combat, f: Attack): { red: number; black: number; direct: number } {
  const { lots } = damageForm(g, c, f);
  const dealt = (...ids: readonly string[]): number =>
    lots.reduce((sum, { id, max }) => (ids.includes(id) ? sum + max : sum), 0);
  const hits = hitsOf(c, f);
  return {
    red: hits.red - dealt('red'),
    black: hits.black + hits.either - dealt('black', 'black-as-red'),
    direct: hits.direct - dealt('direct'),
  };
}

/** The answer if there is only one: all damage that must be assigned fits a single sort of unit. */
export function onlyWay(form: Allot): [lot: string, slot: string, n: number][] | null {
  const put: [string, string, number][] = [];
  for (const { id, to, min, max } of form.lots) {
    const [first, second] = to ?? [];
    if (first === undefined || second !== undefined || min !== max) return null;
    put.push([id, first, max]);
  }
  return put;
}

/** The fresh damage by unit. */
export function readDamage(
  g: Reb,
  c: Combat,
  f: Attack,
  put: readonly (readonly [lot: string, slot: string, n: number])[],
): Assigned[] {
  const weights = new Map(f.extra.map((extra, i) => [extraId(extra, i), extra.on === 'one' ? extra.n : 1]));
  const assigned: Assigned[] = [];
  for (const { id, kind, hurt, had } of targetsOf(g, c, f)) {
    let fresh = 0;
    for (const [lotId, slot, n] of put) if (slot === id) fresh += n * (weights.get(lotId) ?? 1);
    if (fresh > 0) assigned.push({ kind, hurt, had, fresh });
  }
  return assigned;
}
