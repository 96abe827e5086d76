import { create } from 'zustand';
import { type LinkState, type LiveClient, openLive } from '../../protocol/live-client.ts';

interface Store {
  readonly link: LinkState;
  /** The last news of any of my tables; the number tells two apart. */
  readonly news: { readonly n: number; readonly table: string; readonly what: 'turn' | 'over' } | null;
}

/** How the connection is, for everybody who shows it. */
export const useLink = create<Store>()(() => ({ link: 'connecting', news: null }));

let client: LiveClient | null = null;

/** The page's one socket; opened with the first wish to look at a table or to hear news. */
export function live(): LiveClient {
  if (client !== null) return client;
  const { protocol, host } = location;
  client = openLive({
    url: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/live`,
    connect: (url) => new WebSocket(url),
    onState: (link) => useLink.setState({ link }),
    onNews: (table, what) =>
      useLink.setState(({ news }) => ({ news: { n: (news?.n ?? 0) + 1, table, what } })),
  });
  return client;
}

/** The page came into view, or the machine is back in the network: no reason to wait any longer. */
const wake = (): void => {
  if (document.visibilityState === 'visible') client?.retryNow();
};
document.addEventListener('visibilitychange', wake);
window.addEventListener('online', wake);

/** Whoever signs in or out is somebody else to the server: the socket must introduce itself anew. */
export function restartLive(): void {
  client?.close();
  client = null;
}
