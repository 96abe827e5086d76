import type { AnyGame, RuleText } from '../../kernel/game.ts';
import type { RuleId } from '../../kernel/ids.ts';
import { restsOnRuling } from '../../kernel/speak/rulings.ts';
import { TABLE_RULES } from '../../kernel/speak/table-rules.ts';

export interface Chapter {
  readonly title: string;
  readonly rules: readonly RuleId[];
}

/** What holds at every table stands behind the game's own chapters. */
const TABLE_CHAPTER: Chapter = { title: 'At every table', rules: Object.keys(TABLE_RULES) };

export const chaptersOf = (game: AnyGame): Chapter[] => [...game.chapters, TABLE_CHAPTER];

export const ruleOf = (game: AnyGame, id: RuleId): RuleText | undefined =>
  Object.hasOwn(game.rules, id) ? game.rules[id] : TABLE_RULES[id];

/** The rules that a word names: an anchor, the beginning of anchors, a chapter's title, or the number of a ruling. Nothing: an empty list. */
export function rulesNamed(game: AnyGame, word: string): RuleId[] {
  const wanted = word.toLowerCase();
  const chapters = chaptersOf(game);
  const all = chapters.flatMap((chapter) => chapter.rules);
  const exact = all.filter((id) => id === wanted);
  const below = all.filter((id) => id.startsWith(`${wanted}.`));
  if (exact.length + below.length > 0) return [...exact, ...below];
  const chapter = chapters
    .filter(({ title }) => title.toLowerCase() === wanted)
    .flatMap(({ rules }) => rules);
  return chapter.length > 0 ? chapter : all.filter((id) => restsOnRuling(ruleOf(game, id), wanted));
}

/** Rules that contain a word: matches in the title first. */
export function rulesAbout(game: AnyGame, word: string): RuleId[] {
  const wanted = word.toLowerCase();
  const all = chaptersOf(game).flatMap((chapter) => chapter.rules);
  const has = (text: string | undefined): boolean => text?.toLowerCase().includes(wanted) ?? false;
  const titled = all.filter((id) => has(ruleOf(game, id)?.title));
  return [...titled, ...all.filter((id) => !titled.includes(id) && has(ruleOf(game, id)?.text))];
}
