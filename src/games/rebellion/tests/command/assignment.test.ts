import { describe, expect, test } from 'vitest';
import { LEADER_IDS, type LeaderId } from '../../data/leaders.ts';
import type { RebScene, RebSetup } from '../../scene.ts';
import { leaderNo, ON_MISSION, POOL } from '../../state.ts';
import { among, assigning, kindAsked, names, sound } from '../testing/refresh-scenes.ts';
import { allotForm, SEEDS } from '../testing/setup-scenes.ts';

const HANDS: RebSetup = {
  hand: {
    rebel: ['sabotage', 'build-alliance', 'rapid-mobilization'],
    imperial: ['gather-intel', 'rule-by-fear'],
  },
};
const phase = (setup: RebSetup = {}): RebScene => assigning({ ...HANDS, ...setup }, 'rebel');
const hand = (scene: RebScene, side: 0 | 1): readonly number[] => scene.state.game.missions[side].hand;
const at = (scene: RebScene, id: LeaderId): number | undefined => scene.state.game.leaderAt[leaderNo(id)];

type Who = 'rebel' | 'imperial';
/** These leaders on these cards, one each, in one answer. */
const answer = (scene: RebScene, who: Who, ...pairs: [leader: LeaderId, card: string][]) => {
  const side = who === 'rebel' ? 0 : 1;
  const cards = [...hand(scene, side), ...scene.state.game.assigned[side].map((a) => a.card)];
  return {
    is: 'allot' as const,
    put: pairs.map(([leader, card]) => [`leader:${leader}`, `card:${among(scene, cards, card)}`, 1] as const),
  };
};
const assign = (scene: RebScene, who: Who, ...pairs: [leader: LeaderId, card: string][]): RebScene => {
  scene.choose(who, 'do:assign');
  return scene.answer(who, answer(scene, who, ...pairs));
};
const done = (scene: RebScene, who: Who): RebScene => scene.choose(who, 'do:done');

describe('the order', () => {
  test('R-019: the Rebel makes all assignments, then the Empire, then comes the Command Phase', () => {
    const scene = phase();
    const waits = (): void => {
      expect(kindAsked(scene, 'imperial')).toBeNull();
      expect(scene.attempt('imperial', { is: 'choose', id: 'do:assign' })).toEqual({ refused: 'not-asked' });
    };
    waits();
    assign(scene, 'rebel', ['jan-dodonna', 'sabotage']);
    waits();
    assign(scene, 'rebel', ['mon-mothma', 'build-alliance']);
    waits();
    done(scene, 'rebel');
    expect(kindAsked(scene, 'rebel')).toBeNull();
    assign(scene, 'imperial', ['darth-vader', 'gather-intel']);
    // It does not go back to the Rebel in between.
    expect(kindAsked(scene, 'rebel')).toBeNull();
    expect(kindAsked(scene, 'imperial')).toBe('assignment.choose');
    done(scene, 'imperial');
    expect(kindAsked(scene, 'rebel')).toBe('command.turn');
    sound(scene);
  });

  test('R-019: a side that has finished can neither assign nor take back', () => {
    const scene = assign(phase(), 'rebel', ['jan-dodonna', 'sabotage']);
    const [mission] = scene.state.game.assigned[0];
    done(scene, 'rebel');
    for (const id of ['do:assign', `back:${mission?.card}`]) {
      expect(scene.attempt('rebel', { is: 'choose', id })).toEqual({ refused: 'not-asked' });
    }
    done(scene, 'imperial');
    for (const id of ['do:assign', `back:${mission?.card}`]) {
      expect(scene.attempt('rebel', { is: 'choose', id })).toMatchObject({ refused: 'unknown' });
    }
    expect(at(scene, 'jan-dodonna')).toBe(ON_MISSION);
  });

  test('R-019: one may finish without assigning anybody', () => {
    const scene = done(done(phase(), 'rebel'), 'imperial');
    expect(kindAsked(scene, 'rebel')).toBe('command.turn');
    expect(scene.state.game.assigned).toEqual([[], []]);
  });
});

