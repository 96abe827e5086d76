import { describe, expect, test } from 'vitest';
import type { RebScene, RebSetup } from '../../scene.ts';
import { leaderNo, own, POOL, UNRECRUITED } from '../../state.ts';
import { among, kindAsked, names, refreshing, sound } from '../testing/refresh-scenes.ts';

/** Recruiting with these cards on top of the two decks. */
const recruiting = (
  rebel: string[],
  imperial: string[] = ['blindside', 'good-intel'],
  setup: RebSetup = {},
) => refreshing({ time: 3, nextActions: { rebel, imperial }, ...setup }, 'recruit');
const limbo = (scene: RebScene, id: string): number => among(scene, scene.state.game.limbo, id);
const take = (scene: RebScene, side: string, leader: string, card: string): RebScene =>
  scene.choose(side, `take:${leader}:${limbo(scene, card)}`);
const atHome = (scene: RebScene, id: Parameters<typeof leaderNo>[0]): boolean =>
  scene.state.game.leaderAt[leaderNo(id)] === POOL;

describe('recruiting', () => {
  test('R-148, R-149: both draw two; one card is kept with a leader shown on it, the other goes under the deck', () => {
    const scene = recruiting(['undercover', 'its-a-trap']);
    const g = scene.state.game;
    expect(g.limbo).toHaveLength(4);
    sound(scene);
    // The Rebel chooses first; a card that shows two leaders gives either of them.
    expect(kindAsked(scene, 'imperial')).toBeNull();
    const [a, b] = [limbo(scene, 'undercover'), limbo(scene, 'its-a-trap')];
    expect(scene.offers('rebel')).toEqual([
      `take:lando-calrissian:${a}`,
      `take:obi-wan-kenobi:${a}`,
      `take:admiral-ackbar:${b}`,
    ]);
    take(scene, 'rebel', 'obi-wan-kenobi', 'undercover');
    expect(atHome(scene, 'obi-wan-kenobi')).toBe(true);
    expect(scene.state.game.leaderAt[leaderNo('lando-calrissian')]).toBe(UNRECRUITED);
    const rebel = scene.state.game.actions[0];
    expect(names(scene, rebel.hand)).toEqual(['undercover']);
    expect(names(scene, rebel.deck.slice(-1))).toEqual(['its-a-trap']);
    expect(kindAsked(scene, 'imperial')).toBe('recruit.choose');
    take(scene, 'imperial', 'soontir-fel', 'good-intel');
    expect(atHome(scene, 'soontir-fel')).toBe(true);
    expect(scene.state.game.limbo).toEqual([]);
    sound(scene);
  });

  test('R-176, R-218: the other side sees the leader, not the card, nor which one was kept', () => {
    const kept = (seed: string): number => {
      const scene = recruiting(['undercover', 'its-a-trap'], undefined, { seed });
      const before = [...scene.state.game.limbo];
      take(scene, 'rebel', 'admiral-ackbar', 'its-a-trap');
      const [slot = -1] = scene.state.game.actions[0].hand;
      expect(scene.sees('rebel', slot)).toBe('its-a-trap');
      expect(scene.sees('imperial', slot)).toBeNull();
      expect(scene.sees('spectator', slot)).toBeNull();
      for (const drawn of before.slice(0, 2)) expect(scene.sees('imperial', drawn)).toBeNull();
      const told = scene.eventsFor('imperial').find(({ e }) => e.k === 'recruited');
      expect(told?.e['leader']).toBe(leaderNo('admiral-ackbar'));
      return slot;
    };
    expect(kept('a')).toBe(kept('b')); // always the lowest of the slots, whichever card it is
    const other = recruiting(['undercover', 'its-a-trap']);
    take(other, 'rebel', 'obi-wan-kenobi', 'undercover');
    expect(other.state.game.actions[0].hand).toEqual([kept('a')]);
  });

  test('R-150: a leader who is already in the game, or out of it, cannot be recruited', () => {
    const scene = recruiting(['undercover', 'one-in-a-million'], undefined, {
      leaders: { 'lando-calrissian': 'gone', 'luke-skywalker': 'hoth', 'wedge-antilles': 'pool' },
    });
    expect(scene.offers('rebel')).toEqual([
      `take:obi-wan-kenobi:${limbo(scene, 'undercover')}`,
      'keep:one-in-a-million',
    ]);
    expect(scene.whyNot('rebel', 'leader:luke-skywalker')?.rule).toBe('refresh.recruitable');
  });

  test('R-142, R-150: Luke cannot be recruited while the Jedi is in the game', () => {
    const scene = recruiting(['son-of-skywalker', 'undercover'], undefined, {
      leaders: { 'luke-skywalker-jedi': 'pool' },
    });
    expect(scene.offers('rebel')).toContain('keep:son-of-skywalker');
  });

  test('R-148: a card that recruits nobody may still be kept', () => {
    const scene = recruiting(['undercover', 'its-a-trap'], undefined, {
      leaders: { 'admiral-ackbar': 'pool' },
    });
    scene.choose('rebel', `keep:${limbo(scene, 'its-a-trap')}`);
    expect(names(scene, scene.state.game.actions[0].hand)).toEqual(['its-a-trap']);
    expect(scene.state.game.leaderAt[leaderNo('obi-wan-kenobi')]).toBe(UNRECRUITED);
    sound(scene);
  });

  test('R-148: with nobody to recruit on the cards drawn, the player may draw more, one at a time', () => {
    const scene = recruiting(['its-a-trap', 'wookiee-guardian', 'ambush', 'undercover'], undefined, {
      leaders: { 'admiral-ackbar': 'pool', chewbacca: 'hoth', 'general-madine': 'gone' },
    });
    expect(scene.offers('rebel')).toEqual(['keep:its-a-trap', 'keep:wookiee-guardian', 'do:draw-on']);
    scene.choose('rebel', 'do:draw-on');
    expect(scene.offers('rebel')).toContain('do:draw-on');
    scene.choose('rebel', 'do:draw-on');
    // Now one shows a leader: no further.
    expect(scene.offers('rebel')).not.toContain('do:draw-on');
    sound(scene);
    take(scene, 'rebel', 'lando-calrissian', 'undercover');
    const { deck } = scene.state.game.actions[0];
    expect(names(scene, deck.slice(-3)).sort()).toEqual(['ambush', 'its-a-trap', 'wookiee-guardian']);
    sound(scene);
  });

  test('R-151: used action cards are out of the game: a deck that is used up gives no more', () => {
    const scene = recruiting(['its-a-trap', 'wookiee-guardian'], undefined, {
      leaders: { 'admiral-ackbar': 'pool', chewbacca: 'hoth' },
    }).arrange((s) => {
      own(s.game, 'actions')[0].discard.push(...s.game.actions[0].deck);
      own(s.game, 'actions')[0].deck = [];
    });
    expect(scene.offers('rebel')).toEqual(['keep:its-a-trap', 'keep:wookiee-guardian']);
  });
});

