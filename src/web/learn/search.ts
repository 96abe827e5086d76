import type { RuleId } from '../../kernel/ids.ts';
import type { RulesDocument } from './documents.ts';

/** Rules that speak of all these words: those with them in the title first, in reading order. */
export function rulesAbout({ rules, chapters }: RulesDocument, words: string): RuleId[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return [];
  const all = chapters.flatMap((chapter) => chapter.rules);
  const has = (text: string): boolean => wanted.every((word) => text.toLowerCase().includes(word));
  const titled = all.filter((id) => has(`${rules[id]?.title} ${id}`));
  return [
    ...titled,
    ...all.filter((id) => !titled.includes(id) && has(`${rules[id]?.title} ${rules[id]?.text}`)),
  ];
}
