import { once } from 'node:events';
import { WebSocket } from 'ws';
import { Caller } from '../live/testing/harness.ts';

/** A socket with these headers, at a real server. */
export async function dial(url: string, headers: Record<string, string>): Promise<Caller> {
  const ws = new WebSocket(`${url.replace(/^http/, 'ws')}/live`, { headers });
  const caller = new Caller(ws);
  await once(ws, 'open');
  return caller;
}

export const bearer = ({ token }: { readonly token: string }): { authorization: string } => ({
  authorization: `Bearer ${token}`,
});

/** The chat of a table, as a page has received it. */
export const heardAt = (page: Caller, { id }: { readonly id: string }): string[] =>
  page.of('chat').flatMap(({ table, line }) => (table === id ? [line.text] : []));
