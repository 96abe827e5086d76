import { type Answer, amount } from '../../../kernel/forms/index.ts';

/** "Nothing": an answer that builds, moves or takes no thing at all. */
export const isNothing = (answer: Answer | null): boolean => answer !== null && amount(answer) === 0;
