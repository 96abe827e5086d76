import { findGame } from '../../games/index.ts';
import type { Seat, Viewer } from '../../kernel/ids.ts';
import { sameJson } from '../../kernel/json.ts';
import { readMatchFile } from '../../kernel/match/codec.ts';
import { type MatchFile, type Row, verifyMatch } from '../../kernel/match/index.ts';
import { diff } from '../../kernel/patch.ts';
import type { ChatLine, Command, Snapshot } from '../../protocol/play.ts';

/** What became of something that was sent: it was acknowledged, refused, or nobody knows. */
export type Fate = 'done' | 'lost' | 'refused';

/** Something that was sent to a table, with moments of this process's own count. */
export interface Deed {
  readonly seat: Seat;
  readonly what: Command | { readonly do: 'say'; readonly text: string };
  /** When its sender had looked at the table. */
  readonly known: number;
  readonly sent: number;
  told: number;
  fate: Fate;
}

interface Book {
  readonly people: readonly Seat[];
  readonly commitment: string;
  readonly deeds: Deed[];
  /** By viewer and connection: the number of the last snapshot seen. */
  readonly seen: Map<string, number>;
  /** By viewer and number. */
  readonly shown: Map<string, Snapshot>;
}

export interface Figures {
  readonly tables: number;
  readonly overs: number;
  readonly rows: number;
  readonly pictures: number;
  readonly done: number;
  readonly lost: number;
  /** Of the lost ones: how many had been done nevertheless. */
  readonly lostButDone: number;
  readonly refused: number;
}

/** Keeps account of all that players send and see, and compares it in the end with what the server has kept. */
export class Ledger {
  readonly failures: string[] = [];
  readonly figures = {
    tables: 0,
    overs: 0,
    rows: 0,
    pictures: 0,
    done: 0,
    lost: 0,
    lostButDone: 0,
    refused: 0,
  } satisfies Figures;
  private readonly books = new Map<string, Book>();
  private moment = 0;

  get now(): number {
    return this.moment;
  }

  /** A table at which these seats are people's. */
  open(table: string, people: readonly Seat[], commitment: string): void {
    this.books.set(table, { people, commitment, deeds: [], seen: new Map(), shown: new Map() });
    this.figures.tables++;
  }

  /** Call before sending. Without a result it counts as lost. */
  sends(table: string, seat: Seat, what: Deed['what'], known = this.moment): Deed {
    const deed: Deed = {
      seat,
      what,
      known,
      sent: ++this.moment,
      told: Number.POSITIVE_INFINITY,
      fate: 'lost',
    };
    this.book(table).deeds.push(deed);
    return deed;
  }

  /** The answer to it has come, or will not come any more. */
  settles(deed: Deed, fate: Fate): void {
    deed.fate = fate;
    deed.told = ++this.moment;
    this.figures[fate]++;
  }

  /** The sender knows the snapshot that shows the step: from now on they see that one or newer ones. */
  expects(table: string, viewer: Viewer, way: string, seq: number): void {
    const { seen } = this.book(table);
    const key = `${viewer} ${way}`;
    seen.set(key, Math.max(seen.get(key) ?? -1, seq));
  }

  /**
   * Whether it may have been refused as too late: an earlier command of the same seat was lost but done, or something
   * was taken back since its sender looked.
   */
  mayBeLate(table: string, { seat, what, sent, known }: Deed): boolean {
    return this.book(table).deeds.some(
      (other) =>
        (other.what.do === 'undo' && other.sent < sent && other.told > known) ||
        (other.sent < sent &&
          other.fate === 'lost' &&
          other.seat === seat &&
          isSameQuestion(other.what, what)),
    );
  }

  /** A snapshot was shown over this connection. True when it is newer than all before. */
  sees(table: string, viewer: Viewer, way: string, picture: Snapshot): boolean {
    const { shown, seen } = this.book(table);
    const { seq } = picture;
    this.figures.pictures++;
    const before = shown.get(`${viewer} ${seq}`) ?? picture;
    shown.set(`${viewer} ${seq}`, picture);
    if (!sameJson(before, picture)) {
      const how = diff(before, picture)?.slice(0, 1000);
      this.fail(table, `picture ${seq} of viewer ${viewer} was another one before: ${how}`);
    }
    const last = seen.get(`${viewer} ${way}`) ?? -1;
    if (seq < last) this.fail(table, `viewer ${viewer} went back from picture ${last} to ${seq} (${way})`);
    this.expects(table, viewer, way, seq);
    return seq > last;
  }

  /** The newest snapshot of a table that anybody has seen, or that this viewer has. */
  newest(table: string, viewer?: Viewer): number {
    const seen = [...(this.books.get(table)?.seen ?? [])];
    const theirs = seen.filter(([key]) => viewer === undefined || key.startsWith(`${viewer} `));
    return Math.max(-1, ...theirs.map(([, seq]) => seq));
  }

  /** The last commands, for finding the cause of a failure. */
  lastCommands(table: string): string {
    return JSON.stringify(this.book(table).deeds.slice(-6));
  }

  fail(table: string, what: string): void {
    this.failures.push(`table ${table}: ${what}`);
  }

