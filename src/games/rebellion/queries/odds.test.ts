import { describe, expect, it } from 'vitest';
import type { MissionId } from '../cards/missions/index.ts';
import { DIE_FACES, SUCCESSES } from '../data/dice.ts';
import type { LeaderId } from '../data/leaders.ts';
import type { FrameOf } from '../frames/frames.ts';
import type { RebScene, RebSetup } from '../scene.ts';
import { leaderNo, NONE, own, systemNo } from '../state.ts';
import { isDestroyed, unitsAt } from '../table/units.ts';
import { BY_DESIGN, combatOf, fight, play } from '../tests/testing/combat-scenes.ts';
import {
  game,
  kindAsked,
  LANDO_BONUS,
  revealed,
  type SideName,
  told,
} from '../tests/testing/mission-scenes.ts';
import { opposers } from './mission-dice.ts';
import {
  attacksAhead,
  chanceOf,
  chanceOfAny,
  chanceOfMore,
  expectedDamage,
  forecast,
  successes,
} from './odds.ts';

/** All rolls of n dice, by number of successes. */
function counted(n: number): number[] {
  const rolls = Array.from({ length: n }).reduce<number[]>(
    (sums) => sums.flatMap((sum) => DIE_FACES.map((face) => sum + SUCCESSES[face])),
    [0],
  );
  const by = new Array<number>(2 * n + 1).fill(0);
  for (const sum of rolls) by[sum] = (by[sum] ?? 0) + 1 / rolls.length;
  return by;
}

describe('dice of a mission', () => {
  it.each([0, 1, 2, 3, 4])('%i of them, compared with every possible roll', (n) => {
    const all = counted(n);
    for (const [sum, p] of successes(n).entries()) expect(p).toBeCloseTo(all[sum] ?? 0, 10);
    expect(successes(n).reduce((a, b) => a + b)).toBeCloseTo(1, 10);
  });

  it('a tie is not enough', () => {
    expect(chanceOfMore(0, 0, 0)).toBe(0);
    expect(chanceOfMore(0, 2, 0)).toBe(1);
    // Four of six faces show something.
    expect(chanceOfMore(1, 0, 0)).toBeCloseTo(4 / 6, 10);
    // One die against one: 2 against 0 or 1, 1 against 0.
    expect(chanceOfMore(1, 0, 1)).toBeCloseTo((1 / 6) * (5 / 6) + (3 / 6) * (2 / 6), 10);
    expect(chanceOfMore(3, 2, 2)).toBeGreaterThan(chanceOfMore(3, 0, 2));
  });
});

describe('dice of a combat', () => {
  it('a hit is two faces of six, a direct hit one', () => {
    expect(chanceOf('hit')).toBeCloseTo(1 / 3, 10);
    expect(chanceOfAny('directHit', 3)).toBeCloseTo(1 - (5 / 6) ** 3, 10);
  });

  it('hits of a colour nobody has do nothing', () => {
    expect(expectedDamage(2, 1, { red: true, black: true })).toBeCloseTo(1.5, 10);
    expect(expectedDamage(2, 1, { red: false, black: true })).toBeCloseTo(2 / 6 + 3 / 6, 10);
    expect(expectedDamage(5, 5, { red: false, black: false })).toBe(0);
  });
});

/** A mission at the opposition step, and the leader sent against it. */
interface Sending {
  readonly title: string;
  readonly side: SideName;
  readonly card: MissionId;
  readonly leaders: LeaderId[];
  readonly where?: string;
  readonly sent: LeaderId;
  readonly setup?: RebSetup;
  /** Dice of both sides, and the bonus. */
  readonly rolled: readonly [number, number, number];
  readonly landoBonus?: true;
}

