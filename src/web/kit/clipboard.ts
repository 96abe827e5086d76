import { t } from '../shell/words.ts';
import { tell, tellProblem } from './overlays/toast.tsx';

/** Without a secure context there is no clipboard API: copies through a selection. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}

export async function copy(text: string): Promise<void> {
  if (await copied(text)) tell(t('copied'), 'check');
  else tellProblem(t('copy.failed'));
}
