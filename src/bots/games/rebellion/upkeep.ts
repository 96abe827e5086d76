import type { RebLook } from '../../../games/rebellion/io.ts';
import { allSkillsOf, tacticOf } from '../../../games/rebellion/leaders.ts';
import { kindIn, leaderIn, locIn } from '../../../games/rebellion/names.ts';
import { EMPIRE, REBEL, type Side } from '../../../games/rebellion/state.ts';
import { NEIGHBOURS, SYSTEM_LOCS } from '../../../games/rebellion/systems.ts';
import { hasSide } from '../../../games/rebellion/units.ts';
import type { Allot, Answer } from '../../../kernel/forms/index.ts';
import type { Asked } from '../../../kernel/game.ts';
import { bestOption, dealAll } from './answers.ts';
import { power, stepsTo, strength } from './galaxy.ts';

/** Greedy play of setup and Refresh. */

/** Far from the Empire, with few ways in, and not always the same. */
export function chooseBase(look: RebLook, asked: Asked, luck: (n: number) => number): Answer | null {
  const steps = stepsTo(SYSTEM_LOCS.filter((loc) => hasSide(look.game, loc, EMPIRE)));
  return bestOption(asked.form, (option) => {
    const loc = locIn(option.id);
    return (steps[loc] ?? 0) * 3 - (NEIGHBOURS[loc]?.length ?? 0) * 0.4 + luck(30) / 10;
  });
}

export const recruit = (asked: Asked): Answer | null =>
  bestOption(asked.form, (option) => {
    if (!option.id.startsWith('take:')) return option.id === 'do:draw-on' ? 2 : 1;
    const l = leaderIn(option.refs[1] ?? '');
    return 3 + allSkillsOf(l) + tacticOf(l, 0) + tacticOf(l, 1);
  });

export const build = (form: Allot): Answer => dealAll(form, (_lot, slot) => power(kindIn(slot)) + 0.1);

/** The Empire strengthens what is strong, the Rebel his base. */
export const deploy = (look: RebLook, form: Allot, side: Side): Answer =>
  dealAll(form, (_lot, slot) => {
    const loc = locIn(slot);
    if (side === REBEL) return slot === 'space:rebel-base' ? 5 : 1 + strength(look.game, loc, REBEL) * 0.05;
    return 1 + strength(look.game, loc, EMPIRE) * 0.1;
  });
