import type { Board } from './board.ts';

/** Boards are found by their folder and loaded when a table of their game is opened. Each exports its `Board` as `board`. */
const FOUND = import.meta.glob<{ readonly board: Board }>('../boards/*/index.{ts,tsx}');

const loaders = new Map(
  Object.entries(FOUND).map(([path, load]) => [path.split('/')[2] ?? path, load] as const),
);
const loaded = new Map<string, Promise<Board>>();

/** The board of a game; fails if the game has none or the network is down. */
export function loadBoard(game: string): Promise<Board> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const load = loaders.get(game);
  if (load === undefined) return Promise.reject(new Error(`no board for ${game}`));
  const board = load().then((module) => module.board);
  loaded.set(game, board);
  // A failed load is tried again next time.
  board.catch(() => loaded.delete(game));
  return board;
}
