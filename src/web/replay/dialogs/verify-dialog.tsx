import './verify-dialog.css';
import { useEffect } from 'react';
import { ProgressBar } from 'react-aria-components';
import type { ReplayReport } from '../../../kernel/match/index.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icons.tsx';
import { Dialog } from '../../kit/overlays/overlay.tsx';
import type { ReelInfo } from '../reel/reel.ts';
import { t } from '../words.ts';
import type { WorkerClient } from '../worker/worker-client.ts';
import { type Check, useCheck } from './use-check.ts';

interface Props {
  readonly worker: WorkerClient;
  readonly info: ReelInfo;
  readonly people: readonly string[];
  readonly open: boolean;
  onClose(): void;
  onGo(row: number): void;
}

/** Repeats every draw and every move in this browser, and says what came out. */
export function VerifyDialog({ worker, info, people, open, onClose, onGo }: Props) {
  const { check, begin, stop } = useCheck(worker);
  const fresh = check.is === 'none';
  useEffect(() => {
    if (open && fresh) begin();
    if (!open) stop();
  }, [open, fresh, begin, stop]);
  const wrong = check.is === 'done' && !check.report.ok ? check.report : null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('replay.verify')}
      foot={
        <>
          {wrong !== null && (
            <Button
              onPress={() => {
                onGo(wrong.row);
                onClose();
              }}
            >
              {t('replay.wrong.go')}
            </Button>
          )}
          {(check.is === 'done' || check.is === 'failed') && (
            <Button look="quiet" onPress={begin}>
              {t('replay.verify.again')}
            </Button>
          )}
          <Button look="main" onPress={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <p>{t('replay.verify.words')}</p>
      {check.is === 'running' && <Progress row={check.row} last={info.last} />}
      <div role="status" className="verify-result">
        <Result check={check} brought={info.brought} />
      </div>
      {info.chance !== null && <ByHand chance={info.chance} people={people} />}
    </Dialog>
  );
}

const Progress = ({ row, last }: { readonly row: number; readonly last: number }) => (
  <ProgressBar
    className="verify-progress"
    value={row}
    maxValue={Math.max(1, last)}
    aria-label={t('replay.verify')}
  >
    {({ percentage }) => (
      <>
        <span className="verify-track">
          <span className="verify-bar" style={{ width: `${percentage ?? 0}%` }} />
        </span>
        <span className="soft">{t('replay.verifying', { n: row, of: last })}</span>
      </>
    )}
  </ProgressBar>
);

function Result({ check, brought }: { readonly check: Check; readonly brought: boolean }) {
  if (check.is === 'failed') return <Verdict good={false} title={t('replay.verify.failed')} lines={[]} />;
  if (check.is !== 'done') return null;
  const { report } = check;
  return report.ok ? (
    <Verdict good title={t('replay.verified')} lines={goodWords(report, brought)} />
  ) : (
    <Verdict
      good={false}
      title={t('replay.wrong')}
      lines={[t('replay.wrong.words', { row: report.row, wrong: report.wrong })]}
    />
  );
}

/** What was checked, and what could not be. */
function goodWords(
  { rows, draws, rejudged }: Extract<ReplayReport, { ok: true }>,
  brought: boolean,
): string[] {
  return [
    t('replay.verified.draws', { draws }),
    rejudged === rows ? t('replay.verified.rows', { rows }) : t('replay.verified.older', { rows, rejudged }),
    ...(brought ? [t('replay.verified.brought')] : []),
  ];
}

const Verdict = (props: {
  readonly good: boolean;
  readonly title: string;
  readonly lines: readonly string[];
}) => (
  <div className={props.good ? 'verdict verdict-good' : 'verdict verdict-bad'}>
    <Icon name={props.good ? 'check' : 'warn'} size={24} />
    <div>
      <p className="verdict-title">{props.title}</p>
      {props.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  </div>
);

/** The data needed to check the game without this page. */
function ByHand({
  chance,
  people,
}: {
  readonly chance: NonNullable<ReelInfo['chance']>;
  readonly people: readonly string[];
}) {
  const facts: readonly (readonly [string, string])[] = [
    [t('replay.verify.commitment'), chance.commitment],
    [t('replay.verify.secret'), chance.secret],
    ...chance.nonces.map(
      (nonce, seat) => [t('replay.verify.nonce', { who: people[seat] ?? seat }), nonce] as const,
    ),
  ];
  return (
    <details className="by-hand">
      <summary>{t('replay.verify.by-hand')}</summary>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
