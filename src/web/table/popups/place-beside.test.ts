import { describe, expect, it } from 'vitest';
import { type Box, placeBeside } from './place-beside.ts';

const screen = { width: 1000, height: 600 };
const card = { width: 300, height: 200 };
const at = (left: number, top: number): Box => ({ left, top, right: left + 40, bottom: top + 40 });

describe('the card about a thing', () => {
  it('stands to its right, else to its left, and always on the screen', () => {
    expect(placeBeside(at(100, 50), card, screen, [])).toEqual({ left: 150, top: 50 });
    expect(placeBeside(at(900, 580), card, screen, [])).toEqual({ left: 590, top: 390 });
    const narrow = placeBeside(at(100, 300), card, { width: 390, height: 600 }, []);
    expect(narrow?.left).toBeGreaterThanOrEqual(10);
    expect((narrow?.left ?? 0) + card.width).toBeLessThanOrEqual(390);
  });

  it('covers neither the thing nor anything that can be chosen, however much of that there is', () => {
    // Systems all over the left two thirds of the screen; the rest is free.
    const systems = Array.from({ length: 40 }, (_, i) => at((i % 8) * 80, Math.floor(i / 8) * 110));
    for (const thing of systems) {
      const place = placeBeside(thing, card, screen, systems);
      if (place === null) throw new Error('there is room at the right');
      const { left, top } = place;
      for (const { left: l, right, top: t, bottom } of systems)
        expect(left < right && l < left + card.width && top < bottom && t < top + card.height).toBe(false);
      expect(left >= 0 && left + card.width <= screen.width).toBe(true);
      expect(top >= 0 && top + card.height <= screen.height).toBe(true);
    }
  });

  it('is not shown where there is no free space', () => {
    expect(placeBeside(at(10, 10), card, screen, [{ left: 0, top: 0, right: 1000, bottom: 600 }])).toBeNull();
  });
});
