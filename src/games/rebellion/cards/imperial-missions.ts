import type { IMPERIAL_MISSIONS as MISSION_FACTS } from '../data/imperial-missions.ts';
import type { PROJECTS as PROJECT_FACTS } from '../data/projects.ts';
import type { MissionEntry } from './effects.ts';

/** What the Imperial missions do. */
export const IMPERIAL_MISSIONS: Readonly<Record<keyof typeof MISSION_FACTS, MissionEntry>> = {
  'rule-by-fear': { effects: [{ do: 'loyalty', by: 1 }] },
  'gather-intel': { effects: [{ do: 'probes-by-base', units: 4 }] },
  'research-and-development': { effects: [{ do: 'ask', frame: 'research' }] },
  'capture-rebel-operative': { effects: [{ do: 'capture' }] },
  'address-delays': { effects: [{ do: 'queue-icons' }] },
  'carbon-freezing': { effects: [{ do: 'freeze' }] },
  'collect-bounty': { effects: [{ do: 'capture' }, { do: 'deliver' }] },
  detained: { captivesToo: true, effects: [{ do: 'detain' }] },
  'display-of-power': { effects: [{ do: 'loyalty', by: 2 }] },
  'double-our-efforts': { effects: [{ do: 'advance-queued', n: 1, withPortrait: 2 }] },
  'fear-will-keep-them-in-line': { effects: [{ do: 'region-loyalty', n: 2 }] },
  'homing-beacon': { effects: [{ do: 'ask', frame: 'homing-beacon' }] },
  'hunt-them-down': { effects: [{ do: 'destroy-health', most: 2 }] },
  'imperial-propaganda': { effects: [{ do: 'strip-region' }] },
  'intercept-transmission': { effects: [{ do: 'intercept-probes', n: 8 }] },
  interrogation: { effects: [{ do: 'show-objectives' }] },
  'interrogation-droid': { dice: 'all-skills', effects: [{ do: 'ask', frame: 'interrogation-droid' }] },
  'long-range-probe': { effects: [{ do: 'answer-truthfully' }] },
  'lure-of-the-dark-side': { dice: 'all-skills', effects: [{ do: 'lure' }] },
  'planetary-conquest': { effects: [{ do: 'ask', frame: 'conquest' }] },
  'probe-droid-initiative': { effects: [{ do: 'draw-probes', n: 2, withPortrait: 4 }] },
  'retrieve-the-plans': { effects: [{ do: 'ask', frame: 'retrieve-plans' }] },
  'secret-weapons-research': { effects: [{ do: 'draw-projects', n: 2 }] },
  'trade-negotiations': { effects: [{ do: 'loyalty', by: 1 }] },
};

/** What the projects do. */
export const PROJECTS: Readonly<Record<keyof typeof PROJECT_FACTS, MissionEntry>> = {
  'construct-death-star': { effects: [{ do: 'construct-death-star' }] },
  'construct-factory': { effects: [{ do: 'repair' }, { do: 'queue-icons' }] },
  'construct-super-star-destroyer': {
    effects: [{ do: 'queue', unit: 'super-star-destroyer', space: 3 }],
  },
  'oversee-project': { effects: [{ do: 'ask', frame: 'oversee' }] },
  'superlaser-online': {
    effects: [{ do: 'destroy-system' }, { do: 'region-loyalty', n: 1 }],
  },
};