const SENDINGS: readonly Sending[] = [
  {
    title: 'icons of the skill',
    side: 'rebel',
    card: 'build-alliance',
    leaders: ['mon-mothma'],
    where: 'system:naboo',
    sent: 'emperor-palpatine',
    rolled: [3, 3, 0],
  },
  {
    title: 'Build Alliance: two dice more with a unit there',
    side: 'rebel',
    card: 'build-alliance',
    leaders: ['mon-mothma'],
    where: 'system:naboo',
    sent: 'emperor-palpatine',
    setup: { units: { naboo: { 'x-wing': 1 } } },
    rolled: [5, 3, 0],
  },
  {
    title: 'Interrogation Droid: every skill counts, and the captive rolls',
    side: 'imperial',
    card: 'interrogation-droid',
    leaders: ['colonel-yularen', 'darth-vader'],
    where: 'against:princess-leia',
    sent: 'general-rieekan',
    setup: {
      units: { naboo: { stormtrooper: 1 } },
      leaders: { 'princess-leia': 'naboo' },
      rings: { 'princess-leia': 'captured' },
    },
    rolled: [8, 8, 2],
  },
  {
    title: 'a captive beside another leader: both roll',
    side: 'imperial',
    card: 'interrogation',
    leaders: ['darth-vader'],
    where: 'against:princess-leia',
    sent: 'general-rieekan',
    setup: {
      units: { naboo: { stormtrooper: 1 } },
      leaders: { 'princess-leia': 'naboo', chewbacca: 'naboo' },
      rings: { 'princess-leia': 'captured' },
    },
    rolled: [3, 5, 0],
  },
  {
    title: 'the portrait, and Lando after Contingency Plan',
    side: 'rebel',
    card: 'establish-trade-relations',
    leaders: ['mon-mothma', 'lando-calrissian'],
    where: 'system:naboo',
    sent: 'darth-vader',
    landoBonus: true,
    rolled: [4, 2, 4],
  },
];

const numbers = (ids: readonly LeaderId[]): number[] => ids.map(leaderNo);
const frameOf = (scene: RebScene): FrameOf<'mission'> =>
  scene.state.stack.find((f): f is FrameOf<'mission'> => f.k === 'mission')!;
const other = (side: SideName): SideName => (side === 'rebel' ? 'imperial' : 'rebel');

describe('forecasts of missions', () => {
  it.each(SENDINGS)('tell what is rolled: $title', (one) => {
    const { side, card, leaders, sent, rolled, setup = {} } = one;
    const scene = revealed(side, card, leaders, {
      ...setup,
      leaders: { ...setup.leaders, 'lando-calrissian': 'pool' },
    }).arrange((s) => {
      if (one.landoBonus) own(s.game, 'effects').push(LANDO_BONUS);
    });
    // Before it is placed, with those who are assigned on their way.
    const before = frameOf(scene);
    const [verb, name = ''] = (one.where ?? '').split(':');
    const against = verb === 'against' ? leaderNo(name as LeaderId) : NONE;
    const loc = systemNo('naboo');
    const far = forecast(game(scene), { ...before, id: card, loc, against }, numbers([sent]));
    if (one.where !== undefined) scene.choose(side, one.where);
    expect(kindAsked(scene, other(side))).toBe('mission.oppose');
    const near = forecast(game(scene), { ...frameOf(scene), id: card }, numbers([sent]));
    expect([near.mine, near.theirs, near.bonus]).toEqual(rolled);
    expect({ ...far, against: far.against.length }).toEqual({ ...near, against: near.against.length });
    scene.choose(other(side), `send:${sent}`);
    const dice = told(scene, 'mission-rolled').map(
      (e) => String(e['dice']).split(' ').filter(Boolean).length,
    );
    expect(dice).toEqual(rolled.slice(0, 2));
    const [end] = [...told(scene, 'mission-succeeded'), ...told(scene, 'mission-failed')];
    expect(end?.['bonus'] ?? 0).toBe(rolled[2]);
  });

  it('an attempt that nobody opposes succeeds; one against a leader without icons needs a success', () => {
    const scene = revealed('rebel', 'build-alliance', ['mon-mothma'], {
      leaders: { 'soontir-fel': 'rodia' },
    });
    const at = (loc: number) => forecast(game(scene), { ...frameOf(scene), id: 'build-alliance', loc });
    expect(at(systemNo('naboo'))).toMatchObject({ against: [], chance: 1 });
    const opposed = at(systemNo('rodia'));
    expect(opposed).toMatchObject({ against: [leaderNo('soontir-fel')], theirs: 0 });
    expect(opposed.chance).toBeCloseTo(1 - (2 / 6) ** 3, 10);
  });

  it('nobody is sent against Blindside or a misdirected leader', () => {
    const scene = revealed('rebel', 'build-alliance', ['mon-mothma']);
    const run = frameOf(scene);
    expect(opposers(game(scene), run)).toHaveLength(4);
    expect(opposers(game(scene), { ...run, effects: [{ is: 'unopposed', by: 'blindside' }] })).toEqual([]);
    scene.arrange((s) => {
      own(s.game, 'effects').push({ is: 'unopposed', by: 'misdirection', leader: leaderNo('mon-mothma') });
    });
    expect(opposers(game(scene), run)).toEqual([]);
  });
});

