import { describe, expect, test } from 'vitest';
import type { RebScene, RebSetup } from '../../scene.ts';
import { leaderNo, POOL, systemNo } from '../../state.ts';
import { among, kindAsked, refreshing, sound, toldKinds } from '../testing/refresh-scenes.ts';
import { scenario } from '../testing/scenario.ts';

const play = (scene: RebScene, id: string): RebScene =>
  scene.choose('rebel', `play:${among(scene, scene.state.game.objectives.hand, id)}`);

/** Plays the objective and gives the reputation gained. */
function gained(id: string, setup: RebSetup): number {
  const scene = refreshing({ reputation: 14, time: 6, objectives: [id], ...setup });
  const before = scene.state.game.reputation;
  play(scene, id);
  sound(scene);
  return before - scene.state.game.reputation;
}
/** What the Rebel is offered besides declining. */
function offered(id: string, setup: RebSetup): string[] {
  const scene = refreshing({ objectives: [id], ...setup });
  if (kindAsked(scene, 'rebel') !== 'refresh.objective') return [];
  return scene.offers('rebel').filter((option) => option !== 'do:decline');
}

describe('the moment', () => {
  test('R-160, R-163: asked before anything else; declining is always possible', () => {
    const scene = refreshing({
      objectives: ['leave-no-one-behind'],
      leaders: { 'princess-leia': 'hoth' },
    });
    expect(scene.offers('rebel')).toEqual(['do:decline', 'play:leave-no-one-behind']);
    expect(scene.state.game.leaderAt[leaderNo('princess-leia')]).toBe(systemNo('hoth'));
    scene.choose('rebel', 'do:decline');
    expect(scene.state.game.leaderAt[leaderNo('princess-leia')]).toBe(POOL);
    expect(scene.state.game.reputation).toBe(14);
  });

  test('R-161, R-162: one in each Refresh Phase, which goes to the open discard pile', () => {
    const scene = refreshing({
      objectives: ['leave-no-one-behind', 'heart-of-the-empire'],
      units: { coruscant: { 'x-wing': 1 } },
    });
    play(scene, 'leave-no-one-behind');
    expect(kindAsked(scene, 'rebel')).toBe('assignment.choose');
    const { discard } = scene.state.game.objectives;
    expect(discard).toHaveLength(1);
    expect(scene.sees('imperial', discard[0]!)).toBe('leave-no-one-behind');
    sound(scene);
  });

  test('R-163, R-219: the Rebel is asked by what everybody can see, and told why a card is not offered', () => {
    // A stage II card in hand, no captive: it could be Leave No One Behind.
    const scene = refreshing({ objectives: ['popular-support'] });
    expect(scene.offers('rebel')).toEqual(['do:decline']);
    expect(scene.whyNot('rebel', 'card:popular-support')?.rule).toBe('objective.popular-support');
    // With cards of stage I alone nothing on the table fits any of them.
    expect(kindAsked(refreshing({ objectives: ['crippling-blow'] }), 'rebel')).toBe('assignment.choose');
    // An empty hand is never asked.
    expect(kindAsked(refreshing({}), 'rebel')).toBe('assignment.choose');
  });

  test('R-163: the Rebel is not asked for an objective that was already played', () => {
    const scene = refreshing({ objectives: ['leave-no-one-behind', 'popular-support'] });
    play(scene, 'leave-no-one-behind');
    const next = scene.arrange((s) => {
      s.stack = [
        { k: 'round', at: 'next' },
        { k: 'refresh', at: 'objective', todo: [] },
      ];
      s.asked = [];
    });
    expect(kindAsked(next, 'rebel')).not.toBe('refresh.objective');
  });

  test('the Rebels win at once when reputation meets time', () => {
    const scene = refreshing({ objectives: ['leave-no-one-behind'], time: 7, reputation: 8 });
    play(scene, 'leave-no-one-behind');
    expect(scene.state.over?.reason).toBe('winning.rebel');
    expect(scene.state.game.time).toBe(7);
  });

  test('the Empire sees nothing of the question but that it is asked', () => {
    const scene = refreshing({ objectives: ['leave-no-one-behind'] });
    expect(scene.view('imperial').question).toBeNull();
    expect(toldKinds(scene)).not.toContain('objective-played');
  });
});

scenario('cut-supply-lines', 'three Imperial systems with sabotage or a Rebel unit', () => {
  const setup: RebSetup = {
    imperialLoyalty: ['corellia', 'mandalore'],
    units: { kessel: { stormtrooper: 1, 'x-wing': 1 }, mandalore: { 'rebel-trooper': 1 } },
    sabotage: ['corellia', 'kessel'],
  };
  expect(gained('cut-supply-lines', setup)).toBe(1);
  expect(offered('cut-supply-lines', { ...setup, sabotage: ['kessel'] })).toEqual([]);
});

