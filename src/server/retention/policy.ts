import type { Settings } from '../settings.ts';
import type { GuestCutoffs, TableCutoffs } from '../store/port.ts';

/** How long what nobody needs any more is kept. */
export type RetentionSettings = Pick<
  Settings,
  'keepGuests' | 'keepOpenTables' | 'keepFinishedGames' | 'keepAccountGames'
>;

/** A guest who never sat at a table has nothing to lose: most are crawlers and visitors who only looked. */
const VISITOR_DAYS = 30;

/** Everything older than these moments is deleted. */
export interface Cutoffs {
  readonly guests: GuestCutoffs;
  readonly open: TableCutoffs;
  readonly finished: TableCutoffs;
}

/**
 * **Decided:** a guest is deleted after 180 days without a sign of life: the cookie has expired by then, so nobody can
 * return as this guest. Their running games are resigned, as when they delete their account. A table whose game never
 * started is deleted after 60 days. A finished game of guests is deleted after a year: it is no longer listed, but a
 * link to it may have been passed on. Finished games of an account stay forever: keeping them is what accounts are for,
 * and a game takes little space (a few hundred kilobytes).
 */
export function cutoffsOf(settings: RetentionSettings, now: Date): Cutoffs {
  const before = (days: number | null): string | null =>
    days === null ? null : new Date(now.getTime() - days * 86_400_000).toISOString();
  const { keepGuests, keepOpenTables, keepFinishedGames, keepAccountGames } = settings;
  const open = before(keepOpenTables);
  return {
    guests: {
      visitors: before(keepGuests === null ? null : Math.min(keepGuests, VISITOR_DAYS)),
      guests: before(keepGuests),
    },
    open: { guests: open, accounts: open },
    finished: { guests: before(keepFinishedGames), accounts: before(keepAccountGames) },
  };
}
