import type { AnyGame } from '../../kernel/game.ts';
import type { RuleId } from '../../kernel/ids.ts';
import { rulingsOf } from '../../kernel/speak/rulings.ts';
import { hang, paint, wrap } from '../terminal/style.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { titleOf } from '../words.ts';
import { chaptersOf, ruleOf } from './find.ts';

export const ONE_SOURCE = '†';

/** Numbers of rulings that only cite where a rule is discussed: 'R-084'. All others, such as 'D9' or 'O-04', are our own. */
const isCitation = (ruling: string): boolean => /^R-\d+$/.test(ruling);

/** The basis of a rule in words, if it is not simply a printed rule. */
export function marksOf(game: AnyGame, id: RuleId): string[] {
  const rule = ruleOf(game, id);
  if (!rule) return [];
  const rulings = rulingsOf(rule);
  const own = rulings.filter((ruling) => !isCitation(ruling)).join(', ');
  const marks: string[] = [];
  if (rule.basis === 'ruling') marks.push(own === '' ? 'our own ruling' : `our own ruling ${own}`);
  else if (own !== '') marks.push(`with our own ruling ${own}`);
  if (rule.basis === 'parent-game') marks.push('from the parent game');
  return marks;
}

/** "(R-084, R-085)": the entries of the list of rulings that a rule rests on; '' for none. */
export function citedBy(game: AnyGame, id: RuleId): string {
  const cited = rulingsOf(ruleOf(game, id)).filter(isCitation).join(', ');
  return cited === '' ? '' : `(${cited})`;
}

export const restsOnOneSource = (game: AnyGame, id: RuleId): boolean =>
  game.uncertain?.some((fact) => fact.rules?.includes(id)) ?? false;

export function printRule(io: Terminal, game: AnyGame, id: RuleId): void {
  const rule = ruleOf(game, id);
  if (!rule) return;
  const dagger = restsOnOneSource(game, id) ? ` ${ONE_SOURCE}` : '';
  const marks = marksOf(game, id).map((mark) => ` [${mark}]`);
  io.out(
    `  ${paint(io, 'bold', rule.title)}${dagger}${paint(io, 'yellow', marks.join(''))}${paint(io, 'dim', `  ${id}`)}`,
  );
  io.out(wrap(`${rule.text} ${citedBy(game, id)}`, io.width, '    '));
}

/** Some rules under the titles of their chapters. */
export function printRules(io: Terminal, game: AnyGame, ids: ReadonlySet<RuleId>): void {
  for (const chapter of chaptersOf(game)) {
    const here = chapter.rules.filter((id) => ids.has(id));
    if (here.length === 0) continue;
    io.out('');
    io.out(paint(io, 'cyan', chapter.title.toUpperCase()));
    for (const id of here) printRule(io, game, id);
  }
}

export function printLegend(io: Terminal, game: AnyGame): void {
  io.out(`${paint(io, 'bold', titleOf(game))}: the rules in our own words`);
  io.out(
    wrap(
      `[our own ruling] marks what the printed rules leave open; ${ONE_SOURCE} marks what rests on one source only or on which sources differ (listed at the end). The word after a title is its anchor: wartable rules ${game.id} <anchor>.`,
      io.width,
    ),
  );
}

/** What could be wrong, in full. */
export function printUncertain(io: Terminal, game: AnyGame): void {
  const facts = game.uncertain ?? [];
  if (facts.length === 0) return;
  io.out('');
  io.out(paint(io, 'cyan', `${ONE_SOURCE} WHAT RESTS ON ONE SOURCE OR ON OUR JUDGEMENT`));
  for (const { what, why } of facts) {
    io.out(hang('  - ', `${what}: ${why}`, io.width));
  }
}
