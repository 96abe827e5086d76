import { type CardSlot, NO_FACE, type Ref } from '../../../kernel/ids.ts';
import { byName, whichOne } from '../../../kernel/speak/by-name.ts';
import { nameOf } from '../../../kernel/speak/index.ts';
import { wrapped } from '../../../kernel/speak/lines.ts';
import { type Catalogue, say } from '../../../kernel/speak/text.ts';
import type { View } from '../../../kernel/view.ts';
import { CARDS } from '../data/cards.ts';
import { EVENTS } from '../data/events.ts';
import { FACES, faceOf } from '../data/faces.ts';
import type { EvrFrame } from '../frames/frames.ts';
import { BOTH, type Evr, SIDES } from '../state.ts';
import { en } from './en.ts';

type EvrView = View<Evr, EvrFrame>;

const INDENT = 2;
const isResource = (id: string): id is keyof typeof CARDS => Object.hasOwn(CARDS, id);
const isEvent = (id: string): id is keyof typeof EVENTS => Object.hasOwn(EVENTS, id);

/** What is printed on the card that these words name, and where it is as far as the viewer knows; no lines: there is none. */
export function showThing(view: EvrView, words: string, texts: Catalogue = en): string[] {
  const full = (id: string): string =>
    nameOf({ text: texts, faces: FACES }, view, `face:${id}` as Ref, 'full');
  const cards = FACES.flatMap((id) =>
    [...new Set([full(id), say(texts, `face.${id}`)])].map((name) => ({ name, id })),
  );
  const ids = [...new Set(byName(cards, words).map(({ id }) => id))];
  const plain = new Set(ids.map((id) => say(texts, `face.${id}`)));
  // The sides have cards of the same name: both are shown.
  if (plain.size > 1) return wrapped(whichOne([...plain]));
  return ids.flatMap((id) => [
    full(id),
    ...[...numbersOf(id, texts), say(texts, `does.${id}`), whereOf(view, id, texts)].flatMap((line) =>
      wrapped(line, INDENT),
    ),
  ]);
}

function numbersOf(id: string, texts: Catalogue): string[] {
  if (isResource(id)) {
    const { ready, exhausted } = CARDS[id];
    return [say(texts, 'show.values', { ready, exhausted })];
  }
  if (!isEvent(id)) return [];
  const { objective, capacity, points, influence } = EVENTS[id];
  return [say(texts, 'show.event', { objective, capacity, points, influence })];
}

/** The piles of the table, with a word for each. */
function pilesOf(g: Evr): [key: string, side: string, slots: readonly CardSlot[]][] {
  return [
    ['event', 'rebel', [g.event]],
    ...BOTH.flatMap((side): [string, string, readonly CardSlot[]][] => {
      const { play, discard, reserve, deck, unused, used, chosen, events } = g.areas[side];
      const piles = { play, discard, reserve, deck, unused, used, chosen: [chosen], won: events };
      return Object.entries(piles).map(([key, slots]) => [key, SIDES[side], slots]);
    }),
  ];
}

function whereOf(view: EvrView, id: string, texts: Catalogue): string {
  const face = faceOf(id);
  const found = pilesOf(view.game).find(([, , slots]) =>
    slots.some((slot) => (view.faces[slot] ?? NO_FACE) === face),
  );
  if (!found) return say(texts, 'show.where.unseen');
  const [key, side] = found;
  return say(texts, `show.where.${key}`, { side: say(texts, `side.${side}`) });
}
