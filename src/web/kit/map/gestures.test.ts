import { describe, expect, it } from 'vitest';
import { listen } from './gestures.ts';

/** An element at (10, 20) of the window, with what was asked of the map. */
function scene() {
  const captured: number[] = [];
  const el = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 10, top: 20 }),
    setPointerCapture: (id: number) => captured.push(id),
  });
  const zooms: number[][] = [];
  const pans: number[][] = [];
  const undo = listen(
    el as unknown as SVGSVGElement,
    (by, x, y) => zooms.push([by, x, y]),
    (dx, dy) => pans.push([dx, dy]),
  );
  const fire = (kind: string, clientX = 0, clientY = 0, more: object = {}): Event => {
    const event = Object.assign(new Event(kind, { cancelable: true }), {
      clientX,
      clientY,
      button: 0,
      pointerId: 1,
      ...more,
    });
    el.dispatchEvent(event);
    return event;
  };
  return { captured, zooms, pans, undo, fire };
}

describe('gestures on a map', () => {
  it('a wheel zooms around the pointer, and the page does not scroll', () => {
    const { fire, zooms } = scene();
    const event = fire('wheel', 110, 70, { deltaY: -100, ctrlKey: false });
    expect(event.defaultPrevented).toBe(true);
    expect(zooms).toEqual([[Math.exp(0.16), 100, 50]]);
  });

  it('a drag pans, and is not a click', () => {
    const { fire, pans, captured } = scene();
    fire('pointerdown', 100, 100);
    fire('pointermove', 130, 90);
    fire('pointerup', 130, 90);
    expect(pans).toEqual([[30, -10]]);
    expect(captured).toEqual([1]);
    expect(fire('click').defaultPrevented).toBe(true);
    expect(fire('click').defaultPrevented).toBe(false);
  });

  it('a finger that trembles still clicks', () => {
    const { fire, pans } = scene();
    fire('pointerdown', 100, 100);
    fire('pointermove', 102, 101);
    fire('pointerup', 102, 101);
    expect(pans).toEqual([]);
    expect(fire('click').defaultPrevented).toBe(false);
  });

  it('two fingers that part zoom in around their middle', () => {
    const { fire, zooms } = scene();
    fire('pointerdown', 110, 120, { pointerId: 1 });
    fire('pointerdown', 210, 120, { pointerId: 2 });
    fire('pointermove', 310, 120, { pointerId: 2 });
    expect(zooms).toEqual([[2, 200, 100]]);
  });

  it('another button does not drag, and nothing is heard after the end', () => {
    const { fire, pans, zooms, undo } = scene();
    fire('pointerdown', 100, 100, { button: 2 });
    fire('pointermove', 200, 200);
    undo();
    fire('wheel', 0, 0, { deltaY: 100 });
    fire('pointerdown', 100, 100);
    fire('pointermove', 200, 200);
    expect([...pans, ...zooms]).toEqual([]);
  });
});
