import type { EventView } from '../kernel/events.ts';
import type { Answer } from '../kernel/forms/index.ts';
import type { Why } from '../kernel/game.ts';
import type { Ref } from '../kernel/ids.ts';
import type { Act, AdvanceAnswer } from '../kernel/match/index.ts';
import type { Patch } from '../kernel/patch.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { View } from '../kernel/view.ts';
import { closed, kernel, Moment, nullable, oneOf, SeatNumber, type Static, Type } from './schema.ts';

const Cite = Type.String({
  maxLength: 40,
  description: 'The question being answered, as cited in the snapshot',
});
const AnswerBody = kernel<unknown>('An answer in the form of the question; the kernel checks it');

/** What a seat may ask of its table; the kernel judges it. */
export const Command = Type.Union([
  closed({ do: Type.Literal('answer'), cite: Cite, answer: AnswerBody }),
  closed({
    do: oneOf([
      'withdraw',
      'undo',
      'ask-undo',
      'agree-undo',
      'decline-undo',
      'offer-draw',
      'decline-draw',
      'resign',
    ]),
  }),
  closed({
    do: Type.Literal('stand'),
    on: Type.String({ maxLength: 100 }),
    answer: AnswerBody,
    until: oneOf(['round', 'game']),
  }),
  closed({ do: Type.Literal('unstand'), on: Type.String({ maxLength: 100 }) }),
]);
export type Command = Static<typeof Command>;

/** A line of the log as one viewer may read it. */
export const LogRow = closed({
  seat: nullable(SeatNumber),
  did: kernel<Act['do']>('What kind of thing was done'),
  at: Moment,
  heard: Type.Array(kernel<EventView>('An event, with the faces of its cards that this viewer knew')),
});
export type LogRow = Static<typeof LogRow>;

/** What lies beside the board, as one viewer may know it. */
export const DeskInfo = closed({
  draw: Type.Array(SeatNumber),
  /** `back`: the lines of my log that would be taken back. */
  undo: nullable(closed({ by: SeatNumber, agreed: Type.Array(SeatNumber), back: Type.Array(LogRow) })),
  /** My own advance answers. */
  standing: Type.Array(kernel<AdvanceAnswer>('An advance answer: to which question, what, until when')),
});
export type DeskInfo = Static<typeof DeskInfo>;

/** Everything that a viewer sees except the log. Changes are sent as differences of two of these. */
export const SeatView = closed({
  view: kernel<View>('The table as this viewer sees it; see docs/api.md'),
  /** What an answer to my question must cite; null when I am not asked. */
  cite: nullable(Cite),
  /** My own answer, given while others still owe theirs. */
  given: nullable(kernel<Answer>('An answer')),
  desk: DeskInfo,
  /** Whether I may take my last step back: freely, by asking, or not; `seen`: not any more, since something new was drawn or shown. */
  mayUndo: nullable(oneOf(['free', 'ask', 'seen'])),
});
export type SeatView = Static<typeof SeatView>;

/** Everything a viewer needs to show the table. */
export const Snapshot = closed({
  /** Counts what changed for this viewer; another viewer's count is another. */
  seq: Type.Integer({ minimum: 0 }),
  sight: SeatView,
  log: Type.Array(LogRow),
});
export type Snapshot = Static<typeof Snapshot>;

/** From one snapshot to the next. */
export const Change = closed({
  /** The snapshot that this follows, and the one it leads to. */
  was: Type.Integer({ minimum: 0 }),
  seq: Type.Integer({ minimum: 0 }),
  sight: nullable(kernel<Patch>('The difference of two seat views')),
  /** This many lines of the log stay; these follow them. */
  keep: Type.Integer({ minimum: 0 }),
  add: Type.Array(LogRow),
});
export type Change = Static<typeof Change>;

export const Viewing = closed({
  /** Absent: my first seat at this table, or the spectator. */
  seat: Type.Optional(nullable(SeatNumber)),
  key: Type.Optional(Type.String({ maxLength: 64 })),
});

/** A poll of a program: what is new since this snapshot, waiting up to this many seconds. */
export const Ask = closed({
  seat: Type.Optional(SeatNumber),
  key: Type.Optional(Type.String({ maxLength: 64 })),
  after: Type.Optional(Type.Integer({ minimum: 0 })),
  wait: Type.Optional(Type.Integer({ minimum: 0, maximum: 25 })),
});

export const Do = closed({ seat: SeatNumber, command: Command });
export type Do = Static<typeof Do>;
export const Done = closed({ seq: Type.Integer() });
export type Done = Static<typeof Done>;

export const AskWhy = closed({
  seat: SeatNumber,
  ref: Type.Unsafe<Ref>({ type: 'string', pattern: '^[^:]{1,40}:.{1,80}$' }),
});
export const WhyNot = closed({ why: nullable(kernel<Why>('The rule that forbids it')) });
export type WhyNot = Static<typeof WhyNot>;

export const AskHint = closed({ seat: SeatNumber });
export const Hint = closed({ cite: Cite, answer: kernel<Answer>('An answer'), why: Type.String() });
export type Hint = Static<typeof Hint>;

export const Say = closed({ text: Type.String({ minLength: 1, maxLength: 500 }) });
export const ChatLine = closed({
  n: Type.Integer(),
  from: Type.String(),
  name: Type.String(),
  seat: nullable(SeatNumber),
  text: Type.String(),
  at: Moment,
});
export type ChatLine = Static<typeof ChatLine>;
/** The chat, without people I muted. */
export const Chat = closed({ lines: Type.Array(ChatLine), muted: Type.Array(Type.String()) });
export type Chat = Static<typeof Chat>;
export const Mute = closed({
  person: Type.String({ maxLength: 40 }),
  muted: Type.Boolean(),
  key: Type.Optional(Type.String({ maxLength: 64 })),
});

/** A player's problem report; the game as their seat sees it is attached. */
export const TellProblem = closed({
  seat: nullable(SeatNumber),
  words: Type.String({ minLength: 1, maxLength: 4000 }),
  key: Type.Optional(Type.String({ maxLength: 64 })),
});
export const ReportReceipt = closed({ report: Type.String() });
export type ReportReceipt = Static<typeof ReportReceipt>;

/** Why something was not done. */
export const Problem = closed({
  error: closed({
    code: Type.String(),
    message: Type.String(),
    refusal: Type.Optional(kernel<Refusal>('Why the rules refuse it')),
  }),
});
export type Problem = Static<typeof Problem>;
