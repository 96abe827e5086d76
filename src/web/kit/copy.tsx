import './copy.css';
import { t } from '../shell/words.ts';
import { Button } from './button.tsx';
import { copy } from './clipboard.ts';
import { Field } from './fields/fields.tsx';

/** A text to copy: a link, a secret. */
export function CopyLine({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div className="k-copy">
      <Field label={label} value={text} isReadOnly />
      <Button icon="copy" onPress={() => void copy(text)}>
        {t('copy')}
      </Button>
    </div>
  );
}
