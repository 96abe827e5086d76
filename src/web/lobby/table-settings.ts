import type { Chair, GameInfo, Level, NewTable } from '../../protocol/tables.ts';
import { newNonce } from '../net/nonce.ts';

/** The settings of a new table: `NewTable`, and what the form remembers of other choices. */
export interface TableSettings {
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

/** I take the first seat; `others` says who gets the rest. */
export function defaultSettings(
  game: GameInfo,
  set: string | undefined,
  others: 'bot' | 'open',
): TableSettings {
  const found = setIn(game, set);
  return {
    game: game.id,
    set: found?.name ?? '',
    chairs: (found?.seats ?? []).map((_, i) => ({ is: i === 0 ? 'me' : others, level: USUAL_LEVEL })),
    kind: 'none',
    minutes: 60,
    increment: 15,
    days: 2,
    // Between people nobody should be stuck when the other never returns; without a clock that takes three days.
    late: others === 'open' ? 'bot' : 'extend',
    access: 'link',
    spectators: true,
    undo: 'consent',
    hints: false,
  };
}

/** The same settings for another set of options, which may have more chairs or fewer. */
export function withSet(settings: TableSettings, game: GameInfo, set: string): TableSettings {
  const seats = setIn(game, set)?.seats ?? [];
  const chairs = seats.map((_, i) => settings.chairs[i] ?? { is: 'open' as const, level: USUAL_LEVEL });
  return { ...settings, game: game.id, set, chairs };
}

/** I take this seat and swap with the person who had it. */
export function seatedAt(settings: TableSettings, seat: number): TableSettings {
  const mine = settings.chairs.findIndex(({ is }) => is === 'me');
  if (mine < 0 || mine === seat) return settings;
  const chairs = settings.chairs.slice();
  const [here, there] = [chairs[mine], chairs[seat]];
  if (here === undefined || there === undefined) return settings;
  chairs[mine] = there;
  chairs[seat] = here;
  return { ...settings, chairs };
}

export const bodyOf = (settings: TableSettings): NewTable => ({
  game: settings.game,
  options: settings.set,
  chairs: settings.chairs.map(({ is, level }): Chair => {
    if (is === 'me') return { is, nonce: newNonce() };
    return is === 'bot' ? { is, level } : { is };
  }),
  pace:
    settings.kind === 'live'
      ? { kind: 'live', base: settings.minutes * 60, increment: settings.increment }
      : settings.kind === 'days'
        ? { kind: 'days', days: settings.days }
        : { kind: 'none' },
  late: settings.late,
  access: settings.access,
  spectators: settings.spectators,
  // Without a computer there is nobody to practise against.
  undo: settings.undo === 'practice' && !hasComputer(settings) ? 'consent' : settings.undo,
  hints: settings.hints,
});

/** Whether more than one seat is for people. */
export const isBetweenPeople = ({ chairs }: Pick<TableSettings, 'chairs'>): boolean =>
  chairs.filter(({ is }) => is !== 'bot').length > 1;

export const hasComputer = ({ chairs }: Pick<TableSettings, 'chairs'>): boolean =>
  chairs.some(({ is }) => is === 'bot');
