import { useEffect, useMemo, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button, LinkButton } from '../kit/button.tsx';
import { Blank, Loading } from '../kit/states.tsx';
import { api, isMissing, problemWords } from '../net/request.ts';
import { Frame } from '../shell/frame.tsx';
import { useTitle } from '../shell/title.ts';
import { t } from '../shell/words.ts';
import { Player } from './player.tsx';
import { Reader } from './reader.ts';
import type { Opened } from './talk.ts';

type State =
  | { readonly is: 'choose' | 'loading' | 'running' | 'missing' }
  | { readonly is: 'broken'; readonly why: string }
  | { readonly is: 'open'; readonly opened: Opened; readonly file: unknown };

const isRunning = (file: unknown): boolean =>
  typeof file === 'object' && file !== null && 'format' in file && file.format === 'wartable-view/1';

/** A finished game to go through again: one of this server by its address, or a file. */
export function ReplayPage({ id }: { readonly id?: string }) {
  useTitle(t('replay.title'));
  const [state, setState] = useState<State>({ is: id === undefined ? 'choose' : 'loading' });
  const [reader, setReader] = useState<Reader | null>(null);
  useEffect(() => {
    const made = new Reader();
    setReader(made);
    return () => made.close();
  }, []);

  const open = useMemo(
    () =>
      async (file: unknown): Promise<void> => {
        if (reader === null) return;
        if (isRunning(file)) return setState({ is: 'running' });
        const opened = await reader.ask('open', { file });
        setState('broken' in opened ? { is: 'broken', why: opened.broken } : { is: 'open', opened, file });
      },
    [reader],
  );

  useEffect(() => {
    if (id === undefined || reader === null) return;
    api('exportTable', { params: { id }, query: {} })
      .then(open)
      .catch((error: unknown) =>
        setState(isMissing(error) ? { is: 'missing' } : { is: 'broken', why: problemWords(error) }),
      );
  }, [id, reader, open]);

  if (state.is === 'open' && reader !== null)
    return (
      <Player reader={reader} opened={state.opened} file={state.file} {...(id === undefined ? {} : { id })} />
    );
  return (
    <Frame>
      {state.is === 'loading' && <Loading />}
      {state.is === 'running' && (
        <Blank
          icon="clock"
          title={t('replay.running')}
          act={<LinkButton to={`/table/${id ?? ''}`}>{t('join.go')}</LinkButton>}
        >
          {t('replay.running.words')}
        </Blank>
      )}
      {state.is === 'missing' && (
        <Blank
          icon="search"
          title={t('replay.missing')}
          act={<LinkButton to="/">{t('error.home')}</LinkButton>}
        />
      )}
      {(state.is === 'choose' || state.is === 'broken') && (
        <Blank
          icon={state.is === 'broken' ? 'warn' : 'first'}
          bad={state.is === 'broken'}
          title={t('replay.open')}
          act={
            <FileTrigger
              acceptedFileTypes={['application/json']}
              onSelect={(files) => {
                const [file] = files === null ? [] : [...files];
                if (file === undefined) return;
                setState({ is: 'loading' });
                void file
                  .text()
                  .then((text) => open(JSON.parse(text)))
                  .catch(() => setState({ is: 'broken', why: file.name }));
              }}
            >
              <Button look="main">{t('replay.choose')}</Button>
            </FileTrigger>
          }
        >
          {state.is === 'broken' ? t('replay.broken', { why: state.why }) : t('replay.open.words')}
        </Blank>
      )}
    </Frame>
  );
}
