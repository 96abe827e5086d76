import type { CombatEffect, MissionEffect } from '../cards/lasting.ts';
import { type Leader, type Loc, NONE, type Reb, type Side } from '../state.ts';
import type { Theater } from '../table/units.ts';

/** What cards have put in force. The frames, the page and the bots all ask here. */

// ---- in a combat ----

/** As much of a combat as these queries look at. */
export interface Combatlike {
  readonly round: number;
  readonly effects: readonly CombatEffect[];
}
type Effect<K extends CombatEffect['is']> = Extract<CombatEffect, { is: K }>;

/** The effects of one kind that touch a side, in a theater and a round; null as the theater: wherever they count. */
export function inForce<K extends CombatEffect['is']>(
  c: Combatlike,
  kind: K,
  side: Side,
  theater: Theater | null = null,
  round: number = c.round,
): readonly Effect<K>[] {
  if (c.effects.length === 0) return NOTHING;
  return c.effects.filter(
    (e): e is Effect<K> =>
      e.is === kind &&
      (e.side === null || e.side === side) &&
      (theater === null || e.theater === null || e.theater === theater) &&
      (e.until === null || e.until >= round),
  );
}
const NOTHING: readonly never[] = [];

export const isInForce = (c: Combatlike, kind: CombatEffect['is'], side: Side, theater?: Theater): boolean =>
  inForce(c, kind, side, theater).length > 0;

/** Everything that counts in this round. */
export const allInForce = (c: Combatlike): CombatEffect[] =>
  c.effects.filter((e) => e.until === null || e.until >= c.round);

/** Leaders who are there for this combat only. */
export const guestsIn = (c: Combatlike): Leader[] =>
  c.effects.flatMap((e) => (e.is === 'guest' ? [e.leader] : []));

// ---- in a mission ----

export const isInMission = (
  { effects }: { readonly effects: readonly MissionEffect[] },
  kind: MissionEffect['is'],
): boolean => effects.some((e) => e.is === kind);

// ---- to the end of the round ----

/** Rebel leaders attempt no missions here, and use no action cards. */
export const isBanned = (g: Reb, loc: Loc): boolean =>
  g.effects.some((e) => e.is === 'rebels-banned' && e.loc === loc);

/** Public Support names a system in which its leader holds nobody back. Games begun before that ruling name none. */
export const isUnpinned = (g: Reb, loc: Loc, l: Leader): boolean =>
  g.effects.some((e) => e.is === 'holds-nobody' && e.leader === l && (e.loc === NONE || e.loc === loc));

/** Whether a card keeps the other side's pool away from missions of these leaders. */
export const isUnopposed = (g: Reb, leaders: readonly Leader[]): boolean =>
  g.effects.some((e) => e.is === 'unopposed' && leaders.includes(e.leader));

/** What cards add to missions of these leaders. */
export const bonusInForce = (g: Reb, leaders: readonly Leader[]): number =>
  g.effects.reduce((sum, e) => (e.is === 'bonus' && leaders.includes(e.leader) ? sum + e.n : sum), 0);
