import { lazy, Suspense, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { Button, LinkButton } from '../kit/button.tsx';
import { Blank, Loading } from '../kit/states.tsx';
import { useLoad } from '../net/load.ts';
import { api } from '../net/request.ts';
import { Frame } from '../shell/frame.tsx';
import { useTitle } from '../shell/title.ts';
import { useBoard } from '../table/use-board.ts';
import { ChooseFile } from './dialogs/choose-file.tsx';
import { ReplayScreen } from './screen.tsx';
import { t } from './words.ts';
import { troubleWords, useReel } from './worker/use-reel.ts';
import type { Source, Trouble } from './worker/worker-api.ts';

// Drag and drop is a lot of code that the replay of a table does not need.
const OpenFile = lazy(() => import('./dialogs/open-file.tsx').then((page) => ({ default: page.OpenFile })));

/** The replay of a table of this server, or of a file. */
export function ReplayPage({ id }: { readonly id?: string }) {
  useTitle(t('replay.title'));
  const [asked] = useSearchParams();
  const [, go] = useLocation();
  const key = asked.get('key') ?? undefined;
  const [file, setFile] = useState<File | null>(null);
  // A new number opens the same file again.
  const [turn, setTurn] = useState(0);
  const source = useMemo((): Source | null => {
    if (file !== null) return { is: 'file', file };
    return id === undefined ? null : { is: 'table', id, ...(key === undefined ? {} : { key }) };
  }, [file, id, key]);
  const open = (next: File): void => {
    setFile(next);
    setTurn(turn + 1);
  };
  if (source === null)
    return (
      <Frame>
        <Suspense fallback={<Loading />}>
          <OpenFile onFile={open} />
        </Suspense>
      </Frame>
    );
  return (
    <Opened
      key={turn}
      source={source}
      onFile={open}
      onAgain={() => setTurn(turn + 1)}
      onAnother={() => (id === undefined ? setFile(null) : go('/replay'))}
    />
  );
}

interface OpenedProps {
  readonly source: Source;
  onFile(file: File): void;
  onAgain(): void;
  onAnother(): void;
}

function Opened({ source, onFile, onAgain, onAnother }: OpenedProps) {
  const opening = useReel(source);
  const info = opening.is === 'open' ? opening.info : undefined;
  const { board, spoken, failed } = useBoard(info?.game);
  const origin = useMemo(
    () => (source.is === 'table' ? { id: source.id, key: source.key } : undefined),
    [source],
  );
  // Who played; a file does not say, and the replay works without it.
  const table = useLoad(origin?.id ?? '', async () => {
    if (origin === undefined) return null;
    const { id, key } = origin;
    return api('table', { params: { id }, query: key === undefined ? {} : { key } });
  });

  if (opening.is === 'failed')
    return (
      <Frame>
        <Failed trouble={opening.trouble} onFile={onFile} onAgain={onAgain} />
      </Frame>
    );
  if (failed)
    return (
      <Frame>
        <Blank
          icon="warn"
          bad
          title={t('table.board.failed')}
          act={<Button onPress={onAgain}>{t('try.again')}</Button>}
        />
      </Frame>
    );
  if (opening.is !== 'open' || board === undefined || spoken === undefined || table.loading)
    return (
      <Frame>
        <Loading words={t(source.is === 'table' ? 'replay.fetching' : 'replay.reading')} />
      </Frame>
    );
  return (
    <ReplayScreen
      worker={opening.worker}
      info={opening.info}
      board={board}
      spoken={spoken}
      origin={origin}
      table={table.data ?? null}
      onAnother={onAnother}
    />
  );
}

function Failed({
  trouble,
  onFile,
  onAgain,
}: Pick<OpenedProps, 'onFile' | 'onAgain'> & { readonly trouble: Trouble }) {
  const missing = trouble.is === 'refused' && trouble.status === 404;
  const title = missing
    ? t('replay.missing')
    : t(
        trouble.is === 'refused'
          ? 'replay.refused'
          : trouble.is === 'broken'
            ? 'replay.broken'
            : 'error.offline',
      );
  return (
    <>
      <h1 className="hush">{t('replay.title')}</h1>
      <Blank
        icon={missing ? 'search' : 'warn'}
        bad={!missing}
        title={title}
        act={
          <>
            {trouble.is === 'away' && (
              <Button look="main" onPress={onAgain}>
                {t('try.again')}
              </Button>
            )}
            <ChooseFile onFile={onFile} look="plain" />
            <LinkButton to="/">{t('error.home')}</LinkButton>
          </>
        }
      >
        {missing ? t('replay.missing.words') : troubleWords(trouble)}
      </Blank>
    </>
  );
}
