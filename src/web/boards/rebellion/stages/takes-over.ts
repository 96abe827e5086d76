import type { Question } from '../../../../kernel/question.ts';
import type { View } from '../../../../kernel/view.ts';

/** Questions that have a stage of their own on this board; all others are answered with the plain widgets, or by pointing. */
export function takesOver(_view: View, { form, kind }: Question): boolean {
  if (form.is === 'haul') return true;
  if (kind === 'attack.damage' || kind === 'attack.cancel') return true;
  return form.is === 'allot' && (kind === 'deploy.choose' || kind.startsWith('setup.') || kind === 'assignment.leaders');
}
