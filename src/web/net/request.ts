import { Refused, type Reply, request } from '../../protocol/client.ts';
import type { Me } from '../../protocol/people.ts';
import type { RouteName } from '../../protocol/routes.ts';
import { t } from '../shell/words.ts';

export { Refused } from '../../protocol/client.ts';

let hello: Promise<Me> | null = null;

/** Who I am; a visitor becomes a guest by asking. Asked once, also when several parts of the page want to know at once. */
export function introduce(): Promise<Me> {
  hello ??= request('me', {}).catch((error: unknown) => {
    hello = null;
    throw error;
  });
  return hello;
}

/** After this the server sees somebody else. */
export function forgetMe(): void {
  hello = null;
}

/** Not by its status: a wrong password must not be tried twice. */
const isNobody = (error: unknown): boolean =>
  error instanceof Refused && (error.problem.code === 'nobody' || error.problem.code === 'session-ended');

/** A request as me. A new visitor becomes a guest first; an expired guest gets a new name. */
export async function api<N extends RouteName>(
  name: N,
  parts: Parameters<typeof request<N>>[1],
): Promise<Reply<N>> {
  await introduce();
  try {
    return await request(name, parts);
  } catch (error) {
    if (!isNobody(error)) throw error;
    forgetMe();
    await introduce();
    return request(name, parts);
  }
}

/** What went wrong, in words for a person. A request that never arrived has no refusal. */
export const problemWords = (error: unknown): string =>
  error instanceof Refused ? error.problem.message : t('error.offline.words');

export const isMissing = (error: unknown): boolean => error instanceof Refused && error.status === 404;

/** A player's report of a problem, stored with the table as their seat sees it. */
export async function report(
  table: string,
  seat: number | null,
  words: string,
  key: string | undefined,
): Promise<void> {
  const body = { seat, words, ...(key === undefined ? {} : { key }) };
  await api('report', { params: { id: table }, body });
}

export type { Reply, RouteName };
