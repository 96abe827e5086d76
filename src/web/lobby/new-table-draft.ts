import type { Chair, GameInfo, Level, NewTable } from '../../protocol/tables.ts';
import { newNonce } from '../net/nonce.ts';

/** A table in the making: `NewTable` with what is kept while another choice is looked at. */
export interface TableDraft {
  readonly game: string;
  readonly set: string;
  readonly chairs: readonly { readonly is: Chair['is']; readonly level: Level }[];
  readonly kind: NewTable['pace']['kind'];
  readonly minutes: number;
  readonly increment: number;
  readonly days: number;
  readonly late: NewTable['late'];
  readonly access: NewTable['access'];
  readonly spectators: boolean;
  readonly undo: NewTable['undo'];
  /** Between people; against computers only there are always hints. */
  readonly hints: boolean;
}

const USUAL_LEVEL: Level = 'steady';

const setIn = (game: GameInfo, set: string | undefined) =>
  game.optionSets.find(({ name }) => name === set) ?? game.optionSets[0];

/** I take the first chair; the others are for whom the wish says. */
export function draftFor(game: GameInfo, set: string | undefined, others: 'bot' | 'open'): TableDraft {
  const found = setIn(game, set);
  return {
    game: game.id,
    set: found?.name ?? '',
    chairs: (found?.seats ?? []).map((_, i) => ({ is: i === 0 ? 'me' : others, level: USUAL_LEVEL })),
    kind: 'none',
    minutes: 60,
    increment: 15,
    days: 2,
    // Between people nobody should be stuck when the other never comes back; without a clock that takes three days.
    late: others === 'open' ? 'bot' : 'extend',
    access: 'link',
    spectators: true,
    undo: 'consent',
    hints: false,
  };
}

/** The same draft for another set of options, which may have more chairs or fewer. */
export function withSet(draft: TableDraft, game: GameInfo, set: string): TableDraft {
  const seats = setIn(game, set)?.seats ?? [];
  const chairs = seats.map((_, i) => draft.chairs[i] ?? { is: 'open' as const, level: USUAL_LEVEL });
  return { ...draft, game: game.id, set, chairs };
}

/** I sit on this side; whoever sat there gets my old chair. */
export function seatedAt(draft: TableDraft, seat: number): TableDraft {
  const mine = draft.chairs.findIndex(({ is }) => is === 'me');
  if (mine < 0 || mine === seat) return draft;
  const chairs = draft.chairs.slice();
  const [here, there] = [chairs[mine], chairs[seat]];
  if (here === undefined || there === undefined) return draft;
  chairs[mine] = there;
  chairs[seat] = here;
  return { ...draft, chairs };
}

export const bodyOf = (draft: TableDraft): NewTable => ({
  game: draft.game,
  options: draft.set,
  chairs: draft.chairs.map(({ is, level }): Chair => {
    if (is === 'me') return { is, nonce: newNonce() };
    return is === 'bot' ? { is, level } : { is };
  }),
  pace:
    draft.kind === 'live'
      ? { kind: 'live', base: draft.minutes * 60, increment: draft.increment }
      : draft.kind === 'days'
        ? { kind: 'days', days: draft.days }
        : { kind: 'none' },
  late: draft.late,
  access: draft.access,
  spectators: draft.spectators,
  // Without a computer there is nobody to practise against.
  undo: draft.undo === 'practice' && !hasComputer(draft) ? 'consent' : draft.undo,
  hints: draft.hints,
});

/** More than one person will play at it, or one person for several sides. */
export const isBetweenPeople = ({ chairs }: Pick<TableDraft, 'chairs'>): boolean =>
  chairs.filter(({ is }) => is !== 'bot').length > 1;

export const hasComputer = ({ chairs }: Pick<TableDraft, 'chairs'>): boolean =>
  chairs.some(({ is }) => is === 'bot');
