import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/fields/fields.tsx';
import { Dialog } from '../../kit/overlays/overlay.tsx';
import { tell, tellProblem } from '../../kit/overlays/toast.tsx';
import { problemWords, report } from '../../net/request.ts';
import { t } from '../../shell/words.ts';

/** A player's report of a problem; the server adds the log and the table as their seat sees it. */
export function ReportDialog({
  table,
  seat,
  inviteKey,
  open,
  onClose,
}: {
  readonly table: string;
  readonly seat: number | null;
  readonly inviteKey: string | undefined;
  readonly open: boolean;
  onClose(): void;
}) {
  const [words, setWords] = useState('');
  const send = (): void =>
    void report(table, seat, words.trim(), inviteKey).then(
      () => {
        tell(t('report.sent'), 'check');
        setWords('');
        onClose();
      },
      (error: unknown) => tellProblem(problemWords(error)),
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('report.title')}
      foot={
        <>
          <Button look="quiet" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button look="main" isDisabled={words.trim() === ''} onPress={send}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <p className="soft">{t('report.words')}</p>
      <Field
        label={t('report.field')}
        lines={5}
        value={words}
        onChange={setWords}
        maxLength={2000}
        autoFocus
      />
    </Dialog>
  );
}
