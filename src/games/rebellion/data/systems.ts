import { groundIcon, type Icon, spaceIcon } from './terms.ts';

export type { Icon } from './terms.ts';

/** The order is that of every list of systems. */
export const SYSTEM_IDS = [
  'alderaan',
  'bespin',
  'bothawui',
  'cato-neimoidia',
  'corellia',
  'coruscant',
  'dagobah',
  'dantooine',
  'dathomir',
  'endor',
  'felucia',
  'geonosis',
  'hoth',
  'ilum',
  'kashyyyk',
  'kessel',
  'malastare',
  'mandalore',
  'mon-calamari',
  'mustafar',
  'mygeeto',
  'naboo',
  'nal-hutta',
  'ord-mantell',
  'rodia',
  'ryloth',
  'saleucami',
  'sullust',
  'tatooine',
  'toydaria',
  'utapau',
  'yavin',
] as const;
export type SystemId = (typeof SYSTEM_IDS)[number];

/** Four systems each. The board names no region; the numbers are ours. */
export const REGION_IDS = [
  'region-1',
  'region-2',
  'region-3',
  'region-4',
  'region-5',
  'region-6',
  'region-7',
  'region-8',
] as const;
export type RegionId = (typeof REGION_IDS)[number];

export interface System {
  readonly region: RegionId;
  /** A populous system has a space for loyalty. A destroyed system is neither. */
  readonly kind: 'populous' | 'remote';
  /** From left to right; a subjugated system builds from the first only. */
  readonly icons: readonly Icon[];
  /** The space of the build queue that its units start on; null without icons. */
  readonly slot: 1 | 2 | 3 | null;
}

const populous = (region: RegionId, slot: 1 | 2 | 3, ...icons: Icon[]): System => ({
  region,
  kind: 'populous',
  icons,
  slot,
});
const remote = (region: RegionId): System => ({ region, kind: 'remote', icons: [], slot: null });

/** The 32 systems. Coruscant's Imperial loyalty is printed and never changes; it has no probe card. */
export const SYSTEMS: Readonly<Record<SystemId, System>> = {
  alderaan: populous('region-7', 1, groundIcon('triangle')),
  bespin: populous('region-4', 1, groundIcon('circle')),
  bothawui: populous('region-2', 1, groundIcon('circle')),
  'cato-neimoidia': populous('region-7', 2, spaceIcon('triangle'), groundIcon('circle')),
  corellia: populous('region-7', 3, spaceIcon('triangle'), spaceIcon('square')),
  coruscant: populous('region-7', 1, groundIcon('triangle')),
  dagobah: remote('region-8'),
  dantooine: remote('region-5'),
  dathomir: remote('region-6'),
  endor: remote('region-4'),
  felucia: populous('region-1', 1, groundIcon('triangle')),
  geonosis: populous('region-3', 2, spaceIcon('triangle'), groundIcon('square')),
  hoth: remote('region-4'),
  ilum: remote('region-5'),
  kashyyyk: populous('region-6', 1, groundIcon('triangle'), groundIcon('triangle')),
  kessel: populous('region-2', 1, groundIcon('triangle')),
  malastare: populous('region-6', 1, groundIcon('triangle')),
  mandalore: populous('region-6', 1, groundIcon('triangle'), spaceIcon('triangle')),
  'mon-calamari': populous('region-1', 3, spaceIcon('triangle'), spaceIcon('square')),
  mustafar: populous('region-4', 2, spaceIcon('triangle'), spaceIcon('circle')),
  mygeeto: populous('region-5', 2, spaceIcon('triangle'), groundIcon('square')),
  naboo: populous('region-8', 1, groundIcon('triangle'), spaceIcon('triangle')),
  'nal-hutta': populous('region-2', 1, groundIcon('triangle'), spaceIcon('triangle')),
  'ord-mantell': populous('region-5', 2, spaceIcon('circle'), groundIcon('circle')),
  rodia: populous('region-3', 1, groundIcon('triangle')),
  ryloth: populous('region-3', 1, groundIcon('triangle')),
  saleucami: populous('region-1', 1, groundIcon('circle')),
  sullust: populous('region-8', 2, groundIcon('triangle'), groundIcon('square')),
  tatooine: remote('region-3'),
  toydaria: populous('region-2', 2, spaceIcon('circle')),
  utapau: populous('region-8', 3, spaceIcon('circle'), spaceIcon('square')),
  yavin: remote('region-1'),
};