describe('leaders on cards', () => {
  test('R-020: one or two leaders a card, facedown; a third is refused', () => {
    const scene = phase();
    scene.choose('rebel', 'do:assign');
    expect(allotForm(scene, 'rebel').slots.map((slot) => slot.max)).toEqual([2, 2, 2]);
    const three = answer(
      scene,
      'rebel',
      ['jan-dodonna', 'sabotage'],
      ['mon-mothma', 'sabotage'],
      ['princess-leia', 'sabotage'],
    );
    const card = among(scene, hand(scene, 0), 'sabotage');
    expect(scene.attempt('rebel', three)).toMatchObject({ refused: 'too-many', part: `card:${card}` });
    scene.answer('rebel', { ...three, put: three.put.slice(0, 2) });
    const [mission] = scene.state.game.assigned[0];
    expect(mission?.leaders.map((l) => LEADER_IDS[l])).toEqual(['mon-mothma', 'jan-dodonna']);
    for (const who of ['imperial', 'spectator']) {
      // The leaders are open, the card is not.
      expect(scene.view(who).game.assigned[0]).toEqual([mission]);
      expect(scene.sees(who, mission!.card)).toBeNull();
    }
    expect(scene.sees('rebel', mission!.card)).toBe('sabotage');
    sound(scene);
  });

  test('R-020: a second leader may join later, a third may not', () => {
    const scene = assign(phase(), 'rebel', ['jan-dodonna', 'sabotage']);
    assign(scene, 'rebel', ['mon-mothma', 'sabotage']);
    expect(scene.state.game.assigned[0]).toHaveLength(1);
    scene.choose('rebel', 'do:assign');
    expect(allotForm(scene, 'rebel').slots).toHaveLength(2);
  });

  test('R-020: a leader is on one card only', () => {
    const scene = phase().choose('rebel', 'do:assign');
    const twice = answer(scene, 'rebel', ['jan-dodonna', 'sabotage'], ['jan-dodonna', 'build-alliance']);
    expect(scene.attempt('rebel', twice)).toMatchObject({ refused: 'too-many', part: 'leader:jan-dodonna' });
    const nobody = answer(scene, 'rebel');
    expect(scene.attempt('rebel', nobody)).toMatchObject({ refused: 'too-few', rule: 'assignment.leaders' });
    const recruit = answer(scene, 'rebel', ['luke-skywalker', 'sabotage']);
    expect(scene.attempt('rebel', recruit)).toMatchObject({ refused: 'unknown' });
  });

  test('R-020: skill is not looked at here; without it the card cannot be revealed later', () => {
    // Build Alliance asks for diplomacy: Mon Mothma has three icons of it, Wedge Antilles none.
    const scene = phase({ leaders: { 'wedge-antilles': 'pool' } });
    assign(scene, 'rebel', ['wedge-antilles', 'build-alliance'], ['jan-dodonna', 'sabotage']);
    done(done(scene, 'rebel'), 'imperial');
    const offers = scene.offers('rebel');
    expect(offers).not.toContain('reveal:build-alliance');
    expect(offers).not.toContain('reveal:sabotage'); // special operations, which Dodonna lacks
    const card = scene.state.game.assigned[0].find((a) =>
      a.leaders.includes(leaderNo('wedge-antilles')),
    )?.card;
    expect(scene.whyNot('rebel', `card:${card}`)?.rule).toBe('mission.skill');
    const able = phase();
    assign(able, 'rebel', ['mon-mothma', 'build-alliance']);
    done(done(able, 'rebel'), 'imperial');
    expect(able.offers('rebel')).toContain('reveal:build-alliance');
  });
});

describe('taking back', () => {
  test('R-021: the leaders go to the pool and the card to hand, as before', () => {
    const scene = phase();
    const cards = names(scene, hand(scene, 0)).sort();
    assign(scene, 'rebel', ['jan-dodonna', 'sabotage'], ['mon-mothma', 'sabotage']);
    expect(hand(scene, 0)).toHaveLength(2);
    expect(scene.offers('rebel')).toEqual(['do:assign', 'back:sabotage', 'do:done']);
    scene.choose('rebel', 'back:sabotage');
    expect(names(scene, hand(scene, 0)).sort()).toEqual(cards);
    expect([at(scene, 'jan-dodonna'), at(scene, 'mon-mothma')]).toEqual([POOL, POOL]);
    expect(scene.state.game.assigned[0]).toEqual([]);
    expect(scene.offers('rebel')).toEqual(['do:assign', 'do:done']);
    sound(scene);
  });

  test('R-021: at most fifty times; after that assignments stay', () => {
    const scene = assign(phase(), 'rebel', ['mon-mothma', 'build-alliance']);
    for (let i = 0; i < 50; i++) {
      assign(scene, 'rebel', ['jan-dodonna', 'sabotage']).choose('rebel', 'back:sabotage');
    }
    expect(scene.offers('rebel')).toEqual(['do:assign', 'do:done']);
    expect(scene.refusal('rebel', 'back:build-alliance')).toMatchObject({ rule: 'assignment.take-back' });
    scene.choose('rebel', 'do:done');
    assign(scene, 'imperial', ['darth-vader', 'gather-intel']);
    expect(scene.offers('imperial')).toContain('back:gather-intel');
  });

  test('R-021: nobody can follow a card that was taken back', () => {
    const moved = SEEDS.map((seed) => {
      const scene = assign(phase({ seed }), 'rebel', ['jan-dodonna', 'sabotage']);
      const laid = scene.state.game.assigned[0][0]!.card;
      scene.choose('rebel', 'back:sabotage');
      expect(hand(scene, 0)).toContain(laid);
      expect(scene.sees('imperial', laid)).toBeNull();
      return among(scene, hand(scene, 0), 'sabotage') !== laid;
    });
    // The hand was mixed: sometimes it lies elsewhere, sometimes not.
    expect(new Set(moved)).toEqual(new Set([true, false]));
  });
});

describe('action cards', () => {
  test('R-022: used in place of assigning, and only in one’s own part of the phase', () => {
    const scene = phase({ actions: { rebel: ['rebel-planning'], imperial: ['brilliant-administrator'] } });
    expect(scene.offers('rebel')).toEqual(['do:assign', 'action:rebel-planning', 'do:done']);
    expect(scene.offers('rebel')).not.toContain('action:brilliant-administrator');
    scene.choose('rebel', 'action:rebel-planning');
    // Dodonna went to the base and is no longer there to be assigned.
    expect(scene.offers('rebel')).toEqual(['do:assign', 'do:done']);
    scene.choose('rebel', 'do:assign');
    expect(allotForm(scene, 'rebel').lots.map((lot) => lot.id)).not.toContain('leader:jan-dodonna');
  });

  test('R-022: not once the phase is over', () => {
    const scene = phase({ actions: { rebel: ['rebel-planning'] } });
    done(done(scene, 'rebel'), 'imperial');
    expect(scene.offers('rebel')).not.toContain('action:rebel-planning');
    const card = among(scene, scene.state.game.actions[0].hand, 'rebel-planning');
    expect(scene.refusal('rebel', `action:${card}`)).toMatchObject({ refused: 'unknown' });
  });
});
