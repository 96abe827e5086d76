import type { Ints } from '../chance/ints.ts';
import type { Refusal } from '../refusal.ts';
import { type Allot, type AllotAnswer, allot } from './allot.ts';
import { type Arrange, type ArrangeAnswer, arrange } from './arrange.ts';
import { type Choose, type ChooseAnswer, choose } from './choose.ts';
import { type Haul, type HaulAnswer, haul } from './haul.ts';
import type { AnswerWords, FormKind, Place, QuestionWords } from './kind.ts';
import type { Offer } from './parts.ts';
import { type Pick, type PickAnswer, pick } from './pick.ts';

export type { Allot, AllotAnswer } from './allot.ts';
export type { Arrange, ArrangeAnswer } from './arrange.ts';
export type { Choose, ChooseAnswer } from './choose.ts';
export type { Haul, HaulAnswer, Source } from './haul.ts';
export type { AnswerWords, Place, QuestionWords } from './kind.ts';
export type { AllotSlot, Facts, Limit, Lot, Offer, Option } from './parts.ts';
export { howMany, single } from './parts.ts';
export type { Pick, PickAnswer } from './pick.ts';

/** The closed set of forms. A new one is a file beside these, a member here and an entry in FORM_KINDS (docs/decisions/0008). */
export type Form = Choose | Pick | Arrange | Allot | Haul;
export type Answer = ChooseAnswer | PickAnswer | ArrangeAnswer | AllotAnswer | HaulAnswer;
export type FormName = Form['is'];

export type FormOf<K extends FormName> = Extract<Form, { is: K }>;
export type AnswerOf<K extends FormName> = Extract<Answer, { is: K }>;

const FORM_KINDS: { readonly [K in FormName]: FormKind<FormOf<K>, AnswerOf<K>> } = {
  choose,
  pick,
  arrange,
  allot,
  haul,
};
export const FORM_NAMES = Object.keys(FORM_KINDS) as readonly FormName[];

/** A form and its kind have the same name by construction of the table; the compiler cannot see that across a union. */
const kindNamed = (is: FormName): FormKind<Form, Answer> =>
  FORM_KINDS[is] as unknown as FormKind<Form, Answer>;
const kindOf = (form: Form): FormKind<Form, Answer> => kindNamed(form.is);

export const accepts = (form: Form, raw: unknown): Answer | Refusal => kindOf(form).accepts(form, raw);
export const sample = (form: Form, ints: Ints): Answer => kindOf(form).sample(form, ints);
/** All answers; null where they are infinite. */
export const each = (form: Form): Iterable<Answer> | null => kindOf(form).each?.(form) ?? null;
export const count = (form: Form): number => kindOf(form).count?.(form) ?? Number.POSITIVE_INFINITY;
export const hasChoice = (form: Form): boolean => kindOf(form).hasChoice?.(form) ?? false;
/** The answer that does no more than it must; null where something has to be chosen. The form may refuse it. */
export const empty = (form: Form): Answer | null => kindOf(form).empty?.(form) ?? null;
/** How many things an answer takes, moves or deals out; null for forms in which nothing is counted. */
export const amount = (answer: Answer): number | null => kindNamed(answer.is).amount?.(answer) ?? null;
export const offers = (form: Form): readonly Offer[] => kindOf(form).offers(form);
export const places = (form: Form): readonly Place[] => kindOf(form).places?.(form) ?? [];
export const sayAnswer = (form: Form, answer: Answer, words: AnswerWords): string =>
  form.is === answer.is ? kindOf(form).say(form, answer, words) : '';
export const answerKey = (form: Form, answer: Answer, named: (id: string) => string): string =>
  kindOf(form).key(form, answer, named);
export const blanks = (form: Form, words: QuestionWords): ReturnType<FormKind<Form, Answer>['blanks']> =>
  kindOf(form).blanks(form, words);

/** All answers, if there are at most `most`; otherwise null. Unlike counting, this is always fast. */
export function few(form: Form, most: number): Answer[] | null {
  const all = each(form);
  if (all === null) return null;
  const found: Answer[] = [];
  for (const answer of all) {
    if (found.length === most) return null;
    found.push(answer);
  }
  return found;
}

/** The answer, if there is only one. Most questions are seen at once to have more. */
export const onlyAnswer = (form: Form): Answer | null =>
  hasChoice(form) ? null : (few(form, 1)?.[0] ?? null);

/** The readers that rules use on answers which `apply` has already checked. */
export function chosen(a: Answer | undefined): string {
  if (a?.is !== 'choose') throw new Error('expected an answer to a choose form');
  return a.id;
}
export function picked(a: Answer | undefined): string[] {
  if (a?.is !== 'pick') throw new Error('expected an answer to a pick form');
  const ids: string[] = [];
  for (const [id, n] of a.take) for (let i = 0; i < n; i++) ids.push(id);
  return ids;
}
export function arranged(a: Answer | undefined): readonly (readonly string[])[] {
  if (a?.is !== 'arrange') throw new Error('expected an answer to an arrange form');
  return a.piles;
}
export function allotted(a: Answer | undefined): AllotAnswer['put'] {
  if (a?.is !== 'allot') throw new Error('expected an answer to an allot form');
  return a.put;
}
export function hauled(a: Answer | undefined): HaulAnswer['move'] {
  if (a?.is !== 'haul') throw new Error('expected an answer to a haul form');
  return a.move;
}
