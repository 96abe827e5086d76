import { create } from 'zustand';
import type { Me } from '../../protocol/people.ts';
import { introduce } from './request.ts';

interface Store {
  /** Null until it is known. */
  readonly me: Me | null;
  readonly error: unknown;
  load(): Promise<void>;
  set(me: Me): void;
}

/** Who uses this browser. A visitor becomes a guest with their first request. */
export const useMe = create<Store>()((set) => ({
  me: null,
  error: null,
  async load() {
    try {
      set({ me: await introduce(), error: null });
    } catch (error) {
      set({ error });
    }
  },
  set: (me) => set({ me, error: null }),
}));
