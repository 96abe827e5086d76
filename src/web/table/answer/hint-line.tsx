import { Button, DialogTrigger } from 'react-aria-components';
import { Icon } from '../../kit/icons.tsx';
import { Popover } from '../../kit/overlays/overlay.tsx';
import { t } from '../../shell/words.ts';

/** The computer's advice, in the prompt line; pressing it shows all of it. */
export function HintLine({ words }: { readonly words: string }) {
  return (
    <>
      <span className="hush" role="status">
        {words}
      </span>
      <DialogTrigger>
        <Button className="prompt-hint" aria-label={t('prompt.hint.all')}>
          <Icon name="hint" size={16} />
          <span>{words}</span>
        </Button>
        <Popover label={t('prompt.hint.all')} placement="bottom start">
          <p>{words}</p>
        </Popover>
      </DialogTrigger>
    </>
  );
}
