/**
 * The printed values of the base game's units, for the worked decisions of docs/decisions/0001. The game has its own
 * table; the kernel's tests may not import a game, so the numbers are repeated here.
 */
export interface Unit {
  readonly side: 'imperial' | 'rebel';
  readonly theater: 'space' | 'ground';
  /** Health and its colour; a Death Star has none. */
  readonly health: number;
  readonly colour: 'red' | 'black' | 'none';
  /** Red attack dice; Bombardment asks for them. */
  readonly red: number;
  /** Transport capacity, and whether the unit needs some. */
  readonly carry: number;
  readonly rides: boolean;
  readonly immobile: boolean;
  readonly count: number;
}

type Health = `${'red' | 'black'} ${number}` | 'none';
const ship = (side: Unit['side'], health: Health, red: number, carry: number, count: number): Unit => ({
  side,
  theater: 'space',
  ...healthOf(health),
  red,
  carry,
  rides: false,
  immobile: false,
  count,
});
const ground = (side: Unit['side'], health: Health, red: number, count: number): Unit => ({
  ...ship(side, health, red, 0, count),
  theater: 'ground',
  rides: true,
});
const fixed = (unit: Unit): Unit => ({ ...unit, rides: false, immobile: true });

function healthOf(health: Health): Pick<Unit, 'health' | 'colour'> {
  const [colour = 'none', value = '0'] = health.split(' ');
  return { colour: colour as Unit['colour'], health: Number(value) };
}

export const UNITS = {
  'tie-fighter': { ...ship('imperial', 'black 1', 0, 0, 24), rides: true },
  'assault-carrier': ship('imperial', 'red 2', 1, 4, 8),
  'star-destroyer': ship('imperial', 'red 4', 2, 6, 8),
  'super-star-destroyer': ship('imperial', 'red 6', 3, 8, 2),
  'death-star': ship('imperial', 'none', 4, 8, 2),
  'death-star-under-construction': fixed(ship('imperial', 'black 4', 0, 0, 1)),
  stormtrooper: ground('imperial', 'black 1', 0, 30),
  'at-st': ground('imperial', 'red 2', 1, 10),
  'at-at': ground('imperial', 'red 3', 2, 4),
  'x-wing': ship('rebel', 'black 1', 0, 0, 8),
  'y-wing': ship('rebel', 'black 1', 1, 0, 12),
  'rebel-transport': ship('rebel', 'red 2', 0, 4, 4),
  'corellian-corvette': ship('rebel', 'red 2', 1, 2, 4),
  'mon-calamari-cruiser': ship('rebel', 'red 4', 2, 4, 3),
  'rebel-trooper': ground('rebel', 'black 1', 0, 21),
  airspeeder: ground('rebel', 'red 2', 1, 6),
  'shield-generator': fixed(ground('rebel', 'red 3', 0, 3)),
  'ion-cannon': fixed(ground('rebel', 'red 3', 0, 3)),
} as const satisfies Record<string, Unit>;

export type Kind = keyof typeof UNITS;
/** How many of which. */
export type Some = Partial<Record<Kind, number>>;

export const entriesOf = (some: Some): [Kind, number][] => Object.entries(some) as [Kind, number][];
export const unitOf = (kind: Kind): Unit => UNITS[kind];

/** What the Rebel's icons build; the Empire's build one kind each. */
export const BUILDS = {
  rebel: {
    'space-triangle': ['x-wing', 'y-wing', 'rebel-transport'],
    'space-circle': ['corellian-corvette'],
    'space-square': ['mon-calamari-cruiser'],
    'ground-triangle': ['rebel-trooper'],
    'ground-circle': ['airspeeder'],
    'ground-square': ['shield-generator', 'ion-cannon'],
  },
  imperial: {
    'space-triangle': ['tie-fighter'],
    'space-circle': ['assault-carrier'],
    'space-square': ['star-destroyer'],
    'ground-triangle': ['stormtrooper'],
    'ground-circle': ['at-st'],
    'ground-square': ['at-at'],
  },
} as const satisfies Record<Unit['side'], Record<string, readonly Kind[]>>;
export type Icon = keyof (typeof BUILDS)['rebel'];

/** Starting units of the full game. */
export const STARTING = {
  imperial: {
    'star-destroyer': 3,
    'assault-carrier': 3,
    'tie-fighter': 12,
    stormtrooper: 12,
    'at-st': 5,
    'at-at': 1,
    'death-star': 1,
  },
  rebel: {
    'corellian-corvette': 1,
    'rebel-transport': 1,
    'x-wing': 2,
    'y-wing': 2,
    'rebel-trooper': 6,
    airspeeder: 2,
  },
} as const satisfies Record<Unit['side'], Some>;
