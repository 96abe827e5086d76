import { useEffect, useState } from 'react';
import type { GameInfo, TableInfo } from '../../protocol/tables.ts';
import { Button } from '../kit/button.tsx';
import { useLink } from '../net/live.ts';
import { type Loaded, useLoad } from '../net/load.ts';
import { api } from '../net/request.ts';
import { t } from '../shell/words.ts';
import { TableRow } from './table-row.tsx';

const EVERY = 20_000;
const MOST_SHOWN = 6;

const useTables = (which: 'mine' | 'open' | 'running'): Loaded<readonly TableInfo[]> =>
  useLoad(which, async () => (await api('tables', { query: { which } })).tables, EVERY);

/** My games (those that wait for me first), tables with a free chair, and games to watch. */
export function Tables({ games }: { readonly games: readonly GameInfo[] }) {
  const mine = useTables('mine');
  const open = useTables('open');
  const running = useTables('running');
  const news = useLink((store) => store.news?.n ?? 0);
  const { reload } = mine;
  useEffect(() => {
    if (news > 0) reload();
  }, [news, reload]);
  const notMine = (tables: Loaded<readonly TableInfo[]>) => ({
    ...tables,
    data: tables.data?.filter((table) => !table.seats.some((seat) => seat.mine)),
  });
  return (
    <div className="home-lists">
      <List title={t('home.mine')} none={t('home.mine.none.words')} tables={mine} games={games} />
      <List title={t('home.open')} none={t('home.open.none')} tables={notMine(open)} games={games} />
      <List title={t('home.watch')} none={t('home.watch.none')} tables={notMine(running)} games={games} />
    </div>
  );
}

function List({
  title,
  none,
  tables,
  games,
}: {
  readonly title: string;
  readonly none: string;
  readonly tables: Pick<Loaded<readonly TableInfo[]>, 'data' | 'error' | 'reload'>;
  readonly games: readonly GameInfo[];
}) {
  const [all, setAll] = useState(false);
  const { data, error, reload } = tables;
  const shown = all ? data : data?.slice(0, MOST_SHOWN);
  return (
    <section className="section">
      <h2>{title}</h2>
      {data === undefined && error !== undefined && (
        <div className="row">
          <p className="soft">{t('home.failed')}</p>
          <Button small onPress={reload}>
            {t('try.again')}
          </Button>
        </div>
      )}
      {data === undefined && error === undefined && <ul className="home-ghosts" aria-label={t('loading')} />}
      {data?.length === 0 && <p className="soft">{none}</p>}
      {shown !== undefined && shown.length > 0 && (
        <ul className="home-rows">
          {shown.map((table) => (
            <li key={table.id}>
              <TableRow table={table} games={games} />
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && data.length > MOST_SHOWN && !all && (
        <Button small look="quiet" onPress={() => setAll(true)}>
          {t('home.show.all', { n: data.length })}
        </Button>
      )}
    </section>
  );
}
