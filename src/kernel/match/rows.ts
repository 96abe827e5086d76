import type { Draw } from '../chance/source.ts';
import type { Recorded } from '../events.ts';
import type { Barrier } from '../flow/run.ts';
import type { Answer } from '../forms/index.ts';
import type { Frame } from '../game.ts';
import type { Seat } from '../ids.ts';
import type { Patch } from '../patch.ts';
import type { State } from '../state.ts';

/**
 * Any question. The only legal answer is given only where everybody can see that it is the only one. The others see how
 * quickly an answer comes: one that comes at once because the hand holds no card to play tells just that.
 */
export const ANY = '*';

/** Any question, and the only legal answer also where just its own seat can know that it is. The others may read the tempo. */
export const ANY_SECRET = '**';

/** An answer given in advance: logged when it is set, and every time it answers for the seat. */
export interface AdvanceAnswer {
  /** The kind of question; or for any: `ANY`, `ANY_SECRET`. */
  readonly on: string;
  /** The answer to give when the question accepts it; null: the only legal answer. */
  readonly answer: Answer | null;
  readonly until: 'round' | 'game';
  /** The round it was set in. */
  readonly round: number;
}

/** Whether it answers one kind of question, and not any that leaves no choice. */
export const isOfKind = ({ on }: AdvanceAnswer): boolean => on !== ANY && on !== ANY_SECRET;

/** `team`: only partners have to agree, and nobody else may know of it. */
export interface UndoRequest {
  by: Seat;
  to: number;
  agreed: Seat[];
  team?: true;
}

/** What lies on the table beside the game: offers and advance answers. Undo never reverts it. */
export interface Desk {
  /**
   * By seat: how often the game went back behind a question of that seat. Part of every citation, so an answer to a
   * question that was taken back is stale. Unshown steps that are taken back count only for the side that made them; the
   * others must not notice.
   */
  epoch: number[];
  /** The seats that have offered or accepted a draw. */
  draw: Seat[];
  /** A request to take back, past what the seat may take back alone, to the position after row `to`. */
  undo: UndoRequest | null;
  /** By seat. */
  standing: AdvanceAnswer[][];
}

export interface Position<G = unknown, F extends Frame = Frame> {
  state: State<G, F>;
  desk: Desk;
}

/** Everything that can be done at a table. */
export type Act =
  /** `practice`: a practice game. It is recorded in the first row, so every later digest covers it. */
  | { readonly do: 'start'; readonly practice?: true }
  /** The game began from a position that was brought along: nobody can judge how it came about. */
  | { readonly do: 'continue'; readonly practice?: true }
  | {
      readonly do: 'answer';
      readonly cite: string;
      readonly answer: Answer;
      readonly by: 'hand' | 'standing';
      /** One of several duties was asked, and this seat said no: only its side may know that it has answered. */
      readonly alone?: true;
    }
  | { readonly do: 'withdraw'; readonly alone?: true }
  /** `table`: the others are computers, and the table agreed for them. `team`: a partner agreed, and nobody else was asked. */
  | { readonly do: 'undo'; readonly to: number; readonly table?: true; readonly team?: true }
  /** `team`: only partners have to agree, and nobody else may know of it. */
  | { readonly do: 'ask-undo'; readonly to: number; readonly team?: true }
  | { readonly do: 'agree-undo'; readonly team?: true } // more seats still have to agree; the last agreement is the undo itself
  | { readonly do: 'decline-undo'; readonly team?: true }
  | { readonly do: 'offer-draw' }
  | { readonly do: 'decline-draw' }
  | { readonly do: 'resign' }
  | { readonly do: 'forfeit' | 'abandon' } // by the table itself: a seat's time was up, or all had had enough
  | { readonly do: 'stand'; readonly standing: AdvanceAnswer }
  | { readonly do: 'unstand'; readonly on: string };

/** Rows that only their own seat may see: an advance answer reveals what its owner is going to do. */
export const isPrivate = (act: Act): boolean => act.do === 'stand' || act.do === 'unstand';

/** A "no" of one of several, its withdrawal, or a request among partners: only the seat's own side may read of it. */
export const isForTeam = (act: Act): boolean => 'alone' in act || 'team' in act;

/** Matters of the table itself: they do not end unshown steps, and undo does not revert them. */
export const isAside = (act: Act): boolean => isPrivate(act) || ASIDE.has(act.do);

const ASIDE: ReadonlySet<Act['do']> = new Set([
  'ask-undo',
  'agree-undo',
  'decline-undo',
  'offer-draw',
  'decline-draw',
]);

/** One line of the log. The whole line is secret until the game is over; `told` is what others hear of it. */
export interface Row {
  readonly n: number;
  readonly seat: Seat | null;
  readonly act: Act;
  /** Index of the first draw of this row in the game's chance. */
  readonly first: number;
  readonly draws: readonly Draw[];
  readonly told: readonly Recorded[];
  readonly barriers: readonly Barrier[];
  /** From the position before to the position after. */
  readonly patch: Patch | null;
  readonly rules: string;
  readonly at: string;
  /** Digest of the row before and this row. */
  readonly hash: string;
}

export interface Keyframe<G = unknown, F extends Frame = Frame> {
  readonly n: number;
  readonly position: Position<G, F>;
}
export const KEYFRAME_EVERY = 50;

/** Whether a match, or its file, is a practice game: the computers let everything be taken back. */
export const isPractice = ({ rows }: { readonly rows: readonly Pick<Row, 'act'>[] }): boolean => {
  const first = rows[0]?.act;
  return (first?.do === 'start' || first?.do === 'continue') && first.practice === true;
};
