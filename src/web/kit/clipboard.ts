import { t } from '../shell/words.ts';
import { tell, tellProblem } from './toast.tsx';

/** A page without a secure context has no clipboard: then the old way, over a selection. */
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
