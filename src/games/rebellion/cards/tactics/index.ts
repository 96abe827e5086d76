import { GROUND_TACTICS } from './ground.ts';
import { SPACE_TACTICS } from './space.ts';
import type { TacticCard, TacticEffect } from './tactic.ts';

const ALL = { ...SPACE_TACTICS, ...GROUND_TACTICS };
export type TacticId = keyof typeof ALL;

/** The two tactic decks, 15 cards each, shared by both sides. Rules look them up here only. */
export const TACTICS: Readonly<Record<TacticId, TacticCard>> = ALL;

type EffectOf<K extends TacticEffect['do']> = Extract<TacticEffect, { do: K }>;
/** The card's effect of this kind; undefined: it has none. */
export const tacticEffect = <K extends TacticEffect['do']>(
  id: TacticId | null,
  kind: K,
): EffectOf<K> | undefined =>
  id === null ? undefined : TACTICS[id].effects.find((e): e is EffectOf<K> => e?.do === kind);
