import './topbar.css';
import { lazy, Suspense, useMemo } from 'react';
import { Link } from 'wouter';
import type { View } from '../../../kernel/view.ts';
import type { TableInfo } from '../../../protocol/tables.ts';
import { Button, IconButton } from '../../kit/button.tsx';
import { Emblem, Icon, SideSign } from '../../kit/icons.tsx';
import { gameName, peopleOf } from '../../lobby/labels.ts';
import { live, useLink } from '../../net/live.ts';
import type { Watch } from '../../net/pictures.ts';
import { t } from '../../shell/words.ts';
import type { Acts } from '../use-acts.ts';
import { ClockFace } from './clock.tsx';

const TableMenu = lazy(() => import('./table-menu.tsx'));

/** The top bar: home, players and clocks, the connection, and the menu. */
export function Topbar({
  info,
  watch,
  view,
  seat,
  acts,
  rail,
}: {
  readonly info: TableInfo;
  readonly watch: Watch;
  readonly view: View | null;
  readonly seat: number | null;
  readonly acts: Acts;
  readonly rail: { readonly open: boolean; toggle(): void } | null;
}) {
  const people = useMemo(() => peopleOf(info.seats), [info.seats]);
  // Somebody who plays several seats is already called by their sides.
  const alone = info.seats.filter(({ mine }) => mine).length === 1;
  return (
    <header className="topbar">
      <Link href="/" className="topbar-home" aria-label={t('nav.home')}>
        <Emblem size={24} />
      </Link>
      <h1 className="topbar-game">
        {gameName(info.game)}
        {info.undo === 'practice' && <span className="soft"> · {t('row.practice')}</span>}
      </h1>
      <ul className="topbar-seats" aria-label={t('table.players')}>
        {info.seats.map(({ seat, side, sitter, mine }) => {
          const acting = view?.over === null && view.waiting.includes(seat);
          const clock = info.clocks.find((one) => one.seat === seat);
          const away = sitter.is === 'person' && !sitter.here;
          return (
            <li key={seat} className={acting ? 'seat seat-acting' : 'seat'}>
              <SideSign side={side} size={16} />
              <span className="seat-name">
                {mine && alone ? t('seat.me', { name: people[seat] }) : people[seat]}
              </span>
              {acting && <span className="hush">{t('seat.acting')}</span>}
              {away && (
                <span className="seat-away" title={t('seat.away')}>
                  <span className="hush">{t('seat.away')}</span>
                </span>
              )}
              {clock !== undefined && <ClockFace clock={clock} since={watch.infoAt} />}
            </li>
          );
        })}
      </ul>
      <Connection />
      <div className="topbar-acts">
        {rail !== null && (
          <IconButton
            icon="rail"
            label={t(rail.open ? 'rail.hide' : 'rail.show')}
            onPress={rail.toggle}
            aria-expanded={rail.open}
          />
        )}
        <Suspense fallback={<IconButton icon="menu" label={t('table.menu')} isDisabled />}>
          <TableMenu info={info} seat={seat} acts={acts} inviteKey={watch.key} />
        </Suspense>
      </div>
    </header>
  );
}

/** Shows nothing while connected. */
function Connection() {
  const link = useLink((store) => store.link);
  return (
    <div className="topbar-link" role="status">
      {link !== 'open' && (
        <>
          <Icon name="warn" size={16} />
          <span>{t(link === 'connecting' ? 'link.connecting' : 'link.waiting')}</span>
          {link === 'waiting' && (
            <Button small onPress={() => live().retryNow()}>
              {t('link.retry')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
