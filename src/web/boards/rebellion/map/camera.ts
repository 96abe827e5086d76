import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { listen } from './gestures.ts';
import { HEIGHT, type Point, WIDTH } from './places.ts';

/** Where the map is looked at from: screen = map * k + (x, y). */
interface Camera {
  x: number;
  y: number;
  k: number;
}

const CLOSEST = 3;
/** Farther away names would run into each other. */
const FARTHEST = 0.34;
/** Below this the stacks are summed up; below the other, pips and figures are left out. */
const FAR = 0.46;
const NEAR = 1.05;
const MARGIN = 10;

export interface View {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly world: RefObject<SVGGElement | null>;
  zoom(by: number): void;
  pan(dx: number, dy: number): void;
  showAll(): void;
  /** Brings a place into sight. */
  show(at: Point): void;
}

/**
 * Pan and zoom without React: the map has some thousand nodes, and only one attribute changes. The level of detail is a data
 * attribute that the style sheet reads.
 */
export function useCamera(): View {
  const svg = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  const camera = useRef<Camera>({ x: 0, y: 0, k: 0 });
  /** Until somebody moves it, it shows everything, whatever the size of the window. */
  const touched = useRef(false);

  const apply = useCallback(() => {
    const [el, inside, c] = [svg.current, world.current, camera.current];
    if (el === null || inside === null) return;
    const { clientWidth: w, clientHeight: h } = el;
    const least = leastScale(w, h);
    c.k = Math.min(CLOSEST, Math.max(least, c.k));
    c.x = bounded(c.x, w, WIDTH * c.k);
    c.y = bounded(c.y, h, HEIGHT * c.k);
    inside.setAttribute(
      'transform',
      `translate(${c.x.toFixed(1)} ${c.y.toFixed(1)}) scale(${c.k.toFixed(4)})`,
    );
    el.dataset['level'] = c.k < FAR ? 'far' : c.k > NEAR ? 'near' : 'middle';
    el.style.setProperty('--z', (1 / c.k).toFixed(3));
  }, []);

  const showAll = useCallback(() => {
    const el = svg.current;
    if (el === null) return;
    const { clientWidth: w, clientHeight: h } = el;
    const k = leastScale(w, h);
    camera.current = { k, x: (w - WIDTH * k) / 2, y: (h - HEIGHT * k) / 2 };
    touched.current = false;
    apply();
  }, [apply]);

  const zoomAt = useCallback(
    (by: number, px: number, py: number) => {
      const [el, c] = [svg.current, camera.current];
      if (el === null) return;
      const k = Math.min(CLOSEST, Math.max(leastScale(el.clientWidth, el.clientHeight), c.k * by));
      c.x = px - ((px - c.x) * k) / c.k;
      c.y = py - ((py - c.y) * k) / c.k;
      c.k = k;
      touched.current = true;
      apply();
    },
    [apply],
  );
  const zoom = useCallback(
    (by: number) => {
      const el = svg.current;
      if (el !== null) zoomAt(by, el.clientWidth / 2, el.clientHeight / 2);
    },
    [zoomAt],
  );
  const pan = useCallback(
    (dx: number, dy: number) => {
      camera.current.x += dx;
      camera.current.y += dy;
      touched.current = true;
      apply();
    },
    [apply],
  );
  const show = useCallback(
    ([x, y]: Point) => {
      // A question may come before the first measure was taken.
      if (camera.current.k === 0) showAll();
      const [el, c] = [svg.current, camera.current];
      if (el === null) return;
      const [w, h] = [el.clientWidth, el.clientHeight];
      const [sx, sy] = [x * c.k + c.x, y * c.k + c.y];
      const [mx, my] = [Math.min(110, w / 4), Math.min(110, h / 4)];
      const dx = sx < mx ? mx - sx : sx > w - mx ? w - mx - sx : 0;
      const dy = sy < my ? my - sy : sy > h - my ? h - my - sy : 0;
      if (dx !== 0 || dy !== 0) pan(dx, dy);
    },
    [pan, showAll],
  );

  useEffect(() => {
    const el = svg.current;
    if (el === null) return;
    const sized = new ResizeObserver(() => (touched.current ? apply() : showAll()));
    sized.observe(el);
    const undo = listen(el, zoomAt, pan);
    return () => {
      sized.disconnect();
      undo();
    };
  }, [apply, showAll, pan, zoomAt]);

  return { svg, world, zoom, pan, showAll, show };
}

function leastScale(w: number, h: number): number {
  const all = Math.min((w - MARGIN) / WIDTH, (h - MARGIN) / HEIGHT);
  return Math.max(FARTHEST, all);
}

/** The map never leaves the window; a small one stays in the middle. */
const bounded = (at: number, room: number, size: number): number =>
  size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
