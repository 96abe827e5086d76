import { existsSync } from 'node:fs';
import type { AnyGame } from '../../kernel/game.ts';
import { field } from '../../kernel/json.ts';
import { FORMAT, readMatchFile } from '../../kernel/match/codec.ts';
import {
  decodeMatch,
  isPractice,
  type Match,
  type MatchFile,
  type ReplayReport,
  verifyMatch,
} from '../../kernel/match/index.ts';
import { sayOutcome } from '../../kernel/speak/index.ts';
import { VIEW_FORMAT } from '../../server/workers/files/view-file.ts';
import { type Args, type Command, type Context, IDLE_SEED, JSON_OUT } from '../command.ts';
import { gameNamed, seatNamed } from '../lookup.ts';
import { readJson, savedPath } from '../saves.ts';
import { isFailureFile } from '../simulate/failure.ts';
import { hang, listed, paint, wrap } from '../terminal/style.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { EXIT, UsageError } from '../usage.ts';
import { seatWords, titleOf } from '../words.ts';
import { replayFailure } from './failed-game.ts';
import { type Line, openLog, seatLog } from './log.ts';

export const replay: Command = {
  name: 'replay',
  takes: '<file or name> [options]',
  about: 'Replays a saved game: checks its chance, its digests and its answers, and prints its log.',
  options: {
    seat: { type: 'string', value: '<seat>', about: 'whose view to show of a game that is not over' },
    ...JSON_OUT,
    ...IDLE_SEED,
  },
  notes: ['For a file that was tampered with, the first wrong row is named and the exit code is 1.'],
  async run(context, args) {
    args.atMost(1);
    const [word] = args.words;
    if (word === undefined) throw new UsageError('which file? See wartable replay --help');
    const path = existsSync(word) ? word : (savedPath(context.io, word) ?? word);
    const json = readJson(path);
    if (isFailureFile(json)) return replayFailure(context, args, json);
    return replayMatch(context, args, path, json);
  },
};

/** A server's export before the end holds no secret, so nothing can be checked against the commitment. */
const UNDER_WAY =
  "is one seat's view of a running game: there is nothing to verify before the end. " +
  "It can be viewed and continued on the server's page, or over the API (importTable)";

function replayMatch(context: Context, args: Args, path: string, json: unknown): number {
  const { io } = context;
  const format = field(json, 'format');
  if (format === VIEW_FORMAT) throw new UsageError(`'${path}' ${UNDER_WAY}`);
  if (format !== FORMAT) throw new UsageError(`'${path}' is not a saved game`);
  const file = readMatchFile(json);
  if ('broken' in file) {
    const row = /^row (\d+) (.*)/.exec(file.broken);
    if (!row) throw new UsageError(`'${path}' cannot be read: ${file.broken}`);
    return tampered(io, args, Number(row[1]), row[2] ?? '');
  }
  const game = gameNamed(context, file.game);
  const report = verified(game, file);
  if (!report.ok) return tampered(io, args, report.row, report.wrong);
  const match = decodeMatch(game, file);
  if ('broken' in match) return tampered(io, args, 0, match.broken);
  const { over } = match.position.state;
  const lines = over ? openLog(match) : seatLog(match, seatFor(match, args));
  if (args.flag('json')) {
    const { rows, draws, rejudged } = report;
    const log = lines.filter((line) => line.says.length > 0);
    const practice = isPractice(match);
    io.out(
      JSON.stringify(
        { ok: true, game: game.id, practice, outcome: over, rows, draws, rejudged, log },
        null,
        2,
      ),
    );
    return EXIT.fine;
  }
  print(io, match, lines, report);
  return EXIT.fine;
}

function print(
  io: Terminal,
  match: Match,
  lines: readonly Line[],
  report: Extract<ReplayReport, { ok: true }>,
): void {
  const { game, options, commitment } = match;
  const { over } = match.position.state;
  io.out(paint(io, 'bold', isPractice(match) ? `${titleOf(game)}. A practice game.` : titleOf(game)));
  for (const line of lines) printLine(io, line);
  io.out('');
  io.out(over ? wrap(sayOutcome(game, over, seatWords(game, options)), io.width) : 'The game is not over.');
  const { rows, draws, rejudged } = report;
  const old = rows - rejudged;
  const older =
    old === 0 ? '' : ` ${old} of them were played under other rules and could not be checked again.`;
  const ok = `ok: ${rows} rows and ${draws} draws checked against the commitment ${commitment}.${older}`;
  io.out(paint(io, 'green', wrap(ok, io.width)));
}

/** The kernel checks row by row; that rows are missing at the end can be seen before, and said more plainly. */
function verified(game: AnyGame, file: MatchFile): ReplayReport {
  const last = file.rows.length - 1;
  if (file.shown > last) return { ok: false, row: last, wrong: 'the rows after it are missing' };
  return verifyMatch(game, file);
}

function tampered(io: Terminal, args: Args, row: number, wrong: string): number {
  if (args.flag('json')) io.out(JSON.stringify({ ok: false, row, wrong }, null, 2));
  else io.err(`tampered: row ${row}: ${wrong}`);
  return EXIT.failed;
}

/** The log of a game under way holds the secrets of all seats; one must say whose part may be shown. */
function seatFor(match: Match, args: Args): number {
  const { game, options } = match;
  const name = args.text('seat');
  if (name !== undefined) return seatNamed(game, options, name);
  const seats = game.seats(options).map((seat) => seat.name);
  throw new UsageError(`this game is not over: choose whose view to show with --seat (${listed(seats)})`);
}

function printLine(io: Terminal, { row, says, takenBack }: Line): void {
  says.forEach((sentence, i) => {
    const label = i === 0 ? `${String(row).padStart(4)}  ` : '      ';
    io.out(hang(label, takenBack ? `${sentence} (taken back)` : sentence, io.width));
  });
}
