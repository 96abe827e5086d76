import type { Icon, Shape, SideName, Theater } from './terms.ts';
import { UNIT_IDS, UNITS, type UnitId } from './units.ts';

const from = (side: SideName, theater: Theater, shape: Shape): UnitId[] =>
  UNIT_IDS.filter((id) => {
    const unit = UNITS[id];
    return unit.side === side && unit.icon?.theater === theater && unit.icon.shape === shape;
  });
const shapes = (side: SideName, theater: Theater): Record<Shape, readonly UnitId[]> => ({
  triangle: from(side, theater, 'triangle'),
  circle: from(side, theater, 'circle'),
  square: from(side, theater, 'square'),
});
const theaters = (side: SideName): Record<Theater, Record<Shape, readonly UnitId[]>> => ({
  space: shapes(side, 'space'),
  ground: shapes(side, 'ground'),
});

/** What each icon builds: one unit of exactly its colour and shape, never a smaller one. */
export const BUILDS = { rebel: theaters('rebel'), imperial: theaters('imperial') } as const;

/** What a shape builds in both theaters: cards that name a shape mean ships and ground units. */
export const shapedUnits = (side: SideName, shape: Shape): readonly UnitId[] => [
  ...BUILDS[side].space[shape],
  ...BUILDS[side].ground[shape],
];

export const builds = (side: SideName, icon: Icon): readonly UnitId[] =>
  BUILDS[side][icon.theater][icon.shape];
