import type { CardSlot } from '../../../kernel/ids.ts';
import type { RebIo } from '../io.ts';
import { canBecomeBase, NO_BASE, wouldReveal } from '../queries/base.ts';
import { BASE_SPACE, EMPIRE, KIND_COUNT, type Loc, NONE, own, REBEL, type Reb } from '../state.ts';
import { ALL_LEADERS, baseSystemOf, placeLeader } from './leaders.ts';
import { ownersOf } from './piles.ts';
import { hasImperialUnit, SYSTEM_LOCS } from './systems.ts';
import { hasSide, moveUnits, unitsAt } from './units.ts';

/** The Rebel base: hidden, revealed, found, lost. */

/** All that stands on the Rebel Base space goes into a system. */
export function leaveBaseSpace(g: Reb, to: Loc): void {
  for (let k = 0; k < KIND_COUNT; k++) {
    const n = unitsAt(g, BASE_SPACE, k);
    if (n > 0) moveUnits(g, BASE_SPACE, to, k, n);
  }
  for (const l of ALL_LEADERS) if (g.leaderAt[l] === BASE_SPACE) placeLeader(g, l, to);
}

export function revealBase(g: Reb, io: RebIo): Loc {
  const loc = baseSystemOf(g, io);
  io.reveal([g.probes.base], io.all);
  own(g, 'probes').revealed = true;
  leaveBaseSpace(g, loc);
  io.emit({ k: 'base-revealed', side: REBEL, system: loc, cards: [g.probes.base] });
  return loc;
}

/**
 * Imperial ground units or loyalty in its system reveal it; ships do not, and the Rebel says nothing. If nothing was revealed,
 * everybody now knows that it is not there. The card is read only if there is something new to learn.
 */
export function checkReveal(g: Reb, io: RebIo): Loc {
  if (g.probes.revealed || g.probes.base === NONE) return NONE;
  const searched = SYSTEM_LOCS.filter((loc) => g.cleared[loc] === 0 && wouldReveal(g, loc));
  if (searched.length === 0) return NONE;
  if (searched.includes(baseSystemOf(g, io))) return revealBase(g, io);
  for (const loc of searched) own(g, 'cleared')[loc] = 1;
  io.emit({ k: 'no-base-here', side: REBEL, systems: searched });
  return NONE;
}

/** After setup: everybody knows that the base is not where the Empire is, so no event is emitted. */
export function clearImperialSystems(g: Reb): void {
  for (const loc of SYSTEM_LOCS) if (wouldReveal(g, loc)) own(g, 'cleared')[loc] = 1;
}

/** A clue that everybody heard: the base is in one of these systems. */
export function addClue(g: Reb, locs: readonly Loc[]): void {
  own(g, 'clues').push(locs.slice());
}

/** When the base moves, what was known of the old one expires, except where it still holds. */
export function forgetClues(g: Reb): void {
  g.clues = [];
  const cleared = own(g, 'cleared');
  for (const loc of SYSTEM_LOCS) cleared[loc] = canBecomeBase(g, loc) ? 0 : 1;
}

/** What the Empire alone was told or saw: systems where the base is not. A note, so that nobody else reads it. */
export function noteNoBase(g: Reb, systems: readonly Loc[], io: RebIo): void {
  if (systems.length > 0)
    io.note(ownersOf(EMPIRE, io), { k: NO_BASE, round: g.round, systems: [...systems] });
}

/**
 * The base moves to the system of another probe card: the old card goes to the Imperial hand, and all that stood on the space
 * into the old system. What was known of the old base expires. Gives the old system.
 */
export function moveBase(g: Reb, to: CardSlot, io: RebIo): Loc {
  const old = g.probes.base;
  const loc = baseSystemOf(g, io);
  io.reveal([old], io.all);
  if (!g.probes.revealed) leaveBaseSpace(g, loc);
  own(g, 'probes').hand.push(old);
  own(g, 'probes').base = to;
  own(g, 'probes').revealed = false;
  forgetClues(g);
  io.amend(NO_BASE, ownersOf(EMPIRE, io), () => null);
  io.emit({ k: 'base-moved', side: REBEL, system: loc, cards: [old] });
  return loc;
}

/** The Empire wins the moment the revealed base's system has Imperial units and no Rebel units. */
export function empireHoldsBase(g: Reb, io: RebIo): boolean {
  if (!g.probes.revealed) return false;
  const loc = baseSystemOf(g, io);
  return hasImperialUnit(g, loc) && !hasSide(g, loc, REBEL);
}
