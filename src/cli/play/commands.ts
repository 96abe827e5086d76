import { showOf } from '../../games/index.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Question } from '../../kernel/question.ts';
import type { View } from '../../kernel/view.ts';
import { botNamed } from '../lookup.ts';
import { chaptersOf, rulesAbout, rulesNamed } from '../rules/find.ts';
import { printRules } from '../rules/print.ts';
import { checkName } from '../saves.ts';
import { nearest } from '../terminal/nearest.ts';
import { page, paged } from '../terminal/page.ts';
import { hang, listed, paint, wrap } from '../terminal/style.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../usage.ts';
import { namesIn } from '../words.ts';
import { standing } from './advance-answers.ts';
import { sayAnswer, writeAnswer } from './prompts/index.ts';
import type { Session } from './session.ts';
import type { Step } from './step.ts';
import { draw, resign, undo } from './table-matters.ts';
import { whatCard, whyNumber, whyThing } from './why.ts';

interface TableCommand {
  /** What may follow it; absent: nothing, so that "draw two cards" does not offer a draw. */
  readonly takes?: string;
  readonly about: string;
  run(s: Session, view: View, question: Question, rest: string): Step | Promise<Step>;
}

/** Of many rules that contain a word, the first are printed and some more are named. */
const MOST_RULES = 3;
const MOST_LISTED = 12;

const COMMANDS: Readonly<Record<string, TableCommand>> = {
  help: { about: 'this list', run: (s) => help(s) },
  table: {
    about: 'show the table',
    async run(s): Promise<Step> {
      await page(s.io, s.tableLines());
      return 'again';
    },
  },
  show: {
    takes: '<name>',
    about: 'one thing in full: show Han Solo',
    run: (s, view, _question, rest) => show(s, view, rest),
  },
  log: {
    takes: '[all]',
    about: 'recent events; log all: the whole game',
    run: (s, _view, _question, rest) => log(s, rest),
  },
  why: {
    takes: '<number or name>',
    about: 'why something is offered or not: why 2, why pass, why Han Solo',
    run: (s, view, question, rest) => why(s, view, question, rest),
  },
  rules: {
    takes: '[word]',
    about: 'look something up: rules capacity, rules struggle.pass, rules quick, rules D22',
    run: (s, _view, _question, rest) => rules(s, rest),
  },
  hint: {
    about: 'what the search bot would do',
    run: (s, view, question) => hint(s, view, question),
  },
  undo: { about: 'take back your last answer', run: (s) => undo(s) },
  standing: {
    takes: '[forced|pass]',
    about: 'automatic answers: where there is no choice, or passing for the rest of the round',
    run: (s, _view, question, rest) => standing(s, question, rest),
  },
  draw: { about: 'offer a draw', run: (s, _view, question) => draw(s, question) },
  resign: { about: 'resign the game', run: (s) => resign(s) },
  save: {
    takes: '[name]',
    about: 'save now, optionally under another name (the game also saves itself)',
    run: (s, _view, _question, rest) => save(s, rest),
  },
  quit: { about: 'leave; the game is saved and can be resumed', run: () => 'left' },
};

/** Other words for the same. */
const ALIASES: Readonly<Record<string, string>> = { '?': 'help', exit: 'quit', q: 'quit', h: 'help' };

type Bound = (s: Session, view: View, question: Question) => Step | Promise<Step>;

/** The command that a line is, if it is one. */
export function commandIn(typed: string): Bound | null {
  const [word = '', ...more] = typed.split(/\s+/);
  const name = ALIASES[word.toLowerCase()] ?? word.toLowerCase();
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || (command.takes === undefined && more.length > 0)) return null;
  return (s, view, question) => command.run(s, view, question, more.join(' '));
}

/** The word that was probably meant, when it is near one of the commands. */
export const commandMeant = (typed: string): string | undefined =>
  nearest(typed.split(/\s+/)[0] ?? '', Object.keys(COMMANDS));

