import { describe, expect, test } from 'vitest';
import { leaderNo } from '../../state.ts';
import {
  assigned,
  attempted,
  facesOf,
  game,
  kindAsked,
  LANDO_BONUS,
  placeOf,
  revealed,
  ringOf,
  seenBy,
  told,
} from '../testing/mission-scenes.ts';
import { scenario } from '../testing/scenario.ts';

const nobody = { leaders: { 'emperor-palpatine': 'gone' } } as const;

describe('Rebel missions: objectives and probe cards', () => {
  const units = { ryloth: { stormtrooper: 1 } } as const;

  scenario('infiltration', 'R-194: one back on top, one under the deck, seen by the Rebel alone', () => {
    const scene = attempted('rebel', 'infiltration', ['jan-dodonna'], null, {
      units,
      nextObjectives: ['rebel-assault', 'regional-support'],
    });
    const seen = game(scene).objectives.deck.slice(0, 2);
    expect(seenBy(scene, 'imperial', seen)).toEqual([null, null]);
    expect(seenBy(scene, 'spectator', seen)).toEqual([null, null]);
    scene.choose('rebel', 'top:regional-support');
    const { deck } = game(scene).objectives;
    expect(facesOf(scene, deck.slice(0, 1))).toEqual(['regional-support']);
    expect(facesOf(scene, deck.slice(-1))).toEqual(['rebel-assault']);
    expect(seenBy(scene, 'rebel', deck.slice(-1))).toEqual(['rebel-assault']);
  });
  test('R-194: slots tell the Empire nothing but the stage, whichever way it was done', () => {
    const decks = ['rebel-assault', 'regional-support'].map((top) => {
      const scene = attempted('rebel', 'infiltration', ['jan-dodonna'], null, {
        units,
        nextObjectives: ['rebel-assault', 'regional-support'],
      });
      return game(scene.choose('rebel', `top:${top}`)).objectives.deck;
    });
    expect(decks[0]).toEqual(decks[1]);
  });
  scenario('covert-operation', 'R-052: of two objectives one is kept, the other goes under the deck', () => {
    const scene = attempted('rebel', 'covert-operation', ['obi-wan-kenobi'], null, {
      units,
      nextObjectives: ['rebel-assault', 'liberation'],
    });
    scene.choose('rebel', 'keep:liberation');
    expect(facesOf(scene, game(scene).objectives.hand)).toEqual(['liberation']);
    expect(facesOf(scene, game(scene).objectives.deck.slice(-1))).toEqual(['rebel-assault']);
    expect(seenBy(scene, 'imperial', game(scene).objectives.hand)).toEqual([null]);
  });
  scenario('stolen-plans', 'R-194: the top four in any order', () => {
    const four = ['rebel-assault', 'liberation', 'regional-support', 'major-victory'];
    const scene = attempted('rebel', 'stolen-plans', ['princess-leia'], null, {
      units,
      nextObjectives: four,
    });
    const backwards = [...four].reverse();
    scene.order(
      'rebel',
      backwards.map((id) => `card:${id}`),
    );
    const top = game(scene).objectives.deck.slice(0, 4);
    expect(facesOf(scene, top)).toEqual(backwards);
    expect(seenBy(scene, 'imperial', top)).toEqual([null, null, null, null]);
  });
  scenario(
    'plant-false-lead',
    'R-193: four random cards of the Imperial hand, to the top and the bottom',
    () => {
      const scene = revealed('rebel', 'plant-false-lead', ['mon-mothma'], {
        units,
        probes: ['hoth', 'yavin', 'naboo', 'rodia', 'kessel', 'ilum'],
      });
      const { form } = scene.question('rebel');
      if (form.is !== 'arrange') throw new Error('an arrangement was expected');
      expect(form.items).toHaveLength(4);
      const slots = form.items.map((ref) => Number(ref.slice('card:'.length)));
      const taken = facesOf(scene, slots);
      expect(seenBy(scene, 'rebel', slots)).toEqual(taken);
      scene.answer('rebel', { is: 'arrange', piles: [form.items.slice(0, 1), form.items.slice(1)] });
      const { deck, hand } = game(scene).probes;
      expect(facesOf(scene, [...deck.slice(0, 1), ...deck.slice(-3)])).toEqual(taken);
      expect(hand).toHaveLength(2);
      // The Empire knows how many went where, not which; and that the base is in none of them.
      expect(seenBy(scene, 'imperial', [...deck.slice(0, 1), ...deck.slice(-3)])).toEqual([
        null,
        null,
        null,
        null,
      ]);
      expect(scene.view('imperial').notebook).toMatchObject([{ k: 'no-base' }]);
      expect(scene.view('rebel').notebook).toEqual([]);
    },
  );
  test('R-193: with fewer cards in the Imperial hand all of them, with none nothing', () => {
    const two = revealed('rebel', 'plant-false-lead', ['mon-mothma'], { units, probes: ['hoth', 'yavin'] });
    const { form } = two.question('rebel');
    expect(form.is === 'arrange' && form.items.length).toBe(2);
    const none = revealed('rebel', 'plant-false-lead', ['mon-mothma'], { units });
    expect(kindAsked(none, 'imperial')).toBe('command.turn');
  });
});

