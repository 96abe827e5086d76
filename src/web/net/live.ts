import { create } from 'zustand';
import { type LinkState, type LiveClient, openLive } from '../../protocol/live-client.ts';
import { useMe } from './me.ts';
import { forgetMe } from './request.ts';

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
  const opened = openLive({
    url: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/live`,
    connect: (url) => {
      const socket = new WebSocket(url);
      socket.addEventListener('close', ({ code }) => {
        if (code === ANOTHER_IDENTITY) setTimeout(() => client === opened && void lookWhoIAm(), OWN_REPLY);
      });
      return socket;
    },
    onState: (link) => useLink.setState({ link }),
    onNews: (table, what) =>
      useLink.setState(({ news }) => ({ news: { n: (news?.n ?? 0) + 1, table, what } })),
  });
  client = opened;
  return opened;
}

/** The server closes with this code when this browser's sign-in has changed or ended. */
const ANOTHER_IDENTITY = 4401;

/** Milliseconds. If a request of our own has changed who we are, its reply is here by then, and the socket is another. */
const OWN_REPLY = 2000;

/** Signed out from elsewhere, for one: then we are a new guest. */
async function lookWhoIAm(): Promise<void> {
  forgetMe();
  await useMe.getState().load();
}

/** The page came into view, or the machine is back in the network: no reason to wait any longer. */
const wake = (): void => {
  if (document.visibilityState === 'visible') client?.retryNow();
};
document.addEventListener('visibilitychange', wake);
window.addEventListener('online', wake);

/** The server sees somebody else now: the socket connects again, or there would be no more news. */
export function restartLive(): void {
  client?.close();
  client = null;
  live();
}
