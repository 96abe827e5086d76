import type { Ints } from '../chance/ints.ts';
import type { Refusal } from '../refusal.ts';
import { type Allot, type AllotAnswer, allot } from './allot.ts';
import { type Arrange, type ArrangeAnswer, arrange } from './arrange.ts';
import { type Choose, type ChooseAnswer, choose } from './choose.ts';
import { type Haul, type HaulAnswer, haul } from './haul.ts';
import type { FormKind } from './kind.ts';
import { type Pick, type PickAnswer, pick } from './pick.ts';

export type { Allot, AllotAnswer } from './allot.ts';
export type { Arrange, ArrangeAnswer } from './arrange.ts';
export type { Choose, ChooseAnswer } from './choose.ts';
export type { Haul, HaulAnswer, Source } from './haul.ts';
export type { Facts, Limit, Lot, Option, Slot, Tag } from './parts.ts';
export { howMany, single } from './parts.ts';
export type { Pick, PickAnswer } from './pick.ts';

/** The closed set of forms. A new one (pose) is a file beside these, a member here and an entry in KINDS. */
export type Form = Choose | Pick | Arrange | Allot | Haul;
export type Answer = ChooseAnswer | PickAnswer | ArrangeAnswer | AllotAnswer | HaulAnswer;
export type FormName = Form['is'];

const KINDS: {
  [K in FormName]: FormKind<Extract<Form, { is: K }>, Extract<Answer, { is: K }>>;
} = { choose, pick, arrange, allot, haul };

/** A form and its kind have the same name by construction of KINDS; the compiler cannot see that across a union. */
const kindOf = (form: Form): FormKind<Form, Answer> => KINDS[form.is] as unknown as FormKind<Form, Answer>;

export const accepts = (form: Form, raw: unknown): Answer | Refusal => kindOf(form).accepts(form, raw);
export const sample = (form: Form, ints: Ints): Answer => kindOf(form).sample(form, ints);
export const each = (form: Form): Iterable<Answer> => kindOf(form).each(form);
export const count = (form: Form): number => kindOf(form).count(form);
export const hasChoice = (form: Form): boolean => kindOf(form).hasChoice?.(form) ?? false;

/** All answers, if there are no more than `most`; else null. Unlike counting, this never takes long to find out. */
export function few(form: Form, most: number): Answer[] | null {
  const found: Answer[] = [];
  for (const answer of each(form)) {
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
  if (a?.is !== 'choose') throw new Error('a choice was expected here');
  return a.id;
}
export function picked(a: Answer | undefined): string[] {
  if (a?.is !== 'pick') throw new Error('a pick was expected here');
  const ids: string[] = [];
  for (const [id, n] of a.take) for (let i = 0; i < n; i++) ids.push(id);
  return ids;
}
export function arranged(a: Answer | undefined): readonly (readonly string[])[] {
  if (a?.is !== 'arrange') throw new Error('an arrangement was expected here');
  return a.piles;
}
export function allotted(a: Answer | undefined): AllotAnswer['put'] {
  if (a?.is !== 'allot') throw new Error('an allotment was expected here');
  return a.put;
}
export function hauled(a: Answer | undefined): HaulAnswer['move'] {
  if (a?.is !== 'haul') throw new Error('a move was expected here');
  return a.move;
}
