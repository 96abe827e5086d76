import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../../protocol/routes.ts';
import { Denied } from '../../denied.ts';
import { Browser, startServer, type TestServer } from '../testing/http-server.ts';

const ID = 'abcdefghijkl';
const AT = `/api/tables/${ID}`;
const KEY = 'abcdefghijklmnopqrstuv';
const NEW_TABLE = {
  game: 'rebellion',
  chairs: [{ is: 'me' }, { is: 'bot', level: 'strong' }],
  pace: { kind: 'days', days: 3 },
  late: 'claim',
  access: 'link',
  spectators: false,
  undo: 'barrier',
};

let server: TestServer;
let browser: Browser;
let me: string;
beforeAll(async () => {
  server = await startServer({ factor: Number.POSITIVE_INFINITY });
  browser = new Browser(server.url);
  me = (await browser.me()).id;
});
afterAll(() => server.stop());

const SIGNAL = expect.any(AbortSignal);

/** Method, path, body; what the tables are asked. */
const HANDED_OVER: [string, string, unknown, unknown[]][] = [
  ['GET', '/api/tables?which=running', undefined, ['tables', 'running']],
  ['POST', '/api/tables', NEW_TABLE, ['makeTable', NEW_TABLE]],
  ['GET', AT, undefined, ['table', ID, undefined]],
  ['GET', `${AT}?key=${KEY}`, undefined, ['table', ID, KEY]],
  ['POST', `${AT}/join`, { seat: 1, key: KEY }, ['join', ID, { seat: 1, key: KEY }]],
  ['POST', `${AT}/leave`, {}, ['leave', ID]],
  ['POST', `${AT}/fill`, { seat: 1, level: null }, ['fill', ID, { seat: 1, level: null }]],
  ['POST', `${AT}/start`, {}, ['start', ID]],
  ['POST', `${AT}/abandon`, {}, ['abandon', ID]],
  ['POST', `${AT}/rematch`, {}, ['rematch', ID]],
  ['POST', `${AT}/settle`, { seat: 0, do: 'bot' }, ['settle', ID, { seat: 0, do: 'bot' }]],
  ['GET', `${AT}/look?seat=1&after=3&wait=25`, undefined, ['look', ID, { seat: 1, after: 3, wait: 25 }]],
  ['GET', `${AT}/look`, undefined, ['look', ID, {}]],
  [
    'POST',
    `${AT}/act`,
    { seat: 1, command: { do: 'answer', cite: 'q1', answer: { pick: [0] } } },
    ['act', ID, 1, { do: 'answer', cite: 'q1', answer: { pick: [0] } }],
  ],
  ['POST', `${AT}/why`, { seat: 0, ref: 'slot:12' }, ['why', ID, 0, 'slot:12']],
  ['POST', `${AT}/hint`, { seat: 0 }, ['hint', ID, 0, SIGNAL]],
  ['GET', `${AT}/chat?key=x`, undefined, ['chat', ID, 'x']],
  ['POST', `${AT}/chat`, { text: '<b>hi</b>' }, ['say', ID, '<b>hi</b>']],
  ['POST', `${AT}/mute`, { person: 'somebody', muted: true }, ['mute', ID, 'somebody', true, undefined]],
  [
    'POST',
    `${AT}/report`,
    { seat: null, words: 'odd', key: 'x' },
    ['report', ID, { seat: null, key: 'x' }, 'odd'],
  ],
  ['GET', `${AT}/export?seat=null&key=x`, undefined, ['exportTable', ID, { seat: null, key: 'x' }]],
];

describe('tables and play', () => {
  it.each(HANDED_OVER)(
    '%s %s is handed over, with who asks',
    async (method, path, body, [name, ...given]) => {
      server.does[name as keyof TestServer['does']] = () => ({ done: name });
      const got = await browser.send(method, path, body);
      expect(got.status).toBe(200);
      expect(got.json()).toEqual(name === 'leave' || name === 'mute' ? {} : { done: name });
      expect(server.asked.at(-1)).toEqual([name, me, ...given]);
    },
  );

  it('all of them', () => {
    const names = new Set(HANDED_OVER.map(([, , , [name]]) => name));
    const people = Object.entries(ROUTES).filter(([, { tag }]) => tag === 'people' || tag === 'programs');
    // Besides these, the games, and imports (import.test.ts).
    expect(names.size + people.length + 2).toBe(Object.keys(ROUTES).length);
  });

  it('games are listed for anybody', async () => {
    expect((await new Browser(server.url).get('/api/games')).json()).toEqual({ games: [] });
  });

  it('a refusal by the rules is passed on unchanged', async () => {
    server.does.act = () => {
      throw new Denied(409, 'refused', 'This question is no longer asked.', { refused: 'stale' });
    };
    const got = await browser.post(`${AT}/act`, { seat: 0, command: { do: 'resign' } });
    expect(got.status).toBe(409);
    expect(got.json()).toEqual({
      error: { code: 'refused', message: 'This question is no longer asked.', refusal: { refused: 'stale' } },
    });
  });
});

describe('a reply that is not what was promised', () => {
  it('is a mistake, where replies are compared', async () => {
    const strict = await startServer({ checkReplies: true });
    const guest = new Browser(strict.url);
    await guest.me();
    strict.does.hint = () => ({ cite: 'q', answer: 1, why: 'because', secret: 'more than promised' });
    expect((await guest.post(`${AT}/hint`, { seat: 0 })).status).toBe(500);
    strict.does.hint = () => ({ cite: 'q', answer: 1, why: 'because' });
    expect((await guest.post(`${AT}/hint`, { seat: 0 })).status).toBe(200);
    await strict.stop();
  });
});
