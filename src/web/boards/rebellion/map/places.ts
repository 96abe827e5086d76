import type { SystemId } from '../../../../games/rebellion/data/systems.ts';

/**
 * Where we draw the systems. The galaxy's borders decide who lies beside whom; the rest is room for full stacks: two systems
 * are never nearer than a planet with ships above, troops below and leaders at its sides. No two lanes cross (see the test).
 */
export const WIDTH = 1600;
export const HEIGHT = 1000;

export type Point = readonly [x: number, y: number];

export const PLACES: Readonly<Record<SystemId, Point>> = {
  alderaan: [683, 723],
  bespin: [1315, 713],
  bothawui: [903, 137],
  'cato-neimoidia': [887, 655],
  corellia: [988, 827],
  coruscant: [785, 894],
  dagobah: [1319, 497],
  dantooine: [104, 748],
  dathomir: [212, 572],
  endor: [1311, 905],
  felucia: [374, 424],
  geonosis: [1227, 309],
  hoth: [1500, 811],
  ilum: [270, 916],
  kashyyyk: [675, 503],
  kessel: [470, 128],
  malastare: [888, 463],
  mandalore: [501, 617],
  'mon-calamari': [322, 250],
  mustafar: [1498, 606],
  mygeeto: [322, 746],
  naboo: [1104, 475],
  'nal-hutta': [687, 129],
  'ord-mantell': [498, 825],
  rodia: [1009, 304],
  ryloth: [1339, 145],
  saleucami: [532, 315],
  sullust: [1105, 665],
  tatooine: [1121, 138],
  toydaria: [749, 314],
  utapau: [1441, 338],
  yavin: [112, 396],
};

/** The Rebel Base space, off the lanes. */
export const BASE_PLACE: Point = [138, 138];
