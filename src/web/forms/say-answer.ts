import { type Answer, type Form, sayAnswer as sayIn } from '../../kernel/forms/index.ts';
import { t } from '../shell/words.ts';
import { type Names, shortName } from './names.ts';

const counted = (name: string, n: number): string => (n === 1 ? name : t('answer.times', { n, name }));
const listed = (parts: readonly string[]): string =>
  parts.length === 0 ? t('answer.nothing') : parts.join(t('answer.comma'));

/** An answer in words: what is staged, what a hint proposes. */
export const sayAnswer = (form: Form, answer: Answer, names: Names): string =>
  sayIn(form, answer, {
    option: (option, id) => (option === undefined ? id : names.offer(option)),
    thing: (offer, id) => shortName(names, offer, id),
    counted,
    to: (what, slot, id) => t('answer.to', { what, to: slot === undefined ? id : names.ref(slot.ref) }),
    from: (what, place) => t('answer.from', { what, from: names.ref(place) }),
    things: listed,
    lines: listed,
    piles: (all) =>
      listed(all.filter((pile) => pile.length > 0).map((pile) => pile.map(names.ref).join(t('answer.then')))),
  });
