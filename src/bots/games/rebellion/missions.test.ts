import { describe, expect, test } from 'vitest';
import { rebellion } from '../../../games/rebellion/index.ts';
import { isPinned, pinnedPlaces } from '../../../games/rebellion/queries/pins.ts';
import type { RebScene } from '../../../games/rebellion/scene.ts';
import { leaderNo, own, systemNo } from '../../../games/rebellion/state.ts';
import { revealed } from '../../../games/rebellion/tests/testing/mission-scenes.ts';
import { seeded } from '../../../kernel/chance/seeded.ts';
import { Run } from '../../../kernel/flow/run.ts';
import { rebellionHooks as hooks } from '../rebellion.ts';
import { whereWorth } from './missions.ts';

const REBEL = 0;
const runOf = (scene: RebScene) => new Run(rebellion, scene.state, seeded('bot'));
/** What the bot answers to the question that its seat is asked. */
function answers(scene: RebScene, seat: number) {
  const run = runOf(scene);
  return hooks.policy?.(run.look(seat), run.asked(seat), seeded('bot'));
}

describe('bots count the dice that the rules count', () => {
  /** A captive is questioned; every leader who opposes it rolls for each of their icons. */
  const questioned = () =>
    revealed('imperial', 'interrogation-droid', ['colonel-yularen', 'darth-vader'], {
      base: 'dantooine',
      units: { naboo: { stormtrooper: 1 } },
      leaders: {
        'princess-leia': 'naboo',
        'mon-mothma': 'unrecruited',
        'jan-dodonna': 'unrecruited',
        'general-rieekan': 'unrecruited',
        'luke-skywalker': 'pool',
      },
      rings: { 'princess-leia': 'captured' },
    }).choose('imperial', 'against:princess-leia');

  test('all skills: a leader without the skill on the card is worth sending', () => {
    // Luke has no intel; Interrogation Droid counts every icon.
    expect(answers(questioned(), REBEL)).toEqual({
      is: 'choose',
      id: 'send:luke-skywalker',
    });
  });

  test('Build Alliance: units there add dice', () => {
    const worth = (units: { naboo?: { 'x-wing': number } }): number => {
      const scene = revealed('rebel', 'build-alliance', ['mon-mothma'], {
        base: 'dantooine',
        units,
        leaders: { 'emperor-palpatine': 'naboo' },
      });
      return whereWorth(runOf(scene).look(REBEL), REBEL, 'build-alliance')(systemNo('naboo'));
    };
    expect(worth({ naboo: { 'x-wing': 1 } })).toBeGreaterThan(worth({}));
  });

  test('Public Support: its leader does not hold a fleet back where the card says so', () => {
    const scene = revealed('rebel', 'build-alliance', ['mon-mothma'], {
      base: 'dantooine',
      leaders: { 'janus-greejatus': 'naboo', 'general-tagge': 'rodia' },
    }).arrange((s) => {
      own(s.game, 'effects').push({
        is: 'holds-nobody',
        by: 'public-support',
        leader: leaderNo('janus-greejatus'),
        loc: systemNo('naboo'),
      });
    });
    const g = scene.state.game;
    const pinned = pinnedPlaces(g, 1);
    for (const id of ['naboo', 'rodia'] as const) {
      expect(pinned[systemNo(id)]).toBe(isPinned(g, systemNo(id), 1));
    }
    expect(pinned[systemNo('naboo')]).toBe(false);
  });
});
