import type { Answer } from '../kernel/forms/index.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { Question } from '../kernel/question.ts';
import { nameOf, type Offer, sayList, sayOption, sayPlace } from '../kernel/speak.ts';
import type { View } from '../kernel/view.ts';

/** No sentence names more things than this. */
const MOST_NAMED = 3;

/** An answer in a few words, as the seat that is asked would read it: 'Pass', '2 AT-ATs and 1 Stormtrooper'. */
export function sayAnswer(game: AnyGame, view: View, question: Question, answer: Answer): string {
  const { form } = question;
  const offer = (found: Offer | undefined): string =>
    found ? brief(sayOption(game, view, question, found)) : 'that';
  if (answer.is === 'choose' && form.is === 'choose') {
    return offer(form.options.find((option) => option.id === answer.id));
  }
  if (answer.is === 'pick' && form.is === 'pick') {
    return few(
      game,
      answer.take.map(([id, n]) => counted(n, offer(form.from.find((lot) => lot.id === id)))),
    );
  }
  if (answer.is === 'allot' && form.is === 'allot') {
    return few(
      game,
      answer.put.map(([id, to, n]) => {
        const slot = form.slots.find((place) => place.id === to);
        const what = counted(n, offer(form.lots.find((lot) => lot.id === id)));
        return slot ? `${what} (${brief(sayPlace(game, view, question, slot))})` : what;
      }),
    );
  }
  if (answer.is === 'haul' && form.is === 'haul') {
    return few(
      game,
      answer.move.map(([from, id, n]) => {
        const lots = form.sources.find((source) => source.from === from)?.lots;
        const what = counted(n, offer(lots?.find((lot) => lot.id === id)));
        return `${what} (${nameOf(game, view, from)})`;
      }),
    );
  }
  return 'this order';
}

/** What is offered, without what it does. */
const brief = (text: string): string => text.split(/: | \(/, 1)[0] ?? text;

const counted = (n: number, what: string): string => (n === 1 ? what : `${n} × ${what}`);

function few(game: AnyGame, things: readonly string[]): string {
  if (things.length === 0) return 'nothing';
  const more = things.length - MOST_NAMED;
  return more <= 0 ? sayList(game, things) : sayList(game, [...things.slice(0, MOST_NAMED), `${more} more`]);
}
