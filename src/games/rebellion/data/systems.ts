import { disputed, once, type Provenance, twice } from '../../../kernel/cards.ts';
import { idsOf, type RebEntry } from './entry.ts';
import type { SourceId } from './provenance/sources.ts';
import type { RegionId } from './regions.ts';
import { groundIcon, type Icon, type SideName, spaceIcon } from './terms.ts';

export { REGION_IDS, type RegionId } from './regions.ts';
export type { Icon } from './terms.ts';

/** The probe card of a system. */
interface Probe extends Pick<RebEntry, 'about'> {
  /** The mark that counts when starting loyalty is drawn; most cards have none. */
  readonly mark: SideName | null;
}

export interface System extends RebEntry {
  readonly region: RegionId;
  /** A populous system has a space for loyalty. A destroyed system is neither. */
  readonly kind: 'populous' | 'remote';
  /** From left to right; a subjugated system builds from the first only. */
  readonly icons: readonly Icon[];
  /** The space of the build queue that its units start on; null without icons. */
  readonly slot: 1 | 2 | 3 | null;
  /** Only Coruscant has none. */
  readonly probe: Probe | null;
}

const populous = (region: RegionId, slot: 1 | 2 | 3, ...icons: readonly Icon[]) =>
  ({ region, kind: 'populous', icons, slot }) as const;
const remote = (region: RegionId) => ({ region, kind: 'remote', icons: [], slot: null }) as const;

const unmarked: Probe = { mark: null, about: { from: once(['johnchampaign']) } };
const marked = (mark: SideName, from: Provenance<SourceId>): Probe => ({ mark, about: { from } });

// ---- where the facts come from ----

const THREE = ['johnchampaign', 'llamas', 'tts-script'] as const;
const FIVE = ['johnchampaign', 'llamas', 'alexwiese', 'tts-script', 'solo-tool'] as const;
const LIST_AND_FIRST_GAME = twice(
  ['johnchampaign', 'swr-reference', 'tts-script'],
  'Icon list from johnchampaign; the printed first-game loyalty of this system (two further sources) agrees with it.',
);
const LIST_ALONE = once(
  ['johnchampaign'],
  'Icon from johnchampaign only; it fits our own knowledge of the game.',
);
const queueSpace = (n: number): string =>
  `Sources differ on its space of the build queue; we use ${n}, as in most of them.`;

const systems = <K extends string>(printed: Readonly<Record<K, System>>): Readonly<Record<K, System>> =>
  printed;

