import { seeded } from '../../../kernel/chance/seeded.ts';
import {
  type Answer,
  type AnswerOf,
  type Form,
  type FormName,
  type FormOf,
  sample,
} from '../../../kernel/forms/index.ts';
import { allot } from './allot.ts';
import { arrange } from './arrange.ts';
import { choose } from './choose.ts';
import { haul } from './haul.ts';
import { type Entry, type Names, NONE, type Prompt, type Reading } from './kind.ts';
import { pick } from './pick.ts';

export type { Entry, Names } from './kind.ts';
export { sayAnswer } from './say-answer.ts';

const PROMPTS: { readonly [K in FormName]: Prompt<FormOf<K>, AnswerOf<K>> } = {
  choose,
  pick,
  arrange,
  allot,
  haul,
};

/** A form and its prompt have the same name by construction of PROMPTS; the compiler cannot see that across a union. */
const promptOf = (form: Form): Prompt<Form, Answer> => PROMPTS[form.is] as unknown as Prompt<Form, Answer>;

export const list = (form: Form, names: Names): Entry[] => promptOf(form).list(form, names);
/** How a question is answered, with an example that would be accepted. */
export const how = (form: Form): string => promptOf(form).how(form, exampleFor(form));
export const read = (form: Form, typed: string, names: Names): Reading<Answer> =>
  promptOf(form).read(form, typed, names);
export const writeAnswer = (form: Form, answer: Answer): string => promptOf(form).write(form, answer);

/** Of this many random answers, the most telling short one becomes the example. */
const TRIES = 12;
/** An example that is longer teaches nothing. */
const LONGEST_EXAMPLE = 150;

/** An answer that the form accepts, as one would type it; null where a number says it all, or where only nothing can be answered. */
export function exampleFor(form: Form): string | null {
  if (form.is === 'choose') return null;
  const chance = seeded('an example');
  const written = Array.from({ length: TRIES }, () => writeAnswer(form, sample(form, chance)));
  const [best] = written
    .filter((text) => text !== NONE && text.length <= LONGEST_EXAMPLE)
    .sort((a, b) => Number(b.includes('x')) - Number(a.includes('x')) || a.length - b.length);
  return best ?? null;
}
