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
const FAR = 0.4;
const NEAR = 1.05;
const MARGIN = 10;
/** On a small window the galaxy fills the height at first, but no nearer than this. */
const FIRST = 0.52;
/** It can be drawn up so far that nothing stays hidden behind the buttons at its lower edge. */
const SLACK = 56;

export interface View {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly world: RefObject<SVGGElement | null>;
  zoom(by: number): void;
  pan(dx: number, dy: number): void;
  showAll(): void;
  /** Brings a place into sight. */
  show(at: Point): void;
  /** Brings one of these into sight, unless one is. */
  showAny(places: readonly Point[]): void;
}

/** How far away one looks, for what shall stay legible: in steps of an eighth, as css/away.css has them. */
const stepsAway = (k: number): number => Math.min(8, Math.max(0, Math.log(1 / k) / Math.log(1.125)));
/** Less than this many of them nobody notices of a text's size. */
const NOTICED = 0.9;

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
  /** What it was turned to by the game, not by hand: that stays in sight when the window changes. */
  const aim = useRef<Point | null>(null);

  const apply = useCallback(() => {
    const [el, inside, c] = [svg.current, world.current, camera.current];
    if (el === null || inside === null) return;
    const { clientWidth: w, clientHeight: h } = el;
    const least = leastScale(w, h);
    c.k = Math.min(CLOSEST, Math.max(least, c.k));
    c.x = bounded(c.x, w, WIDTH * c.k);
    c.y = bounded(c.y, h, HEIGHT * c.k, SLACK);
    inside.setAttribute(
      'transform',
      `translate(${c.x.toFixed(1)} ${c.y.toFixed(1)}) scale(${c.k.toFixed(4)})`,
    );
    el.dataset['level'] = c.k < FAR ? 'far' : c.k > NEAR ? 'near' : 'middle';
    // All texts of the map are laid out anew by this: not for a little more or less room.
    const steps = stepsAway(c.k);
    const was = Number(el.dataset['away'] ?? Number.NaN);
    if (!(Math.abs(steps - was) < NOTICED)) el.dataset['away'] = String(Math.round(steps));
  }, []);

  const frameAt = useCallback(
    (scale: (w: number, h: number) => number) => {
      const el = svg.current;
      if (el === null) return;
      const { clientWidth: w, clientHeight: h } = el;
      const k = scale(w, h);
      camera.current = { k, x: (w - WIDTH * k) / 2, y: (h - HEIGHT * k) / 2 };
      touched.current = false;
      apply();
    },
    [apply],
  );
  const showAll = useCallback(() => {
    aim.current = null;
    frameAt(leastScale);
  }, [frameAt]);
  const showFirst = useCallback(() => frameAt(firstScale), [frameAt]);

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
  const move = useCallback(
    (dx: number, dy: number) => {
      camera.current.x += dx;
      camera.current.y += dy;
      apply();
    },
    [apply],
  );
  const pan = useCallback(
    (dx: number, dy: number) => {
      touched.current = true;
      move(dx, dy);
    },
    [move],
  );
  const show = useCallback(
    ([x, y]: Point) => {
      // A question may come before the first measure was taken.
      if (camera.current.k === 0) showFirst();
      const [el, c] = [svg.current, camera.current];
      if (el === null) return;
      const [w, h] = [el.clientWidth, el.clientHeight];
      const [sx, sy] = [x * c.k + c.x, y * c.k + c.y];
      const [mx, my] = [Math.min(110, w / 4), Math.min(110, h / 4)];
      const dx = sx < mx ? mx - sx : sx > w - mx ? w - mx - sx : 0;
      const dy = sy < my ? my - sy : sy > h - my ? h - my - sy : 0;
      aim.current = [x, y];
      if (dx !== 0 || dy !== 0) move(dx, dy);
    },
    [move, showFirst],
  );
  const showAny = useCallback(
    (places: readonly Point[]) => {
      if (camera.current.k === 0) showFirst();
      const [el, c] = [svg.current, camera.current];
      const [first] = places;
      if (el === null || first === undefined) return;
      const inSight = ([x, y]: Point): boolean => {
        const [sx, sy] = [x * c.k + c.x, y * c.k + c.y];
        return sx > 0 && sy > 0 && sx < el.clientWidth && sy < el.clientHeight;
      };
      if (!places.some(inSight)) show(first);
    },
    [show, showFirst],
  );

  useEffect(() => {
    const el = svg.current;
    if (el === null) return;
    const sized = new ResizeObserver(() => {
      if (touched.current) return apply();
      showFirst();
      if (aim.current !== null) show(aim.current);
    });
    sized.observe(el);
    const undo = listen(el, zoomAt, pan);
    return () => {
      sized.disconnect();
      undo();
    };
  }, [apply, showFirst, show, pan, zoomAt]);

  return { svg, world, zoom, pan, showAll, show, showAny };
}

function leastScale(w: number, h: number): number {
  const all = Math.min((w - MARGIN) / WIDTH, (h - MARGIN) / HEIGHT);
  return Math.max(FARTHEST, all);
}

function firstScale(w: number, h: number): number {
  const least = leastScale(w, h);
  return least > FARTHEST ? least : Math.min(FIRST, Math.max(least, (h - MARGIN) / HEIGHT));
}

/** The map never leaves the window; a small one stays in the middle. */
const bounded = (at: number, room: number, size: number, slack = 0): number =>
  size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size - slack, at));