scenario(
  'defend-the-people',
  'R-131: four Rebel systems with a unit; a subjugated one does not count',
  () => {
    const rebelLoyalty: RebSetup['rebelLoyalty'] = ['alderaan', 'bespin', 'naboo', 'ryloth'];
    const one = { 'rebel-trooper': 1 };
    const units = { alderaan: one, bespin: one, naboo: one, ryloth: one };
    expect(gained('defend-the-people', { rebelLoyalty, units })).toBe(1);
    const held = { ...units, ryloth: { 'x-wing': 1, stormtrooper: 1 } };
    expect(offered('defend-the-people', { rebelLoyalty, units: held })).toEqual([]);
  },
);

scenario(
  'regional-support',
  'R-131: a whole region, markers below subjugation count, destroyed ones do not',
  () => {
    expect(
      gained('regional-support', {
        rebelLoyalty: ['geonosis', 'rodia', 'ryloth'],
        units: { ryloth: { stormtrooper: 1 } },
      }),
    ).toBe(1);
    expect(gained('regional-support', { rebelLoyalty: ['geonosis', 'rodia'], destroyed: ['ryloth'] })).toBe(
      1,
    );
    expect(offered('regional-support', { rebelLoyalty: ['geonosis', 'rodia'] })).toEqual([]);
    // A region with only destroyed systems does not count.
    expect(offered('regional-support', { destroyed: ['geonosis', 'rodia', 'ryloth'] })).toEqual([]);
  },
);

scenario(
  'heart-of-the-empire',
  'R-165: no Imperial unit at Coruscant; it returns to hand and scores again',
  () => {
    const scene = refreshing({
      objectives: ['heart-of-the-empire'],
      units: { coruscant: { 'rebel-trooper': 1 } },
    });
    play(scene, 'heart-of-the-empire');
    expect(scene.state.game.reputation).toBe(12);
    expect(scene.state.game.objectives.discard).toEqual([]);
    sound(scene).arrange((s) => {
      s.stack = [
        { k: 'round', at: 'next' },
        { k: 'refresh', at: 'objective', todo: [] },
      ];
      s.asked = [];
    });
    play(scene, 'heart-of-the-empire');
    expect(scene.state.game.reputation).toBe(10);
    expect(
      offered('heart-of-the-empire', { units: { coruscant: { 'rebel-trooper': 1, 'tie-fighter': 1 } } }),
    ).toEqual([]);
    expect(offered('heart-of-the-empire', {})).toEqual([]);
  },
);

scenario('leave-no-one-behind', 'R-141: nobody captured; a lured leader is not a captive', () => {
  const setup: RebSetup = { leaders: { 'luke-skywalker': 'hoth' }, units: { hoth: { stormtrooper: 1 } } };
  expect(
    gained('leave-no-one-behind', { ...setup, rings: { 'luke-skywalker': 'lure-of-the-dark-side' } }),
  ).toBe(1);
  expect(offered('leave-no-one-behind', { ...setup, rings: { 'luke-skywalker': 'carbonite' } })).toEqual([]);
  expect(offered('leave-no-one-behind', { ...setup, rings: { 'luke-skywalker': 'captured' } })).toEqual([]);
});

scenario('popular-support', 'R-131: six Rebel loyalty markers, also below subjugation', () => {
  const six: RebSetup['rebelLoyalty'] = ['alderaan', 'bespin', 'naboo', 'ryloth', 'kessel', 'rodia'];
  expect(gained('popular-support', { rebelLoyalty: six, units: { rodia: { stormtrooper: 1 } } })).toBe(1);
  expect(offered('popular-support', { rebelLoyalty: six.slice(1) })).toEqual([]);
});

scenario('establish-outposts', 'units in five systems; the base space does not count', () => {
  const one = { 'rebel-trooper': 1 };
  const units = { hoth: one, endor: one, yavin: one, naboo: one };
  expect(gained('establish-outposts', { units: { ...units, coruscant: one } })).toBe(1);
  expect(offered('establish-outposts', { units: { ...units, 'base-space': one } })).toEqual([]);
});

scenario('inspire-sympathy', 'one for each destroyed system, also for none', () => {
  expect(gained('inspire-sympathy', { destroyed: ['alderaan', 'hoth', 'naboo'] })).toBe(3);
  expect(gained('inspire-sympathy', {})).toBe(0);
});
