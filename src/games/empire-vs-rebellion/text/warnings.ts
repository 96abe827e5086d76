import { NO_FACE } from '../../../kernel/ids.ts';
import { capitalised } from '../../../kernel/speak/index.ts';
import { type Catalogue, say } from '../../../kernel/speak/text.ts';
import type { View } from '../../../kernel/view.ts';
import type { EvrFrame } from '../frames/frames.ts';
import { isOver, total } from '../queries/table.ts';
import { type Evr, other, type Reader, SIDES, type Side, sideOf } from '../state.ts';
import { en } from './en.ts';

type EvrView = View<Evr, EvrFrame>;

/** A pass right after a pass ends the struggle: the player who could pass is warned, with the totals. */
export function warnings(view: EvrView, texts: Catalogue = en): string[] {
  const { question, game: g } = view;
  if (question?.kind !== 'struggle.turn' || question.form.is !== 'choose' || !g.lastWasPass) return [];
  if (!question.form.options.some(({ id }) => id === 'do:pass')) return [];
  return [say(texts, 'warn.pass.ends', { standing: standing(view, sideOf(question.duty), texts) })];
}

/** Strategies are not looked at: they may still change who wins. */
function standing(view: EvrView, me: Side, texts: Catalogue): string {
  const { game: g } = view;
  const r: Reader = { read: (slot) => view.faces[slot] ?? NO_FACE };
  const [mine, theirs] = [total(g, me, r), total(g, other(me), r)];
  if (isOver(g, me, r)) return say(texts, 'warn.standing.over');
  if (isOver(g, other(me), r)) {
    return say(texts, 'warn.standing.they-over', {
      foe: capitalised(say(texts, `side.${SIDES[other(me)]}`)),
    });
  }
  const how = mine === theirs ? 'tied' : mine < theirs ? 'behind' : 'ahead';
  return say(texts, `warn.standing.${how}`, { mine, theirs });
}
