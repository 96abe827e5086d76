import { type CardSlot, cardRef, NO_FACE } from '../../../kernel/ids.ts';
import { nameOf } from '../../../kernel/speak/index.ts';
import { glued, wrapped } from '../../../kernel/speak/lines.ts';
import { type Catalogue, say } from '../../../kernel/speak/text.ts';
import type { View } from '../../../kernel/view.ts';
import { FACES } from '../data/faces.ts';
import type { EvrFrame } from '../frames/frames.ts';
import { eventNow, isOver, isReady, points, presentValue, total } from '../queries/table.ts';
import { type Evr, NONE, other, type Reader, SIDES, type Side, sideOfViewer } from '../state.ts';
import { en } from './en.ts';

type EvrView = View<Evr, EvrFrame>;

/** The event and both play areas, without piles, reserves and strategies; nothing before the first event. */
export function briefTable(view: EvrView, texts: Catalogue = en): string[] {
  const { game: g } = view;
  if (g.event === NONE) return [];
  const r: Reader = { read: (slot) => view.faces[slot] ?? NO_FACE };
  const name = (slot: CardSlot): string => nameOf({ text: texts, faces: FACES }, view, cardRef(slot));
  const { objective, capacity, points: worth } = eventNow(g, r);
  const words = (key: string): string => (g.tutorial ? `brief.${key}.tutorial` : `brief.${key}`);

  const cards = (side: Side): string[] =>
    g.areas[side].play.map((slot) => {
      const key = isReady(g, slot) ? 'brief.card' : 'brief.card.exhausted';
      return glued(say(texts, key, { name: name(slot), value: presentValue(g, side, slot, r) }));
    });
  const sideLines = (side: Side): string[] => {
    const title = say(texts, `side.${SIDES[side]}`).toUpperCase();
    const head = say(texts, words('side'), {
      side: sideOfViewer(view) === side ? say(texts, 'table.side.me', { side: title }) : title,
      total: total(g, side, r),
      objective,
      over: isOver(g, side, r),
      points: points(g, side, r),
      influence: g.areas[side].influence,
    });
    const inPlay = cards(side);
    return [
      ...wrapped(head),
      ...wrapped(inPlay.length === 0 ? say(texts, 'table.nothing') : inPlay.join(', '), 2),
    ];
  };

  const near: Side = sideOfViewer(view) === 0 ? 0 : 1;
  return [
    ...wrapped(say(texts, words('event'), { event: name(g.event), objective, capacity, points: worth })),
    ...sideLines(other(near)),
    ...sideLines(near),
  ];
}
