import { create } from 'zustand';
import type { GameInfo } from '../../protocol/tables.ts';
import { api } from './request.ts';

interface Store {
  readonly games: readonly GameInfo[] | null;
  readonly error: unknown;
  load(): Promise<void>;
}

/** The games that the server has; fetched once. */
export const useGames = create<Store>()((set, get) => ({
  games: null,
  error: null,
  async load() {
    if (get().games !== null) return;
    try {
      const { games } = await api('games', {});
      set({ games, error: null });
    } catch (error) {
      set({ error });
    }
  },
}));
