import type { AnyGame } from '../../kernel/game.ts';
import type { RuleId } from '../../kernel/ids.ts';
import { type Command, IDLE_SEED, JSON_OUT } from '../command.ts';
import { gameNamed } from '../lookup.ts';
import { listed } from '../terminal/style.ts';
import { EXIT, UsageError } from '../usage.ts';
import { chaptersOf, ruleOf, rulesAbout, rulesNamed } from './find.ts';
import { printLegend, printRules, printUncertain, restsOnOneSource } from './print.ts';

export const rules: Command = {
  name: 'rules',
  takes: '<game> [anchor]',
  about: 'Prints the rules, with marks for our own rulings and single sources.',
  options: { ...JSON_OUT, ...IDLE_SEED },
  notes: [
    'The anchor is the word after a rule title, such as struggle.pass; its first part, such as struggle, prints the whole chapter. A ruling number, such as D22 or R-121, finds the rules based on it.',
    'wartable rules empire-vs-rebellion quick prints the quick reference.',
  ],
  async run(context, args) {
    const { io } = context;
    args.atMost(2);
    const [name, anchor] = args.words;
    const game = gameNamed(context, name);
    const ids = wanted(game, anchor);
    if (args.flag('json')) {
      io.out(JSON.stringify(asJson(game, ids), null, 2));
      return EXIT.fine;
    }
    if (anchor === undefined) printLegend(io, game);
    printRules(io, game, ids);
    if (anchor === undefined) printUncertain(io, game);
    return EXIT.fine;
  },
};

function wanted(game: AnyGame, anchor: string | undefined): Set<RuleId> {
  if (anchor === undefined) return new Set(chaptersOf(game).flatMap((chapter) => chapter.rules));
  const found = rulesNamed(game, anchor);
  if (found.length > 0) return new Set(found);
  const near = rulesAbout(game, anchor).slice(0, 5);
  const hint = near.length === 0 ? '' : `; rules that mention it: ${listed(near)}`;
  throw new UsageError(`${game.id} has no rule '${anchor}'${hint}`);
}

const asJson = (game: AnyGame, ids: ReadonlySet<RuleId>) => ({
  game: game.id,
  version: game.version,
  chapters: chaptersOf(game)
    .map(({ title, rules: all }) => ({
      title,
      rules: all
        .filter((id) => ids.has(id))
        .map((id) => ({ id, ...ruleOf(game, id), oneSource: restsOnOneSource(game, id) })),
    }))
    .filter((chapter) => chapter.rules.length > 0),
  uncertain: game.uncertain ?? [],
});
