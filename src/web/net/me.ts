import { create } from 'zustand';
import type { Me } from '../../protocol/people.ts';
import { api } from './request.ts';

interface Store {
  /** Null until it is known. */
  readonly me: Me | null;
  readonly error: unknown;
  load(): Promise<void>;
  set(me: Me): void;
}

/** Asked twice at once, a first visitor would become two guests. */
let asking: Promise<void> | null = null;

/** Who sits in front of this browser. A visitor becomes a guest with his first request. */
export const useMe = create<Store>()((set) => ({
  me: null,
  error: null,
  load() {
    asking ??= api('me', {})
      .then(
        (me) => set({ me, error: null }),
        (error: unknown) => set({ error }),
      )
      .finally(() => {
        asking = null;
      });
    return asking;
  },
  set: (me) => set({ me, error: null }),
}));
