import type { SystemId } from '../../../../games/rebellion/public/data.ts';

/** What can be seen on a planet. Each is drawn by a generator of its own (features.tsx). */
export type Feature =
  | 'bands'
  | 'caps'
  | 'city'
  | 'clouds'
  | 'cracks'
  | 'craters'
  | 'dunes'
  | 'fog'
  | 'land'
  | 'lava'
  | 'moon'
  | 'ring'
  | 'storm'
  | 'suns';

export interface Face {
  /** The ground, what lies on it, what shines on it. */
  readonly base: string;
  readonly over: string;
  readonly light: string;
  readonly features: readonly Feature[];
}

const face = (base: string, over: string, light: string, ...features: Feature[]): Face => ({
  base,
  over,
  light,
  features,
});

/** Hand-picked: recognisable for those who know the films, distinct for all others. */
export const FACES: Readonly<Record<SystemId, Face>> = {
  alderaan: face('#3d83b4', '#67b489', '#e6f4f5', 'land', 'caps', 'clouds'),
  bespin: face('#dc9c58', '#b8683a', '#ffe0ab', 'bands', 'storm'),
  bothawui: face('#6f8f73', '#b7a668', '#eef0dc', 'land', 'clouds'),
  'cato-neimoidia': face('#66877d', '#9fb18e', '#e3eae0', 'land', 'fog', 'clouds'),
  corellia: face('#34689a', '#7c9a56', '#eaf1f3', 'land', 'caps', 'clouds'),
  coruscant: face('#514f5d', '#6f6a70', '#ffcf7d', 'bands', 'city'),
  dagobah: face('#4a634c', '#33493b', '#a3b89a', 'land', 'fog'),
  dantooine: face('#93a45d', '#bfae63', '#f0efcf', 'land', 'dunes'),
  dathomir: face('#7b352f', '#4a2026', '#e08a6a', 'land', 'fog'),
  endor: face('#3e7a52', '#2a5640', '#d6eddc', 'land', 'clouds', 'moon'),
  felucia: face('#6c4c8a', '#86b85f', '#f0c8ec', 'land', 'craters'),
  geonosis: face('#b8643a', '#8f452a', '#f0b98a', 'craters', 'dunes', 'ring'),
  hoth: face('#dbe8f4', '#a6c2de', '#ffffff', 'cracks', 'caps', 'clouds'),
  ilum: face('#b5d3e4', '#6fa9cf', '#f2fbff', 'cracks', 'caps', 'storm'),
  kashyyyk: face('#2d5f6b', '#3f7a3c', '#d3ead0', 'land', 'clouds'),
  kessel: face('#85766a', '#55483f', '#c9b7a4', 'craters', 'cracks'),
  malastare: face('#6f9150', '#c0a25e', '#e9efcf', 'bands', 'land'),
  mandalore: face('#c6bfa6', '#8f8a77', '#f5f2e2', 'craters', 'city'),
  'mon-calamari': face('#2368a0', '#3f90b8', '#d9f0fb', 'bands', 'clouds', 'caps'),
  mustafar: face('#251617', '#45201b', '#ff6b2c', 'land', 'lava'),
  mygeeto: face('#aebfd0', '#7d93ac', '#ffffff', 'cracks', 'city'),
  naboo: face('#3a7ea3', '#6fb066', '#eef7f2', 'land', 'clouds'),
  'nal-hutta': face('#77783a', '#555a2c', '#c9c47a', 'land', 'storm', 'fog'),
  'ord-mantell': face('#996d52', '#6c4a3b', '#e4c3a3', 'land', 'craters', 'moon'),
  rodia: face('#2f6d70', '#4f8a47', '#d9efdc', 'land', 'storm', 'clouds'),
  ryloth: face('#b2744a', '#6f3f30', '#f4c893', 'bands', 'cracks'),
  saleucami: face('#b08a58', '#7e6a47', '#e8d6ac', 'dunes', 'craters', 'ring'),
  sullust: face('#3b3335', '#5a4743', '#ff9a4a', 'lava', 'fog'),
  tatooine: face('#dcb27a', '#b98850', '#fff1cf', 'dunes', 'suns'),
  toydaria: face('#5f7b4d', '#87764a', '#dfe5c4', 'land', 'fog', 'moon'),
  utapau: face('#a18f78', '#5f5347', '#e6dac4', 'craters', 'bands', 'ring'),
  yavin: face('#c4623c', '#8f3f2c', '#f0b488', 'bands', 'storm', 'moon'),
};
