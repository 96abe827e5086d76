import { describe, expect, it } from 'vitest';
import type { ActionCard } from '../cards/actions/action.ts';
import { ACTIONS } from '../cards/actions/index.ts';
import { MISSIONS } from '../cards/missions/index.ts';
import type { MissionCard } from '../cards/missions/mission.ts';
import type { ObjectiveCard } from '../cards/objective.ts';
import { OBJECTIVES } from '../cards/objectives.ts';
import { TACTICS } from '../cards/tactics/index.ts';
import type { TacticCard } from '../cards/tactics/tactic.ts';
import { BUILDS, builds } from './build.ts';
import { DIE_FACES, SUCCESSES } from './dice.ts';
import { LEADER_IDS, LEADERS } from './leaders.ts';
import { PROBE_SYSTEMS, probeMark } from './probes.ts';
import { RING_IDS, RINGS } from './rings.ts';
import { FIRST_GAME, STARTING_UNITS } from './setup.ts';
import type { SideName } from './terms.ts';
import { BUILD_SPACES, RECRUIT_SPACES, REPUTATION_START, TIME_START, TRACK_LENGTH } from './time-track.ts';
import { UNIT_IDS, UNITS, type UnitId } from './units.ts';

const missions: MissionCard[] = Object.values(MISSIONS);
const actions: ActionCard[] = Object.values(ACTIONS);
const objectives: ObjectiveCard[] = Object.values(OBJECTIVES);
const tactics: TacticCard[] = Object.values(TACTICS);

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const copies = (cards: readonly { readonly copies: number }[]): number => sum(cards.map((c) => c.copies));

