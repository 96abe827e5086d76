import type { Decision } from '../../bots/bot.ts';
import { seeded } from '../../kernel/chance/seeded.ts';
import { sample } from '../../kernel/forms/index.ts';
import type { View } from '../../kernel/view.ts';

/** The last resort when nothing that thinks comes to an end: any legal answer, by the kernel alone. */
export function anyAnswer(view: View, seed: string): Decision {
  if (!view.question) throw new Error('there is no question to answer');
  return { answer: sample(view.question.form, seeded(seed)), why: 'Any answer is as good.' };
}