function help({ io }: Session): Step {
  const rows = Object.entries(COMMANDS).map(([name, { takes, about }]) => ({
    label: takes === undefined ? name : `${name} ${takes}`,
    about,
  }));
  const width = Math.max(...rows.map((row) => row.label.length));
  io.out('');
  io.out('Answer the question with its numbers, or type one of these:');
  for (const { label, about } of rows) io.out(hang(`  ${label.padEnd(width)}  `, about, io.width));
  io.out('An empty line shows the question again.');
  return 'again';
}

async function log(s: Session, rest: string): Promise<Step> {
  const lines = s.log().flatMap((line) => line.split('\n'));
  const room = s.io.height - 2;
  if (rest === 'all' || lines.length <= room) await page(s.io, lines);
  else {
    s.io.out(paint(s.io, 'dim', `The last of ${lines.length} lines; log all shows them from the beginning.`));
    for (const line of lines.slice(-room)) s.io.out(line);
  }
  return 'again';
}

function show(s: Session, view: View, name: string): Step {
  const lines = showOf(s.game, view, name);
  if (name === '') s.io.out('Show what? Type show and the name of a card, or of anything else on the table.');
  else if (lines.length === 0) s.io.out(`Nothing is called '${name}'.`);
  for (const line of lines) s.io.out(line);
  return 'again';
}

function why(s: Session, view: View, question: Question, rest: string): Step {
  const text =
    rest === ''
      ? 'Why what? Type why and a number of the list, or the name of a card on the table.'
      : /^\d+$/.test(rest)
        ? whyNumber(s, view, question, Number(rest))
        : (whyThing(s, view, question, rest) ??
          whatCard(s, view, rest) ??
          `Nothing on the table is called '${rest}'.`);
  s.io.out(wrap(text, s.io.width));
  return 'again';
}

async function rules(s: Session, word: string): Promise<Step> {
  await paged(s.io, (io) => {
    if (word === '') listRules(io, s.game);
    else findRules(io, s.game, word);
  });
  return 'again';
}

function listRules(io: Terminal, game: AnyGame): void {
  for (const { title, rules: ids } of chaptersOf(game)) {
    io.out(paint(io, 'cyan', title));
    io.out(wrap(ids.join(', '), io.width, '    '));
  }
  io.out('Type rules and one of these words, a chapter, or any other word to search for.');
}

function findRules(io: Terminal, game: AnyGame, word: string): void {
  const named = rulesNamed(game, word);
  const about = named.length > 0 ? [] : rulesAbout(game, word);
  const read = [...named, ...about.slice(0, MOST_RULES)];
  const more = about.slice(MOST_RULES);
  if (read.length === 0) io.out(wrap(`No results for '${word}'.`, io.width));
  printRules(io, game, new Set(read));
  if (more.length === 0) return;
  io.out('');
  io.out(
    wrap(`${more.length} more results for '${word}': ${listed(more.slice(0, MOST_LISTED))} ...`, io.width),
  );
}

async function hint(s: Session, view: View, question: Question): Promise<Step> {
  s.io.progress('thinking ...');
  await s.io.breathe();
  const adviser = botNamed(s.game, 'search', s.players.iterations ?? undefined);
  const { answer, why: reason } = adviser.decide(s.game, view, s.mind(s.me));
  const words = sayAnswer(question.form, answer, namesIn(s.game, view, question));
  s.io.out(
    wrap(
      `Hint: type ${writeAnswer(question.form, answer)} (${words.replace(/\.$/, '')}). ${reason}`,
      s.io.width,
    ),
  );
  return 'again';
}

function save(s: Session, name: string): Step {
  try {
    if (name !== '') s.name = checkName(name);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    s.io.out(error.message);
    return 'again';
  }
  if (s.save() !== null) s.io.out(`Saved as ${s.name}.`);
  return 'again';
}
