import { FileTrigger } from 'react-aria-components';
import { Button, type Look } from '../../kit/button.tsx';
import { t } from '../words.ts';

export function ChooseFile({ onFile, look = 'main' }: { onFile(file: File): void; readonly look?: Look }) {
  return (
    <FileTrigger
      acceptedFileTypes={['application/json', '.json']}
      onSelect={(files) => {
        const file = files?.[0];
        if (file !== undefined) onFile(file);
      }}
    >
      <Button look={look} icon="share">
        {t('replay.choose')}
      </Button>
    </FileTrigger>
  );
}
