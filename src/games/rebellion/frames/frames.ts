import type { CardSlot } from '../../../kernel/ids.ts';
import type { WindowName } from '../cards/actions/action.ts';
import type { ActionId } from '../cards/actions/index.ts';
import type { Leader, Loc, Side } from '../state.ts';
import type { CombatFrame } from './combat/frames.ts';
import type { ActionFrame } from './command/action-frames.ts';
import type { MissionFrame } from './mission/frames.ts';
import type { RefreshFrame } from './refresh/frames.ts';
import type { SetupFrame } from './setup/frames.ts';

/** The game's paused procedures; each file beside this lists those of one part of the rules. */
export type RebFrame = CoreFrame | SetupFrame | ActionFrame | MissionFrame | CombatFrame | RefreshFrame;

export type CoreFrame =
  | { k: 'round'; at: 'assignment' | 'command' | 'end-of-command' | 'refresh' | 'next' }
  /** A side's part of the Assignment Phase. `takenBack`: how often an assignment was taken back. */
  | { k: 'assignment'; at: 'mix' | 'choose' | 'leaders'; side: Side; fetched: CardSlot[]; takenBack: number }
  | { k: 'command'; at: 'turn' | 'next' }
  /** Activating a system: leader placed, then where, then what moves, then what follows. */
  | { k: 'activate'; at: 'system' | 'move'; side: Side; leader: Leader; loc: Loc }
  /**
   * After a whole move: base revealed, combat, subjugation, rescue, victory, in the rulebook's order. `locs` are the
   * places where something arrived, `from` where the initiator's units came from.
   */
  | {
      k: 'settle';
      at: 'base' | 'combat' | 'overflow' | 'after';
      locs: Loc[];
      from: Loc[];
      initiator: Side;
    }
  /** Variant: the Rebels look for a new base after a ground battle that the Empire has lost at the old one. */
  | { k: 'new-base'; at: 'look' | 'choose' }
  /**
   * A moment at which action cards may be used: each side that may hold one of `cards` is asked, `order` first to last. Opens
   * by open knowledge only (see open-window.ts). `ctx` is the frame below, which the card changes.
   */
  | { k: 'window'; at: 'ask'; when: WindowName; cards: ActionId[]; order: Side[]; loc: Loc };

export type FrameOf<K extends RebFrame['k']> = Extract<RebFrame, { k: K }>;
