import type { Question } from '../../../../kernel/question.ts';
import type { View } from '../../../../kernel/view.ts';

/** Units are dealt to places on the map. */
export const isPlacing = ({ form, kind }: Question): boolean =>
  form.is === 'allot' && (kind === 'deploy.choose' || kind.startsWith('setup.'));

/** Icons become units: on the build queue, or at once. */
export const isMaking = ({ form, kind }: Question): boolean =>
  form.is === 'allot' && (kind === 'build.choose' || kind === 'effect.queue' || kind === 'effect.gain');

/** Questions that have a stage of their own on this board; all others are answered with the plain widgets, or by pointing. */
export function takesOver(_view: View, question: Question): boolean {
  const { form, kind } = question;
  if (form.is === 'haul') return true;
  if (kind === 'attack.damage' || kind === 'attack.cancel' || kind === 'assignment.leaders') return true;
  if (kind === 'set-dice' || form.is === 'arrange') return true;
  return isPlacing(question) || isMaking(question);
}

/** What is moved or made is dealt with in a panel of its own. */
export const hasPanel = (question: Question | null): boolean =>
  question !== null && (question.form.is === 'haul' || isMaking(question));
