import type { Json } from '../kernel/json.ts';
import type { Outcome } from '../kernel/outcome.ts';
import {
  closed,
  InviteKey,
  kernel,
  Moment,
  Nonce,
  nullable,
  oneOf,
  SeatNumber,
  type Static,
  TableId,
  Type,
} from './schema.ts';

/** How strong a bot is; the server says what that means for a game. */
export const LEVELS = ['beginner', 'steady', 'strong', 'master'] as const;
export const Level = oneOf(LEVELS);
export type Level = Static<typeof Level>;

export const Pace = Type.Union([
  closed({ kind: Type.Literal('none') }),
  /** Seconds for the whole game, and seconds added with every answer. */
  closed({
    kind: Type.Literal('live'),
    base: Type.Integer({ minimum: 60, maximum: 36_000 }),
    increment: Type.Integer({ minimum: 0, maximum: 600 }),
  }),
  closed({ kind: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 30 }) }),
]);
export type Pace = Static<typeof Pace>;

/**
 * What happens when a player's time is up or they are gone: they get more time; a bot takes over if the others agree; or
 * the others may claim the game.
 */
export const Late = oneOf(['extend', 'bot', 'claim']);
export type Late = Static<typeof Late>;

/**
 * Taking back: freely until the barrier and by consent beyond; until the barrier only; not at all. A computer consents where nothing
 * new was shown; with `practice` to everything, and the game is marked as a practice game for good.
 */
export const UndoPolicy = oneOf(['consent', 'barrier', 'none', 'practice']);
export type UndoPolicy = Static<typeof UndoPolicy>;

export const Chair = Type.Union([
  closed({ is: Type.Literal('me'), nonce: Type.Optional(Nonce) }),
  closed({ is: Type.Literal('open') }),
  closed({ is: Type.Literal('bot'), level: Level }),
]);
export type Chair = Static<typeof Chair>;

export const NewTable = closed({
  game: Type.String({ maxLength: 60 }),
  /** Options of the game, or the name of one of its sets of options; absent: the game's default. */
  options: Type.Optional(kernel<Json>("The game's options, or the name of a set of them")),
  /** Who sits where, by seat. Several may be me: pass and play. */
  chairs: Type.Array(Chair, { minItems: 1, maxItems: 8 }),
  pace: Pace,
  late: Late,
  access: oneOf(['public', 'link']),
  spectators: Type.Boolean(),
  undo: UndoPolicy,
  /** Whether people who play against each other may ask for hints; absent: no. Against computers only, there are always hints. */
  hints: Type.Optional(Type.Boolean()),
});
export type NewTable = Static<typeof NewTable>;

export const Sitter = Type.Union([
  closed({ is: Type.Literal('open') }),
  closed({ is: Type.Literal('person'), id: Type.String(), name: Type.String(), here: Type.Boolean() }),
  closed({ is: Type.Literal('bot'), level: Level }),
]);
export type Sitter = Static<typeof Sitter>;

export const SeatInfo = closed({
  seat: SeatNumber,
  /** The game's own name of the chair, and its side. */
  name: Type.String(),
  side: Type.String(),
  sitter: Sitter,
  mine: Type.Boolean(),
  /** A bot plays here for me: `join` gives me the seat back. */
  mayReturn: Type.Boolean(),
});
export type SeatInfo = Static<typeof SeatInfo>;

export const Clock = closed({
  seat: SeatNumber,
  /** Milliseconds left when this was sent; it runs on while `running`. */
  left: Type.Integer(),
  running: Type.Boolean(),
});
export type Clock = Static<typeof Clock>;

/** Seats whose time is up or whose player is gone: what the others may do about it, and who has agreed to let a bot play. */
export const LateSeat = closed({
  seat: SeatNumber,
  may: Type.Array(oneOf(['extend', 'bot', 'claim'])),
  agreed: Type.Array(SeatNumber),
});
export type LateSeat = Static<typeof LateSeat>;

export const TableStatus = oneOf(['open', 'running', 'over']);
export type TableStatus = Static<typeof TableStatus>;

/** A table as one person may know it: everything but the game itself. */
export const TableInfo = closed({
  id: TableId,
  game: Type.String(),
  options: kernel<Json>("The game's options"),
  status: TableStatus,
  created: Moment,
  /** When something was done at it last that everybody could see. */
  moved: Moment,
  /** Whether I made it. */
  host: Type.Boolean(),
  seats: Type.Array(SeatInfo),
  pace: Pace,
  late: Late,
  access: oneOf(['public', 'link']),
  spectators: Type.Boolean(),
  undo: UndoPolicy,
  /** Whether those who play here may ask for hints, as the table stands now. */
  hints: Type.Boolean(),
  /** The key to a chair, for those of the table, until the game begins. */
  invite: nullable(InviteKey),
  /**
   * The key for watching, which does not open a seat; for people at the table and visitors with a key. Null: watching is
   * off.
   */
  watch: nullable(InviteKey),
  /** sha256 of the secret that all chance follows from; the secret itself is shown when the game is over. */
  commitment: Type.String(),
  /** The seats that are being asked. */
  waiting: Type.Array(SeatNumber),
  clocks: Type.Array(Clock),
  lateSeats: Type.Array(LateSeat),
  /** Who wants to give the game up without a result. When all people have said so it is over; a move that all can see answers it. */
  abandon: Type.Array(SeatNumber),
  outcome: nullable(kernel<Outcome>('How it ended: a fate for each seat, and the reason')),
  /** The table of the rematch, once it was requested. */
  rematch: nullable(TableId),
  /** The game started from an imported position. */
  imported: Type.Boolean(),
});
export type TableInfo = Static<typeof TableInfo>;

export const TableList = closed({ tables: Type.Array(TableInfo) });
export type TableList = Static<typeof TableList>;

export const WHICH_TABLES = ['mine', 'open', 'running'] as const;
export const ListTables = closed({ which: oneOf(WHICH_TABLES) });

export const Join = closed({
  /** Absent: the first open chair. */
  seat: Type.Optional(SeatNumber),
  key: Type.Optional(InviteKey),
  nonce: Type.Optional(Nonce),
});
export type Join = Static<typeof Join>;

/** The host puts a bot on an open chair, or takes it away again. */
export const Fill = closed({ seat: SeatNumber, level: nullable(Level) });
export type Fill = Static<typeof Fill>;

/** Decide about a seat whose time is up or whose player is gone. */
export const Settle = closed({ seat: SeatNumber, do: oneOf(['extend', 'bot', 'claim']) });
export type Settle = Static<typeof Settle>;

export const ImportTable = closed({
  /** A game's file, or a seat's own view of one, as `export` returns it. */
  file: kernel<unknown>('A file from /api/tables/{id}/export'),
  /** Play on from the position after this row; absent: from the last. A view has only its one position. */
  row: Type.Optional(Type.Integer({ minimum: 0 })),
  chairs: Type.Array(Chair, { minItems: 1, maxItems: 8 }),
});
export type ImportTable = Static<typeof ImportTable>;

export const GameInfo = closed({
  id: Type.String(),
  title: Type.String(),
  version: Type.String(),
  optionSets: Type.Array(
    closed({
      name: Type.String(),
      options: kernel<Json>("The game's options"),
      seats: Type.Array(closed({ name: Type.String(), side: Type.String() })),
    }),
  ),
  levels: Type.Array(Level),
});
export type GameInfo = Static<typeof GameInfo>;
export const GameList = closed({ games: Type.Array(GameInfo) });
