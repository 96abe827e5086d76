import type { World } from '../../../kit/map/camera.ts';
import { type MapCamera, useCamera } from '../../../kit/map/use-camera.ts';
import { HEIGHT, WIDTH } from './places.ts';

const GALAXY: World = {
  width: WIDTH,
  height: HEIGHT,
  closest: 3,
  // Farther away names would run into each other.
  farthest: 0.34,
  first: 0.52,
  margin: 10,
  slack: 56,
};

/** Below this the stacks are summed up; below the other, pips and figures are left out. */
const FAR = 0.4;
const NEAR = 1.05;

/** The zoom in steps of an eighth, which css/away.css uses to keep text legible. */
const stepsAway = (k: number): number => Math.min(8, Math.max(0, Math.log(1 / k) / Math.log(1.125)));
/** Smaller changes of the text size are not noticeable. */
const NOTICED = 0.9;

/** The level of detail is a data attribute that the style sheet reads. */
function detailAt(el: SVGSVGElement, k: number): void {
  el.dataset['level'] = k < FAR ? 'far' : k > NEAR ? 'near' : 'middle';
  // This lays out all text of the map again, so small changes of size are ignored.
  const steps = stepsAway(k);
  const was = Number(el.dataset['away'] ?? Number.NaN);
  if (!(Math.abs(steps - was) < NOTICED)) el.dataset['away'] = String(Math.round(steps));
}

export const useGalaxyCamera = (): MapCamera => useCamera(GALAXY, detailAt);
