import { backOf, FACES, probeLoc } from '../../../games/rebellion/faces.ts';
import { locRef, slotIn } from '../../../games/rebellion/names.ts';
import type { Form } from '../../../kernel/forms/index.ts';
import { NO_FACE, type Ref, type SlotId } from '../../../kernel/ids.ts';
import type { View } from '../../../kernel/view.ts';

/** What a form offers, in its order: by the things that each offer names. */
export function offersOf(form: Form): readonly { readonly refs: readonly Ref[] }[] {
  switch (form.is) {
    case 'choose':
      return form.options;
    case 'pick':
      return form.from;
    case 'arrange':
      return form.items.map((item) => ({ refs: [item] }));
    case 'allot':
      return [...form.lots, ...form.slots.map(({ ref }) => ({ refs: [ref] }))];
    case 'haul':
      return form.sources.flatMap(({ lots }) => lots);
  }
}

export const cardsOffered = (form: Form): SlotId[] => [
  ...new Set(offersOf(form).flatMap(({ refs }) => refs.filter((ref) => ref.startsWith('card:')).map(slotIn))),
];

const PROBE_BACK = 9;

/** By system: the probe card that a question offers and that shows it. Whoever points at the planet means the card. */
export function probesOffered(view: View): ReadonlyMap<Ref, Ref> {
  const form = view.question?.form;
  const found = new Map<Ref, Ref>();
  if (form?.is !== 'choose') return found;
  for (const slot of cardsOffered(form)) {
    const face = view.faces[slot] ?? NO_FACE;
    if (backOf(slot) === PROBE_BACK && FACES[face] !== undefined)
      found.set(locRef(probeLoc(face)), `card:${slot}`);
  }
  return found;
}