describe('Rebel missions: leaders', () => {
  const held = {
    units: { ryloth: { stormtrooper: 1 } },
    leaders: { 'general-rieekan': 'ryloth', 'princess-leia': 'ryloth' },
    rings: { 'general-rieekan': 'captured', 'princess-leia': 'carbonite' },
  } as const;

  scenario('daring-rescue', 'R-061: one captive is chosen, and each rescuer may go home', () => {
    const scene = attempted('rebel', 'daring-rescue', ['jan-dodonna', 'han-solo'], null, held);
    expect(scene.offers('rebel')).toEqual(['rescue:princess-leia', 'rescue:general-rieekan']);
    scene.choose('rebel', 'rescue:princess-leia').pick('rebel', ['leader:han-solo']);
    expect(placeOf(scene, 'princess-leia')).toBe('base-space');
    expect(ringOf(scene, 'princess-leia')).toBeNull();
    expect(placeOf(scene, 'han-solo')).toBe('base-space');
    expect(placeOf(scene, 'jan-dodonna')).toBe('ryloth');
    expect(ringOf(scene, 'general-rieekan')).toBe('captured');
    expect(game(scene).reputation).toBe(14); // what carbonite cost is not refunded
  });
  scenario('for-the-greater-good', 'R-061: rescue and an objective; the rescuers stay', () => {
    const scene = attempted('rebel', 'for-the-greater-good', ['obi-wan-kenobi'], null, {
      ...held,
      leaders: { 'general-rieekan': 'ryloth' },
      rings: { 'general-rieekan': 'captured' },
      nextObjectives: ['liberation'],
    });
    expect(placeOf(scene, 'general-rieekan')).toBe('base-space');
    expect(placeOf(scene, 'obi-wan-kenobi')).toBe('ryloth');
    expect(facesOf(scene, game(scene).objectives.hand)).toEqual(['liberation']);
  });
  scenario('misdirection', 'R-059: no leader comes from the Imperial pool against that leader', () => {
    const scene = attempted('rebel', 'misdirection', ['general-madine'], null, {
      units: { ryloth: { stormtrooper: 1 } },
      assigned: { rebel: [{ card: 'sabotage', leaders: ['princess-leia'] }] },
    });
    expect(scene.offers('rebel')).toContain('leader:mon-mothma');
    scene.choose('rebel', 'leader:princess-leia').choose('imperial', 'do:pass');
    scene.choose('rebel', 'reveal:sabotage').choose('rebel', 'system:utapau');
    expect(kindAsked(scene, 'rebel')).toBe('command.turn'); // nobody was asked to oppose it
  });
  scenario('misdirection', 'R-059: leaders who are there already oppose as usual', () => {
    const scene = attempted('rebel', 'misdirection', ['general-madine'], null, {
      units: { ryloth: { stormtrooper: 1 } },
      leaders: { 'darth-vader': 'utapau' },
      assigned: { rebel: [{ card: 'sabotage', leaders: ['princess-leia'] }] },
    });
    scene.choose('rebel', 'leader:princess-leia').choose('imperial', 'do:pass');
    scene.choose('rebel', 'reveal:sabotage').choose('rebel', 'system:utapau');
    expect(told(scene, 'mission-rolled')).toHaveLength(2);
    expect(game(scene).leaderAt.filter((loc) => loc === -1).length).toBeGreaterThan(0);
  });
  scenario('seek-yoda', 'R-142: Luke becomes a Jedi, and the ring may go to the other leader', () => {
    const scene = revealed('rebel', 'seek-yoda', ['luke-skywalker', 'jan-dodonna'], {
      rings: { 'luke-skywalker': 'r2-d2' },
    });
    expect(scene.offers('rebel')).toEqual(['leader:luke-skywalker-jedi', 'leader:jan-dodonna']);
    scene.choose('rebel', 'leader:jan-dodonna');
    expect(placeOf(scene, 'luke-skywalker-jedi')).toBe('dagobah');
    expect(placeOf(scene, 'luke-skywalker')).toBe('gone');
    expect(ringOf(scene, 'luke-skywalker-jedi')).toBe('r2-d2'); // our ruling: it passes to the Jedi
    expect(ringOf(scene, 'jan-dodonna')).toBe('master-yoda');
  });
  scenario('seek-yoda', 'R-050, R-139: on a destroyed Dagobah, and the new ring replaces the old', () => {
    const scene = revealed('rebel', 'seek-yoda', ['jan-dodonna'], {
      destroyed: ['dagobah'],
      rings: { 'jan-dodonna': 'c-3po' },
    });
    expect(ringOf(scene, 'jan-dodonna')).toBe('master-yoda');
    expect(kindAsked(scene, 'imperial')).toBe('command.turn'); // one leader: nothing to choose
  });
  scenario('contingency-plan', 'R-023: a leader goes to a starting mission, facedown and alone', () => {
    const scene = revealed('rebel', 'contingency-plan', ['lando-calrissian', 'mon-mothma'], {
      hand: { rebel: ['sabotage', 'build-alliance', 'hit-and-run'] },
    });
    scene.choose('rebel', 'leader:lando-calrissian');
    expect(new Set(scene.offers('rebel'))).toEqual(new Set(['assign:sabotage', 'assign:build-alliance']));
    scene.choose('rebel', 'assign:sabotage');
    const [a] = game(scene).assigned[0];
    expect(a?.leaders).toEqual([leaderNo('lando-calrissian')]);
    expect(seenBy(scene, 'imperial', [a?.card ?? -1])).toEqual([null]);
    expect(placeOf(scene, 'mon-mothma')).toBe('mission'); // spent beside the card until the Refresh Phase
    expect(game(scene).limboLeaders).toEqual([leaderNo('mon-mothma')]);
    scene.choose('imperial', 'do:pass').choose('rebel', 'reveal:sabotage');
    scene.choose('rebel', 'system:utapau');
    expect(game(scene).effects).toEqual([LANDO_BONUS]);
  });
  test('contingency-plan without a starting mission in hand does nothing, and its leaders are spent', () => {
    const scene = revealed('rebel', 'contingency-plan', ['mon-mothma'], { hand: { rebel: ['hit-and-run'] } });
    expect(scene.offers('rebel')).toEqual(['do:decline']); // asked all the same: the hand is secret
    scene.choose('rebel', 'do:decline');
    expect(placeOf(scene, 'mon-mothma')).toBe('mission');
  });
});

describe('revealing', () => {
  test('R-031: the assigned leaders alone must have the skill', () => {
    const scene = assigned('rebel', 'demolition', ['princess-leia'], {
      imperialLoyalty: ['corellia'],
      leaders: { chewbacca: 'corellia' },
    });
    expect(scene.offers('rebel')).not.toContain('reveal:demolition');
    expect(scene.whyNot('rebel', 'reveal:demolition')).toEqual({ rule: 'mission.skill' });
    const two = assigned('rebel', 'demolition', ['princess-leia', 'wedge-antilles'], {
      imperialLoyalty: ['corellia'],
    });
    expect(two.offers('rebel')).toContain('reveal:demolition');
  });
  test('R-039: a mission that will achieve nothing may be revealed', () => {
    const scene = attempted('rebel', 'build-alliance', ['mon-mothma'], 'system:coruscant');
    expect(told(scene, 'no-effect')).toHaveLength(1);
  });
  test('a mission without a possible target cannot be revealed', () => {
    expect(assigned('rebel', 'daring-rescue', ['jan-dodonna'], nobody).offers('rebel')).not.toContain(
      'reveal:daring-rescue',
    );
  });
});
