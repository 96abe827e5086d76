import type { EventView } from '../../kernel/events.ts';
import { cardRef, type Ref } from '../../kernel/ids.ts';
import type { Lexicon } from '../../kernel/speak/index.ts';

/** The things that an event tells of, to be shown on the board: its cards, and whatever its facts stand for. */
export function refsOf(spoken: Pick<Lexicon, 'factNames'>, { e }: EventView): Ref[] {
  const refs = new Set<Ref>((e.cards ?? []).map(cardRef));
  for (const [name, value] of Object.entries(e)) {
    const meaning = spoken.factNames?.[`${e.k}.${name}`] ?? spoken.factNames?.[name];
    if (meaning === undefined || value === undefined) continue;
    const values = typeof value === 'object' ? value : [value];
    for (const one of values) {
      if (typeof one === 'boolean') continue;
      for (const ref of meaning(one) ?? []) refs.add(ref);
    }
  }
  return [...refs];
}
