import { type Answer, type Form, type Offer, sayAnswer as sayIn } from '../../../kernel/forms/index.ts';
import type { Names } from './kind.ts';
import { counted } from './numbers.ts';

const NOTHING = 'nothing';
const orNothing = (parts: readonly string[], comma: string): string =>
  parts.length === 0 ? NOTHING : parts.join(comma);

/** The short name of something that an answer names: in a list of several what each does would be too much. */
function shortName(offer: Offer | undefined, id: string, names: Names): string {
  const [ref] = offer?.refs ?? [];
  const name = ref === undefined ? '[' : names.ref(ref);
  if (offer === undefined) return id;
  return name.startsWith('[') ? names.offer(offer) : name;
}

/** An answer in words, for hints and replays. */
export function sayAnswer(form: Form, answer: Answer, names: Names): string {
  const thing = (offer: Offer | undefined, id: string): string => shortName(offer, id, names);
  return sayIn(form, answer, {
    option(option, id) {
      // An option that is nothing but a thing needs no more than the name of the thing.
      if (option?.refs.length === 1 && option.refs[0] === option.id) return thing(option, id);
      return option ? names.offer(option) : id;
    },
    thing,
    counted,
    to: (what, slot, id) => `${what} to: ${slot ? names.ref(slot.ref) : id}`,
    from: (what, place) => `${what} from ${names.ref(place)}`,
    things: (all) => orNothing(all, ', '),
    lines: (all) => orNothing(all, '; '),
    piles: (all) => all.map((pile) => orNothing(pile.map(names.ref), ', then ')).join(' / '),
  });
}
