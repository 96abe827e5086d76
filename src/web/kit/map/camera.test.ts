import { describe, expect, it } from 'vitest';
import {
  centred,
  firstScale,
  isInSight,
  leastScale,
  moved,
  type Point,
  type World,
  wayIntoSight,
  within,
  zoomed,
} from './camera.ts';

const WORLD: World = {
  width: 1000,
  height: 500,
  closest: 3,
  farthest: 0.4,
  first: 0.6,
  margin: 0,
  slack: 50,
};
const WINDOW = { width: 800, height: 600 };
const SMALL = { width: 300, height: 600 };

describe('the camera of a map', () => {
  it('shows all of the map from as far as it fits, but no farther than is allowed', () => {
    expect(leastScale(WORLD, WINDOW)).toBe(0.8);
    expect(leastScale(WORLD, SMALL)).toBe(0.4);
    expect(firstScale(WORLD, WINDOW)).toBe(0.8);
    expect(firstScale(WORLD, SMALL)).toBe(0.6);
  });

  it('keeps a map in the middle that is smaller than the window, and a larger one in the window', () => {
    expect(within(WORLD, WINDOW, { x: 70, y: 0, k: 0.1 })).toEqual({ x: 0, y: 100, k: 0.8 });
    expect(within(WORLD, WINDOW, { x: 70, y: 9, k: 2 })).toEqual({ x: 0, y: 0, k: 2 });
    expect(within(WORLD, WINDOW, { x: -9999, y: -9999, k: 2 })).toEqual({ x: -1200, y: -450, k: 2 });
    expect(within(WORLD, WINDOW, { x: 0, y: 0, k: 99 }).k).toBe(3);
  });

  it('zooms around a point, which stays where it is', () => {
    const before = { x: -100, y: -50, k: 1 };
    const at: Point = [300, 200];
    const after = zoomed(WORLD, WINDOW, before, 2, at);
    expect(after).toEqual({ x: -500, y: -300, k: 2 });
    expect((at[0] - after.x) / after.k).toBe((at[0] - before.x) / before.k);
    expect(zoomed(WORLD, WINDOW, before, 100, at).k).toBe(3);
    expect(zoomed(WORLD, WINDOW, before, 0.01, at).k).toBe(0.8);
  });

  it('brings a place into sight by the shortest way, and leaves one alone that is', () => {
    const camera = { x: 0, y: 0, k: 2 };
    expect(isInSight(WINDOW, camera, [399, 299])).toBe(true);
    expect(isInSight(WINDOW, camera, [401, 100])).toBe(false);
    expect(wayIntoSight(WINDOW, camera, [200, 150])).toEqual([0, 0]);
    const [dx, dy] = wayIntoSight(WINDOW, camera, [500, 0]);
    expect([dx, dy]).toEqual([-310, 110]);
    expect(isInSight(WINDOW, moved(camera, dx, dy), [500, 0])).toBe(true);
  });

  it('centres the map', () => {
    expect(centred(WORLD, WINDOW, 1)).toEqual({ x: -100, y: 50, k: 1 });
  });
});
