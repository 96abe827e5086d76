import type { MissionCard } from './mission-card.ts';

/** The 5 projects, 10 cards: a deck of their own, drawn into the Imperial mission hand. */
export const PROJECTS = {
  'construct-death-star': {
    side: 'imperial',
    copies: 1,
    starting: false,
    project: true,
    skill: 'logistics',
    need: 1,
    mode: 'resolve',
    portrait: null,
    target: { kind: 'system', where: { remote: true, hasNo: { side: 'rebel' } } },
  },
  'construct-factory': {
    side: 'imperial',
    copies: 2,
    starting: false,
    project: true,
    skill: 'logistics',
    need: 1,
    mode: 'resolve',
    portrait: null,
    target: { kind: 'system', where: { is: 'imperial' } },
  },
  'construct-super-star-destroyer': {
    side: 'imperial',
    copies: 2,
    starting: false,
    project: true,
    skill: 'logistics',
    need: 1,
    mode: 'resolve',
    portrait: null,
    target: { kind: 'system', where: { is: 'imperial', icon: { theater: 'space', shape: 'square' } } },
  },
  'oversee-project': {
    side: 'imperial',
    copies: 2,
    starting: false,
    project: true,
    skill: 'logistics',
    need: 1,
    mode: 'resolve',
    portrait: null,
    // A sabotaged system is allowed, but then nothing happens: the card deploys.
    target: { kind: 'system', where: { has: [{ side: 'imperial' }], hasNo: { side: 'rebel' } } },
  },
  'superlaser-online': {
    side: 'imperial',
    copies: 3,
    starting: false,
    project: true,
    skill: 'logistics',
    need: 1,
    mode: 'resolve',
    portrait: null,
    // Only a finished one. A system destroyed before is allowed.
    target: { kind: 'system', where: { has: [{ units: ['death-star'] }] } },
  },
} as const satisfies Record<string, MissionCard>;
