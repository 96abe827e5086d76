import { type Answer, sayAnswer as sayIn } from '../kernel/forms/index.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { Question } from '../kernel/question.ts';
import { nameOf, type Offer, sayList, sayOption, sayPlace } from '../kernel/speak/index.ts';
import { lookOf, type View } from '../kernel/view.ts';
import type { AnyHooks } from './hooks.ts';

/** No sentence names more things than this. */
const MOST_NAMED = 3;

/** An answer in a few words, as the seat that is asked would read it: 'Pass', '2 AT-ATs and 1 Stormtrooper'. */
export function sayAnswer(
  game: AnyGame,
  view: View,
  question: Question,
  answer: Answer,
  hooks: AnyHooks = {},
): string {
  const own = hooks.say?.(question, answer, (ref) => nameOf(game, view, ref)) ?? null;
  if (own !== null) return own;
  const offer = (found: Offer | undefined): string =>
    found ? brief(sayOption(game, view, question, found)) : 'that';
  return sayIn(question.form, answer, {
    option: offer,
    thing: offer,
    counted,
    to: (what, slot) => (slot ? `${what} (${brief(sayPlace(game, view, question, slot))})` : what),
    from: (what, place) => `${what} (${nameOf(game, view, place)})`,
    things: (all) => few(game, all),
    lines: (all) => few(game, all),
    piles: () => 'this order',
  });
}

/** What the game's hooks can say for an answer; null when that is nothing. */
export const reasonFor = (
  game: AnyGame,
  view: View,
  question: Question,
  hooks: AnyHooks,
  answer: Answer,
): string | null =>
  hooks.explain?.(lookOf(view, question.seat), question, answer, (ref) => nameOf(game, view, ref)) ?? null;

/** What looks best without looking ahead, and why. */
export function sayUsual(
  game: AnyGame,
  view: View,
  question: Question,
  hooks: AnyHooks,
  answer: Answer,
): string {
  const said = sayAnswer(game, view, question, answer, hooks);
  const reason = reasonFor(game, view, question, hooks, answer);
  return reason === null ? `${said}: the usual choice.` : `${said}. ${reason}`;
}

/** The options' names, without their effects. */
const brief = (text: string): string => text.split(/: | \(/, 1)[0] ?? text;

const counted = (what: string, n: number): string => (n === 1 ? what : `${n} × ${what}`);

function few(game: AnyGame, things: readonly string[]): string {
  if (things.length === 0) return 'nothing';
  const more = things.length - MOST_NAMED;
  return more <= 0 ? sayList(game, things) : sayList(game, [...things.slice(0, MOST_NAMED), `${more} more`]);
}
