import { type Answer, sample } from '../../kernel/forms/index.ts';
import type { Frame } from '../../kernel/game.ts';
import type { Policy } from '../hooks.ts';

/** Players who try to prolong a game: none of them can do so forever. */

type AnyPolicy = Policy<unknown, Frame>;

/** Options that end something: a pass, "done", a retreat. */
const ENDS = /^do:(pass|done|decline|none|stop|end)|retreat/;

/** Does anything at all rather than end something. */
const neverEnds: AnyPolicy = (_look, { form }, chance) => {
  if (form.is !== 'choose') return sample(form, chance);
  const others = form.options.filter(({ id }) => !ENDS.test(id));
  return choose(others[chance.int(Math.max(1, others.length))]?.id) ?? sample(form, chance);
};

/** Readies, uses and plays what it can, always in this order, so that a loop of two turns appears at once. */
const goesRound: AnyPolicy = (look, asked, chance) => {
  const { form } = asked;
  if (form.is !== 'choose') return sample(form, chance);
  for (const verb of ['back:', 'ready:', 'power:', 'exhaust:', 'do:assign', 'do:play']) {
    const option = form.options.find(({ id }) => id.startsWith(verb));
    if (option) return { is: 'choose', id: option.id };
  }
  return neverEnds(look, asked, chance);
};

/** Ends everything it can and leaves acting to the other player. */
export const alwaysEnds: AnyPolicy = (_look, { form }, chance) => {
  if (form.is !== 'choose') return sample(form, chance);
  return choose(form.options.find(({ id }) => ENDS.test(id))?.id) ?? sample(form, chance);
};

const choose = (id: string | undefined): Answer | null => (id === undefined ? null : { is: 'choose', id });

export const STALLING: Readonly<Record<string, AnyPolicy>> = { neverEnds, goesRound };
