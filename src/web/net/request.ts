import { type Parts, Refused, type Reply, request } from '../../protocol/client.ts';
import type { RouteName } from '../../protocol/routes.ts';
import { t } from '../shell/words.ts';

export { Refused, request as api } from '../../protocol/client.ts';

/** What went wrong, in words for a person. A request that never arrived has no refusal. */
export const problemWords = (error: unknown): string =>
  error instanceof Refused ? error.problem.message : t('error.offline.words');

export const isMissing = (error: unknown): boolean => error instanceof Refused && error.status === 404;

/** Words of a player about something that seems wrong, kept with the table as his seat sees it. */
export async function report(table: string, seat: number | null, words: string): Promise<void> {
  await request('report', { params: { id: table }, body: { seat, words } });
}

export type { Parts, Reply, RouteName };
export { request };
