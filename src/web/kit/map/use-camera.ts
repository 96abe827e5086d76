import { type RefObject, useCallback, useEffect, useRef } from 'react';
import {
  type Camera,
  centred,
  firstScale,
  isInSight,
  leastScale,
  moved,
  type Point,
  type Size,
  type World,
  wayIntoSight,
  within,
  zoomed,
} from './camera.ts';
import { listen } from './gestures.ts';

/** A map in an <svg>, with everything that moves in one <g>. */
export interface MapCamera {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly world: RefObject<SVGGElement | null>;
  zoom(by: number): void;
  pan(dx: number, dy: number): void;
  showAll(): void;
  /** Brings a place into view. */
  show(at: Point): void;
  /** Brings one of these into view, unless one already is. */
  showAny(places: readonly Point[]): void;
}

const sizeOf = (el: SVGSVGElement): Size => ({ width: el.clientWidth, height: el.clientHeight });

/**
 * Pan and zoom without React: a map may have thousands of nodes, and only one attribute changes. `scaled` is told the scale
 * after each change, for levels of detail. Both arguments must stay the same objects from one drawing to the next.
 */
export function useCamera(bounds: World, scaled?: (svg: SVGSVGElement, k: number) => void): MapCamera {
  const svg = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  const camera = useRef<Camera>({ x: 0, y: 0, k: 0 });
  /** Until somebody moves it, it shows everything, whatever the size of the window. */
  const touched = useRef(false);
  /** What the game, not the player, brought into view: it stays there when the window changes. */
  const aim = useRef<Point | null>(null);

  const apply = useCallback(() => {
    const [el, inside] = [svg.current, world.current];
    if (el === null || inside === null) return;
    const c = within(bounds, sizeOf(el), camera.current);
    camera.current = c;
    inside.setAttribute(
      'transform',
      `translate(${c.x.toFixed(1)} ${c.y.toFixed(1)}) scale(${c.k.toFixed(4)})`,
    );
    scaled?.(el, c.k);
  }, [bounds, scaled]);

  const frameAt = useCallback(
    (scale: (world: World, window: Size) => number) => {
      const el = svg.current;
      if (el === null) return;
      const window = sizeOf(el);
      camera.current = centred(bounds, window, scale(bounds, window));
      touched.current = false;
      apply();
    },
    [apply, bounds],
  );
  const showAll = useCallback(() => {
    aim.current = null;
    frameAt(leastScale);
  }, [frameAt]);
  const showFirst = useCallback(() => frameAt(firstScale), [frameAt]);

  const zoomAt = useCallback(
    (by: number, px: number, py: number) => {
      const el = svg.current;
      if (el === null) return;
      camera.current = zoomed(bounds, sizeOf(el), camera.current, by, [px, py]);
      touched.current = true;
      apply();
    },
    [apply, bounds],
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
      camera.current = moved(camera.current, dx, dy);
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
    (place: Point) => {
      // A question may come before the first measurement.
      if (camera.current.k === 0) showFirst();
      const el = svg.current;
      if (el === null) return;
      const [dx, dy] = wayIntoSight(sizeOf(el), camera.current, place);
      aim.current = place;
      if (dx !== 0 || dy !== 0) move(dx, dy);
    },
    [move, showFirst],
  );
  const showAny = useCallback(
    (places: readonly Point[]) => {
      if (camera.current.k === 0) showFirst();
      const el = svg.current;
      const [first] = places;
      if (el === null || first === undefined) return;
      if (!places.some((place) => isInSight(sizeOf(el), camera.current, place))) show(first);
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
