import { describe, expect, test } from 'vitest';
import { lookOf } from '../../../kernel/view.ts';
import type { FrameOf } from '../frames/frames.ts';
import { rebScene } from '../scene.ts';
import { EMPIRE, leaderNo, own, REBEL, type Reb, systemNo } from '../state.ts';
import { SPACE } from '../table/units.ts';
import { game, kindAsked, revealed, rolled } from '../tests/testing/mission-scenes.ts';
import { canBecomeBase, NO_BASE, openBases, possibleBases } from './base.ts';
import { buildIcons, iconGroups } from './build.ts';
import { ringsAfterRoll } from './rings.ts';

const loc = systemNo;

describe('where the base may be', () => {
  const scene = () =>
    rebScene({
      base: 'hoth',
      units: { rodia: { stormtrooper: 1 }, ryloth: { 'tie-fighter': 1 } },
      imperialLoyalty: ['mygeeto'],
      destroyed: ['naboo'],
      probes: ['endor'],
    }).arrange((s) => {
      s.notebooks[EMPIRE]?.push({ k: NO_BASE, round: 1, systems: [loc('yavin')] });
    });

  test('troops, loyalty and destruction rule it out for everybody; ships do not', () => {
    const open = openBases(game(scene()));
    for (const id of ['rodia', 'mygeeto', 'naboo', 'coruscant'] as const) expect(open).not.toContain(loc(id));
    for (const id of ['hoth', 'ryloth', 'endor', 'yavin'] as const) expect(open).toContain(loc(id));
  });

  test('cards in hand and notes rule it out for their owner', () => {
    const s = scene();
    const empire = possibleBases(game(s), lookOf(s.view('imperial'), EMPIRE));
    for (const id of ['endor', 'yavin', 'rodia'] as const) expect(empire).not.toContain(loc(id));
    expect(empire).toContain(loc('hoth'));
    expect(possibleBases(game(s), lookOf(s.view('rebel'), REBEL))).toEqual([loc('hoth')]);
    expect(possibleBases(game(s), { ...s.view('spectator'), read: () => -1 })).toContain(loc('yavin'));
  });

  test('a new one needs a system without any Imperial unit', () => {
    const g = game(scene());
    for (const id of ['rodia', 'ryloth', 'mygeeto', 'naboo', 'coruscant'] as const)
      expect(canBecomeBase(g, loc(id))).toBe(false);
    expect(canBecomeBase(g, loc('endor'))).toBe(true);
  });
});

describe('icons to build with', () => {
  const icons = (g: Reb, side: 0 | 1, id: 'mon-calamari' | 'sullust'): number =>
    buildIcons(g, loc(id), side).length;

  test('all of a loyal system, one of a subjugated one, none under sabotage or beside enemies', () => {
    const loyal = game(
      rebScene({ base: 'hoth', rebelLoyalty: ['mon-calamari'], imperialLoyalty: ['sullust'] }),
    );
    expect(icons(loyal, REBEL, 'mon-calamari')).toBe(2);
    expect(icons(loyal, EMPIRE, 'mon-calamari')).toBe(0);
    expect(icons(loyal, EMPIRE, 'sullust')).toBe(2);
    const held = game(
      rebScene({
        base: 'hoth',
        rebelLoyalty: ['mon-calamari'],
        units: { 'mon-calamari': { stormtrooper: 1 } },
      }),
    );
    expect(icons(held, EMPIRE, 'mon-calamari')).toBe(1);
    expect(icons(held, REBEL, 'mon-calamari')).toBe(0);
    const cut = game(rebScene({ base: 'hoth', imperialLoyalty: ['sullust'], sabotage: ['sullust'] }));
    expect(icons(cut, EMPIRE, 'sullust')).toBe(0);
    const beside = game(
      rebScene({ base: 'hoth', imperialLoyalty: ['sullust'], units: { sullust: { 'x-wing': 1 } } }),
    );
    expect(icons(beside, EMPIRE, 'sullust')).toBe(0);
  });

  test('alike icons for one space of the queue are one group', () => {
    const s = rebScene({ base: 'hoth' });
    const groups = iconGroups(game(s), REBEL, lookOf(s.view('rebel'), REBEL));
    expect(new Set(groups.map(({ theater, shape, space }) => `${theater} ${shape} ${space}`)).size).toBe(
      groups.length,
    );
    expect(groups.some(({ theater }) => theater === SPACE)).toBe(true);
  });
});

describe('rings after a roll', () => {
  const rings = { 'mon-mothma': 'c-3po', 'princess-leia': 'r2-d2', 'luke-skywalker': 'master-yoda' } as const;
  const frameOf = (s: ReturnType<typeof rebScene>) => s.state.stack.at(-1) as FrameOf<'mission'>;

  test('the rules ask for exactly those that the query names', () => {
    const s = rolled(
      'rebel',
      'build-alliance',
      ['mon-mothma', 'princess-leia'],
      'naboo',
      {
        rebel: ['blank'],
        imperial: ['hit'],
      },
      { rings, leaders: { 'luke-skywalker': 'naboo' } },
    );
    const attempt = { ...frameOf(s), id: 'build-alliance' } as const;
    expect(ringsAfterRoll(game(s), attempt)).toEqual(['c-3po', 'r2-d2', 'master-yoda']);
    expect(kindAsked(s, 'rebel')).toBe('mission.rings');
    expect(s.offers('rebel')).toEqual(['do:decline', 'r2-d2:red-hit', 'yoda:red-blank']);
  });

  test('those who are on their way bring theirs; used up or in another skill they do nothing', () => {
    const s = revealed('rebel', 'build-alliance', ['mon-mothma'], { rings });
    const attempt = { ...frameOf(s), id: 'build-alliance', loc: loc('naboo') } as const;
    expect(ringsAfterRoll(game(s), attempt)).toEqual([]);
    expect(ringsAfterRoll(game(s), attempt, [leaderNo('mon-mothma')])).toEqual(['c-3po']);
    expect(ringsAfterRoll(game(s), { ...attempt, id: 'sabotage' }, [leaderNo('mon-mothma')])).toEqual([]);
    expect(ringsAfterRoll(game(s), attempt, [leaderNo('luke-skywalker')])).toEqual(['master-yoda']);
    own(game(s), 'marks').yodaUsed = true;
    expect(ringsAfterRoll(game(s), attempt, [leaderNo('luke-skywalker')])).toEqual([]);
  });
});
