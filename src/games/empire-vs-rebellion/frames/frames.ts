import type { CardSlot } from '../../../kernel/ids.ts';
import type { StrategyEffect } from '../data/strategies.ts';
import type { Side } from '../state.ts';

/** A power being used: whose, and by which card. */
interface Using {
  side: Side;
  card: CardSlot;
}

/** The game's paused procedures. Steps carry the rulebook's names. */
export type EvrFrame =
  | { k: 'setup'; at: 'lay-out' | 'characters' | 'begin' }
  | { k: 'round'; at: 'planning' | 'struggle' | 'dominance' | 'next' }
  | {
      k: 'planning';
      at: 'reveal-event' | 'own' | 'theirs' | 'lock-in';
      /** Sides whose card is being picked now, and those that come after it is shown. */
      now: Side[];
      later: Side[];
      /** By side: what has been picked. */
      picks: [CardSlot, CardSlot];
    }
  | {
      k: 'struggle';
      at: 'turn' | 'end-of-turn';
      /** Whether the turn before this one was a pass. */
      afterPass?: boolean;
      /** The positions after the turns of this struggle, as numbers (D22). Struggles saved by version 2 have none. */
      positions?: number[];
    }
  | {
      k: 'dominance';
      at: 'reveal-strategies' | 'support' | 'determine-victory' | 'cleanup';
      /** By side: what its revealed strategy does; 'none' when it is void. */
      armed: [StrategyEffect['fx'], StrategyEffect['fx']];
      /** The side that won the event; -1: nobody. */
      winner: Side | -1;
    }
  | ({ k: 'nothing'; at: 'resolve' } & Using)
  | ({ k: 'discard-one'; at: 'choose' } & Using)
  | ({ k: 'exhaust-some'; at: 'choose' } & Using)
  | ({ k: 'one-or-both'; at: 'choose' } & Using)
  | ({ k: 'recon'; at: 'whose' | 'discard'; whose: Side; seen: CardSlot[] } & Using)
  | ({ k: 'search-and-play'; at: 'search' | 'play' } & Using)
  | ({ k: 'discard-and-redraw'; at: 'choose' } & Using)
  | ({ k: 'from-reserve'; at: 'choose' } & Using)
  | ({ k: 'play-from-discard'; at: 'choose' } & Using)
  | ({ k: 'replace-strategy'; at: 'discard' | 'choose' } & Using)
  | ({ k: 'gain-influence'; at: 'resolve' } & Using)
  | ({ k: 'take-influence'; at: 'resolve' } & Using)
  | ({ k: 'discard-to-deck'; at: 'choose' } & Using)
  | ({ k: 'remove-exhausted'; at: 'choose' } & Using)
  | ({ k: 'mill-and-sweep'; at: 'resolve' } & Using)
  | ({ k: 'search-two'; at: 'whose' | 'discard' | 'top'; whose: Side } & Using)
  | ({ k: 'look-and-play'; at: 'look' | 'discard' | 'play' } & Using)
  | { k: 'add-character'; at: 'choose'; side: Side }
  | { k: 'reorder-events'; at: 'whether' | 'order'; side: Side; seen: CardSlot[] }
  | { k: 'discard-strategy'; at: 'choose'; side: Side }
  | { k: 'character-to-reserve'; at: 'choose'; side: Side };

export type FrameOf<K extends EvrFrame['k']> = Extract<EvrFrame, { k: K }>;
