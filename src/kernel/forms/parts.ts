import type { Ref, RuleId } from '../ids.ts';

/** Numbers and words that a prompt or a widget may show beside a choice; the rules never read them back. */
export type Facts = Readonly<Record<string, string | number | boolean>>;
export type Tag = string;

/** What can be pointed at and named: an option of a choice, a lot, a thing to put in order. */
export interface Offer {
  readonly id: string;
  readonly refs: readonly Ref[];
  /** The place it is taken from; absent: there is only one, or none. */
  readonly from?: Ref;
  readonly to?: readonly string[];
  readonly facts?: Facts;
}

/** One alternative. */
export interface Option {
  readonly id: string;
  readonly refs: readonly Ref[];
  readonly facts?: Facts;
}

/** Some alike things that may be given, moved or taken. */
export interface Lot {
  readonly id: string;
  readonly refs: readonly Ref[];
  readonly tags: readonly Tag[];
  readonly min: number;
  readonly max: number;
  /** Health, stars, capacity used. */
  readonly weight: number;
  /** Capacity offered to others of the same source. */
  readonly carry: number;
  /** Goes only along with something of its source that offers capacity, even if it uses none itself: a captive. */
  readonly rides?: boolean;
  /** The places it may go to; absent: any. */
  readonly to?: readonly string[];
  /** The rule behind `min` and `max`, for the refusal. */
  readonly rule?: RuleId;
  readonly facts?: Facts;
}

/** A place that lots are dealt to. */
export interface AllotSlot {
  readonly id: string;
  readonly ref: Ref;
  readonly tags: readonly Tag[];
  readonly max: number | null;
  /** The rule behind `max`, for the refusal. */
  readonly rule?: RuleId;
  readonly facts?: Facts;
}

/** A rule over the whole answer; its name goes into the refusal. */
export interface Limit<Per extends 'all' | 'slot' | 'source' = 'all' | 'slot' | 'source'> {
  /** Counts only lots, only slots, with this tag; absent: all. */
  readonly lots?: Tag;
  readonly slots?: Tag;
  /** Over everything together, in each slot, or from each source. */
  readonly per: Per;
  readonly by: 'count' | 'weight';
  readonly min: number;
  readonly max: number | null;
  readonly rule: RuleId;
}

/** A lot of one thing that can be taken or left: a card, a leader. */
export const single = (id: string, refs: readonly Ref[], facts?: Facts): Lot => ({
  id,
  refs,
  tags: [],
  min: 0,
  max: 1,
  weight: 1,
  carry: 0,
  ...(facts === undefined ? {} : { facts }),
});

/** "From `min` to `max` of all these." */
export const howMany = (min: number, max: number, rule: RuleId): Limit<'all'> => ({
  per: 'all',
  by: 'count',
  min,
  max,
  rule,
});
