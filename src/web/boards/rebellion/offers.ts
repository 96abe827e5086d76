import { locRef, NONE, probeLoc, slotIn } from '../../../games/rebellion/public/table.ts';
import { type Form, offers, places } from '../../../kernel/forms/index.ts';
import { type CardSlot, NO_FACE, type Ref } from '../../../kernel/ids.ts';
import type { View } from '../../../kernel/view.ts';

/** What a form offers, in its order, then its places: by the things that each of them names. */
export const offersOf = (form: Form): readonly { readonly refs: readonly Ref[] }[] => [
  ...offers(form),
  ...places(form).map(({ ref }) => ({ refs: [ref] })),
];

export const cardsOffered = (form: Form): CardSlot[] => [
  ...new Set(offersOf(form).flatMap(({ refs }) => refs.filter((ref) => ref.startsWith('card:')).map(slotIn))),
];

/** By system: the probe card that a question offers and that shows it. Whoever points at the planet means the card. */
export function probesOffered(view: View): ReadonlyMap<Ref, Ref> {
  const form = view.question?.form;
  const found = new Map<Ref, Ref>();
  if (form?.is !== 'choose') return found;
  for (const slot of cardsOffered(form)) {
    const loc = probeLoc(view.faces[slot] ?? NO_FACE);
    if (loc !== NONE) found.set(locRef(loc), `card:${slot}`);
  }
  return found;
}