/** The 32 systems. Coruscant's Imperial loyalty is printed and never changes. */
export const SYSTEMS = systems({
  alderaan: {
    name: 'Alderaan',
    ...populous('region-7', 1, groundIcon('triangle')),
    probe: unmarked,
    about: { from: twice(FIVE) },
  },
  bespin: {
    name: 'Bespin',
    ...populous('region-4', 1, groundIcon('circle')),
    probe: unmarked,
    about: { from: twice(FIVE) },
  },
  bothawui: {
    name: 'Bothawui',
    ...populous('region-2', 1, groundIcon('circle')),
    probe: marked('rebel', LIST_AND_FIRST_GAME),
    about: {
      from: disputed(
        FIVE,
        'Icon: llamas codes a medium SHIP (blue circle) yet marks the first icon as ground; johnchampaign, alexwiese, tts-script and solo-tool all say one ground circle. Trust ground circle (4 to 1, and llamas contradicts itself).',
      ),
      doubt: 'Sources differ on its icon; we use a ground circle, as in most of them.',
    },
  },
  'cato-neimoidia': {
    name: 'Cato Neimoidia',
    ...populous('region-7', 2, spaceIcon('triangle'), groundIcon('circle')),
    probe: unmarked,
    about: { from: twice(FIVE) },
  },
  corellia: {
    name: 'Corellia',
    ...populous('region-7', 3, spaceIcon('triangle'), spaceIcon('square')),
    probe: marked('imperial', LIST_AND_FIRST_GAME),
    about: {
      from: disputed(
        FIVE,
        'Build slot: llamas 2; johnchampaign, alexwiese, tts-script and solo-tool 3. Trust 3 (4 to 1).',
      ),
      doubt: queueSpace(3),
    },
  },
  coruscant: {
    name: 'Coruscant',
    ...populous('region-7', 1, groundIcon('triangle')),
    probe: null,
    about: {
      from: twice(
        FIVE,
        'Permanent Imperial loyalty; loyalty there can never change and it has no loyalty space for a marker and no probe card.',
      ),
    },
  },
  dagobah: {
    name: 'Dagobah',
    ...remote('region-8'),
    probe: unmarked,
    about: { from: twice(THREE) },
  },
  dantooine: {
    name: 'Dantooine',
    ...remote('region-5'),
    probe: unmarked,
    about: { from: twice(THREE) },
  },
  dathomir: {
    name: 'Dathomir',
    ...remote('region-6'),
    probe: unmarked,
    about: { from: twice(THREE) },
  },
  endor: {
    name: 'Endor',
    ...remote('region-4'),
    probe: unmarked,
    about: { from: twice(THREE) },
  },
  felucia: {
    name: 'Felucia',
    ...populous('region-1', 1, groundIcon('triangle')),
    probe: unmarked,
    about: {
      from: disputed(
        FIVE,
        'Build slot: llamas 3 (looks copied from Mon Calamari, with a wrong first-icon flag too); johnchampaign, alexwiese, tts-script and solo-tool 1. Trust 1.',
      ),
      doubt: queueSpace(1),
    },
  },
  geonosis: {
    name: 'Geonosis',
    ...populous('region-3', 2, spaceIcon('triangle'), groundIcon('square')),
    probe: unmarked,
    about: { from: twice(FIVE) },
  },
  hoth: {
    name: 'Hoth',
    ...remote('region-4'),
    probe: unmarked,
    about: { from: twice(THREE) },
  },
  ilum: {
    name: 'Ilum',
    ...remote('region-5'),
    probe: unmarked,
    about: { from: twice(THREE) },
  },
  kashyyyk: {
    name: 'Kashyyyk',
    ...populous('region-6', 1, groundIcon('triangle'), groundIcon('triangle')),
    probe: marked('rebel', LIST_AND_FIRST_GAME),
    about: {
      from: twice(
        FIVE,
        'An older copy of solo-tool had a ground square as second icon; its newer copy and every other source say two ground triangles.',
      ),
    },
  },
  kessel: {
    name: 'Kessel',
    ...populous('region-2', 1, groundIcon('triangle')),
    probe: unmarked,
    about: { from: twice(FIVE) },
  },
  malastare: {
    name: 'Malastare',
    ...populous('region-6', 1, groundIcon('triangle')),
    probe: unmarked,
    about: { from: twice(FIVE) },
  },
  mandalore: {
    name: 'Mandalore',
    ...populous('region-6', 1, groundIcon('triangle'), spaceIcon('triangle')),
    probe: marked('imperial', LIST_AND_FIRST_GAME),
    about: { from: twice(FIVE) },
  },
  'mon-calamari': {
    name: 'Mon Calamari',
    ...populous('region-1', 3, spaceIcon('triangle'), spaceIcon('square')),
    probe: marked('rebel', LIST_ALONE),
    about: { from: twice(FIVE) },
  },
  mustafar: {
    name: 'Mustafar',
    ...populous('region-4', 2, spaceIcon('triangle'), spaceIcon('circle')),
    probe: marked('imperial', LIST_AND_FIRST_GAME),
    about: { from: twice(FIVE) },
  },
  mygeeto: {
    name: 'Mygeeto',
    ...populous('region-5', 2, spaceIcon('triangle'), groundIcon('square')),
    probe: marked('imperial', LIST_ALONE),
    about: { from: twice(FIVE) },
  },
  naboo: {
    name: 'Naboo',
    ...populous('region-8', 1, groundIcon('triangle'), spaceIcon('triangle')),
    probe: marked('rebel', LIST_AND_FIRST_GAME),
    about: { from: twice(FIVE) },
  },
  'nal-hutta': {
    name: 'Nal Hutta',
    ...populous('region-2', 1, groundIcon('triangle'), spaceIcon('triangle')),
    probe: unmarked,
    about: {
      from: disputed(
        FIVE,
        'Build slot: llamas 2; johnchampaign, alexwiese, tts-script and solo-tool 1. Trust 1.',
      ),
      doubt: queueSpace(1),
    },
  },
  'ord-mantell': {
    name: 'Ord Mantell',
    ...populous('region-5', 2, spaceIcon('circle'), groundIcon('circle')),
    probe: unmarked,
    about: {
      from: disputed(
        FIVE,
        'Icon order: solo-tool lists ground circle first; johnchampaign, llamas, alexwiese and tts-script list space circle first. Trust space first. It matters only while the system is subjugated (left icon only).',
      ),
      doubt:
        'Sources differ on which icon comes first; we use the space circle. It matters only while the system is subjugated.',
    },
  },
  rodia: {
    name: 'Rodia',
    ...populous('region-3', 1, groundIcon('triangle')),
    probe: marked('imperial', LIST_ALONE),
    about: { from: twice(FIVE) },
  },
  ryloth: {
    name: 'Ryloth',
    ...populous('region-3', 1, groundIcon('triangle')),
    probe: marked('rebel', LIST_ALONE),
    about: { from: twice(FIVE) },
  },
  saleucami: {
    name: 'Saleucami',
    ...populous('region-1', 1, groundIcon('circle')),
    probe: marked('imperial', LIST_AND_FIRST_GAME),
    about: { from: twice(FIVE) },
  },
  sullust: {
    name: 'Sullust',
    ...populous('region-8', 2, groundIcon('triangle'), groundIcon('square')),
    probe: marked('imperial', LIST_AND_FIRST_GAME),
    about: { from: twice(FIVE) },
  },
  tatooine: {
    name: 'Tatooine',
    ...remote('region-3'),
    probe: unmarked,
    about: { from: twice(THREE) },
  },
  toydaria: {
    name: 'Toydaria',
    ...populous('region-2', 2, spaceIcon('circle')),
    probe: unmarked,
    about: { from: twice(FIVE) },
  },
  utapau: {
    name: 'Utapau',
    ...populous('region-8', 3, spaceIcon('circle'), spaceIcon('square')),
    probe: unmarked,
    about: { from: twice(FIVE) },
  },
  yavin: {
    name: 'Yavin',
    ...remote('region-1'),
    probe: unmarked,
    about: { from: twice(THREE) },
  },
});
export type SystemId = keyof typeof SYSTEMS;
/** The order is that of every list of systems. */
export const SYSTEM_IDS = idsOf(SYSTEMS);

/** The "Rebel Base" space beside the systems: no system, no loyalty. Its icons build for the Rebels. */
export const BASE_SPACE: { readonly icons: readonly Icon[]; readonly slot: 1 } = {
  icons: [spaceIcon('triangle'), groundIcon('triangle')],
  slot: 1,
};
