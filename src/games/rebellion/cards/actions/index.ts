import type { ActionCard, ActionEffect, WindowName } from './action.ts';
import { IMPERIAL_ACTIONS } from './imperial.ts';
import { REBEL_ACTIONS } from './rebel.ts';

const ALL = { ...IMPERIAL_ACTIONS, ...REBEL_ACTIONS };
export type ActionId = keyof typeof ALL;

/** The 34 action cards by their ids. Rules look them up here only. */
export const ACTIONS: Readonly<Record<ActionId, ActionCard>> = ALL;

const IDS = Object.keys(ALL) as ActionId[];
const BY_WINDOW = new Map<WindowName, readonly ActionId[]>();
/** The cards that may be used at such a moment. */
export function actionsFor(window: WindowName): readonly ActionId[] {
  const known = BY_WINDOW.get(window) ?? IDS.filter((id) => ALL[id].window === window);
  BY_WINDOW.set(window, known);
  return known;
}

type EffectOf<K extends ActionEffect['do']> = Extract<ActionEffect, { do: K }>;
/** The card's effect of this kind; undefined: it has none. */
export const effectOn = <K extends ActionEffect['do']>(id: ActionId, kind: K): EffectOf<K> | undefined =>
  ACTIONS[id].effects.find((e): e is EffectOf<K> => e.do === kind);
