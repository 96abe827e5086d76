import type { EventView } from '../../../kernel/events.ts';
import type { CardSlot } from '../../../kernel/ids.ts';
import type { EvrView } from './picture.ts';
import { pileOfHidden, pileWith, slotOfFace } from './places.ts';

/** Where things were on the screen before the table changed, and pictures of the cards that were in play. */
export interface Before {
  readonly rects: ReadonlyMap<string, DOMRect>;
  readonly pictures: ReadonlyMap<string, HTMLElement>;
}

/** A flight takes a little longer than the basic step. */
const FLIGHT = 1.3;
/** What happens one after the other begins so much later each time, but the last begins not too late. */
const STAGGER = 0.5;
const MOST_STAGGER = 4;
const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)';

const tracked = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-track]')];
const trackOf = (element: HTMLElement): string => element.dataset['track'] ?? '';

export function lookBefore(root: Element): Before {
  const rects = new Map<string, DOMRect>();
  const pictures = new Map<string, HTMLElement>();
  for (const element of tracked(root)) {
    rects.set(trackOf(element), element.getBoundingClientRect());
    if (element.classList.contains('evr-slot'))
      pictures.set(trackOf(element), element.cloneNode(true) as HTMLElement);
  }
  return { rects, pictures };
}

interface Change {
  readonly root: HTMLElement;
  readonly before: Before;
  readonly from: EvrView;
  readonly to: EvrView;
  readonly heard: readonly EventView[];
  readonly pace: number;
}

/** Everything that is somewhere else now travels there from where it was; what went into a pile is seen going. */
export function travel({ root, before, from, to, heard, pace }: Change): void {
  const now = new Map(tracked(root).map((element) => [trackOf(element), element]));
  const timing = (slot: CardSlot): KeyframeAnimationOptions => ({
    duration: pace * FLIGHT,
    delay: pace * STAGGER * Math.min(turnOf(heard, slot), MOST_STAGGER),
    easing: EASE,
    fill: 'backwards',
  });
  // First everything is looked at, then everything is moved: a look after a change has the page laid out once more.
  const rects = new Map([...now].map(([id, element]) => [id, element.getBoundingClientRect()]));
  const frame = root.getBoundingClientRect();
  const corner = { x: frame.left - root.scrollLeft, y: frame.top - root.scrollTop };
  for (const [id, element] of now) {
    const end = rects.get(id);
    if (id.startsWith('pile:') || end === undefined) continue;
    const slot = slotOfFace(to, id);
    const pile = pileOfHidden(id) ?? pileWith(from.game, slot);
    const start = before.rects.get(id) ?? (pile === undefined ? undefined : before.rects.get(pile));
    if (start !== undefined) fly(element, start, end, timing(slot), !before.rects.has(id));
  }
  for (const [id, picture] of before.pictures) {
    const start = before.rects.get(id);
    if (now.has(id) || start === undefined) continue;
    const slot = slotOfFace(from, id);
    const goal = rects.get(pileWith(to.game, slot) ?? '');
    if (goal !== undefined) root.append(leaving(picture, corner, start, goal, timing(slot)));
  }
}

/** The place of a card in what happened. */
function turnOf(heard: readonly EventView[], slot: CardSlot): number {
  const at = heard.findIndex(({ e }) => e.cards?.includes(slot));
  return at < 0 ? 0 : at;
}

function fly(
  element: HTMLElement,
  start: DOMRect,
  end: DOMRect,
  timing: KeyframeAnimationOptions,
  unseen: boolean,
): void {
  const x = start.left + start.width / 2 - (end.left + end.width / 2);
  const y = start.top + start.height / 2 - (end.top + end.height / 2);
  if (Math.abs(x) + Math.abs(y) < 3 || end.width === 0) return;
  const size = Math.min(Math.max(start.width / end.width, 0.3), 2);
  element.animate(
    [
      { translate: `${x}px ${y}px`, scale: `${size}`, zIndex: 30, ...(unseen ? { rotate: 'y 85deg' } : {}) },
      { translate: '0 0', scale: '1', zIndex: 30, ...(unseen ? { rotate: 'y 0deg' } : {}) },
    ],
    timing,
  );
}

/** A picture of a card goes to its pile and is gone. It is no part of the page: nobody hears of it or can point at it. */
function leaving(
  picture: HTMLElement,
  corner: { readonly x: number; readonly y: number },
  start: DOMRect,
  goal: DOMRect,
  timing: KeyframeAnimationOptions,
): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'evr-ghost';
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  delete picture.dataset['thing'];
  delete picture.dataset['track'];
  Object.assign(ghost.style, {
    left: `${start.left - corner.x}px`,
    top: `${start.top - corner.y}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
  });
  ghost.append(picture);
  const x = goal.left + goal.width / 2 - (start.left + start.width / 2);
  const y = goal.top + goal.height / 2 - (start.top + start.height / 2);
  const size = goal.width / Math.max(start.width, 1);
  const flight = ghost.animate(
    [
      { translate: '0 0', scale: '1', opacity: 1 },
      { opacity: 1, offset: 0.8 },
      { translate: `${x}px ${y}px`, scale: `${size}`, opacity: 0 },
    ],
    timing,
  );
  flight.onfinish = () => ghost.remove();
  flight.oncancel = () => ghost.remove();
  return ghost;
}
