import { SYSTEM_IDS, type SystemId } from './systems.ts';
import type { SideName } from './terms.ts';

/** One probe card for each system but Coruscant. */
export const PROBE_SYSTEMS: readonly SystemId[] = SYSTEM_IDS.filter((id) => id !== 'coruscant');

/** The mark that counts when starting loyalty is drawn; most cards have none. */
export const PROBE_ICONS: Readonly<Partial<Record<SystemId, SideName>>> = {
  bothawui: 'rebel',
  corellia: 'imperial',
  kashyyyk: 'rebel',
  mandalore: 'imperial',
  'mon-calamari': 'rebel',
  mustafar: 'imperial',
  mygeeto: 'imperial',
  naboo: 'rebel',
  rodia: 'imperial',
  ryloth: 'rebel',
  saleucami: 'imperial',
  sullust: 'imperial',
};
