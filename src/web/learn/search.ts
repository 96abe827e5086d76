import type { RuleId } from '../../kernel/ids.ts';
import { restsOnRuling } from '../../kernel/speak/rulings.ts';
import type { RulesDocument } from './documents.ts';

/** Rules that speak of all these words: those that rest on a ruling of this number, then those with the words in the title, in reading order. */
export function rulesAbout({ rules, chapters }: RulesDocument, words: string): RuleId[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return [];
  const all = chapters.flatMap((chapter) => chapter.rules);
  const has = (text: string): boolean => wanted.every((word) => text.toLowerCase().includes(word));
  const ruled = all.filter((id) => wanted.every((word) => restsOnRuling(rules[id], word)));
  const titled = all.filter((id) => has(`${rules[id]?.title} ${id}`));
  const spoken = all.filter((id) => has(`${rules[id]?.title} ${rules[id]?.text}`));
  return [...new Set([...ruled, ...titled, ...spoken])];
}
