import type { Settings } from '../settings.ts';
import type { GuestCutoffs, TableCutoffs } from '../store/port.ts';

/** How long what nobody needs any more is kept. */
export type RetentionSettings = Pick<
  Settings,
  'keepGuests' | 'keepOpenTables' | 'keepFinishedGames' | 'keepAccountGames'
>;

/** Whoever never sat at a table has nothing to lose: most are crawlers, and visitors who only looked. */
const VISITOR_DAYS = 30;

/** What is older than these moments goes. */
export interface Cutoffs {
  readonly guests: GuestCutoffs;
  readonly open: TableCutoffs;
  readonly finished: TableCutoffs;
}

/**
 * **Decided:** a guest goes after 180 days without a sign of life: the cookie has ended by then, so that nobody can come back as this
 * guest. Their running games are resigned, as when they delete themselves. A table whose game never started goes after 60 days. A
 * finished game of guests goes after a year: nobody lists it any more, but a link to it may have been passed on. The finished
 * games of an account stay for ever: to keep them is what people make accounts for, and a game takes little room (a few hundred kilobytes).
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
