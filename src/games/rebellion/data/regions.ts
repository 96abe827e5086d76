import { twice } from '../../../kernel/cards.ts';
import { idsOf, type RebEntry } from './entry.ts';

const about: RebEntry['about'] = {
  from: twice(['johnchampaign', 'llamas', 'tts-script'], 'The sources differ only in their numbering.'),
};

/** Four systems each. The board prints no names of regions: we name them by position, and the numbers are ours. */
export const REGIONS = {
  'region-1': { name: 'upper left', about },
  'region-2': { name: 'upper centre', about },
  'region-3': { name: 'upper right', about },
  'region-4': { name: 'lower right', about },
  'region-5': { name: 'lower left', about },
  'region-6': { name: 'centre left', about },
  'region-7': { name: 'lower centre', about },
  'region-8': { name: 'centre right', about },
} satisfies Record<string, RebEntry>;
export type RegionId = keyof typeof REGIONS;
export const REGION_IDS = idsOf(REGIONS);
