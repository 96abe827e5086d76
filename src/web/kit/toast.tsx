import './toast.css';
import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { t } from '../shell/words.ts';
import { IconButton } from './button.tsx';
import { Icon, type IconName } from './icons.tsx';

interface Note {
  readonly words: string;
  readonly icon: IconName;
  readonly bad: boolean;
}
const queue = new ToastQueue<Note>({ maxVisibleToasts: 3 });
const SHOWN_FOR = 6000;

/** A short word at the edge of the screen, read out too. */
export const tell = (words: string, icon: IconName = 'info'): void => {
  queue.add({ words, icon, bad: false }, { timeout: SHOWN_FOR });
};
export const tellProblem = (words: string): void => {
  queue.add({ words, icon: 'warn', bad: true }, { timeout: SHOWN_FOR });
};

export function Toasts() {
  return (
    <ToastRegion queue={queue} className="k-toasts" aria-label={t('notices')}>
      {({ toast }) => (
        <Toast toast={toast} className={toast.content.bad ? 'k-toast k-toast-bad' : 'k-toast'}>
          <Icon name={toast.content.icon} size={18} />
          <ToastContent className="k-toast-words">
            <Text slot="title">{toast.content.words}</Text>
          </ToastContent>
          <IconButton slot="close" icon="close" label={t('close')} small />
        </Toast>
      )}
    </ToastRegion>
  );
}
