import type { Answer, Form, FormName } from '../../../kernel/forms/index.ts';
import { allot } from './allot.ts';
import { arrange } from './arrange.ts';
import { choose } from './choose.ts';
import { haul } from './haul.ts';
import { NO, type Pointed, type Pointing, type Spot, type Standing, UNLIT } from './kind.ts';
import { pick } from './pick.ts';

export type { Pointed, Spot, Standing, Way } from './kind.ts';

const KINDS: {
  [K in FormName]: Pointing<Extract<Form, { is: K }>, Extract<Answer, { is: K }>>;
} = { choose, pick, arrange, allot, haul };

/** A form and its kind have the same name by construction of KINDS; the compiler cannot see that across a union. */
const kindOf = (form: Form): Pointing<Form, Answer> => KINDS[form.is] as unknown as Pointing<Form, Answer>;

/** A draft that was meant for another form counts for nothing. */
const fitting = (form: Form, draft: Answer | null): Answer | null => (draft?.is === form.is ? draft : null);

export const standingOf = (
  form: Form | undefined,
  draft: Answer | null,
  spot: Spot,
  held: string | null,
): Standing => (form === undefined ? UNLIT : kindOf(form).standing(form, fitting(form, draft), spot, held));

export const pointAt = (
  form: Form | undefined,
  draft: Answer | null,
  spot: Spot,
  held: string | null,
): Pointed => (form === undefined ? NO : kindOf(form).point(form, fitting(form, draft), spot, held));

/** The answer that is staged when nothing was chosen yet, where "nothing" may be an answer: none picked, none moved. */
export function emptyDraft(form: Form): Answer | null {
  switch (form.is) {
    case 'pick':
      return { is: 'pick', take: form.from.flatMap(({ id, min }) => (min > 0 ? [[id, min] as const] : [])) };
    case 'allot':
      return { is: 'allot', put: [] };
    case 'haul':
      return {
        is: 'haul',
        move: form.sources.flatMap(({ from, lots }) =>
          lots.flatMap(({ id, min }) => (min > 0 ? [[from, id, min] as const] : [])),
        ),
      };
    default:
      return null;
  }
}
