import { idsOf } from './entry.ts';
import { IMPERIAL_UNITS } from './units/imperial.ts';
import { REBEL_UNITS } from './units/rebel.ts';
import type { Unit } from './units/unit.ts';

export type { Unit } from './units/unit.ts';

const ALL = { ...IMPERIAL_UNITS, ...REBEL_UNITS };
export type UnitId = keyof typeof ALL;

/** All kinds of units by their ids; those of an expansion come after the others. */
export const UNITS: Readonly<Record<UnitId, Unit>> = ALL;
/** The order is that of every list of units. */
export const UNIT_IDS = idsOf(UNITS);
