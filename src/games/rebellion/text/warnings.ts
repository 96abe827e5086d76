import { capitalised, sayList } from '../../../kernel/speak/index.ts';
import { type Catalogue, say } from '../../../kernel/speak/text.ts';
import { PASS } from '../names.ts';
import { other, SIDES, type Side } from '../state.ts';
import { en } from './en.ts';
import type { RebView } from './table/teller.ts';

/** What is left undone by a pass, which holds for the rest of the Command Phase, and that it may end the phase. */
export function warnings(view: RebView, texts: Catalogue = en): string[] {
  const { question, game: g } = view;
  if (question?.kind !== 'command.turn' || question.form.is !== 'choose') return [];
  const { options } = question.form;
  if (!options.some(({ id }) => id === PASS.id)) return [];
  const foe: Side = other(g.current);
  const left = (['activate', 'reveal'] as const).flatMap((verb) => {
    const n = options.filter(({ id }) => id.startsWith(`${verb}:`)).length;
    return n === 0 ? [] : [say(texts, `warn.left.${verb}`, { n })];
  });
  return [
    ...(g.passed[foe]
      ? [say(texts, 'warn.pass.ends', { foe: capitalised(say(texts, `side.${SIDES[foe]}`)) })]
      : []),
    ...(left.length === 0 ? [] : [say(texts, 'warn.pass.left', { left: sayList({ text: texts }, left) })]),
  ];
}
