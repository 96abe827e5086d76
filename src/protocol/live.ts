import { Change, ChatLine, Command, Problem, Snapshot } from './play.ts';
import { closed, nullable, oneOf, SeatNumber, type Static, TableId, Type } from './schema.ts';
import { TableInfo } from './tables.ts';

/** What a page sends over its socket. `ref` comes back with the reply. */
const Ref = Type.String({ minLength: 1, maxLength: 40 });

export const ToServer = Type.Union([
  /** Watch a table from a seat of mine, or as a spectator; `after` resumes from the last snapshot that arrived. */
  closed({
    do: Type.Literal('watch'),
    ref: Ref,
    table: TableId,
    seat: nullable(SeatNumber),
    key: Type.Optional(Type.String({ maxLength: 64 })),
    after: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
  closed({ do: Type.Literal('unwatch'), ref: Ref, table: TableId, seat: nullable(SeatNumber) }),
  closed({ do: Type.Literal('act'), ref: Ref, table: TableId, seat: SeatNumber, command: Command }),
  closed({
    do: Type.Literal('say'),
    ref: Ref,
    table: TableId,
    text: Type.String({ minLength: 1, maxLength: 500 }),
  }),
  closed({ do: Type.Literal('ping'), ref: Ref }),
]);
export type ToServer = Static<typeof ToServer>;

export const ToClient = Type.Union([
  /** `ref` was done. For `act`: the seat's snapshot that shows it. */
  closed({ is: Type.Literal('done'), ref: Ref, seq: Type.Optional(Type.Integer()) }),
  closed({ is: Type.Literal('refused'), ref: nullable(Ref), error: Problem.properties.error }),
  closed({ is: Type.Literal('picture'), table: TableId, seat: nullable(SeatNumber), picture: Snapshot }),
  closed({ is: Type.Literal('change'), table: TableId, seat: nullable(SeatNumber), change: Change }),
  /** Who sits there, clocks, state: sent when one of them changes. */
  closed({ is: Type.Literal('table'), table: TableInfo }),
  closed({ is: Type.Literal('chat'), table: TableId, line: ChatLine }),
  /** The table no longer exists: its host left before the game began. */
  closed({ is: Type.Literal('gone'), table: TableId }),
  /** At one of my tables it is my turn now, or the game is over; sent where that table is not watched. */
  closed({ is: Type.Literal('news'), table: TableId, what: oneOf(['turn', 'over']) }),
  /** The server is restarting; reconnect after this many milliseconds. */
  closed({ is: Type.Literal('goodbye'), after: Type.Integer() }),
]);
export type ToClient = Static<typeof ToClient>;
