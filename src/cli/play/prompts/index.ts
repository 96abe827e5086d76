import type { Answer, Form, FormName } from '../../../kernel/forms/index.ts';
import { allot } from './allot.ts';
import { arrange } from './arrange.ts';
import { choose } from './choose.ts';
import { haul } from './haul.ts';
import type { Entry, Names, Prompt, Reading } from './kind.ts';
import { pick } from './pick.ts';

export type { Entry, Names } from './kind.ts';

const PROMPTS: {
  [K in FormName]: Prompt<Extract<Form, { is: K }>, Extract<Answer, { is: K }>>;
} = { choose, pick, arrange, allot, haul };

/** A form and its prompt have the same name by construction of PROMPTS; the compiler cannot see that across a union. */
const promptOf = (form: Form): Prompt<Form, Answer> => PROMPTS[form.is] as unknown as Prompt<Form, Answer>;

export const list = (form: Form, names: Names): Entry[] => promptOf(form).list(form, names);
export const how = (form: Form): string => promptOf(form).how(form);
export const read = (form: Form, typed: string, names: Names): Reading<Answer> =>
  promptOf(form).read(form, typed, names);
export const writeAnswer = (form: Form, answer: Answer): string => promptOf(form).write(form, answer);
export const sayAnswer = (form: Form, answer: Answer, names: Names): string =>
  promptOf(form).say(form, answer, names);
