import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Language } from './words.ts';

export const SPEEDS = ['off', 'slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];
export const THEMES = ['dark', 'light', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  readonly theme: Theme;
  readonly speed: Speed;
  readonly sound: boolean;
  /** Sides and dice drawn with patterns besides colours: `data-patterns="on"` at the root, for boards to follow. */
  readonly patterns: boolean;
  /** Whether every answer waits for a confirmation. */
  readonly confirm: boolean;
  readonly language: Language;
  /** Whether the rail with log and chat is open, on wide screens. */
  readonly rail: boolean;
  /** Whether the list of choices under the board is open. */
  readonly list: boolean;
}

interface Store extends Settings {
  set(change: Partial<Settings>): void;
}

/** The settings stored in this browser. public/theme.js reads the theme before the page is drawn. */
export const useSettings = create<Store>()(
  persist(
    (set): Store => ({
      theme: 'dark',
      speed: 'normal',
      sound: false,
      patterns: false,
      confirm: true,
      language: 'en',
      rail: true,
      list: true,
      set,
    }),
    {
      name: 'wartable.settings',
      partialize: ({ set: _, ...kept }) => kept,
    },
  ),
);

const PACE: Readonly<Record<Speed, number>> = { off: 0, slow: 550, normal: 300, fast: 150 };
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
const lightOutside = matchMedia('(prefers-color-scheme: light)');

const follow = (query: MediaQueryList) => (changed: () => void) => {
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};
const followMotion = follow(lessMotion);

export const useLessMotion = (): boolean => useSyncExternalStore(followMotion, () => lessMotion.matches);

/** Milliseconds of the basic step of a motion; 0: no motion. */
export function usePace(): number {
  const speed = useSettings((settings) => settings.speed);
  return useLessMotion() ? 0 : PACE[speed];
}

/** Puts the settings on the root element, for style sheets. */
function show({ theme, patterns, speed }: Settings): void {
  const { dataset, style } = document.documentElement;
  const light = theme === 'light' || (theme === 'system' && lightOutside.matches);
  dataset['theme'] = light ? 'light' : 'dark';
  dataset['patterns'] = patterns ? 'on' : 'off';
  style.setProperty('--pace', lessMotion.matches ? '0ms' : `${PACE[speed]}ms`);
}

export function followSettings(): void {
  const now = (): void => show(useSettings.getState());
  now();
  useSettings.subscribe(show);
  lightOutside.addEventListener('change', now);
  lessMotion.addEventListener('change', now);
}
