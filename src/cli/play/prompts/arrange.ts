import type { Arrange, ArrangeAnswer } from '../../../kernel/forms/index.ts';
import type { Ref } from '../../../kernel/ids.ts';
import { isNone, NONE, type Prompt, suchAs } from './kind.ts';
import { countsOf } from './named.ts';
import { numbered } from './numbers.ts';

/** Nothing can appear twice in an order: the form refuses it, however often it was typed. */
const TOO_OFTEN = 2;

/** Piles are parted by '/': "2 1 / 3". */
const pilesIn = (typed: string): string[] => typed.split('/').map((pile) => pile.trim());

export const arrange: Prompt<Arrange, ArrangeAnswer> = {
  list: (form, names) => numbered(form.items.map(names.ref)),
  how(form, example) {
    const order = `Type all ${form.items.length} numbers or names in order, the top first${suchAs(example)}`;
    if (form.piles.length === 1) return order;
    return `${order} (a / starts the next pile: ${form.piles.map((pile) => pile.id).join(' / ')})`;
  },
  read(form, typed, names) {
    const list = form.items.map((ref, i) => ({
      label: `${i + 1}`,
      text: names.ref(ref),
      names: [names.ref(ref)],
    }));
    const piles: Ref[][] = [];
    for (const pile of pilesIn(typed)) {
      const counts = isNone(pile) ? new Map<number, number>() : countsOf(pile, list, false);
      if ('problem' in counts) return counts;
      piles.push(
        [...counts].flatMap(([at, n]) =>
          Array.from({ length: Math.min(n, TOO_OFTEN) }, () => form.items[at] ?? 'card:-1'),
        ),
      );
    }
    return { answer: { is: 'arrange', piles } };
  },
  write: (form, answer) =>
    answer.piles
      .map((pile) => (pile.length === 0 ? NONE : pile.map((ref) => form.items.indexOf(ref) + 1).join(' ')))
      .join(' / '),
};
