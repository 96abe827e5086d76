import type { Note } from '../../../kernel/game.ts';
import { probeLoc } from '../faces.ts';
import { EMPIRE, type Loc, NONE, type Reader, type Reb } from '../state.ts';
import { baseSystemOf } from '../table/leaders.ts';
import { hasImperialLoyalty, hasImperialUnit, SYSTEM_LOCS } from '../table/systems.ts';
import { GROUND, hasIn, isDestroyed } from '../table/units.ts';

/** Where the Rebel base may be. The rules, the page and the bots all ask here. */

/** A note that names systems where the base is not. */
export const NO_BASE = 'no-base';

const isNotedEmpty = (notebook: readonly Note[], loc: Loc): boolean =>
  notebook.some(
    (note) => note.k === NO_BASE && Array.isArray(note['systems']) && note['systems'].includes(loc),
  );

/** Where the base cannot be without being revealed: under Imperial ground units or Imperial loyalty. */
export const wouldReveal = (g: Reb, loc: Loc): boolean =>
  hasImperialLoyalty(g, loc) || hasIn(g, loc, EMPIRE, GROUND);

/** Where a new base may be: no Imperial loyalty, no Imperial units, not destroyed. */
export const canBecomeBase = (g: Reb, loc: Loc): boolean =>
  !hasImperialLoyalty(g, loc) && !hasImperialUnit(g, loc) && !isDestroyed(g, loc);

/** Whether the base could be here, by the open table and what is noted. */
export const couldBeBase = (g: Reb, loc: Loc, notebook: readonly Note[] = []): boolean =>
  g.cleared[loc] === 0 &&
  !isDestroyed(g, loc) &&
  !wouldReveal(g, loc) &&
  g.clues.every((locs) => locs.includes(loc)) &&
  !isNotedEmpty(notebook, loc);

/** The systems where the base could be, as everybody can tell; cards in hands are left out. */
export const openBases = (g: Reb): Loc[] => SYSTEM_LOCS.filter((loc) => couldBeBase(g, loc));

/** What one viewer knows: faces, and what is noted. */
export interface Knowledge extends Reader {
  readonly notebook: readonly Note[];
}

/** The systems where the base may be, as far as this viewer can tell: a probe card known to be elsewhere is not the base's. */
export function possibleBases(g: Reb, known: Knowledge): Loc[] {
  if (g.probes.base === NONE) return [];
  const found = baseSystemOf(g, known);
  if (found !== NONE) return [found];
  const elsewhere = new Set<Loc>();
  for (const cards of [g.probes.hand, g.probes.gone, g.probes.deck]) {
    for (const slot of cards) elsewhere.add(probeLoc(known.read(slot)));
  }
  return SYSTEM_LOCS.filter((loc) => !elsewhere.has(loc) && couldBeBase(g, loc, known.notebook));
}
