import { useEffect, useState } from 'react';
import type { ReplayReport } from '../../kernel/match/index.ts';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icons.tsx';
import { Dialog } from '../kit/overlay.tsx';
import { Loading } from '../kit/states.tsx';
import { t } from '../shell/words.ts';
import type { Reader } from './reader.ts';

/** Every draw again from the secret and the seats' numbers, every move again by the rules; in this browser alone. */
export function Verify({ reader, atOnce }: { readonly reader: Reader; readonly atOnce: boolean }) {
  const [open, setOpen] = useState(atOnce);
  const [report, setReport] = useState<ReplayReport | null>(null);
  useEffect(() => {
    if (!open) return;
    let current = true;
    setReport(null);
    reader.ask('verify', {}).then(
      (found) => current && setReport(found),
      (error: Error) => current && setReport({ ok: false, row: 0, wrong: error.message }),
    );
    return () => {
      current = false;
    };
  }, [open, reader]);
  return (
    <>
      <Button small icon="dice" onPress={() => setOpen(true)}>
        {t('replay.verify')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('replay.verify')}>
        {report === null ? (
          <Loading words={t('replay.verifying')} />
        ) : report.ok ? (
          <div role="status">
            <h3 className="verified">
              <Icon name="check" size={24} /> {t('replay.verified')}
            </h3>
            <p>{t('replay.verified.words', { ...report, ok: true })}</p>
          </div>
        ) : (
          <div role="alert">
            <h3>{t('replay.wrong')}</h3>
            <p>{t('replay.wrong.words', { row: report.row, wrong: report.wrong })}</p>
          </div>
        )}
      </Dialog>
    </>
  );
}