  /** The game is over: the server's log is compared with what was sent and with all messages. */
  closes(table: string, raw: unknown, lines: readonly ChatLine[]): void {
    const book = this.book(table);
    const file = readMatchFile(raw);
    if ('broken' in file) {
      this.fail(table, `its file is broken: ${file.broken}`);
      return;
    }
    if (file.commitment !== book.commitment) this.fail(table, 'its chance is not the one it began with');
    const game = findGame(file.game);
    const report = game && verifyMatch(game, file);
    if (!report?.ok) this.fail(table, `its file does not verify: ${JSON.stringify(report)}`);
    for (const wrong of [...wrongRows(book, file), ...wrongLines(book, lines)]) this.fail(table, wrong);
    this.figures.lostButDone += countLostButDone(book, file);
    this.figures.overs++;
    this.figures.rows += file.rows.length;
    this.books.delete(table);
  }

  /** Tables that were made and whose games have not been compared. */
  get unclosed(): string[] {
    return [...this.books.keys()];
  }

  private book(table: string): Book {
    const book = this.books.get(table);
    if (!book) throw new Error(`there is no table ${table}`);
    return book;
  }
}

const isSameQuestion = (a: Deed['what'], b: Deed['what']): boolean =>
  a.do === 'answer' && b.do === 'answer' ? a.cite === b.cite : a.do === b.do;

const givenByHand = (row: Row): boolean => row.act.do === 'answer' && row.act.by === 'hand';
const placeOf = (seat: Seat | null, cite: string): string => `seat ${seat}, question ${cite}`;

const isRowOf = (row: Row, { seat, what }: Deed): boolean =>
  row.seat === seat &&
  (row.act.do === 'answer'
    ? what.do === 'answer' && what.cite === row.act.cite && sameJson(what.answer, row.act.answer)
    : what.do === row.act.do);

/** Every fault of a log, compared with what was sent. */
export function wrongRows(
  { people, deeds }: Pick<Book, 'people' | 'deeds'>,
  { rows }: Pick<MatchFile, 'rows'>,
): string[] {
  const wrong: string[] = [];
  const answers = new Map<string, Row[]>();
  for (const row of rows) {
    if (row.act.do !== 'answer') continue;
    const place = placeOf(row.seat, row.act.cite);
    answers.set(place, [...(answers.get(place) ?? []), row]);
  }
  for (const [place, given] of answers)
    if (given.length > 1) wrong.push(`${place} was answered ${given.length} times`);

  const found = new Map<Deed, Row>();
  for (const deed of deeds) {
    if (deed.fate !== 'done' || deed.what.do !== 'answer') continue;
    const place = placeOf(deed.seat, deed.what.cite);
    const row = answers.get(place)?.find((one) => isRowOf(one, deed));
    if (row && givenByHand(row)) found.set(deed, row);
    else wrong.push(`${place}: an acknowledged answer is not in the log`);
  }
  for (const row of rows) {
    if (!givenByHand(row) || row.seat === null || !people.includes(row.seat)) continue;
    if (!deeds.some((deed) => deed.fate !== 'refused' && isRowOf(row, deed)))
      wrong.push(`row ${row.n}: an answer that nobody sent, or that was refused`);
  }
  return [...wrong, ...wrongCounts(deeds, rows), ...outOfOrder(found)];
}

/** Other things than answers have nothing to tell them apart: there must be as many as were sent. */
function wrongCounts(deeds: readonly Deed[], rows: readonly Row[]): string[] {
  return ['undo', 'resign'].flatMap((kind) => {
    const sent = (fate: Fate): number =>
      deeds.filter((deed) => deed.what.do === kind && deed.fate === fate).length;
    const kept = rows.filter((row) => row.act.do === kind).length;
    const fits = kept >= sent('done') && kept <= sent('done') + sent('lost');
    return fits ? [] : [`${sent('done')} × ${kind} acknowledged, ${sent('lost')} lost, ${kept} in the log`];
  });
}

/** Commands sent after an acknowledgement come after it. */
function outOfOrder(found: ReadonlyMap<Deed, { readonly n: number }>): string[] {
  const wrong: string[] = [];
  let earliest = Number.POSITIVE_INFINITY;
  for (const [deed, { n }] of [...found].sort(([, a], [, b]) => b.n - a.n)) {
    if (earliest < deed.sent) wrong.push(`${n} stands before what had been acknowledged earlier`);
    earliest = Math.min(earliest, deed.told);
  }
  return wrong;
}

function wrongLines({ deeds }: Pick<Book, 'deeds'>, lines: readonly ChatLine[]): string[] {
  const wrong: string[] = [];
  const found = new Map<Deed, ChatLine>();
  for (const deed of deeds) {
    const { what, fate } = deed;
    if (what.do !== 'say') continue;
    const [line, ...more] = lines.filter(({ text }) => text === what.text);
    if (more.length > 0) wrong.push(`'${what.text}' was said ${more.length + 1} times`);
    if (line && fate === 'refused') wrong.push(`'${what.text}' was refused, and was said`);
    if (!line && fate === 'done') wrong.push(`'${what.text}' was acknowledged, and was not said`);
    if (line && fate === 'done') found.set(deed, line);
  }
  return [...wrong, ...outOfOrder(found)];
}

const countLostButDone = ({ deeds }: Book, { rows }: MatchFile): number =>
  deeds.filter((deed) => deed.fate === 'lost' && rows.some((row) => isRowOf(row, deed))).length;
