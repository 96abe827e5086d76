import type { Choose, ChooseAnswer } from '../../../kernel/forms/index.ts';
import { type Names, type Prompt, problem, shortName } from './kind.ts';
import { numbered, placeOf } from './numbers.ts';

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9 ]/g, '');
/** Shorter beginnings are more likely a slip of the finger than a choice. */
const SHORTEST = 3;

/** The options, by place, whose words begin with what was typed: "pass" is quicker to think of than its number. */
function byWords(form: Choose, typed: string, names: Names): number[] {
  const start = plain(typed);
  if (start.length < SHORTEST) return [];
  const words = form.options.map((option) => plain(names.offer(option)));
  const places = words.map((_, i) => i);
  const exact = places.filter((i) => words[i] === start);
  return exact.length > 0 ? exact : places.filter((i) => words[i]?.startsWith(start));
}

export const choose: Prompt<Choose, ChooseAnswer> = {
  list: (form, names) => numbered(form.options.map(names.offer)),
  how: (form) => (form.options.length === 1 ? 'Type 1' : `Type a number from 1 to ${form.options.length}`),
  read(form, typed, names) {
    const found = /^\d+$/.test(typed) ? [] : byWords(form, typed, names);
    if (found.length > 1) return problem(`That could be ${found.map((i) => i + 1).join(' or ')}.`);
    const at = found[0] ?? placeOf(typed, form.options.length);
    if (typeof at !== 'number') return at;
    return { answer: { is: 'choose', id: form.options[at]?.id ?? '' } };
  },
  write: (form, answer) => String(form.options.findIndex(({ id }) => id === answer.id) + 1),
  say(form, answer, names) {
    const option = form.options.find(({ id }) => id === answer.id);
    // An option that is nothing but a thing needs no more than the name of the thing.
    if (option?.refs.length === 1 && option.refs[0] === option.id) return shortName(option, answer.id, names);
    return option ? names.offer(option) : answer.id;
  },
};
