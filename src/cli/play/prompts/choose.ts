import type { Choose, ChooseAnswer, Option } from '../../../kernel/forms/index.ts';
import { type Names, type Prompt, problem } from './kind.ts';
import { numbered, placeOf } from './numbers.ts';

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9 ]/g, '');

/** Options whose words begin with what was typed: "pass" is quicker to think of than its number. */
function byWords(form: Choose, typed: string, names: Names): readonly Option[] {
  const start = plain(typed);
  if (start === '') return [];
  const named = form.options.map((option) => ({ option, words: plain(names.offer(option)) }));
  const exact = named.filter(({ words }) => words === start);
  const found = exact.length > 0 ? exact : named.filter(({ words }) => words.startsWith(start));
  return found.map(({ option }) => option);
}

export const choose: Prompt<Choose, ChooseAnswer> = {
  list: (form, names) => numbered(form.options.map(names.offer)),
  how: (form) => (form.options.length === 1 ? 'Type 1.' : `Type a number from 1 to ${form.options.length}.`),
  read(form, typed, names) {
    const found = byWords(form, typed, names);
    const [only] = found;
    if (!/^\d+$/.test(typed) && found.length > 1) return problem(`That could mean several things here.`);
    if (only && !/^\d+$/.test(typed)) return { answer: { is: 'choose', id: only.id } };
    const at = placeOf(typed, form.options.length);
    if (typeof at !== 'number') return at;
    return { answer: { is: 'choose', id: form.options[at]?.id ?? '' } };
  },
  say(form, answer, names) {
    const option = form.options.find(({ id }) => id === answer.id);
    return option ? names.offer(option) : answer.id;
  },
};
