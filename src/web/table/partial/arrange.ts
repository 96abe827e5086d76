import type { Answer, Arrange, ArrangeAnswer } from '../../../kernel/forms/index.ts';
import type { Ref } from '../../../kernel/ids.ts';
import type { Revision } from '../board.ts';
import { NO, type Pointing, stage, UNLIT } from './kind.ts';

export const pilesIn = (form: Arrange, partial: ArrangeAnswer | null): readonly (readonly Ref[])[] =>
  form.piles.map((_, i) => partial?.piles[i] ?? []);

/** Items in no pile yet, in the form's order. */
export function loose(form: Arrange, partial: ArrangeAnswer | null): Ref[] {
  const placed = new Set(pilesIn(form, partial).flat());
  return form.items.filter((item) => !placed.has(item));
}

/** The partial answer with an item moved to a position of a pile. */
export function placed(
  form: Arrange,
  partial: ArrangeAnswer | null,
  item: Ref,
  pile: number,
  at: number,
): ArrangeAnswer {
  const piles = pilesIn(form, partial).map((one) => one.filter((other) => other !== item));
  piles[pile]?.splice(Math.max(at, 0), 0, item);
  return { is: 'arrange', piles };
}

export const arrangeIn = (answer: Answer | null): ArrangeAnswer | null =>
  answer?.is === 'arrange' ? answer : null;

/** An item at the end of a pile of the newest answer. */
export const append =
  (form: Arrange, item: Ref, pile: number): Revision =>
  (now) => {
    const partial = arrangeIn(now);
    if (!openPiles(form, partial).includes(pile)) return now;
    return placed(form, partial, item, pile, pilesIn(form, partial)[pile]?.length ?? 0);
  };

export function takenOut(form: Arrange, partial: ArrangeAnswer | null, item: Ref): ArrangeAnswer | null {
  const piles = pilesIn(form, partial).map((one) => one.filter((other) => other !== item));
  return piles.every((pile) => pile.length === 0) ? null : { is: 'arrange', piles };
}

/** The piles that have room for one more. */
export const openPiles = (form: Arrange, partial: ArrangeAnswer | null): number[] =>
  pilesIn(form, partial).flatMap((pile, i) => (pile.length < (form.piles[i]?.max ?? 0) ? [i] : []));

/** Everything in the form's order, filled from the first pile on: a starting point. */
export function asItIs(form: Arrange): ArrangeAnswer {
  let partial: ArrangeAnswer = { is: 'arrange', piles: form.piles.map(() => []) };
  const later = form.piles.map((_, i) => form.piles.slice(i + 1).reduce((sum, { min }) => sum + min, 0));
  for (const item of form.items) {
    const left = loose(form, partial).length;
    const pile = openPiles(form, partial).find(
      (i) => (partial.piles[i]?.length ?? 0) < (form.piles[i]?.min ?? 0) || left > (later[i] ?? 0),
    );
    if (pile !== undefined) partial = placed(form, partial, item, pile, partial.piles[pile]?.length ?? 0);
  }
  return partial;
}

export const arrange: Pointing<Arrange, ArrangeAnswer> = {
  mark(form, partial, { ref }) {
    if (!form.items.includes(ref)) return UNLIT;
    const chosen = pilesIn(form, partial).some((pile) => pile.includes(ref)) ? 1 : 0;
    return { lit: chosen > 0 || openPiles(form, partial).length > 0, chosen, most: 1, held: false };
  },
  /** A click puts a thing on the first pile with room, or removes it; the widget can do more. */
  point(form, partial, { ref }) {
    if (!form.items.includes(ref)) return NO;
    if (pilesIn(form, partial).some((pile) => pile.includes(ref))) return stage(takenOut(form, partial, ref));
    const [pile] = openPiles(form, partial);
    if (pile === undefined) return NO;
    return stage(placed(form, partial, ref, pile, pilesIn(form, partial)[pile]?.length ?? 0));
  },
};
