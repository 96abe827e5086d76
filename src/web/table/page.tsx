import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { TableInfo } from '../../protocol/tables.ts';
import { Button, LinkButton } from '../kit/button.tsx';
import { Blank, Loading } from '../kit/states.tsx';
import { useLoad } from '../net/load.ts';
import { useWatch } from '../net/pictures.ts';
import { api, isMissing, problemWords } from '../net/request.ts';
import { usePace } from '../shell/settings.ts';
import { t } from '../shell/words.ts';
import { TableScreen } from './screen.tsx';
import { firstSeat } from './seats.ts';

const WaitingRoom = lazy(() => import('./waiting-room.tsx').then((room) => ({ default: room.WaitingRoom })));

/** A table: its waiting room before the game, the game itself from then on. */
export function TablePage({ id }: { readonly id: string }) {
  const [asked] = useSearchParams();
  const key = asked.get('key') ?? undefined;
  const { data, error, reload } = useLoad(`${id} ${key}`, () =>
    api('table', { params: { id }, query: key === undefined ? {} : { key } }),
  );
  if (data !== undefined) return <Found first={data} inviteKey={key} wished={asked.get('seat')} />;
  if (error === undefined) return <Loading />;
  const gone = isMissing(error);
  return (
    <Blank
      page
      icon={gone ? 'search' : 'warn'}
      bad={!gone}
      title={gone ? t('table.gone') : t('error.title')}
      act={
        <>
          {!gone && <Button onPress={reload}>{t('try.again')}</Button>}
          <LinkButton to="/">{t('error.home')}</LinkButton>
        </>
      }
    >
      {gone ? t('table.gone.words') : problemWords(error)}
    </Blank>
  );
}

function Found({
  first,
  inviteKey,
  wished,
}: {
  readonly first: TableInfo;
  readonly inviteKey: string | undefined;
  readonly wished: string | null;
}) {
  const [, go] = useLocation();
  const pace = usePace();
  const [seat, setSeat] = useState(() => firstSeat(first, wished === null ? undefined : Number(wished)));
  const watch = useWatch(first.id, seat, inviteKey, pace);
  const info = watch.info ?? first;

  // A person who got a seat looks from there.
  useEffect(() => {
    if (seat === null && info.seats.some(({ mine }) => mine)) setSeat(firstSeat(info, undefined));
  }, [seat, info]);

  if (watch.ended !== null)
    return (
      <Blank
        page
        icon="search"
        title={t('table.ended')}
        act={<Button onPress={() => go('/')}>{t('error.home')}</Button>}
      >
        {watch.ended.message}
      </Blank>
    );
  if (info.status === 'open')
    return (
      <Suspense fallback={<Loading />}>
        <WaitingRoom info={info} setInfo={watch.setInfo} />
      </Suspense>
    );
  return <TableScreen key={info.id} info={info} watch={watch} seat={seat} onSeat={setSeat} />;
}
