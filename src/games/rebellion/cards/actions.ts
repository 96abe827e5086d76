import type { ActionId } from '../data/actions.ts';
import type { FrameOf } from '../frames/frames.ts';
import type { RebIo } from '../io.ts';
import type { Leader, Loc, Reb } from '../state.ts';
import { isEmptied } from './emptied.ts';
import { IMPERIAL_ACTIONS } from './imperial-actions.ts';
import { REBEL_ACTIONS } from './rebel-actions.ts';

/** What an Assignment or Immediate card does. The leader is chosen, then put somewhere, then `resolve` ends the frame. */
export interface ActionEntry {
  /** Where the card lets its leader be put; absent: it does not ask where. No such place: it cannot be used. */
  readonly places?: (g: Reb) => Loc[];
  /** Who can wear its ring. */
  readonly wearers?: (g: Reb) => Leader[];
  /** What else must hold for it to be used. */
  readonly usable?: (g: Reb) => boolean;
  readonly resolve: (g: Reb, f: FrameOf<'action'>, io: RebIo) => void;
}

const ENTRIES: Readonly<Partial<Record<ActionId, ActionEntry>>> = { ...IMPERIAL_ACTIONS, ...REBEL_ACTIONS };

/** The one place where these cards are looked up; undefined: a card of combats or missions, or one emptied by a test. */
export const actionEntry = (id: ActionId): ActionEntry | undefined =>
  isEmptied(id) ? undefined : ENTRIES[id];
