import type { Arrange, ArrangeAnswer } from '../../../kernel/forms/index.ts';
import type { Ref } from '../../../kernel/ids.ts';
import { isNone, NONE, NOTHING, type Prompt } from './kind.ts';
import { numbered, placeOf } from './numbers.ts';

/** Piles are parted by '/': "2 1 / 3". */
const pilesIn = (typed: string): string[] => typed.split('/').map((pile) => pile.trim());

export const arrange: Prompt<Arrange, ArrangeAnswer> = {
  list: (form, names) => numbered(form.items.map(names.ref)),
  how(form) {
    const order = `Type all ${form.items.length} numbers in order, the top first`;
    if (form.piles.length === 1) return order;
    return `${order} (a / begins the next pile: ${form.piles.map((pile) => pile.id).join(' / ')})`;
  },
  read(form, typed) {
    const piles: Ref[][] = [];
    for (const pile of pilesIn(typed)) {
      const refs: Ref[] = [];
      const words = isNone(pile) ? [] : pile.split(/[\s,;]+/).filter((word) => word !== '');
      for (const word of words) {
        const at = placeOf(word, form.items.length);
        if (typeof at !== 'number') return at;
        refs.push(form.items[at] ?? 'card:-1');
      }
      piles.push(refs);
    }
    return { answer: { is: 'arrange', piles } };
  },
  write: (form, answer) =>
    answer.piles
      .map((pile) => (pile.length === 0 ? NONE : pile.map((ref) => form.items.indexOf(ref) + 1).join(' ')))
      .join(' / '),
  say: (_form, answer, names) =>
    answer.piles
      .map((pile) => (pile.length === 0 ? NOTHING : pile.map(names.ref).join(', then ')))
      .join(' / '),
};
