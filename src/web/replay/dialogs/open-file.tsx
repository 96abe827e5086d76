import './open-file.css';
import { DropZone, type FileDropItem, Text } from 'react-aria-components';
import { Icon } from '../../kit/icons.tsx';
import { t } from '../words.ts';
import { ChooseFile } from './choose-file.tsx';

/** A drop zone for a saved game. */
export function OpenFile({ onFile }: { onFile(file: File): void }) {
  return (
    <div className="page page-narrow">
      <header className="page-head">
        <h1>{t('replay.title')}</h1>
        <p>{t('replay.open.words')}</p>
      </header>
      <DropZone
        className="open-file"
        onDrop={({ items }) => {
          const dropped = items.find((item): item is FileDropItem => item.kind === 'file');
          void dropped?.getFile().then(onFile);
        }}
      >
        <Icon name="log" size={40} />
        <Text slot="label" className="open-file-label">
          {t('replay.drop')}
        </Text>
        <ChooseFile onFile={onFile} />
      </DropZone>
    </div>
  );
}
