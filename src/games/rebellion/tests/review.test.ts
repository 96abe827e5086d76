import { describe, expect, test } from 'vitest';
import { type RebScene, type RebSetup, rebScene } from '../scene.ts';
import { asks } from './testing/combat-scenes.ts';
import { assigned, attempted, facesOf, game, kindAsked, placeOf, seenBy } from './testing/mission-scenes.ts';
import { among, assigning, refreshing, sound, toldKinds } from './testing/refresh-scenes.ts';

/** What a second reading of the rules found: each of these once went wrong. */

const SEEDS = Array.from({ length: 12 }, (_, i) => `seed ${i}`);
const slotsOver = (slot: (seed: string) => number): number => new Set(SEEDS.map(slot)).size;

describe('R-218: nobody can follow an objective from the draw to the table', () => {
  const drawn = (seed: string, setup: RebSetup = {}): RebScene =>
    refreshing(
      { seed, objectives: ['crippling-blow'], nextObjectives: ['defend-the-people'], ...setup },
      'draw-objective',
    );

  test('a new card is mixed with those of its stage', () => {
    expect(slotsOver((seed) => drawn(seed).slot('crippling-blow'))).toBe(2);
    const scene = drawn('seed 1');
    const { hand } = game(scene).objectives;
    expect(facesOf(scene, hand).sort()).toEqual(['crippling-blow', 'defend-the-people']);
    expect(seenBy(scene, 'rebel', hand)).not.toContain(null);
    expect(seenBy(scene, 'imperial', hand)).toEqual([null, null]);
    sound(scene);
  });

  test('so is the one that Covert Operation brings', () => {
    const kept = (seed: string): number => {
      const scene = attempted('rebel', 'covert-operation', ['obi-wan-kenobi'], null, {
        seed,
        units: { ryloth: { stormtrooper: 1 } },
        objectives: ['crippling-blow'],
        nextObjectives: ['rebel-assault', 'liberation'],
      });
      return scene.choose('rebel', 'keep:rebel-assault').slot('crippling-blow');
    };
    expect(slotsOver(kept)).toBe(2);
  });

  test('R-165: a card that everybody has seen stays known, wherever it lies', () => {
    const open = (seed: string): number => {
      const scene = refreshing({
        seed,
        objectives: ['heart-of-the-empire'],
        nextObjectives: ['liberation'],
        units: { coruscant: { 'rebel-trooper': 1 } },
      }).choose('rebel', 'play:heart-of-the-empire');
      const { hand } = game(scene).objectives;
      expect(facesOf(scene, hand).sort()).toEqual(['heart-of-the-empire', 'liberation']);
      const seen = seenBy(scene, 'imperial', hand).filter((face) => face !== null);
      expect(seen).toEqual(['heart-of-the-empire']);
      return scene.slot('heart-of-the-empire');
    };
    expect(slotsOver(open)).toBe(2);
  });
});

describe('R-221: cards shown to a side stay known to it after hands are mixed', () => {
  test('an objective whose back tells where it went', () => {
    const scene = assigned('rebel', 'infiltration', ['jan-dodonna'], {
      units: { ryloth: { stormtrooper: 1 } },
      nextObjectives: ['rebel-assault', 'liberation'],
    });
    // Retrieve the Plans has put it there.
    scene.arrange((s) => {
      s.secrets.known[scene.slot('liberation')] = 3;
    });
    scene.choose('rebel', 'reveal:infiltration');
    if (kindAsked(scene, 'imperial') === 'mission.oppose') scene.choose('imperial', 'do:decline');
    scene.choose('rebel', 'top:liberation');
    expect(scene.sees('imperial', game(scene).objectives.deck[0]!)).toBe('liberation');
  });

  test('R-021: an action card that was taken back, when a new one is recruited with', () => {
    const scene = refreshing(
      {
        time: 3,
        actions: { rebel: ['our-most-desperate-hour'] },
        nextActions: { rebel: ['undercover', 'its-a-trap'], imperial: ['blindside', 'good-intel'] },
      },
      'recruit',
    );
    scene.arrange((s) => {
      s.secrets.known[scene.slot('our-most-desperate-hour')] = 7;
    });
    const card = among(scene, game(scene).limbo, 'its-a-trap');
    scene.choose('rebel', `take:admiral-ackbar:${card}`);
    const { hand } = game(scene).actions[0];
    expect(facesOf(scene, hand).sort()).toEqual(['its-a-trap', 'our-most-desperate-hour']);
    const seen = seenBy(scene, 'imperial', hand).filter((face) => face !== null);
    expect(seen).toEqual(['our-most-desperate-hour']);
  });
});

