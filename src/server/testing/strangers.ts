import { ROUTES, type Route, type RouteName } from '../../protocol/routes.ts';
import { type Got, send } from '../http/testing/http-server.ts';

type TableRoute = {
  [N in RouteName]: (typeof ROUTES)[N]['path'] extends `/api/tables/:id${string}` ? N : never;
}[RouteName];

/** For each request about a table: a body that could be sent. A new request must be added here. */
const TRIES: { readonly [N in TableRoute]: readonly { query?: string; body?: unknown }[] } = {
  table: [{}, { query: '?key=abcdefghijklmnopqrstuv' }],
  join: [{ body: {} }, { body: { seat: 0 } }, { body: { key: 'abcdefghijklmnopqrstuv' } }],
  leave: [{}],
  fill: [{ body: { seat: 1, level: 'steady' } }, { body: { seat: 0, level: null } }],
  start: [{}],
  abandon: [{}],
  rematch: [{}],
  settle: ['extend', 'bot', 'claim'].map((what) => ({ body: { seat: 0, do: what } })),
  look: [{}, { query: '?seat=0' }, { query: '?seat=1' }, { query: '?seat=7' }, { query: '?key=x&after=3' }],
  act: [
    { body: { seat: 0, command: { do: 'resign' } } },
    { body: { seat: 1, command: { do: 'offer-draw' } } },
    { body: { seat: 0, command: { do: 'answer', cite: 'q1.0', answer: { is: 'choose', id: 'do:pass' } } } },
    { body: { seat: 1, command: { do: 'undo' } } },
    { body: { seat: 7, command: { do: 'stand', on: '*', answer: null, until: 'game' } } },
  ],
  why: [{ body: { seat: 0, ref: 'card:1' } }, { body: { seat: 1, ref: 'leader:darth-vader' } }],
  hint: [{ body: { seat: 0 } }, { body: { seat: 1 } }],
  chat: [{}, { query: '?key=wrong' }],
  say: [{ body: { text: 'psst' } }],
  mute: [{ body: { person: 'abcdefghijkl', muted: true } }],
  report: [{ body: { seat: 0, words: 'x' } }, { body: { seat: null, words: 'x' } }],
  exportTable: [{}, { query: '?seat=0' }, { query: '?seat=1' }, { query: '?seat=null&key=x' }],
};

export interface Tried {
  readonly name: string;
  readonly path: string;
  readonly got: Got;
}

/** Sends every request about a table, with these headers. */
export async function tryAll(url: string, id: string, headers: Record<string, string>): Promise<Tried[]> {
  const tries = Object.entries(TRIES).flatMap(([name, some]) => some.map((one) => ({ name, ...one })));
  return Promise.all(
    tries.map(async ({ name, query = '', body }) => {
      const { method, path }: Route = ROUTES[name as TableRoute];
      const where = path.replace(':id', id) + query;
      const sent =
        method === 'GET'
          ? { method, headers }
          : { method, headers: { 'content-type': 'application/json', ...headers }, body: body ?? {} };
      return { name, path: where, got: await send(url, where, sent) };
    }),
  );
}

/** The results by request: 'join 409 started'. */
export const outcomes = (tried: readonly Tried[]): string[] => [
  ...new Set(
    tried.map(({ name, got }) => `${name} ${got.status}${got.status === 200 ? '' : ` ${got.code}`}`),
  ),
];

/** The line of a log about a request. */
export function lineOf(lines: readonly string[], got: Got): Record<string, unknown> {
  const id = got.headers['x-request-id'];
  const line = lines.find((text) => text.includes(`"request":"${id}"`) && text.includes('"status"'));
  return JSON.parse(line ?? '{}') as Record<string, unknown>;
}
