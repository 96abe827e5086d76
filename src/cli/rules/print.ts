import type { AnyGame } from '../../kernel/game.ts';
import type { RuleId } from '../../kernel/ids.ts';
import { hang, paint, wrap } from '../style.ts';
import type { Terminal } from '../terminal.ts';
import { titleOf } from '../words.ts';
import { chaptersOf, ruleOf } from './find.ts';

export const ONE_SOURCE = '†';

/** Where a rule does not simply stand in the printed rules, in words. */
export function marksOf(game: AnyGame, id: RuleId): string[] {
  const rule = ruleOf(game, id);
  if (!rule) return [];
  const marks: string[] = [];
  if (rule.basis === 'ruling') marks.push(`our own ruling${rule.ruling ? ` ${rule.ruling}` : ''}`);
  else if (rule.ruling) marks.push(`with our own ruling ${rule.ruling}`);
  if (rule.basis === 'parent-game') marks.push('from the parent game');
  return marks;
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
  io.out(wrap(rule.text, io.width, '    '));
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
      `[our own ruling D1] marks what the printed rules leave open and we decided; ${ONE_SOURCE} marks cards of which something rests on one source only (listed at the end). The word behind a title is its anchor: wartable rules ${game.id} <anchor>.`,
      io.width,
    ),
  );
}

/** What could be wrong, in full. */
export function printUncertain(io: Terminal, game: AnyGame): void {
  const facts = game.uncertain ?? [];
  if (facts.length === 0) return;
  io.out('');
  io.out(paint(io, 'cyan', `${ONE_SOURCE} WHAT RESTS ON ONE SOURCE`));
  for (const { what, why } of facts) {
    io.out(hang('  - ', `${what}: ${why}`, io.width));
  }
}
