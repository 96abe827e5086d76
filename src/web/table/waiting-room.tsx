import './waiting-room.css';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Level, SeatInfo, TableInfo } from '../../protocol/tables.ts';
import { Button } from '../kit/button.tsx';
import { CopyLine } from '../kit/copy.tsx';
import { SideSign } from '../kit/icons.tsx';
import { Menu } from '../kit/overlays/menu.tsx';
import { Confirm } from '../kit/overlays/overlay.tsx';
import { tell, tellProblem } from '../kit/overlays/toast.tsx';
import { gameName, levelName, sideName, sitterName } from '../lobby/labels.ts';
import { Terms } from '../lobby/terms.tsx';
import { useGames } from '../net/games.ts';
import { withKey } from '../net/key.ts';
import { newNonce } from '../net/nonce.ts';
import { api, problemWords } from '../net/request.ts';
import { Frame } from '../shell/frame.tsx';
import { useTitle } from '../shell/title.ts';
import { t } from '../shell/words.ts';
import { LEVELS } from './frame/levels.ts';

/** Before the game: the seats, and the links to share. */
export function WaitingRoom({ info, setInfo }: { readonly info: TableInfo; setInfo(info: TableInfo): void }) {
  useTitle(t('wait.title'));
  const [, go] = useLocation();
  const [leaving, setLeaving] = useState(false);
  const { games, load } = useGames();
  useEffect(() => void load(), [load]);
  const levels = games?.find(({ id }) => id === info.game)?.levels ?? LEVELS;
  const params = { id: info.id };
  const link = info.invite === null ? null : `${location.origin}/join/${info.id}/${info.invite}`;
  const watch = info.access === 'link' ? info.watch : null;
  // A link to watch gives no seat.
  const maySit = info.access === 'public' || info.invite !== null;
  const sits = info.seats.some(({ mine }) => mine);
  const full = info.seats.every(({ sitter }) => sitter.is !== 'open');
  const tried = (reply: Promise<TableInfo>): void =>
    void reply.then(setInfo, (error: unknown) => tellProblem(problemWords(error)));
  const leave = (): void =>
    void api('leave', { params }).then(
      () => {
        tell(t('wait.left'));
        go('/');
      },
      (error: unknown) => tellProblem(problemWords(error)),
    );

  return (
    <Frame>
      <div className="page page-narrow">
        <header className="page-head">
          <h1>{gameName(info.game)}</h1>
          <p>{t('wait.title')}.</p>
        </header>
        {link !== null && !full && (
          <section className="section">
            <p>{t('wait.words')}</p>
            <CopyLine label={t('wait.link')} text={link} />
            {watch !== null && (
              <CopyLine
                label={t('wait.watch')}
                text={withKey(`${location.origin}/table/${info.id}`, watch)}
              />
            )}
            {'share' in navigator && (
              <div className="row">
                <Button icon="share" onPress={() => void navigator.share({ url: link }).catch(() => {})}>
                  {t('wait.share')}
                </Button>
              </div>
            )}
          </section>
        )}
        <section className="section">
          <h2>{t('wait.chairs')}</h2>
          <ul className="wait-chairs">
            {info.seats.map((seat) => (
              <li key={seat.seat} className="wait-chair">
                <SideSign side={seat.side} size={24} />
                <span className="wait-side">{sideName(seat.side)}</span>
                <Sitting seat={seat} />
                <span className="wait-acts">
                  {seat.sitter.is === 'open' && !sits && maySit && (
                    <Button
                      look="main"
                      small
                      onPress={() =>
                        tried(api('join', { params, body: { seat: seat.seat, nonce: newNonce() } }))
                      }
                    >
                      {t('join.sit', { side: sideName(seat.side) })}
                    </Button>
                  )}
                  {info.host && seat.sitter.is === 'open' && (
                    <Menu
                      label={t('wait.bot', { side: sideName(seat.side) })}
                      trigger={
                        <Button small icon="bot">
                          {t('wait.bot.short')}
                        </Button>
                      }
                      groups={[
                        levels.map((level: Level) => ({
                          id: level,
                          label: levelName(level),
                          onAction: () => tried(api('fill', { params, body: { seat: seat.seat, level } })),
                        })),
                      ]}
                    />
                  )}
                  {info.host && seat.sitter.is === 'bot' && (
                    <Button
                      small
                      look="quiet"
                      aria-label={t('wait.unbot', { side: sideName(seat.side) })}
                      onPress={() => tried(api('fill', { params, body: { seat: seat.seat, level: null } }))}
                    >
                      {t('wait.unbot.short')}
                    </Button>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
        <section className="section">
          <h2>{t('menu.terms')}</h2>
          <Terms info={info} />
        </section>
        <div className="row">
          {info.host && full && (
            <Button look="main" icon="play" onPress={() => tried(api('start', { params }))}>
              {t('wait.start')}
            </Button>
          )}
          {sits && (
            <Button look="quiet" onPress={() => (info.host ? setLeaving(true) : leave())}>
              {t(info.host ? 'wait.leave.host' : 'wait.leave')}
            </Button>
          )}
        </div>
        <p className="soft wait-fair">
          {t('wait.fairness')} <span className="wait-commitment">{info.commitment}</span>
        </p>
        <Confirm
          open={leaving}
          onClose={() => setLeaving(false)}
          onYes={leave}
          title={t('wait.leave.host')}
          yes={t('wait.leave.host')}
          danger
        >
          <p>{t('wait.leave.words')}</p>
        </Confirm>
      </div>
    </Frame>
  );
}

function Sitting({ seat }: { readonly seat: SeatInfo }) {
  if (seat.sitter.is === 'open') return <span className="wait-free">{t('wait.free')}</span>;
  return (
    <span className="wait-who">
      {seat.mine ? t('seat.me', { name: sitterName(seat.sitter) }) : sitterName(seat.sitter)}
    </span>
  );
}
