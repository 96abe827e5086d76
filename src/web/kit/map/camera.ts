/** The arithmetic of a map that is panned and zoomed: screen = map * k + (x, y). Every step gives a new camera. */

export type Point = readonly [x: number, y: number];

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The map and its zoom limits. */
export interface World extends Size {
  readonly closest: number;
  readonly farthest: number;
  /** In a window too small for all of it, the map first fills the height, but zooms in no further than this. */
  readonly first: number;
  /** Free room around the whole map. */
  readonly margin: number;
  /** The map can be dragged up this far, so that buttons at its lower edge hide nothing. */
  readonly slack: number;
}

export function leastScale(world: World, { width, height }: Size): number {
  const all = Math.min((width - world.margin) / world.width, (height - world.margin) / world.height);
  return Math.max(world.farthest, all);
}

export function firstScale(world: World, window: Size): number {
  const least = leastScale(world, window);
  if (least > world.farthest) return least;
  return Math.min(world.first, Math.max(least, (window.height - world.margin) / world.height));
}

/** The map never leaves the window; a small one stays centred. */
const bounded = (at: number, room: number, size: number, slack = 0): number =>
  size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size - slack, at));

/** The nearest camera that is allowed. */
export function within(world: World, window: Size, camera: Camera): Camera {
  const k = Math.min(world.closest, Math.max(leastScale(world, window), camera.k));
  return {
    k,
    x: bounded(camera.x, window.width, world.width * k),
    y: bounded(camera.y, window.height, world.height * k, world.slack),
  };
}

export const centred = (world: World, window: Size, k: number): Camera => ({
  k,
  x: (window.width - world.width * k) / 2,
  y: (window.height - world.height * k) / 2,
});

/** Zooms around a point of the window. */
export function zoomed(world: World, window: Size, camera: Camera, by: number, [px, py]: Point): Camera {
  const k = Math.min(world.closest, Math.max(leastScale(world, window), camera.k * by));
  return { k, x: px - ((px - camera.x) * k) / camera.k, y: py - ((py - camera.y) * k) / camera.k };
}

export const moved = ({ x, y, k }: Camera, dx: number, dy: number): Camera => ({ x: x + dx, y: y + dy, k });

const onScreen = ({ x, y, k }: Camera, [mx, my]: Point): Point => [mx * k + x, my * k + y];

export function isInSight(window: Size, camera: Camera, place: Point): boolean {
  const [sx, sy] = onScreen(camera, place);
  return sx > 0 && sy > 0 && sx < window.width && sy < window.height;
}

/** A place in view keeps this distance from the edge of the window, if there is room. */
const CLEARANCE = 110;

/** How far the map must move to bring a place into view. */
export function wayIntoSight({ width, height }: Size, camera: Camera, place: Point): Point {
  const along = (at: number, room: number): number => {
    const edge = Math.min(CLEARANCE, room / 4);
    return at < edge ? edge - at : at > room - edge ? room - edge - at : 0;
  };
  const [sx, sy] = onScreen(camera, place);
  return [along(sx, width), along(sy, height)];
}