/** The "Rebel Base" space beside the systems: no system, no loyalty. Its icons build for the Rebels. */
export const BASE_SPACE: { readonly icons: readonly Icon[]; readonly slot: 1 } = {
  icons: [spaceIcon('triangle'), groundIcon('triangle')],
  slot: 1,
};

/** Every border once. Borders of regions do not matter for movement; impassable gaps are simply no borders. */
export const BORDERS: readonly (readonly [SystemId, SystemId])[] = [
  ['alderaan', 'cato-neimoidia'],
  ['alderaan', 'corellia'],
  ['alderaan', 'coruscant'],
  ['alderaan', 'kashyyyk'],
  ['alderaan', 'mandalore'],
  ['alderaan', 'ord-mantell'],
  ['bespin', 'endor'],
  ['bespin', 'hoth'],
  ['bespin', 'mustafar'],
  ['bespin', 'sullust'],
  ['bothawui', 'malastare'],
  ['bothawui', 'nal-hutta'],
  ['bothawui', 'rodia'],
  ['bothawui', 'tatooine'],
  ['bothawui', 'toydaria'],
  ['cato-neimoidia', 'corellia'],
  ['cato-neimoidia', 'kashyyyk'],
  ['cato-neimoidia', 'malastare'],
  ['cato-neimoidia', 'sullust'],
  ['corellia', 'coruscant'],
  ['corellia', 'sullust'],
  ['coruscant', 'ord-mantell'],
  ['dagobah', 'mustafar'],
  ['dagobah', 'naboo'],
  ['dagobah', 'sullust'],
  ['dagobah', 'utapau'],
  ['dantooine', 'dathomir'],
  ['dantooine', 'mygeeto'],
  ['dathomir', 'mandalore'],
  ['dathomir', 'mygeeto'],
  ['dathomir', 'yavin'],
  ['endor', 'hoth'],
  ['felucia', 'mandalore'],
  ['felucia', 'mon-calamari'],
  ['felucia', 'saleucami'],
  ['felucia', 'yavin'],
  ['geonosis', 'naboo'],
  ['geonosis', 'rodia'],
  ['geonosis', 'ryloth'],
  ['geonosis', 'tatooine'],
  ['geonosis', 'utapau'],
  ['hoth', 'mustafar'],
  ['ilum', 'mygeeto'],
  ['ilum', 'ord-mantell'],
  ['kashyyyk', 'malastare'],
  ['kashyyyk', 'mandalore'],
  ['kashyyyk', 'saleucami'],
  ['kashyyyk', 'toydaria'],
  ['kessel', 'nal-hutta'],
  ['kessel', 'saleucami'],
  ['kessel', 'toydaria'],
  ['malastare', 'naboo'],
  ['malastare', 'rodia'],
  ['malastare', 'sullust'],
  ['malastare', 'toydaria'],
  ['mandalore', 'mygeeto'],
  ['mandalore', 'ord-mantell'],
  ['mandalore', 'saleucami'],
  ['mandalore', 'yavin'],
  ['mon-calamari', 'saleucami'],
  ['mustafar', 'sullust'],
  ['mygeeto', 'ord-mantell'],
  ['naboo', 'rodia'],
  ['naboo', 'sullust'],
  ['naboo', 'utapau'],
  ['nal-hutta', 'toydaria'],
  ['rodia', 'tatooine'],
  ['ryloth', 'tatooine'],
  ['saleucami', 'toydaria'],
];

const bordersOf = (id: SystemId): readonly SystemId[] =>
  SYSTEM_IDS.filter((other) =>
    BORDERS.some(([a, b]) => (a === id && b === other) || (a === other && b === id)),
  );

/** The neighbours of every system, in the order of SYSTEM_IDS. */
export const ADJACENT = Object.fromEntries(SYSTEM_IDS.map((id) => [id, bordersOf(id)])) as Readonly<
  Record<SystemId, readonly SystemId[]>
>;
