import type { AllotSlot, Lot } from '../../kernel/forms/index.ts';
import type { Ref } from '../../kernel/ids.ts';
import type { Question } from '../../kernel/question.ts';
import { type Lexicon, nameOf, type Offer, sayOption, sayPlace } from '../../kernel/speak/index.ts';
import type { View } from '../../kernel/view.ts';

/** How the things of a question are called. */
export interface Names {
  offer(offer: Offer): string;
  place(slot: AllotSlot): string;
  ref(ref: Ref): string;
}

export const namesIn = (spoken: Lexicon, view: View, question: Question): Names => ({
  offer: (offer) => sayOption(spoken, view, question, offer),
  place: (slot) => sayPlace(spoken, view, question, slot),
  ref: (ref) => nameOf(spoken, view, ref),
});

const isMissing = (text: string): boolean => text.startsWith('[');

/** The short name of something in a list of several: what each does would be too much there. */
export function shortName(names: Names, offer: Offer | Lot | undefined, id: string): string {
  const [ref] = offer?.refs ?? [];
  const name = ref === undefined ? '[' : names.ref(ref);
  if (offer === undefined) return id;
  return isMissing(name) ? names.offer(offer) : name;
}
