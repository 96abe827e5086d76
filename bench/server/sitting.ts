import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Reply } from '../../src/protocol/client.ts';
import { request } from '../../src/protocol/client.ts';
import type { NewTable } from '../../src/protocol/tables.ts';

/** A player with a token and a socket of their own. */
export interface Guest {
  readonly base: string;
  readonly token: string;
  readonly socket: WebSocket;
}

export async function guestAt(base: string): Promise<Guest> {
  const me = await fetch(`${base}/api/me`);
  await me.arrayBuffer();
  const cookie = (me.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const made = await fetch(`${base}/api/tokens`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ label: 'load' }),
  });
  if (!made.ok) throw new Error(`no token: ${made.status} ${await made.text()}`);
  const { secret: token } = (await made.json()) as Reply<'makeToken'>;
  const headers = { authorization: `Bearer ${token}` };
  const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/live`, { headers });
  await once(socket, 'open');
  return { base, token, socket };
}

/** Two people sit down at a new table; the number of the table. */
export async function sitDown(game: string, options: string, guests: readonly Guest[]): Promise<string> {
  const [host, ...others] = guests;
  if (!host) throw new Error('nobody sits down');
  const body: NewTable = {
    game,
    options,
    chairs: guests.map((guest) => (guest === host ? { is: 'me' } : { is: 'open' })),
    pace: { kind: 'none' },
    late: 'extend',
    access: 'public',
    spectators: true,
    undo: 'consent',
  };
  const { id } = await request('makeTable', { body }, host);
  for (const guest of others) await request('join', { params: { id }, body: {} }, guest);
  return id;
}
