import type { Card } from '../../../kernel/cards.ts';
import type { Basis } from '../rules/document/rule.ts';
import type { EventEffect, Power, StrategyEffect } from './effects.ts';
import type { SourceId } from './sources.ts';

/** In order of publication: cards of a later box are numbered after all others, so that kept games stay valid. */
export const BOXES = ['base'] as const;

/** What every entry has. An entry is one printed card, or cards that differ only in value or side. */
interface EvrEntry extends Card<SourceId, Basis> {
  /** In which box it is sold. */
  readonly box: (typeof BOXES)[number];
  /** How many of each there are; of cards that both sides have, how many a side. */
  readonly copies: 1;
}

/** What every resource card has. */
export interface ResourceEntry extends EvrEntry {
  /** For small cards. */
  readonly short: string;
  readonly power: Power;
  /** What one uses the power for, after "Use Yoda: ". Numbers as in `text`. */
  readonly use: string;
}

export interface CharacterEntry extends ResourceEntry {
  /** Resource value while ready, and while exhausted. */
  readonly ready: number;
  readonly exhausted: number;
}

export interface OrdinaryEntry extends ResourceEntry {
  /** One card of each value for both sides; the value stays the same when the card is exhausted. */
  readonly values: readonly number[];
}

export interface StrategyEntry extends EvrEntry {
  /** For small cards. */
  readonly short: string;
  readonly effect: StrategyEffect;
}

export interface EventEntry extends EvrEntry {
  /** Where the name is too long for the list of events. */
  readonly short?: string;
  readonly objective: number;
  readonly capacity: number;
  readonly points: number;
  readonly influence: number;
  readonly effect: EventEffect | null;
}
