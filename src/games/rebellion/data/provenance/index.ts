import { CARDS } from '../../cards/all.ts';
import type { RebEntry } from '../entry.ts';
import { PIECES } from '../pieces.ts';
import type { Provenance } from './sources.ts';

export { type Provenance, SOURCES } from './sources.ts';

const ofEntries = (entries: Readonly<Record<string, RebEntry>>): Record<string, Provenance> =>
  Object.fromEntries(Object.entries(entries).map(([id, { about }]) => [id, about.from]));

/** For every card and piece, by its id, and for the rest of the box: which texts attest it and how well. */
export const PROVENANCE: Readonly<Record<string, Provenance>> = {
  ...ofEntries(CARDS),
  ...ofEntries(PIECES),
};
