import { BUILDS } from '../data/build.ts';
import type { REBEL_MISSIONS as FACTS } from '../data/rebel-missions.ts';
import type { Shape } from '../data/terms.ts';
import type { UnitId } from '../data/units.ts';
import type { MissionEntry } from './effects.ts';

/** "A circle unit": any unit with that shape as its build icon, ship or ground. */
const shaped = (shape: Shape): readonly UnitId[] => [
  ...BUILDS.rebel.space[shape],
  ...BUILDS.rebel.ground[shape],
];

/** What the Rebel missions do. */
export const REBEL_MISSIONS: Readonly<Record<keyof typeof FACTS, MissionEntry>> = {
  'build-alliance': { dice: { withUnits: 2 }, effects: [{ do: 'loyalty', by: 1 }] },
  infiltration: { effects: [{ do: 'look-objectives', n: 2, how: 'top-bottom' }] },
  'rapid-mobilization': { effects: [{ do: 'mobilize-later' }] },
  sabotage: { effects: [{ do: 'sabotage' }] },
  'base-defenses': {
    effects: [
      {
        do: 'gain',
        at: 'base',
        want: [
          { units: ['ion-cannon'], n: 1 },
          { units: ['shield-generator'], n: 1 },
        ],
      },
    ],
  },
  'contingency-plan': { effects: [{ do: 'lando-bonus' }, { do: 'ask', frame: 'contingency' }] },
  'covert-operation': { effects: [{ do: 'look-objectives', n: 2, how: 'keep-one' }] },
  'daring-rescue': { effects: [{ do: 'rescue', travel: true }] },
  demolition: { effects: [{ do: 'destroy-queued', by: 'icons', most: 0 }] },
  // Both, unlike Support of Mon Calamari.
  'establish-trade-relations': { effects: [{ do: 'loyalty', by: 1 }, { do: 'queue-icons' }] },
  'for-the-greater-good': {
    effects: [
      { do: 'rescue', travel: false },
      { do: 'draw-objectives', n: 1 },
    ],
  },
  'hidden-fleet': { effects: [{ do: 'bring-units', how: 'hidden-fleet' }] },
  'hit-and-run': { effects: [{ do: 'destroy-health', most: 2 }] },
  'incite-rebellion': {
    effects: [{ do: 'gain', at: 'mission', want: [{ units: ['rebel-trooper'], n: 3 }] }],
  },
  'lead-the-strike-team': { effects: [{ do: 'bring-units', how: 'lead-the-strike-team' }] },
  misdirection: { effects: [{ do: 'ask', frame: 'misdirection' }] },
  'plan-the-assault': { effects: [{ do: 'bring-units', how: 'plan-the-assault' }] },
  'plant-false-lead': { effects: [{ do: 'ask', frame: 'false-lead' }] },
  'public-uprising': {
    effects: [
      {
        do: 'gain',
        at: 'mission',
        want: [
          { units: shaped('circle'), n: 1 },
          { units: shaped('triangle'), n: 2 },
        ],
      },
    ],
  },
  'rogue-squadron-raid': { effects: [{ do: 'destroy-queued', by: 'health', most: 4 }] },
  'seek-yoda': { effects: [{ do: 'become-jedi' }, { do: 'ask', frame: 'seek-yoda' }] },
  'stolen-plans': { effects: [{ do: 'look-objectives', n: 4, how: 'order' }] },
  'support-of-mon-calamari': { effects: [{ do: 'ask', frame: 'mon-calamari' }] },
  'wookiee-uprising': {
    effects: [
      { do: 'loyalty', by: 1 },
      { do: 'destroy-health', most: 4 },
    ],
  },
};
