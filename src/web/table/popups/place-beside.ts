const GAP = 10;
/** The grid for searching the screen when no place beside the thing is free. */
const STEP = 20;

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}
interface Corner {
  readonly left: number;
  readonly top: number;
}

const covers = ({ left, top }: Corner, { width, height }: Size, box: Box): boolean =>
  left < box.right && box.left < left + width && top < box.bottom && box.top < top + height;

/** Right, left, below, above; each as close to the thing as the screen allows. */
function around(at: Box, { width, height }: Size, screen: Size): Corner[] {
  const clamp = (n: number, most: number): number => Math.max(GAP, Math.min(n, most - GAP));
  const tops = [at.top, at.bottom - height, (at.top + at.bottom - height) / 2].map((top) =>
    clamp(top, screen.height - height),
  );
  const lefts = [at.left, at.right - width, (at.left + at.right - width) / 2].map((left) =>
    clamp(left, screen.width - width),
  );
  return [
    ...tops.map((top) => ({ left: at.right + GAP, top })),
    ...tops.map((top) => ({ left: at.left - GAP - width, top })),
    ...lefts.map((left) => ({ left, top: at.bottom + GAP })),
    ...lefts.map((left) => ({ left, top: at.top - GAP - height })),
  ];
}

/** Places all over the screen, nearest first. */
function anywhere(at: Box, { width, height }: Size, screen: Size): Corner[] {
  const corners: Corner[] = [];
  for (let top = GAP; top + height + GAP <= screen.height; top += STEP)
    for (let left = GAP; left + width + GAP <= screen.width; left += STEP) corners.push({ left, top });
  const far = ({ left, top }: Corner): number =>
    Math.hypot(
      Math.max(at.left - left - width, left - at.right, 0),
      Math.max(at.top - top - height, top - at.bottom, 0),
    );
  return corners.sort((a, b) => far(a) - far(b));
}

/** A place on the screen for a card about a thing, beside it if possible, that covers nothing of what is taken; null: none. */
export function placeBeside(at: Box, card: Size, screen: Size, taken: readonly Box[]): Corner | null {
  const fits = ({ left, top }: Corner): boolean =>
    left >= GAP &&
    top >= GAP &&
    left + card.width + GAP <= screen.width &&
    top + card.height + GAP <= screen.height;
  const isFree = (corner: Corner): boolean =>
    fits(corner) && !covers(corner, card, at) && !taken.some((box) => covers(corner, card, box));
  return around(at, card, screen).find(isFree) ?? anywhere(at, card, screen).find(isFree) ?? null;
}
