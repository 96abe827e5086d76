import type { RebLook } from '../../../games/rebellion/public/frames.ts';
import { canBecomeBase, openBases } from '../../../games/rebellion/public/queries.ts';
import {
  baseSystemOf,
  EMPIRE,
  GROUND,
  hasIn,
  type Loc,
  locIn,
  NEIGHBOURS,
  NONE,
  probeLoc,
  type Reb,
  SYSTEM_LOCS,
  slotIn,
} from '../../../games/rebellion/public/table.ts';
import type { Answer } from '../../../kernel/forms/index.ts';
import type { Asked } from '../../../kernel/game.ts';
import { bestOption, offered } from './answers.ts';
import { sendable, stepsTo, strength } from './galaxy.ts';

/** How the Rebel guards the base: where it hides, when it moves. */

/** Far from the Empire's troops, with few ways in. */
function shelter(g: Reb): (loc: Loc) => number {
  const steps = stepsTo(SYSTEM_LOCS.filter((loc) => hasIn(g, loc, EMPIRE, GROUND)));
  return (loc) => Math.min(4, steps[loc] ?? 0) * 3 - (NEIGHBOURS[loc]?.length ?? 0) * 0.4;
}

/** Not always the same. */
export function chooseBase(look: RebLook, asked: Asked, luck: (n: number) => number): Answer | null {
  const worth = shelter(look.game);
  return bestOption(asked.form, (option) => worth(locIn(option.id)) + luck(30) / 10);
}

/** Among how many systems the Empire must look, as far as the Rebel can tell: it has seen its share of the probe cards. */
export function hidingPlaces(g: Reb): number {
  if (g.probes.revealed) return 1;
  const open = openBases(g).length;
  const { deck, hand } = g.probes;
  return 1 + ((open - 1) * deck.length) / Math.max(1, deck.length + hand.length);
}

/** The same, once the base has moved to a system that it may move to. */
function hidingPlacesElsewhere(g: Reb): number {
  const open = SYSTEM_LOCS.filter((loc) => canBecomeBase(g, loc)).length;
  const { deck, hand } = g.probes;
  return (open * deck.length) / Math.max(1, deck.length + hand.length);
}

/** Imperial strength that could attack the base in one move, if it brings troops. */
export function threat(g: Reb, loc: Loc): number {
  let all = strength(g, loc, EMPIRE);
  let troops = hasIn(g, loc, EMPIRE, GROUND) ? 1 : 0;
  for (const near of NEIGHBOURS[loc] ?? []) {
    const sent = sendable(g, near, EMPIRE);
    all += sent.all;
    troops += sent.troops;
  }
  return troops > 0 ? all : 0;
}

/** How much it matters to be able to move the base this round, in leaders' turns. */
export function mobilizationWorth(look: RebLook): number {
  const g = look.game;
  const loc = baseSystemOf(g, look);
  if (loc === NONE) return 1;
  if (g.probes.deck.length === 0) return 0; // there is nowhere left to go
  if (g.probes.revealed) return 9;
  const now = hidingPlaces(g);
  const gain = hidingPlacesElsewhere(g) / now;
  const near = threat(g, loc) > 0 ? 1 : 0;
  if (now < 2.5 && gain > 1.2) return 7;
  return gain > 1.7 ? 3 + near : near + 6 / now;
}

/** A new base if the old one is known or nearly known; otherwise units come home. */
export function mobilizeMode(look: RebLook, asked: Asked): Answer | null {
  const g = look.game;
  const known = g.probes.revealed || hidingPlacesElsewhere(g) > 1.5 * hidingPlaces(g);
  return offered(asked.form, known ? 'do:new-base' : 'do:move-units') ?? offered(asked.form, 'do:new-base');
}

export function mobilizeBase(look: RebLook, asked: Asked): Answer | null {
  const worth = shelter(look.game);
  const here = look.game.probes.revealed ? -99 : worth(baseSystemOf(look.game, look)) - 4;
  return bestOption(asked.form, (option) =>
    option.id === 'do:decline' ? here : worth(probeLoc(look.read(slotIn(option.id)))),
  );
}

/** No leader is called home from a place that they hold. */
export const mobilizeSource = (asked: Asked): Answer | null => offered(asked.form, 'do:decline');
