import { ACTIONS } from './actions.ts';
import { IMPERIAL_MISSIONS_FROM } from './imperial-missions.ts';
import { LEADERS } from './leaders.ts';
import { OBJECTIVES } from './objectives.ts';
import { PROBES } from './probes.ts';
import { REBEL_MISSIONS_FROM } from './rebel-missions.ts';
import { RINGS } from './rings.ts';
import type { Provenance } from './sources.ts';
import { SYSTEMS } from './systems.ts';
import { TABLE } from './table.ts';
import { TACTICS } from './tactics.ts';
import { UNITS } from './units.ts';

export { type Confidence, type Provenance, SOURCES, type SourceId } from './sources.ts';

const ALL = {
  ...SYSTEMS,
  ...UNITS,
  ...LEADERS,
  ...RINGS,
  ...REBEL_MISSIONS_FROM,
  ...IMPERIAL_MISSIONS_FROM,
  ...ACTIONS,
  ...OBJECTIVES,
  ...TACTICS,
  ...PROBES,
  ...TABLE,
};

/** For every card and piece, by its id, and for the rest of the box: which texts attest it and how well. */
export const PROVENANCE: Readonly<Record<keyof typeof ALL, Provenance>> = ALL;
