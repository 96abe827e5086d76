import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { capitalised } from '../../../kernel/speak/index.ts';
import type { Level } from '../../../protocol/tables.ts';
import { Button } from '../../kit/button.tsx';
import { Choices } from '../../kit/fields/fields.tsx';
import { SideSign } from '../../kit/icons.tsx';
import { Dialog } from '../../kit/overlays/overlay.tsx';
import { tellProblem } from '../../kit/overlays/toast.tsx';
import { levelName, sideName } from '../../lobby/labels.ts';
import { useGames } from '../../net/games.ts';
import { newNonce } from '../../net/nonce.ts';
import { LEVELS } from '../../table/frame/levels.ts';
import { chairsFor } from '../chairs.ts';
import type { ReelInfo, Scene } from '../reel/reel.ts';
import { t } from '../words.ts';
import { troubleWords } from '../worker/use-reel.ts';
import { type WorkerClient, WorkerFailed } from '../worker/worker-client.ts';

interface Props {
  readonly worker: WorkerClient;
  readonly info: ReelInfo;
  readonly scene: Scene;
  readonly people: readonly string[];
  readonly open: boolean;
  onClose(): void;
}

/** "What if": starts a new table from the position shown. */
export function PlayOn({ worker, info, scene, people, open, onClose }: Props) {
  const { view, row } = scene;
  const [, go] = useLocation();
  const { games, load } = useGames();
  const [chosen, setChosen] = useState<number | null>(null);
  const [level, setLevel] = useState<Level>('steady');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (open) void load();
  }, [open, load]);
  const levels = games?.find(({ id }) => id === info.game)?.levels ?? LEVELS;
  const mine = chosen ?? view.me ?? view.waiting[0] ?? 0;
  const over = view.over !== null;
  const viewer = view.me === null ? t('replay.view.spectator') : (people[view.me] ?? '');

  const begin = async (): Promise<void> => {
    setBusy(true);
    try {
      const table = await worker.ask('playOn', row, chairsFor(info.seats.length, mine, level, newNonce));
      go(`/table/${table}`);
    } catch (error) {
      tellProblem(troubleWords(error instanceof WorkerFailed ? error.trouble : { is: 'away' }));
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('replay.play-on')}
      foot={
        <>
          <Button look="quiet" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button look="main" icon="play" isDisabled={busy || over} onPress={() => void begin()}>
            {t('replay.play-on.go')}
          </Button>
        </>
      }
    >
      {over ? (
        <p>{t('replay.play-on.over')}</p>
      ) : (
        <>
          <p>
            {t('replay.play-on.words')}
            {!info.whole && ` ${t('replay.play-on.dealt-again', { who: capitalised(viewer) })}`}
          </p>
          <Choices
            row
            label={t('replay.play-on.side')}
            chosen={String(mine)}
            onChange={(seat) => setChosen(Number(seat))}
            choices={info.seats.map(({ side }, seat) => ({
              id: String(seat),
              label: sideName(side),
              sign: <SideSign side={side} />,
            }))}
          />
          <Choices<Level>
            row
            label={t('replay.play-on.level')}
            chosen={level}
            onChange={setLevel}
            choices={levels.map((id) => ({ id, label: levelName(id) }))}
          />
        </>
      )}
    </Dialog>
  );
}
