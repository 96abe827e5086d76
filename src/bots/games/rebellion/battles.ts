import type { RebLook } from '../../../games/rebellion/public/frames.ts';
import {
  EMPIRE,
  kindIn,
  leaderIn,
  other,
  SIDE_OF,
  type Side,
  THEATERS,
  tacticOf,
} from '../../../games/rebellion/public/table.ts';
import type { Allot, Answer, Pick } from '../../../kernel/forms/index.ts';
import type { Asked } from '../../../kernel/game.ts';
import { bestOption, dealAll, offered, takeBest } from './answers.ts';
import { power, strength } from './galaxy.ts';

/** Greedy play in combat. */

export const addLeader = (asked: Asked): Answer | null =>
  bestOption(asked.form, (option) => {
    if (!option.id.startsWith('leader:')) return 0;
    const l = leaderIn(option.id);
    return tacticOf(l, 0) + tacticOf(l, 1);
  });

/** Hits go where they kill, the best unit first; else onto the one that is nearest to it. */
export function assignDamage(form: Allot): Answer {
  const worth = form.slots.map(({ ref }) => power(kindIn(ref)));
  const bears = form.slots.map(
    ({ facts }) => Number(facts?.['health'] ?? 1) - Number(facts?.['damage'] ?? 0),
  );
  return dealAll(form, (_lot, slot, already) => {
    const left = (bears[slot] ?? 1) - already;
    return left <= 0 ? 0.01 : 10 + (worth[slot] ?? 0) / left;
  });
}

/** Plays what is in hand, draws for specials, then fires. */
export const attackActions = (asked: Asked): Answer | null =>
  bestOption(asked.form, (option) => {
    if (option.id.startsWith('play:')) return 3;
    if (option.id.startsWith('draw:')) return 2;
    return option.id === 'do:done' ? 1 : 0;
  });

export const block = (asked: Asked): Answer | null =>
  bestOption(asked.form, (option) => (option.id.startsWith('block:') ? 2 : 1));

/** What a card takes away, from the best units first. */
export const cancel = (form: Pick): Answer => takeBest(form, (lot) => 1 + power(kindIn(lot.refs[0] ?? '')));

/** Blanks are rolled again. */
export const reroll = (form: Pick): Answer => takeBest(form, (lot) => (lot.id.endsWith('-blank') ? 1 : -1));

/** Cards of the theater of the battle. */
export const drawWhere = (look: RebLook, asked: Asked): Answer | null => {
  const name = THEATERS[look.frame('attack').theater];
  return offered(asked.form, `draw:${name}-${name}`);
};

/** The best enemy units that fit. */
export const destroy = (form: Pick, side: Side): Answer =>
  takeBest(form, (lot) => {
    const kind = kindIn(lot.id);
    return SIDE_OF[kind] === side ? -1 : power(kind);
  });

/** Retreats when the fight is almost certainly lost. */
export function retreat(look: RebLook, asked: Asked, side: Side): Answer | null {
  const { loc } = look.frame('combat');
  const mine = strength(look.game, loc, side);
  const theirs = strength(look.game, loc, other(side));
  const stay = offered(asked.form, 'do:stay');
  if (stay && mine > theirs * (side === EMPIRE ? 0.35 : 0.45)) return stay;
  return bestOption(asked.form, (option) => (option.id === 'do:stay' ? 0 : 1));
}
