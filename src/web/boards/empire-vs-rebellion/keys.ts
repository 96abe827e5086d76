import type { KeyboardEvent } from 'react';

/** The arrow keys go from thing to thing by where they are on the table. */
const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The penalty for lying off the direction of the arrow key. */
const STRAY = 2.2;

interface Point {
  readonly x: number;
  readonly y: number;
}

export function goByArrow(event: KeyboardEvent<HTMLElement>): void {
  const direction = DIRECTIONS[event.key];
  const here = document.activeElement;
  if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  if (here === null || !event.currentTarget.contains(here) || here.closest('[data-thing]') === null) return;
  const from = middle(here);
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of event.currentTarget.querySelectorAll<HTMLElement>('[data-thing]:not(:disabled)')) {
    const cost = thing === here ? Number.POSITIVE_INFINITY : costOf(from, middle(thing), direction);
    if (cost < least) {
      least = cost;
      best = thing;
    }
  }
  if (best === undefined) return;
  event.preventDefault();
  best.focus();
  best.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function middle(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Infinite for things in other directions. */
function costOf(from: Point, to: Point, [x, y]: readonly [number, number]): number {
  const ahead = (to.x - from.x) * x + (to.y - from.y) * y;
  const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
  return ahead < 4 ? Number.POSITIVE_INFINITY : ahead + aside * STRAY;
}
