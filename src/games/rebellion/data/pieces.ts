import { DICE, RESULTS } from './dice.ts';
import type { RebEntry } from './entry.ts';
import { LEADERS } from './leaders.ts';
import { REGIONS } from './regions.ts';
import { RINGS } from './rings.ts';
import { SYSTEMS, type System } from './systems.ts';
import { TABLE } from './table.ts';
import { TIME_TRACK } from './time-track.ts';
import { UNITS } from './units.ts';

const under = (prefix: string, table: Readonly<Record<string, RebEntry>>): Record<string, RebEntry> =>
  Object.fromEntries(Object.entries(table).map(([id, entry]) => [`${prefix}${id}`, entry]));

const probes = Object.entries<System>(SYSTEMS).flatMap(([id, { name, probe }]) =>
  probe === null ? [] : [[`probe-${id}`, { name: `${name} probe`, about: probe.about }] as const],
);

/** Probe cards by their faces. */
export const PROBES: Readonly<Record<string, RebEntry>> = Object.fromEntries(probes);

/**
 * Every entry that is not a card of a deck, by the id that provenance and doubts give it. A ring's begins with `ring.`, since
 * the ring and the mission Lure of the Dark Side have the same id.
 */
export const PIECES: Readonly<Record<string, RebEntry>> = {
  ...SYSTEMS,
  ...UNITS,
  ...LEADERS,
  ...under('ring.', RINGS),
  ...PROBES,
  ...REGIONS,
  ...under('dice.', DICE),
  'dice.results': RESULTS,
  'time-track': TIME_TRACK,
  ...TABLE,
};
