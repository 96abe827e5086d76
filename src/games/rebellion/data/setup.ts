import type { SystemId } from './systems.ts';
import type { SideName } from './terms.ts';
import type { UnitId } from './units.ts';

export type UnitCounts = Readonly<Partial<Record<UnitId, number>>>;

/** Starting leaders, missions and action cards are marked in their own tables. */
export const STARTING_UNITS: Readonly<Record<SideName, UnitCounts>> = {
  rebel: {
    'corellian-corvette': 1,
    'rebel-transport': 1,
    'x-wing': 2,
    'y-wing': 2,
    'rebel-trooper': 6,
    airspeeder: 2,
  },
  imperial: {
    'star-destroyer': 3,
    'assault-carrier': 3,
    'tie-fighter': 12,
    stormtrooper: 12,
    'at-st': 5,
    'at-at': 1,
    'death-star': 1,
  },
};

/** Probe cards of each side turned over for starting loyalty; the first Imperial ones are subjugated. */
export const STARTING_LOYALTY = { rebel: 3, imperial: 5, subjugated: 2 } as const;

/** Starting action cards dealt to each side. */
export const STARTING_ACTIONS = 2;

/** Missions drawn to the four starting ones. */
export const STARTING_DRAW = 2;

/** Missions that a hand is trimmed to, projects included, in the step in which missions are drawn. */
export const MISSION_HAND = 10;

/** Units that one side places in one place. */
export interface Placement {
  readonly at: SystemId | 'base-space';
  readonly side: SideName;
  readonly units: UnitCounts;
}

/** The first-game variant. */
export const FIRST_GAME: {
  readonly loyalty: Readonly<Record<'rebel' | 'imperial' | 'subjugated', readonly SystemId[]>>;
  readonly probesRemoved: readonly SystemId[];
  readonly units: readonly Placement[];
} = {
  loyalty: {
    rebel: ['kashyyyk', 'bothawui', 'naboo'],
    imperial: ['saleucami', 'corellia', 'mustafar'],
    subjugated: ['mandalore', 'sullust'],
  },
  probesRemoved: ['corellia', 'mandalore', 'saleucami', 'sullust', 'mustafar'],
  units: [
    {
      at: 'base-space',
      side: 'rebel',
      units: { 'x-wing': 1, 'y-wing': 1, 'rebel-trooper': 3, airspeeder: 1 },
    },
    {
      at: 'bothawui',
      side: 'rebel',
      units: {
        'corellian-corvette': 1,
        'rebel-transport': 1,
        'x-wing': 1,
        'y-wing': 1,
        'rebel-trooper': 3,
        airspeeder: 1,
      },
    },
    {
      at: 'coruscant',
      side: 'imperial',
      units: {
        'star-destroyer': 1,
        'assault-carrier': 1,
        'tie-fighter': 2,
        stormtrooper: 3,
        'at-at': 1,
        'at-st': 1,
      },
    },
    {
      at: 'mandalore',
      side: 'imperial',
      units: { 'death-star': 1, 'tie-fighter': 4, stormtrooper: 2, 'at-st': 1 },
    },
    {
      at: 'saleucami',
      side: 'imperial',
      units: { 'star-destroyer': 1, 'tie-fighter': 2, stormtrooper: 2, 'at-st': 1 },
    },
    {
      at: 'sullust',
      side: 'imperial',
      units: { 'star-destroyer': 1, 'tie-fighter': 2, stormtrooper: 2, 'at-st': 1 },
    },
    {
      at: 'mustafar',
      side: 'imperial',
      units: { 'assault-carrier': 1, 'tie-fighter': 2, stormtrooper: 2, 'at-st': 1 },
    },
    { at: 'corellia', side: 'imperial', units: { 'assault-carrier': 1, stormtrooper: 1 } },
  ],
};
