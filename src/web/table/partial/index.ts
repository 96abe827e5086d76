import {
  type Answer,
  type AnswerOf,
  accepts,
  type Form,
  type FormName,
  type FormOf,
} from '../../../kernel/forms/index.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import { allot } from './allot.ts';
import { arrange } from './arrange.ts';
import { choose } from './choose.ts';
import { haul } from './haul.ts';
import { type FormMark, NO, type Pointed, type Pointing, type Spot, UNLIT } from './kind.ts';
import { pick } from './pick.ts';

export type { FormMark, Pointed, Spot, Way } from './kind.ts';

const POINTING: { readonly [K in FormName]: Pointing<FormOf<K>, AnswerOf<K>> } = {
  choose,
  pick,
  arrange,
  allot,
  haul,
};

/** A form and its entry have the same name by construction of the table; the compiler cannot see that across a union. */
const kindOf = (form: Form): Pointing<Form, Answer> => POINTING[form.is] as unknown as Pointing<Form, Answer>;

/** A partial answer to another form is ignored. */
const fitting = (form: Form, partial: Answer | null): Answer | null =>
  partial?.is === form.is ? partial : null;

export const formMark = (
  form: Form | undefined,
  partial: Answer | null,
  spot: Spot,
  held: string | null,
): FormMark => (form === undefined ? UNLIT : kindOf(form).mark(form, fitting(form, partial), spot, held));

export const pointAt = (
  form: Form | undefined,
  partial: Answer | null,
  spot: Spot,
  held: string | null,
): Pointed => (form === undefined ? NO : kindOf(form).point(form, fitting(form, partial), spot, held));

/** Whether something could be done instead of nothing. */
export function couldDoSomething(form: Form): boolean {
  for (const answer of kindOf(form).singles?.(form) ?? []) if (!isRefusal(accepts(form, answer))) return true;
  return false;
}
