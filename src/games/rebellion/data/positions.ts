import type { SystemId } from './systems.ts';

/** Where the planets lie on a canvas of this width and height, for drawing only: no rule looks at it. */
export const CANVAS = [1000, 500] as const;

export const POSITIONS: Readonly<Record<SystemId, readonly [x: number, y: number]>> = {
  alderaan: [414.2, 389],
  bespin: [827.4, 370.1],
  bothawui: [538.7, 98.1],
  'cato-neimoidia': [577.7, 339.9],
  corellia: [667.3, 423.6],
  coruscant: [542.1, 440.6],
  dagobah: [780.8, 269.5],
  dantooine: [83.3, 325.5],
  dathomir: [223, 299.1],
  endor: [823, 457.5],
  felucia: [201.6, 154.1],
  geonosis: [787.7, 107.5],
  hoth: [919.8, 367],
  ilum: [223.6, 450.6],
  kashyyyk: [427, 266.4],
  kessel: [323.6, 49.1],
  malastare: [548.7, 254.4],
  mandalore: [342.5, 315.4],
  'mon-calamari': [164.8, 51.9],
  mustafar: [888.4, 277],
  mygeeto: [167, 375.2],
  naboo: [702.2, 199.1],
  'nal-hutta': [430.5, 44],
  'ord-mantell': [311, 411.6],
  rodia: [624.2, 136.5],
  ryloth: [858.8, 31.4],
  saleucami: [296.5, 149.1],
  sullust: [705.3, 330.5],
  tatooine: [680.8, 28.9],
  toydaria: [399.7, 161.6],
  utapau: [900.9, 156.9],
  yavin: [118.6, 199.1],
};

/** The "Rebel Base" space, at the left edge. */
export const BASE_SPACE_POSITION: readonly [x: number, y: number] = [47.2, 119];
