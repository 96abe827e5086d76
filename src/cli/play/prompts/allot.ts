import type { Allot, AllotAnswer } from '../../../kernel/forms/index.ts';
import { isNone, NONE, NOTHING, type Prompt, problem, shortName } from './kind.ts';
import { counted, letter, numbered, placeOf, written } from './numbers.ts';

/** Places have letters, so that "2 to A" cannot be read the wrong way round; "2 to 1" means the same. */
function placeIn(form: Allot, typed: string): number | { problem: string } {
  const at = typed.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0);
  if (/^[a-z]$/i.test(typed) && at < form.slots.length) return at;
  if (/^\d+$/.test(typed)) return placeOf(typed, form.slots.length);
  return problem(`There is no place '${typed}': they go from A to ${letter(form.slots.length - 1)}.`);
}

export const allot: Prompt<Allot, AllotAnswer> = {
  list(form, names) {
    const lots = form.lots.map((lot) => {
      const where = lot.to?.map((id) => letter(form.slots.findIndex((slot) => slot.id === id)));
      const goes =
        where === undefined || where.length === form.slots.length ? '' : ` (to ${where.join(', ')})`;
      return `${counted(names.offer(lot), lot.max)}${goes}`;
    });
    const places = form.slots.map((slot, i) => ({ label: `  ${letter(i)}. `, text: names.place(slot) }));
    return [...numbered(lots), ...places];
  },
  how(form) {
    const none = form.lots.every((lot) => lot.min === 0) && form.limits.every((limit) => limit.min === 0);
    const many = form.lots.some((lot) => lot.max > 1) ? ' (2x3 to A puts three of number 2 there)' : '';
    return `Type what goes where, such as 1 to A, 2 to B${many}${none ? ', or none' : ''}`;
  },
  read(form, typed) {
    const put: [string, string, number][] = [];
    for (const line of isNone(typed) ? [] : typed.split(/[,;]+/)) {
      const [, number = '', times = '1', to = ''] =
        /^\s*(\d+)(?:\s*x\s*(\d{1,4}))?\s*(?:to|->|\s)\s*(\w+)\s*$/i.exec(line) ?? [];
      if (to === '') return problem(`'${line.trim()}' is not understood: type 1 to A, for instance.`);
      const lot = placeOf(number, form.lots.length);
      if (typeof lot !== 'number') return lot;
      const slot = placeIn(form, to);
      if (typeof slot !== 'number') return slot;
      put.push([form.lots[lot]?.id ?? '', form.slots[slot]?.id ?? '', Number(times)]);
    }
    return { answer: { is: 'allot', put } };
  },
  write(form, answer) {
    const words = answer.put.map(([lotId, slotId, n]) => {
      const lot = form.lots.findIndex((l) => l.id === lotId);
      const slot = form.slots.findIndex((s) => s.id === slotId);
      return `${written(lot, n)} to ${letter(slot)}`;
    });
    return words.length === 0 ? NONE : words.join(', ');
  },
  say(form, answer, names) {
    if (answer.put.length === 0) return NOTHING;
    return answer.put
      .map(([lotId, slotId, n]) => {
        const lot = form.lots.find((l) => l.id === lotId);
        const slot = form.slots.find((s) => s.id === slotId);
        return `${counted(shortName(lot, lotId, names), n)} to: ${slot ? names.ref(slot.ref) : slotId}`;
      })
      .join('; ');
  },
};