describe('the box', () => {
  it('holds 153 miniatures', () => {
    expect(sum(UNIT_IDS.map((id) => UNITS[id].count))).toBe(153);
  });

  it('holds 25 leaders, 12 of them Imperial, and 7 rings', () => {
    expect(LEADER_IDS.map((id) => LEADERS[id].side)).toEqual([
      ...new Array(12).fill('imperial'),
      ...new Array(13).fill('rebel'),
    ]);
    expect(RING_IDS).toHaveLength(7);
  });

  it('holds 29 Rebel missions, 29 Imperial ones and 10 projects', () => {
    const of = (side: SideName, project: boolean) =>
      copies(missions.filter((card) => card.side === side && card.project === project));
    expect([of('rebel', false), of('imperial', false), of('imperial', true)]).toEqual([29, 29, 10]);
    expect(of('rebel', true)).toBe(0);
  });

  it('holds 34 action cards: 12 to recruit with for each side, and 6 Rebel and 4 Imperial starting ones', () => {
    const of = (side: SideName, starting: boolean) =>
      actions.filter((card) => card.side === side && card.starting === starting).length;
    expect([of('rebel', false), of('rebel', true)]).toEqual([12, 6]);
    expect([of('imperial', false), of('imperial', true)]).toEqual([12, 4]);
  });

  it('holds 15 objectives, five of each stage', () => {
    const of = (stage: number) => objectives.filter((card) => card.stage === stage).length;
    expect([of(1), of(2), of(3), objectives.length]).toEqual([5, 5, 5, 15]);
  });

  it('holds 15 tactic cards for space and 15 for the ground', () => {
    const of = (theater: string) => copies(tactics.filter((card) => card.theater === theater));
    expect([of('space'), of('ground')]).toEqual([15, 15]);
  });

  it('holds 31 probe cards, 5 with a Rebel mark and 7 with an Imperial one', () => {
    expect(PROBE_SYSTEMS).toHaveLength(31);
    const marks = PROBE_SYSTEMS.map((id) => probeMark(id));
    expect(marks.filter((mark) => mark === 'rebel')).toHaveLength(5);
    expect(marks.filter((mark) => mark === 'imperial')).toHaveLength(7);
  });

  it('has no two things of one name among what is drawn', () => {
    const ids = [...Object.keys(MISSIONS), ...Object.keys(ACTIONS), ...Object.keys(OBJECTIVES)];
    ids.push(...Object.keys(TACTICS), ...PROBE_SYSTEMS.map((id) => `probe-${id}`));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the leaders', () => {
  const starting = LEADER_IDS.filter((id) => LEADERS[id].starting);

  it('begin as four a side', () => {
    expect(starting.map((id) => LEADERS[id].side).sort()).toEqual([
      ...new Array(4).fill('imperial'),
      ...new Array(4).fill('rebel'),
    ]);
  });

  it('are on two recruiting cards each, except starting leaders and Luke Skywalker (Jedi)', () => {
    const shown = actions.filter((card) => !card.starting).flatMap((card) => card.leaders);
    const recruits = LEADER_IDS.filter((id) => !starting.includes(id) && id !== 'luke-skywalker-jedi');
    expect([...shown].sort()).toEqual([...recruits, ...recruits].sort());
  });

  it('are on cards of their own side', () => {
    const strangers = actions.filter((card) => card.leaders.some((id) => LEADERS[id].side !== card.side));
    expect(strangers).toEqual([]);
    expect(missions.filter(({ portrait, side }) => portrait && LEADERS[portrait].side !== side)).toEqual([]);
  });
});

describe('the missions', () => {
  it('have four starting ones a side, one for each skill', () => {
    for (const side of ['rebel', 'imperial']) {
      const starting = missions.filter((card) => card.starting && card.side === side);
      expect(starting.map((card) => [card.skill, card.need]).sort()).toEqual([
        ['diplomacy', 1],
        ['intel', 1],
        ['logistics', 1],
        ['specOps', 1],
      ]);
    }
  });

  it('can all be revealed by two leaders of their side', () => {
    for (const card of missions) {
      const icons = LEADER_IDS.filter((id) => LEADERS[id].side === card.side)
        .map((id) => LEADERS[id].skills[card.skill])
        .sort((a, b) => b - a);
      expect(sum(icons.slice(0, 2))).toBeGreaterThanOrEqual(card.need);
    }
  });
});

describe('the rings', () => {
  it('come from cards of the side that they belong to', () => {
    const sides: Readonly<Record<string, { readonly side: SideName }>> = { ...ACTIONS, ...MISSIONS };
    for (const { side, from } of Object.values(RINGS)) {
      if (from !== 'capture') expect(sides[from]?.side).toBe(side);
    }
  });
});

describe('building', () => {
  it('takes the icon of the unit', () => {
    expect(BUILDS).toEqual({
      rebel: {
        space: {
          triangle: ['x-wing', 'y-wing', 'rebel-transport'],
          circle: ['corellian-corvette'],
          square: ['mon-calamari-cruiser'],
        },
        ground: {
          triangle: ['rebel-trooper'],
          circle: ['airspeeder'],
          square: ['shield-generator', 'ion-cannon'],
        },
      },
      imperial: {
        space: { triangle: ['tie-fighter'], circle: ['assault-carrier'], square: ['star-destroyer'] },
        ground: { triangle: ['stormtrooper'], circle: ['at-st'], square: ['at-at'] },
      },
    });
    expect(builds('imperial', { theater: 'ground', shape: 'square' })).toEqual(['at-at']);
  });
});

describe('the dice and the track', () => {
  it('have six faces, worth six successes in all', () => {
    expect(DIE_FACES.map((face) => SUCCESSES[face])).toEqual([1, 1, 1, 2, 0, 0]);
  });

  it('recruit on 2 to 5 and build on every even space up to 14 (R-147)', () => {
    expect(RECRUIT_SPACES).toEqual([2, 3, 4, 5]);
    expect(BUILD_SPACES).toEqual([2, 4, 6, 8, 10, 12, 14]);
    expect([TIME_START, REPUTATION_START, TRACK_LENGTH]).toEqual([1, 14, 16]);
  });
});

describe('the first game', () => {
  it.each(['rebel', 'imperial'] as const)('places exactly the starting units of the %s side', (side) => {
    const placed: Partial<Record<UnitId, number>> = {};
    for (const place of FIRST_GAME.units.filter((p) => p.side === side)) {
      for (const id of UNIT_IDS) {
        const n = place.units[id];
        if (n !== undefined) placed[id] = (placed[id] ?? 0) + n;
      }
    }
    expect(placed).toEqual(STARTING_UNITS[side]);
    const strangers = Object.keys(placed).filter((id) => UNITS[id as UnitId].side !== side);
    expect(strangers).toEqual([]);
  });

  it('is a setup that the full game could have drawn', () => {
    const { loyalty, probesRemoved } = FIRST_GAME;
    const imperial = [...loyalty.imperial, ...loyalty.subjugated];
    expect(loyalty.rebel.map((id) => probeMark(id))).toEqual(['rebel', 'rebel', 'rebel']);
    expect(imperial.map((id) => probeMark(id))).toEqual(new Array(5).fill('imperial'));
    expect([...probesRemoved].sort()).toEqual(imperial.sort());
    const ground = FIRST_GAME.units.filter((p) => p.units.stormtrooper !== undefined).map((p) => p.at);
    expect(ground.sort()).toEqual([...imperial, 'coruscant'].sort());
  });
});