describe('what happens at once does not wait for a combat elsewhere', () => {
  test('R-137: a captive who is left without a guard is free before the fleet fights', () => {
    const scene = rebScene({
      base: 'dantooine',
      revealed: true,
      current: 'imperial',
      leaders: { 'princess-leia': 'mygeeto' },
      rings: { 'princess-leia': 'captured' },
      units: {
        dantooine: { 'rebel-trooper': 2 },
        mygeeto: { 'star-destroyer': 1, stormtrooper: 2 },
      },
    });
    scene.choose('imperial', 'activate:darth-vader').choose('imperial', 'system:dantooine');
    scene.answer('imperial', {
      is: 'haul',
      move: [
        ['system:mygeeto', 'star-destroyer', 1],
        ['system:mygeeto', 'stormtrooper', 2],
      ],
    });
    const kinds = toldKinds(scene);
    expect(kinds.indexOf('rescued')).toBeGreaterThan(-1);
    expect(kinds.indexOf('rescued')).toBeLessThan(kinds.indexOf('combat-begins'));
    // She came to the base in time to lead its defence: nobody is asked to add a leader.
    expect(placeOf(scene, 'princess-leia')).toBe('dantooine');
    expect(asks(scene)).not.toContain('add-leader');
  });

  test('R-121: a base that the Rebels leave to the Empire is lost before they fight elsewhere', () => {
    const scene = rebScene({
      base: 'dantooine',
      revealed: true,
      units: { dantooine: { 'x-wing': 2, stormtrooper: 1 }, mygeeto: { 'tie-fighter': 1 } },
    });
    scene.choose('rebel', 'activate:jan-dodonna').choose('rebel', 'system:mygeeto');
    scene.answer('rebel', { is: 'haul', move: [['system:dantooine', 'x-wing', 2]] });
    expect(asks(scene)).toBe('over: lost won');
    expect(toldKinds(scene)).not.toContain('combat-begins');
  });
});

describe('boba-fett-where', () => {
  test('keeps Rebels from using cards in the coming Command Phase, not in a combat before it', () => {
    const scene = rebScene({
      base: 'dagobah',
      leaders: { 'boba-fett': 'pool', 'admiral-ozzel': 'pool', 'general-madine': 'naboo' },
      units: { naboo: { stormtrooper: 1, 'x-wing': 2 }, sullust: { 'star-destroyer': 1 } },
      actions: {
        rebel: ['point-blank-assault'],
        imperial: ['boba-fett-where', 'catch-them-by-surprise'],
      },
      stack: [{ k: 'round', at: 'assignment' }],
    });
    scene.choose('rebel', 'do:done');
    scene.choose('imperial', 'action:boba-fett-where').choose('imperial', 'system:naboo');
    scene.choose('imperial', 'action:catch-them-by-surprise').choose('imperial', 'system:naboo');
    scene.answer('imperial', { is: 'haul', move: [['system:sullust', 'star-destroyer', 1]] });
    expect(asks(scene)).toBe('rebel window');
    expect(scene.offers('rebel')).toContain('action:point-blank-assault');
  });
});

describe('R-195: who decides', () => {
  test('Ambush is an action card, and its player chooses the units', () => {
    const scene = assigning(
      {
        leaders: { 'general-madine': 'pool' },
        actions: { rebel: ['ambush'] },
        units: { kessel: { stormtrooper: 2 } },
      },
      'rebel',
    );
    scene.choose('rebel', 'action:ambush').choose('rebel', 'system:kessel');
    expect(scene.question('rebel')).toMatchObject({ kind: 'effect.destroy', duty: 'rebel/actions' });
  });
});