describe('forecasts of combat', () => {
  const ahead = (s: RebScene) => {
    const c = combatOf(s);
    const g = s.state.game;
    return attacksAhead((kind) => unitsAt(g, c.loc, kind), isDestroyed(g, c.loc), c);
  };
  const dice = (s: RebScene, side: 0 | 1, theater: 0 | 1): number[] => {
    const found = ahead(s).find((one) => one.side === side && one.theater === theater);
    return found === undefined ? [] : [found.red, found.black];
  };

  it('According to My Design takes dice in the first round only', () => {
    const s = fight({
      units: { naboo: { 'mon-calamari-cruiser': 3, 'star-destroyer': 2, 'tie-fighter': 9, 'ion-cannon': 1 } },
      leaders: { 'emperor-palpatine': 'naboo' },
      actions: { imperial: ['according-to-my-design'] },
    });
    expect(dice(s, 0, 0)).toEqual([5, 3]); // six red, five at most
    expect(dice(s, 1, 0)).toEqual([2, 5]); // four red less two, eleven black
    play(s, 'imperial', 'action:according-to-my-design');
    expect(combatOf(s).effects).toMatchObject([{ is: 'fewer-dice', red: 1, black: 2, until: 1 }]);
    expect(dice(s, 0, 0)).toEqual([5, 1]);
    const rolled = told(s, 'rolled')[0];
    expect([rolled?.['red'], rolled?.['black']].map((faces) => String(faces).split(' ').length)).toEqual([
      5, 1,
    ]);
    s.arrange((state) => {
      for (const f of state.stack) if (f.k === 'combat') f.round = 2;
    });
    expect(dice(s, 0, 0)).toEqual([5, 3]);
  });

  it('at the retreat the round ahead is the next one', () => {
    const s = fight({
      units: { naboo: { 'x-wing': 3, 'tie-fighter': 1 } },
      leaders: { 'mon-mothma': 'naboo' },
      rebelLoyalty: ['utapau'],
      combat: { at: 'retreat', todo: [0, 1], effects: [BY_DESIGN] },
    });
    expect(kindAsked(s, 'rebel')).toBe('retreat.where');
    expect(dice(s, 0, 0)).toEqual([0, 3]);
  });

  it('there is no ground battle in a destroyed system', () => {
    const units = {
      naboo: { 'x-wing': 1, 'rebel-transport': 1, 'rebel-trooper': 1, 'assault-carrier': 1, stormtrooper: 1 },
    };
    const leaders = { 'jan-dodonna': 'pool' } as const;
    expect(ahead(fight({ units, leaders })).map(({ theater }) => theater)).toEqual([0, 0, 1, 1]);
    expect(ahead(fight({ units, leaders, destroyed: ['naboo'] })).map(({ theater }) => theater)).toEqual([
      0, 0,
    ]);
  });

  it('Target the Star Destroyers lets two black hits count where only red health is left', () => {
    const red = { red: true, black: false };
    expect(expectedDamage(0, 1, red, 2)).toBeCloseTo(1 / 6 + 1 / 3, 10);
    expect(expectedDamage(0, 2, red, 2)).toBeCloseTo(2 / 6 + 2 / 3, 10);
    // Of three black dice all three hit in 1 of 27 rolls: then one hit is wasted.
    expect(expectedDamage(0, 3, red, 2)).toBeCloseTo(3 / 6 + 1 - 1 / 27, 10);
    expect(expectedDamage(0, 3, { red: true, black: true }, 2)).toBeCloseTo(3 / 6 + 1, 10);
  });
});
