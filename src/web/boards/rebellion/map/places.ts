import type { SystemId } from '../../../../games/rebellion/public/data.ts';

/**
 * Where we draw the systems. The galaxy's borders decide who lies beside whom; the rest is room for full stacks: two systems
 * are never nearer than a planet with ships above, troops below and leaders at its sides. No two lanes cross (see the test).
 */
export const WIDTH = 1644;
export const HEIGHT = 1000;

export type Point = readonly [x: number, y: number];

export const PLACES: Readonly<Record<SystemId, Point>> = {
  alderaan: [727, 723],
  bespin: [1359, 713],
  bothawui: [947, 137],
  'cato-neimoidia': [931, 655],
  corellia: [1032, 827],
  coruscant: [829, 894],
  dagobah: [1363, 497],
  dantooine: [148, 748],
  dathomir: [256, 572],
  endor: [1355, 905],
  felucia: [418, 424],
  geonosis: [1271, 309],
  hoth: [1544, 811],
  ilum: [314, 916],
  kashyyyk: [719, 503],
  kessel: [514, 128],
  malastare: [932, 463],
  mandalore: [545, 617],
  'mon-calamari': [366, 250],
  mustafar: [1542, 606],
  mygeeto: [366, 746],
  naboo: [1148, 475],
  'nal-hutta': [731, 129],
  'ord-mantell': [542, 825],
  rodia: [1053, 304],
  ryloth: [1383, 145],
  saleucami: [576, 315],
  sullust: [1149, 665],
  tatooine: [1165, 138],
  toydaria: [793, 314],
  utapau: [1485, 338],
  yavin: [156, 396],
};

/** The Rebel Base space, off the lanes. */
export const BASE_PLACE: Point = [160, 138];
