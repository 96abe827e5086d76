import { field } from '../json.ts';
import { refuse } from '../refusal.ts';
import type { FormKind } from './kind.ts';
import type { Option } from './parts.ts';

/** One alternative of several. */
export interface Choose {
  readonly is: 'choose';
  readonly options: readonly Option[];
}
export interface ChooseAnswer {
  readonly is: 'choose';
  readonly id: string;
}

export const choose: FormKind<Choose, ChooseAnswer> = {
  accepts(form, raw) {
    const id = field(raw, 'id');
    if (field(raw, 'is') !== 'choose' || typeof id !== 'string') return refuse('malformed', 'id');
    for (const option of form.options) if (option.id === id) return { is: 'choose', id };
    return refuse('unknown', 'id');
  },
  sample(form, ints) {
    const option = form.options[ints.int(form.options.length)];
    return { is: 'choose', id: option === undefined ? '' : option.id };
  },
  *each(form) {
    for (const option of form.options) yield { is: 'choose', id: option.id };
  },
  count: (form) => form.options.length,
  hasChoice: (form) => form.options.length > 1,
  offers: (form) => form.options,
  say: (form, { id }, words) =>
    words.option(
      form.options.find((option) => option.id === id),
      id,
    ),
  key: (_form, { id }, named) => named(id),
  blanks(form, words) {
    const can = words.can(form.options.map(({ id }) => id));
    return can === undefined ? {} : { can };
  },
};