describe('Immediate cards', () => {
  test('R-179: resolved at once, in the middle of recruiting, which then goes on', () => {
    const scene = recruiting(['the-millennium-falcon', 'its-a-trap'], undefined, {
      leaders: { chewbacca: 'hoth' },
    });
    take(scene, 'rebel', 'han-solo', 'the-millennium-falcon');
    expect(kindAsked(scene, 'imperial')).toBeNull();
    expect(scene.offers('rebel').sort()).toEqual(['leader:chewbacca', 'leader:han-solo']);
    const [used = -1] = scene.state.game.actions[0].discard;
    expect(scene.sees('imperial', used)).toBe('the-millennium-falcon');
    scene.choose('rebel', 'leader:han-solo');
    expect(kindAsked(scene, 'imperial')).toBe('recruit.choose');
    expect(scene.state.game.actions[0].hand).toEqual([]);
    sound(scene);
  });

  test('R-150: with all its leaders captured, eliminated or lured it recruits nobody and its ring is lost', () => {
    const scene = recruiting(['the-millennium-falcon', 'its-a-trap'], undefined, {
      leaders: { chewbacca: 'hoth', 'han-solo': 'gone' },
      rings: { chewbacca: 'captured' },
      units: { hoth: { stormtrooper: 1 } },
    });
    scene.choose('rebel', `keep:${limbo(scene, 'the-millennium-falcon')}`);
    expect(kindAsked(scene, 'imperial')).toBe('recruit.choose');
    expect(scene.eventsFor('imperial').map(({ e }) => e.k)).toContain('ring-lost');
    expect(scene.state.game.ring[leaderNo('chewbacca')]).not.toBe(-1);
  });
});

describe('the first game', () => {
  test('R-018: the abilities are ignored, and both cards go to the box unseen', () => {
    const scene = recruiting(['the-millennium-falcon', 'its-a-trap'], undefined, {
      options: { firstGame: true },
    });
    take(scene, 'rebel', 'han-solo', 'the-millennium-falcon');
    expect(atHome(scene, 'han-solo')).toBe(true);
    expect(scene.state.game.actions[0].hand).toEqual([]);
    expect(scene.state.game.box).toHaveLength(2);
    for (const slot of scene.state.game.box) expect(scene.sees('imperial', slot)).toBeNull();
    expect(kindAsked(scene, 'imperial')).toBe('recruit.choose');
    sound(scene);
  });
});
