import { SYSTEM_IDS, SYSTEMS, type SystemId } from './systems.ts';
import type { SideName } from './terms.ts';

/** One probe card for each system except Coruscant. */
export const PROBE_SYSTEMS: readonly SystemId[] = SYSTEM_IDS.filter((id) => SYSTEMS[id].probe !== null);

/** The mark on a system's probe card. */
export const probeMark = (id: SystemId): SideName | null => SYSTEMS[id].probe?.mark ?? null;
