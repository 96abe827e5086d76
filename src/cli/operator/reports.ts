import { GAMES, tableOf } from '../../games/index.ts';
import { eventViewKept } from '../../kernel/events.ts';
import { sayEvent, sayQuestion } from '../../kernel/speak/index.ts';
import type { Report } from '../../server/store/port.ts';
import { openReports } from '../../server/store/reading.ts';
import { VIEW_FORMAT, type ViewFile } from '../../server/workers/files/view-file.ts';
import { type Command, JSON_OUT } from '../command.ts';
import { writeAtomically } from '../saves.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { EXIT, UsageError } from '../usage.ts';
import { plainly, STORAGE, storageOf } from './storage.ts';

const LISTED = 50;
const LAST_LINES = 30;

/** For operators: the problems that players reported, and the table as they saw it. */
export const reports: Command = {
  name: 'reports',
  takes: '[<id>] [options]',
  about: 'Lists what players reported; with an id, shows the table as the player saw it.',
  options: {
    ...STORAGE,
    out: {
      type: 'string',
      value: '<file>',
      about: 'also write the game as a file, to replay or play on from',
    },
    ...JSON_OUT,
  },
  notes: ['Read-only; the server may keep running.'],
  async run({ io }, args) {
    args.atMost(1);
    const kept = await openReports(storageOf(args)).catch(plainly);
    try {
      const [id] = args.words;
      if (id === undefined) list(io, await kept.list(LISTED), args.flag('json'));
      else show(io, await kept.find(id), id, args.text('out'), args.flag('json'));
    } finally {
      await kept.close();
    }
    return EXIT.fine;
  },
};

function list(io: Terminal, found: readonly Report[], json: boolean): void {
  if (json) io.out(JSON.stringify(found.map(({ file: _, ...rest }) => rest)));
  else if (found.length === 0) io.out('There are no reports.');
  else for (const report of found) io.out(lineOf(report));
}

const lineOf = ({ id, at, table, words }: Report): string =>
  `${id}  ${at.slice(0, 16).replace('T', ' ')}  table ${table}  ${words.replace(/\s+/g, ' ').slice(0, 60)}`;

function show(
  io: Terminal,
  report: Report | undefined,
  id: string,
  out: string | undefined,
  json: boolean,
): void {
  if (!report) throw new UsageError(`unknown report '${id}'; wartable reports lists them`);
  if (out !== undefined) writeAtomically(out, `${JSON.stringify(report.file)}\n`);
  if (json) io.out(JSON.stringify(report));
  else describe(io, report);
}

function describe(io: Terminal, report: Report): void {
  io.out(`${report.at}  table ${report.table}`);
  io.out(report.words);
  io.out('');
  const file = report.file as ViewFile;
  const game = GAMES.get(file.game);
  if (!game || file.format !== VIEW_FORMAT) {
    io.out('The game is over: write it to a file with --out and look at it with wartable replay.');
    return;
  }
  for (const line of tableOf(game, file.view)) io.out(line);
  io.out('');
  for (const row of file.log.slice(-LAST_LINES)) {
    for (const heard of row.heard)
      io.out(`  ${sayEvent(game, eventViewKept(heard), file.seat, undefined, file.view.options)}`);
  }
  if (file.view.question) io.out(`Asked: ${sayQuestion(game, file.view.question, file.view)}`);
}
