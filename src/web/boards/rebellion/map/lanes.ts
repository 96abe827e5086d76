import type { Loc } from '../../../../games/rebellion/public/table.ts';
import { placeOf } from './cells.ts';
import type { Point } from './places.ts';

/** Lanes bend a little, always the same way for the same two systems. */
const BEND = 0.05;

function control(a: Point, b: Point): Point {
  const bend = (a[0] + b[1]) % 2 === 0 ? BEND : -BEND;
  return [(a[0] + b[0]) / 2 - (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend];
}

const round = (n: number): number => Math.round(n * 10) / 10;
const point = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** The curve from one place to another; the same curve both ways. */
export function lanePath(from: Loc, to: Loc): string {
  const [a, b] = [placeOf(from), placeOf(to)];
  const middle = from < to ? control(a, b) : control(b, a);
  return `M${point(a)}Q${point(middle)} ${point(b)}`;
}

export const outline = (corners: readonly Point[]): string => `M${corners.map(point).join('L')}Z`;
export const segment = (from: Point, to: Point): string => `M${point(from)}L${point(to)}`;
