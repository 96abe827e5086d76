import { useEffect, useState } from 'react';
import { capitalised } from '../../kernel/speak/index.ts';
import type { ReelInfo } from './reel.ts';
import { Room, WishFailed } from './room.ts';
import type { Source, Trouble } from './wishes.ts';
import { t } from './words.ts';

export type Opening =
  | { readonly is: 'coming' }
  | { readonly is: 'failed'; readonly trouble: Trouble }
  | { readonly is: 'open'; readonly room: Room; readonly info: ReelInfo };

const COMING: Opening = { is: 'coming' };

/** Opens a game in a worker of its own, which ends with whoever looks. */
export function useReel(source: Source): Opening {
  const [opening, setOpening] = useState<Opening>(COMING);
  useEffect(() => {
    const room = new Room();
    let current = true;
    setOpening(COMING);
    room.ask('open', source).then(
      (info) => current && setOpening({ is: 'open', room, info }),
      (error: unknown) =>
        current &&
        setOpening({ is: 'failed', trouble: error instanceof WishFailed ? error.trouble : { is: 'away' } }),
    );
    return () => {
      current = false;
      room.close();
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
