import type { Bot } from '../../bots/index.ts';
import { briefOf, tableOf } from '../../games/index.ts';
import { seeded } from '../../kernel/chance/seeded.ts';
import type { Chance } from '../../kernel/chance/source.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import {
  applyCommand,
  type Command,
  citeOf,
  type Match,
  rowsFor,
  viewFor,
} from '../../kernel/match/index.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import { sayEvent } from '../../kernel/speak/index.ts';
import type { View } from '../../kernel/view.ts';
import { type Players, writeSave } from '../saves.ts';
import { hang, paint } from '../terminal/style.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { seatWords, setOf } from '../words.ts';

export interface Seating {
  readonly io: Terminal;
  readonly match: Match;
  readonly name: string;
  readonly players: Players;
  readonly bot: Bot;
}

/**
 * A person at one seat of a match, bots at the others. It holds the whole match, but shows the person only what their
 * seat may see, and gives a bot only the view of its own seat.
 */
export class Session {
  readonly io: Terminal;
  readonly game: AnyGame;
  readonly match: Match;
  readonly me: Seat;
  readonly players: Players;
  readonly bot: Bot;
  readonly seats: readonly string[];
  /** In a tutorial every new kind of question comes with its rule. */
  readonly teaches: boolean;
  readonly taught = new Set<string>();
  name: string;
  /** The last row the person was told of. */
  private told = -1;
  private shown: ReadonlySet<string> = new Set();
  private warned = false;
  private news = 0;

  constructor({ io, match, name, players, bot }: Seating) {
    this.io = io;
    this.match = match;
    this.game = match.game;
    this.name = name;
    this.players = players;
    this.me = players.seat;
    this.bot = bot;
    this.seats = seatWords(match.game, match.options);
    this.teaches = setOf(match.game, match.options) === 'tutorial';
  }

  view(): View {
    return viewFor(this.match, this.me);
  }

  get others(): Seat[] {
    return this.seats.map((_, seat) => seat).filter((seat) => seat !== this.me);
  }

  /** Applies a command and tells the person what they may see of it. */
  act(seat: Seat, command: Command): Refusal | null {
    const rows = applyCommand(this.match, seat, command, this.io.now().toISOString());
    if (isRefusal(rows)) return rows;
    this.tellNews();
    return null;
  }

  answer(answer: unknown): Refusal | null {
    const { question } = this.view();
    return this.act(this.me, { do: 'answer', cite: citeOf(this.match, this.me, question?.id ?? ''), answer });
  }

  /**
   * A bot's turn. Its thoughts are seeded by its own nonce, apart from the dice, so a resumed game continues the same
   * way.
   */
  botMoves(seat: Seat): void {
    const view = viewFor(this.match, seat);
    const { answer } = this.bot.decide(this.game, view, this.mind(seat));
    const refusal = this.act(seat, {
      do: 'answer',
      cite: citeOf(this.match, seat, view.question?.id ?? ''),
      answer,
    });
    if (refusal)
      throw new Error(`the ${this.bot.name} bot gave an answer that was refused: ${refusal.refused}`);
  }

  mind(seat: Seat): Chance {
    return seeded(`${this.match.nonces[seat]}/${this.match.rows.length}`);
  }

  /** What happened since the person was last told. */
  tellNews(): void {
    const rows = rowsFor(this.match, this.me);
    for (const row of rows) {
      if (row.n <= this.told) continue;
      for (const heard of row.heard)
        this.tell(sayEvent(this.game, heard, this.me, this.seats, this.match.options));
    }
    this.told = Math.max(this.told, rows[rows.length - 1]?.n ?? 0);
  }

  /** What happened up to here is old news: it was told before, or is being taken back. */
  caughtUp(): void {
    this.told = this.match.rows.length - 1;
  }

  tell(sentence: string): void {
    this.print(hang('* ', sentence, this.io.width));
  }

  /** Prints something that happened. */
  print(text: string): void {
    this.news += text.split('\n').length;
    this.io.out(text);
  }

  /** The whole log, as the person may read it. */
  log(): string[] {
    return rowsFor(this.match, this.me).flatMap((row) =>
      row.heard.map((heard) =>
        hang(
          `${String(row.n).padStart(4)}  `,
          sayEvent(this.game, heard, this.me, this.seats, this.match.options),
          this.io.width,
        ),
      ),
    );
  }

  /** How many lines the person was told since this was last asked. */
  takeNews(): number {
    const lines = this.news;
    this.news = 0;
    return lines;
  }

  tableLines(): string[] {
    return tableOf(this.game, this.view());
  }

  /**
   * The table. Unless all of it is wanted, the parts that look as they did before are left out, and what does not fit on
   * the screen: what has just happened should not scroll away.
   */
  showTable(whole: boolean, room = Number.POSITIVE_INFINITY): void {
    const parts = this.tableLines()
      .join('\n')
      .split('\n\n')
      .filter((part) => part !== '');
    const wanted = parts.filter((part) => whole || !this.shown.has(part));
    const brief = heightOf(wanted) <= room ? [] : briefOf(this.game, this.view());
    if (brief.length > 0) {
      if (brief.length < room) for (const line of ['', ...brief]) this.io.out(line);
      return;
    }
    const fitting = thatFit(wanted, parts[0], room);
    for (const part of fitting) this.io.out(`\n${part}`);
    if (fitting.length < wanted.length && heightOf(fitting) < room)
      this.io.out(paint(this.io, 'dim', 'The table does not fit here: type table to see all of it.'));
    // At first everything is new; later, what changed and found no room is shown when there is some.
    const first = this.shown.size === 0;
    this.shown = new Set(parts.filter((part) => first || this.shown.has(part) || fitting.includes(part)));
  }

  /** Writes the game down; a disk that refuses must not end it. The path, or null. */
  save(): string | null {
    try {
      return writeSave(this.io, this.name, this.match, this.players);
    } catch (error) {
      if (!this.warned) this.io.err(`The game cannot be saved: ${(error as Error).message}`);
      this.warned = true;
      return null;
    }
  }
}

/** Each part has an empty line above it. */
const heightOf = (parts: readonly string[]): number =>
  parts.reduce((sum, part) => sum + 1 + part.split('\n').length, 0);

/** Where the game stands comes first; then what stands nearest to the question. A line is left to say that there is more. */
function thatFit(parts: readonly string[], head: string | undefined, room: number): string[] {
  if (heightOf(parts) <= room) return [...parts];
  const taken: string[] = [];
  for (const part of [...parts.filter((p) => p === head), ...parts.filter((p) => p !== head).reverse()]) {
    if (heightOf([...taken, part]) < room) taken.push(part);
  }
  return parts.filter((part) => taken.includes(part));
}
