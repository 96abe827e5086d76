import { eventViewKept } from '../../../kernel/events.ts';
import type { AnyGame } from '../../../kernel/game.ts';
import type { Viewer } from '../../../kernel/ids.ts';
import { isRecord } from '../../../kernel/json.ts';
import { sayEvent, seatNamesOf } from '../../../kernel/speak/index.ts';
import type { View } from '../../../kernel/view.ts';
import type { LogRow } from '../../../protocol/play.ts';
import { refsOf } from '../../log/refs.ts';
import type { Line, Reel } from './reel.ts';

export const VIEW_FORMAT = 'wartable-view/1';

/** A running game as the server exports it: what one viewer sees and has read, and nothing else. */
export interface ViewFile {
  readonly format: typeof VIEW_FORMAT;
  readonly game: string;
  readonly seat: Viewer;
  readonly practice?: boolean;
  readonly view: View;
  readonly log: readonly LogRow[];
}

const isLogRow = (x: unknown): boolean =>
  isRecord(x) && Array.isArray(x['heard']) && x['heard'].every((one) => isRecord(one) && isRecord(one['e']));

export function isViewFile(x: Record<string, unknown>): x is Record<string, unknown> & ViewFile {
  const { view, seat, log } = x;
  return (
    typeof x['game'] === 'string' &&
    (seat === null || Number.isInteger(seat)) &&
    isRecord(view) &&
    isRecord(view['game']) &&
    ['faces', 'pool', 'known', 'stack', 'notebook', 'waiting', 'sealed'].every((part) =>
      Array.isArray(view[part]),
    ) &&
    Array.isArray(log) &&
    log.every(isLogRow)
  );
}

/** One moment of a running game. */
export function viewReel(game: AnyGame, file: ViewFile): Reel {
  const { view, seat, log } = file;
  const seats = game.seats(view.options).map(({ name, side }) => ({ name, side }));
  return {
    info: {
      game: game.id,
      options: view.options,
      seats,
      last: 0,
      over: false,
      whole: false,
      brought: false,
      practice: file.practice === true,
      marks: [],
      viewpoints: [seat ?? 'spectator'],
      owner: seat,
      chance: null,
    },
    file,
    sceneAt: () => ({ row: 0, view, heard: [], asked: view.question ? [view.question] : [] }),
    linesFor: (_from, people = seatNamesOf(game, view.options)) =>
      log.flatMap((row): Line[] => {
        const heard = row.heard.map(eventViewKept);
        const words = heard.map((one) => sayEvent(game, one, seat, people, view.options));
        const refs = [...new Set(heard.flatMap((one) => refsOf(game, one)))];
        return words.length === 0 ? [] : [{ row: 0, seat: row.seat, at: row.at, words, refs, gone: false }];
      }),
  };
}
