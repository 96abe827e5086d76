import type { Question } from '../../../../kernel/question.ts';
import type { View } from '../../../../kernel/view.ts';

/** Units are placed on the map. */
export const isPlacing = ({ form, kind }: Question): boolean =>
  form.is === 'allot' && (kind === 'deploy.choose' || kind.startsWith('setup.'));

/** Icons become units: on the build queue, or at once. */
export const isMaking = ({ form, kind }: Question): boolean =>
  form.is === 'allot' && (kind === 'build.choose' || kind === 'effect.queue' || kind === 'effect.gain');

/** Questions with their own panel on this board; all others are answered by clicking things or with the plain widgets. */
export function takesOver(_view: View, question: Question): boolean {
  const { form, kind } = question;
  if (form.is === 'haul') return true;
  if (kind === 'attack.damage' || kind === 'attack.cancel' || kind === 'assignment.leaders') return true;
  if (kind === 'set-dice' || form.is === 'arrange') return true;
  return isPlacing(question) || isMaking(question);
}

/** Moving and building have their own panels. */
export const hasPanel = (question: Question | null): boolean =>
  question !== null && (question.form.is === 'haul' || isMaking(question));
