import type { Answer, Form } from '../../kernel/forms/index.ts';
import { t } from '../shell/words.ts';
import { type Names, shortName } from './names.ts';

const counted = (name: string, n: number): string => (n === 1 ? name : t('answer.times', { n, name }));
const listed = (parts: readonly string[]): string =>
  parts.length === 0 ? t('answer.nothing') : parts.join(t('answer.comma'));

/** An answer in words: what is staged, what a hint proposes. */
export function sayAnswer(form: Form, answer: Answer, names: Names): string {
  if (form.is === 'choose' && answer.is === 'choose') {
    const option = form.options.find(({ id }) => id === answer.id);
    return option === undefined ? answer.id : names.offer(option);
  }
  if (form.is === 'pick' && answer.is === 'pick')
    return listed(
      answer.take.map(([id, n]) =>
        counted(
          shortName(
            names,
            form.from.find((lot) => lot.id === id),
            id,
          ),
          n,
        ),
      ),
    );
  if (form.is === 'arrange' && answer.is === 'arrange')
    return listed(
      answer.piles
        .filter((pile) => pile.length > 0)
        .map((pile) => pile.map(names.ref).join(t('answer.then'))),
    );
  if (form.is === 'allot' && answer.is === 'allot')
    return listed(
      answer.put.map(([lotId, slotId, n]) => {
        const lot = form.lots.find(({ id }) => id === lotId);
        const slot = form.slots.find(({ id }) => id === slotId);
        const what = counted(shortName(names, lot, lotId), n);
        return t('answer.to', { what, to: slot === undefined ? slotId : names.ref(slot.ref) });
      }),
    );
  if (form.is === 'haul' && answer.is === 'haul')
    return listed(
      answer.move.map(([from, id, n]) => {
        const source = form.sources.find((one) => one.from === from);
        const lot = source?.lots.find((one) => one.id === id);
        return t('answer.from', { what: counted(shortName(names, lot, id), n), from: names.ref(from) });
      }),
    );
  return '';
}
