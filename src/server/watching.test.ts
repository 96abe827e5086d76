import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seeded } from '../kernel/chance/seeded.ts';
import { sample } from '../kernel/forms/index.ts';
import { withChange } from '../protocol/live-client.ts';
import type { Snapshot } from '../protocol/play.ts';
import type { TableInfo } from '../protocol/tables.ts';
import { type Caller, soon } from './live/testing/harness.ts';
import { aPair, at, type Pair } from './testing/pair.ts';
import { aTable, playOn, type Visitor } from './testing/server.ts';
import { bearer, dial, heardAt } from './testing/sockets.ts';

/** What pages are sent by a real server, as long as they are open. */
let pair: Pair;
let ann: Visitor;
let bob: Visitor;
let carl: Visitor;
const pages: Caller[] = [];
beforeAll(async () => {
  pair = await aPair();
  ({ ann, bob, carl } = pair);
}, 60_000);
afterEach(() => {
  for (const { ws } of pages.splice(0)) ws.terminate();
});
afterAll(() => pair.stop(), 60_000);

async function page(who: Visitor, table?: TableInfo, seat: number | null = null): Promise<Caller> {
  const opened = await dial(pair.server.url, bearer(who));
  pages.push(opened);
  if (table) expect(await opened.ask({ do: 'watch', table: table.id, seat })).toMatchObject({ is: 'done' });
  return opened;
}

/** The content of a page: the first snapshot with all changes since. */
const onScreen = ({ heard }: Caller): Snapshot | null =>
  heard.reduce<Snapshot | null>((picture, message) => {
    if (message.is === 'picture') return message.picture;
    if (message.is !== 'change' || picture === null) return picture;
    const next = withChange(picture, message.change);
    if (next === null) throw new Error('A change does not fit the picture before it.');
    return next;
  }, null);

describe('what somebody says', () => {
  test('reaches all watchers except those who muted the sender', async () => {
    const table = await pair.table({}, 0);
    const say = (who: Visitor, text: string) => who.ask('say', { ...at(table), body: { text } });
    const mute = (muted: boolean) => ann.ask('mute', { ...at(table), body: { person: bob.id, muted } });
    const [hers, hersToo, his, looksOn, elsewhere] = await Promise.all([
      page(ann, table, 0),
      page(ann, table, 0),
      page(bob, table, 1),
      page(carl, table),
      page(carl),
    ]);
    await say(ann, 'hello');
    expect(await his.ask({ do: 'say', table: table.id, text: 'hi' })).toMatchObject({ is: 'done' });
    for (const one of [hers, hersToo, his, looksOn])
      await soon(() => heardAt(one, table)).toEqual(['hello', 'hi']);

    await mute(true);
    await say(bob, 'your base is on Hoth');
    await say(ann, 'I do not listen');
    await soon(() => heardAt(hers, table).at(-1)).toBe('I do not listen');
    await mute(false);
    await say(bob, 'sorry');
    for (const one of [his, looksOn])
      await soon(() => heardAt(one, table)).toEqual([
        'hello',
        'hi',
        'your base is on Hoth',
        'I do not listen',
        'sorry',
      ]);
    for (const one of [hers, hersToo])
      await soon(() => heardAt(one, table)).toEqual(['hello', 'hi', 'I do not listen', 'sorry']);
    expect(heardAt(elsewhere, table)).toEqual([]);
  });
});

describe('news', () => {
  test('come to a page that does not look: it is your turn, it is over', async () => {
    const table = await pair.table({}, 0);
    const [looking, elsewhere] = [await page(ann, table, 0), await page(ann)];
    const news = (one: Caller) =>
      one.of('news').flatMap((message) => (message.table === table.id ? [message.what] : []));
    // Until the other player has answered and the turn comes back.
    let turn = 0;
    await playOn(table, [ann, bob], 1000, (seat) => {
      turn = turn === 0 && seat === 1 ? 1 : turn;
      return turn === 1 && seat === 0;
    });
    await soon(() => news(elsewhere)).toContain('turn');
    expect(news(elsewhere)).not.toContain('over');
    await bob.ask('act', { ...at(table), body: { seat: 1, command: { do: 'resign' } } });
    await soon(() => news(elsewhere).at(-1)).toBe('over');
    expect(news(looking)).toEqual([]);
  });
});

describe('two tabs of one seat', () => {
  test('stay in step, whichever the answers are given in', async () => {
    const table = await pair.table({}, 0);
    const tabs = [await page(ann, table, 0), await page(ann, table, 0)] as const;
    const opponent = await page(bob, table, 1);
    const chance = seeded('tabs');
    for (let given = 0; given < 12; given++) {
      const tab = tabs[given % 2]!;
      const seen = onScreen(tab)!;
      const mine = seen.sight.cite !== null && seen.sight.given === null;
      const [from, seat] = mine ? [tab, 0] : [opponent, 1];
      const { cite, view } = onScreen(from)!.sight;
      const answer = sample(view.question!.form, chance);
      const command = { do: 'answer' as const, cite: cite!, answer };
      expect(await from.ask({ do: 'act', table: table.id, seat, command })).toMatchObject({ is: 'done' });
      // A step in one is visible on the other before anything else happens.
      const now = await ann.look(table, 0);
      for (const one of tabs) await soon(() => onScreen(one)).toEqual(now);
      await soon(() => onScreen(opponent)?.seq).toBe((await bob.look(table, 1)).seq);
    }
    const [first, second] = tabs.map((tab) => tab.of('change').map(({ change }) => change));
    expect(first!.length).toBeGreaterThan(6);
    expect(second).toEqual(first);
  });
});

describe('somebody who looks and does not read', () => {
  test('is cut off, while the others go on and get everything', async () => {
    // From all three places, so that it takes less time.
    const table = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'me' }]));
    const looksOn = await page(carl, table);
    const deaf = await page(ann, table, 0);
    for (const seat of [1, null]) await deaf.ask({ do: 'watch', table: table.id, seat });
    deaf.ws.pause();
    const cut = () =>
      pair.server.lines.some(
        (line) =>
          line.includes('socket disconnected: the client does not keep up') &&
          line.includes('"why":"slow"') &&
          line.includes(ann.id),
      );
    // The operating system's buffers for this client, then our limit: some megabytes.
    const text = '\u2603'.repeat(500);
    let said = 0;
    while (!cut() && said < 4000) {
      await Promise.all([
        playOn(table, [ann, ann], 1),
        ...Array.from({ length: 25 }, () => ann.ask('say', { ...at(table), body: { text } })),
      ]);
      said += 25;
    }
    expect(cut()).toBe(true);
    await soon(() => heardAt(looksOn, table).length).toBe(said);
    await soon(() => onScreen(looksOn)).toEqual(await carl.look(table));
  });
});
