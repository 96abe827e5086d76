import { lazy, Suspense, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { TableInfo } from '../../../protocol/tables.ts';
import { IconButton } from '../../kit/button.tsx';
import { copy } from '../../kit/clipboard.ts';
import { Menu, type MenuEntry } from '../../kit/overlays/menu.tsx';
import { Confirm, Dialog } from '../../kit/overlays/overlay.tsx';
import { Loading } from '../../kit/states.tsx';
import { Terms } from '../../lobby/terms.tsx';
import { withKey } from '../../net/key.ts';
import { t } from '../../shell/words.ts';
import { sitsAt } from '../seats.ts';
import type { Acts } from '../use-acts.ts';

// Sliders and fields are a lot of code that playing does not need.
const SettingsForm = lazy(() =>
  import('../../shell/settings-page.tsx').then((page) => ({ default: page.SettingsForm })),
);

const ReportDialog = lazy(() => import('./report.tsx').then((part) => ({ default: part.ReportDialog })));

type Open = 'terms' | 'settings' | 'resign' | 'draw' | 'abandon' | 'report' | null;

/** The menu of a table and its dialogs. Loaded after the board. */
export default function TableMenu({
  info,
  seat,
  acts,
  inviteKey,
}: {
  readonly info: TableInfo;
  readonly seat: number | null;
  readonly acts: Acts;
  readonly inviteKey: string | undefined;
}) {
  const [open, setOpen] = useState<Open>(null);
  // Stays mounted once opened, so that a half-written report is not lost.
  const [reports, setReports] = useState(false);
  const [, go] = useLocation();
  const plays = sitsAt(info, seat) && info.status === 'running';
  const close = (): void => setOpen(null);

  const groups = useMemo(() => {
    const { id, game, status, spectators, access, watch } = info;
    const read: MenuEntry[] = [
      { id: 'rules', label: t('menu.rules'), icon: 'book', onAction: () => go(`/rules/${game}`) },
      { id: 'terms', label: t('menu.terms'), icon: 'people', onAction: () => setOpen('terms') },
      { id: 'settings', label: t('menu.settings'), icon: 'cog', onAction: () => setOpen('settings') },
    ];
    if (status === 'over')
      read.push({
        id: 'replay',
        label: t('menu.replay'),
        icon: 'first',
        onAction: () => go(withKey(`/replay/${id}`, inviteKey)),
      });
    const openReport = (): void => {
      setReports(true);
      setOpen('report');
    };
    const file: MenuEntry[] = [
      { id: 'export', label: t('menu.export'), icon: 'share', onAction: () => download(id, seat, inviteKey) },
      { id: 'report', label: t('menu.report'), icon: 'report', onAction: openReport },
    ];
    // Never the key that opened this page: it may give a seat.
    if (spectators && (access === 'public' || watch !== null))
      file.unshift({
        id: 'watch',
        label: t('menu.copy-link'),
        icon: 'eye',
        onAction: () =>
          void copy(withKey(`${location.origin}/table/${id}`, access === 'link' ? watch : null)),
      });
    const abandon: MenuEntry = {
      id: 'abandon',
      label: t('menu.abandon'),
      icon: 'close',
      onAction: () => setOpen('abandon'),
    };
    const end: MenuEntry[] = plays
      ? [
          { id: 'draw', label: t('menu.draw'), icon: 'peace', onAction: () => setOpen('draw') },
          abandon,
          {
            id: 'resign',
            label: t('menu.resign'),
            icon: 'flag',
            danger: true,
            onAction: () => setOpen('resign'),
          },
        ]
      : [];
    if (letsBotsPlay(info)) end.push(abandon);
    return [read, file, end];
  }, [info, seat, plays, inviteKey, go]);

  return (
    <>
      <Menu
        label={t('table.menu')}
        trigger={<IconButton icon="menu" label={t('table.menu')} />}
        groups={groups}
      />
      <Dialog open={open === 'terms'} onClose={close} title={t('menu.terms')}>
        <Terms info={info} />
      </Dialog>
      <Dialog open={open === 'settings'} onClose={close} title={t('settings.title')}>
        <Suspense fallback={<Loading />}>
          <SettingsForm />
        </Suspense>
      </Dialog>
      <Confirm
        open={open === 'resign'}
        onClose={close}
        onYes={() => acts.act({ do: 'resign' })}
        title={t('resign.title')}
        yes={t('menu.resign')}
        danger
      >
        <p>{t('resign.words')}</p>
      </Confirm>
      <Confirm
        open={open === 'draw'}
        onClose={close}
        onYes={() => acts.act({ do: 'offer-draw' })}
        title={t('draw.title')}
        yes={t('menu.draw')}
      >
        <p>{t('draw.words')}</p>
      </Confirm>
      <Confirm
        open={open === 'abandon'}
        onClose={close}
        onYes={acts.abandon}
        title={t('abandon.title')}
        yes={t('menu.abandon')}
        danger
      >
        <p>{t('abandon.words')}</p>
      </Confirm>
      {reports && (
        <Suspense>
          <ReportDialog
            table={info.id}
            seat={seat}
            inviteKey={inviteKey}
            open={open === 'report'}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

/** In a game of computers only, the host may abandon it. */
const letsBotsPlay = ({ host, status, seats }: TableInfo): boolean =>
  host && status === 'running' && seats.every(({ sitter, mayReturn }) => sitter.is === 'bot' && !mayReturn);

/** The game as a file, as far as this seat may know it. */
function download(id: string, seat: number | null, key: string | undefined): void {
  const link = document.createElement('a');
  link.href = withKey(`/api/tables/${id}/export${seat === null ? '' : `?seat=${seat}`}`, key);
  link.download = `wartable-${id}.json`;
  link.click();
}
