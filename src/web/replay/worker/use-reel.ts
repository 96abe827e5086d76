import { useEffect, useState } from 'react';
import { capitalised } from '../../../kernel/speak/index.ts';
import type { ReelInfo } from '../reel/reel.ts';
import { t } from '../words.ts';
import type { Source, Trouble } from './worker-api.ts';
import { WorkerClient, WorkerFailed } from './worker-client.ts';

export type Opening =
  | { readonly is: 'coming' }
  | { readonly is: 'failed'; readonly trouble: Trouble }
  | { readonly is: 'open'; readonly worker: WorkerClient; readonly info: ReelInfo };

const COMING: Opening = { is: 'coming' };

/** Opens a game in its own worker, which ends with the component. */
export function useReel(source: Source): Opening {
  const [opening, setOpening] = useState<Opening>(COMING);
  useEffect(() => {
    const worker = new WorkerClient();
    let current = true;
    setOpening(COMING);
    worker.ask('open', source).then(
      (info) => current && setOpening({ is: 'open', worker, info }),
      (error: unknown) =>
        current &&
        setOpening({ is: 'failed', trouble: error instanceof WorkerFailed ? error.trouble : { is: 'away' } }),
    );
    return () => {
      current = false;
      worker.close();
    };
  }, [source]);
  return opening;
}

export const troubleWords = (trouble: Trouble): string => {
  if (trouble.is === 'refused') return trouble.message;
  return trouble.is === 'broken'
    ? t('replay.broken.words', { why: capitalised(trouble.why) })
    : t('error.offline.words');
};
