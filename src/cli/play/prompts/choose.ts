import type { Choose, ChooseAnswer } from '../../../kernel/forms/index.ts';
import { type Names, namesFor, type Prompt } from './kind.ts';
import { type Called, placeNamed } from './named.ts';
import { numbered } from './numbers.ts';

/** The beginning of a line is accepted too: "pass" is easier to remember than its number. */
const called = (form: Choose, names: Names): Called[] =>
  form.options.map((option, i) => ({
    label: `${i + 1}`,
    text: names.offer(option),
    names: namesFor(option, names),
  }));

export const choose: Prompt<Choose, ChooseAnswer> = {
  list: (form, names) => numbered(form.options.map(names.offer)),
  how: (form) =>
    form.options.length === 1 ? 'Type 1' : `Type a number from 1 to ${form.options.length} or a name`,
  read(form, typed, names) {
    const at = placeNamed(typed, called(form, names));
    if (typeof at !== 'number') return at;
    return { answer: { is: 'choose', id: form.options[at]?.id ?? '' } };
  },
  write: (form, answer) => String(form.options.findIndex(({ id }) => id === answer.id) + 1),
};
