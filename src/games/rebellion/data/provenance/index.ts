import { CARDS } from '../../cards/all.ts';
import { ACTIONS } from './actions.ts';
import { LEADERS } from './leaders.ts';
import { PROBES } from './probes.ts';
import { RINGS } from './rings.ts';
import type { Provenance } from './sources.ts';
import { SYSTEMS } from './systems.ts';
import { TABLE } from './table.ts';
import { TACTICS } from './tactics.ts';
import { UNITS } from './units.ts';

export { type Provenance, SOURCES, type SourceId } from './sources.ts';

const cards = Object.fromEntries(Object.entries(CARDS).map(([id, { about }]) => [id, about.from]));

/** For every card and piece, by its id, and for the rest of the box: which texts attest it and how well. */
export const PROVENANCE: Readonly<Record<string, Provenance>> = {
  ...cards,
  ...SYSTEMS,
  ...UNITS,
  ...LEADERS,
  ...RINGS,
  ...ACTIONS,
  ...TACTICS,
  ...PROBES,
  ...TABLE,
};
