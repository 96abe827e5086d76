import type { RingId } from '../rings.ts';
import { type Provenance, twice } from './sources.ts';

/** The 7 rings, keyed as in the catalogue: a mission and a ring share an id. */
export const RINGS: Readonly<Record<`ring.${RingId}`, Provenance>> = {
  'ring.c-3po': twice(
    ['llamas', 'johnchampaign'],
    'Effect from llamas, whose skill symbol is blank; diplomacy from johnchampaign, and our own knowledge of the game agrees.',
  ),
  'ring.r2-d2': twice(['llamas', 'swr-reference']),
  'ring.master-yoda': twice(
    ['llamas', 'johnchampaign', 'swr-reference'],
    'O-06 says the ring may change any one die: read as reroll (three sources word it so), any face, own dice only, missions as in combat. Trap: a combat with several combat rounds still gives one use.',
  ),
  'ring.millennium-falcon': twice(
    ['llamas', 'swr-reference'],
    'Both timing and who travels from swr-reference (FAQ); that the mission must have succeeded from llamas.',
  ),
  'ring.captured': twice(
    ['llamas', 'johnchampaign', 'swr-reference'],
    'Any other ring put on a captured leader replaces this one, except that carbonite keeps it captured.',
  ),
  'ring.carbonite': twice(
    ['llamas', 'johnchampaign', 'swr-reference'],
    'llamas calls it Frozen in Carbonite.',
  ),
  'ring.lure-of-the-dark-side': twice(['llamas', 'johnchampaign', 'swr-reference']),
};
