import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Refused } from '../../protocol/client.ts';
import { type LiveClient, openLive } from '../../protocol/live-client.ts';
import type { Command, Snapshot } from '../../protocol/play.ts';
import { type Harness, openHarness, soon } from './testing/harness.ts';
import { OTHER_TABLE, TABLE } from './testing/stub-tables.ts';

/** The client of pages and programs with the real server. */
let harness: Harness;
const clients: LiveClient[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await harness.stop();
});

const answer = (what = 'go'): Command => ({ do: 'answer', cite: 'q0.0', answer: what });

interface Page {
  readonly live: LiveClient;
  readonly pictures: Snapshot[];
  readonly wholes: number[];
  readonly news: string[];
  readonly states: string[];
  /** Cuts the line as a tunnel does. */
  cut(): void;
}

function open(person: string, seat: number | null): Page {
  const sockets: WebSocket[] = [];
  const pictures: Snapshot[] = [];
  const wholes: number[] = [];
  const news: string[] = [];
  const states: string[] = [];
  const live = openLive({
    url: `ws://127.0.0.1:${harness.port}/live`,
    connect: (url) => {
      const socket = new WebSocket(url, { headers: { authorization: `Bearer ${person}` } });
      sockets.push(socket);
      return socket;
    },
    onState: (state) => states.push(state),
    onNews: (table, what) => news.push(`${table} ${what}`),
    timing: { first: 20, most: 100 },
  });
  clients.push(live);
  live.watch(
    { table: TABLE, seat },
    {
      picture: (picture, change) => {
        pictures.push(picture);
        if (change === null) wholes.push(picture.seq);
      },
    },
  );
  return { live, pictures, wholes, news, states, cut: () => sockets.at(-1)?.terminate() };
}
const last = ({ pictures }: Page): number | undefined => pictures.at(-1)?.seq;

describe('the client', () => {
  it('keeps two tabs and a spectator in step with the table', async () => {
    harness = await openHarness();
    const pages = [open('ann', 0), open('ann', 0), open('cleo', null)] as const;
    await soon(() => pages.map(last)).toEqual([0, 0, 0]);
    for (let i = 1; i <= 5; i++) expect(await pages[0].live.act(TABLE, 0, answer())).toBe(i);
    // The answer came after the change: the one who acted sees it already.
    expect(last(pages[0])).toBe(5);
    await soon(() => pages.map(last)).toEqual([5, 5, 5]);
    for (const page of pages) expect(page.pictures.at(-1)).toEqual(harness.tables.now());
  });

  it('comes back after its line was cut, and gets only what it missed', async () => {
    harness = await openHarness();
    const page = open('ann', 0);
    await soon(() => last(page)).toBe(0);
    for (let i = 0; i < 3; i++) {
      page.cut();
      harness.tables.move();
      await soon(() => last(page)).toBe(i + 1);
    }
    expect(page.wholes).toEqual([0]);
    expect(page.pictures.at(-1)).toEqual(harness.tables.now());
  });

  it('gets the whole snapshot when it was away for too long', async () => {
    harness = await openHarness();
    const page = open('ann', 0);
    await soon(() => last(page)).toBe(0);
    page.cut();
    for (let i = 0; i < 9; i++) harness.tables.move();
    await soon(() => last(page)).toBe(9);
    expect(page.wholes).toEqual([0, 9]);
  });

  it('heals when a change got lost', async () => {
    harness = await openHarness();
    const page = open('ann', 0);
    await soon(() => harness.tables.watchers.size).toBe(1);
    const [watcher] = harness.tables.watchers;
    harness.tables.watchers.clear();
    harness.tables.move();
    harness.tables.watchers.add(watcher!);
    harness.tables.move();
    await soon(() => page.pictures.at(-1)).toEqual(harness.tables.now());
    expect(page.wholes).toEqual([0, 2]);
  });

  it('does not know of a command whose reply was lost, but sees it in the next snapshot', async () => {
    harness = await openHarness();
    const page = open('ann', 0);
    await soon(() => last(page)).toBe(0);
    const acted = page.live.act(TABLE, 0, answer('slow')).catch((error: Refused) => error.problem.code);
    await soon(() => harness.tables.answers).toEqual(['slow']);
    page.cut();
    expect(await acted).toBe('lost');
    await soon(() => last(page)).toBe(1);
    expect(harness.tables.now().seq).toBe(1);
  });

  it('gets news, reconnects when it is disconnected, and waits after a goodbye', async () => {
    harness = await openHarness();
    const page = open('ann', 0);
    await soon(() => last(page)).toBe(0);
    harness.live.hear({ is: 'notice', notice: { person: 'ann', table: OTHER_TABLE, what: 'turn' } });
    await soon(() => page.news).toEqual([`${OTHER_TABLE} turn`]);
    harness.live.hear({ is: 'person', person: 'ann' });
    await soon(() => page.states.slice(2)).toEqual(['waiting', 'connecting', 'open']);
    await soon(() => harness.live.counts().watches).toBe(1);
    await harness.live.goodbye(10_000);
    expect(page.live.state).toBe('waiting');
  });
});
