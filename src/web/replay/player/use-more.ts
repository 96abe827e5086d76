import { useMemo } from 'react';
import { useLocation } from 'wouter';
import type { TableInfo } from '../../../protocol/tables.ts';
import { copy } from '../../kit/clipboard.ts';
import type { MenuEntry } from '../../kit/overlays/menu.tsx';
import { tell } from '../../kit/overlays/toast.tsx';
import { withKey } from '../../net/key.ts';
import { momentPath } from '../viewpoint.ts';
import { t } from '../words.ts';
import type { Place } from './use-player.ts';

/** Where a game came from, if that is a table of this server. */
export interface Origin {
  readonly id: string;
  readonly key: string | undefined;
}

/** Copies a link to this moment. The link gives no access to a private table, and the page says so. */
export async function copyLink({ id, key }: Origin, place: Place, table: TableInfo | null): Promise<void> {
  await copy(`${location.origin}${momentPath(id, { ...place, key })}`);
  if (table?.access === 'link' && key === undefined) tell(t('replay.link.private'));
}

/** The rarely used actions. */
export function useMore(origin: Origin | undefined, onAnother: () => void): readonly MenuEntry[] {
  const [, go] = useLocation();
  return useMemo(
    () => [
      ...(origin === undefined
        ? []
        : ([
            {
              id: 'table',
              label: t('replay.table'),
              icon: 'back',
              onAction: () => go(withKey(`/table/${origin.id}`, origin.key)),
            },
            { id: 'download', label: t('replay.download'), icon: 'share', onAction: () => download(origin) },
          ] as const)),
      { id: 'another', label: t('replay.another'), icon: 'log', onAction: onAnother },
      { id: 'settings', label: t('nav.settings'), icon: 'cog', onAction: () => go('/settings') },
    ],
    [origin, onAnother, go],
  );
}

function download({ id, key }: Origin): void {
  const link = document.createElement('a');
  link.href = withKey(`/api/tables/${id}/export`, key);
  link.download = `wartable-${id}.json`;
  link.click();
}
