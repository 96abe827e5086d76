import type { AnyGame } from '../../kernel/game.ts';
import { capitalised } from '../../kernel/speak/index.ts';
import type { Context } from '../command.ts';
import { levelWords } from '../levels.ts';
import { load, newSession, openSaves, resumedSession } from '../play/open.ts';
import { placeNamed } from '../play/prompts/named.ts';
import { sit } from '../play/sit.ts';
import { chaptersOf } from '../rules/find.ts';
import { printLegend, printRules, printUncertain } from '../rules/print.ts';
import type { Save } from '../saves.ts';
import { EXIT } from '../usage.ts';
import { seatWords, setName, titleOf } from '../words.ts';
import { paint, wrap } from './style.ts';

interface Choice<T> {
  readonly words: string;
  readonly is: T;
}

/** Asks for one of several; null: back, or the input has ended. */
async function choose<T>(
  { io }: Context,
  title: string,
  choices: readonly Choice<T>[],
  back: string,
): Promise<T | null> {
  io.out('');
  io.out(paint(io, 'bold', title));
  choices.forEach(({ words }, i) => {
    io.out(`  ${i + 1}. ${words}`);
  });
  io.out(`  0. ${back}`);
  for (;;) {
    const typed = (await io.ask('> '))?.trim();
    if (typed === undefined || /^(0|q|quit|back|exit)$/i.test(typed)) return null;
    if (typed === '') continue;
    const at = placeNamed(
      typed,
      choices.map(({ words }, i) => ({ label: `${i + 1}`, text: words, names: [words] })),
    );
    const choice = typeof at === 'number' ? choices[at] : undefined;
    if (choice) return choice.is;
    const which = typeof at !== 'number' && at.named ? `${at.problem} ` : '';
    io.out(wrap(`${which}Type a number from 0 to ${choices.length}, or the beginning of a line.`, io.width));
  }
}

type Entry = (context: Context) => Promise<void>;

/** What `wartable` alone opens on a terminal. */
export async function menu(context: Context): Promise<number> {
  const { io, games } = context;
  io.out(paint(io, 'bold', 'Wartable: a table for the Galactic Civil War'));
  while (!io.left) {
    const saves = openSaves(context).length;
    const choices: Choice<Entry>[] = [
      ...[...games.values()].map((game) => ({
        words: `Play ${titleOf(game)}`,
        is: (c: Context) => playGame(c, game),
      })),
      ...(saves === 0 ? [] : [{ words: `Resume a saved game (${saves})`, is: resumeGame }]),
      { words: 'Read the rules', is: readRules },
    ];
    const entry = await choose(context, 'What would you like?', choices, 'Quit');
    if (!entry) break;
    await entry(context);
  }
  return EXIT.fine;
}

async function playGame(context: Context, game: AnyGame): Promise<void> {
  // A newcomer should meet the short first game before the long one.
  const sets = Object.keys(game.optionSets).sort(
    (a, b) => Number(b === 'tutorial') - Number(a === 'tutorial'),
  );
  const set = await choose(
    context,
    titleOf(game),
    sets.map((name) => ({ words: setName(game, name), is: name })),
    'Back',
  );
  const options = set === null ? undefined : game.optionSets[set];
  if (options === undefined) return;
  const seat = await choose(
    context,
    'Which side do you play?',
    seatWords(game, options).map((name, is) => ({ words: capitalised(name), is })),
    'Back',
  );
  if (seat === null) return;
  const against = await choose(
    context,
    'How strong should the computer be?',
    levelWords(game).map(({ level, about }) => ({ words: `${level}: ${about}`, is: level })),
    'Back',
  );
  if (against === null) return;
  context.io.out('');
  const wanted = { game, options, seat, against, iterations: undefined, seed: undefined };
  await sit(newSession(context, wanted), false);
}

async function resumeGame(context: Context): Promise<void> {
  const words = (save: Save): string => {
    const game = context.games.get(save.file.game);
    if (!game) return save.name;
    const { options, rows } = load(game, save);
    const seat = save.players === null ? '' : `, you play ${seatWords(game, options)[save.players.seat]}`;
    return `${save.name}: ${titleOf(game)}${seat}, ${rows.length} steps`;
  };
  const saves = openSaves(context).filter((save) => save.players !== null);
  const save = await choose(
    context,
    'Which game?',
    saves.map((is) => ({ words: words(is), is })),
    'Back',
  );
  if (!save) return;
  context.io.out('');
  await sit(resumedSession(context, save, undefined), true);
}

async function readRules(context: Context): Promise<void> {
  const all = [...context.games.values()];
  const [only] = all;
  const game =
    all.length === 1 && only
      ? only
      : await choose(
          context,
          'Of which game?',
          all.map((is) => ({ words: titleOf(is), is })),
          'Back',
        );
  if (!game) return;
  printLegend(context.io, game);
  for (;;) {
    const chapters = chaptersOf(game);
    const chosen = await choose<(c: Context) => void>(
      context,
      'Which chapter?',
      [
        ...chapters.map(({ title, rules }) => ({
          words: title,
          is: ({ io }: Context) => printRules(io, game, new Set(rules)),
        })),
        ...(game.uncertain === undefined
          ? []
          : [{ words: 'What rests on one source', is: ({ io }: Context) => printUncertain(io, game) }]),
      ],
      'Back',
    );
    if (!chosen) return;
    chosen(context);
  }
}
