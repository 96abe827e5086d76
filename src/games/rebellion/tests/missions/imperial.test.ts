import { describe, expect, test } from 'vitest';
import {
  attempted,
  facesOf,
  game,
  kindAsked,
  locNo,
  loyaltyIn,
  onQueue,
  revealed,
  seenBy,
  told,
  unitsIn,
} from '../testing/mission-scenes.ts';
import { scenario } from '../testing/scenario.ts';

describe('Imperial missions: loyalty', () => {
  scenario('rule-by-fear', 'R-126, R-129: the subjugation marker is flipped', () => {
    const scene = attempted('imperial', 'rule-by-fear', ['emperor-palpatine'], 'system:naboo', {
      units: { naboo: { stormtrooper: 1 }, ryloth: { stormtrooper: 1 }, hoth: { stormtrooper: 1 } },
    });
    expect(loyaltyIn(scene, 'naboo')).toBe('imperial');
    expect(game(scene).subjugated[locNo('naboo')]).toBe(0);
  });
  test('rule-by-fear needs a populous system with an Imperial unit', () => {
    const scene = revealed('imperial', 'rule-by-fear', ['emperor-palpatine'], {
      units: { naboo: { 'tie-fighter': 1 }, ryloth: { stormtrooper: 1 }, hoth: { stormtrooper: 1 } },
    });
    expect(scene.offers('imperial')).toEqual(['system:naboo', 'system:ryloth']);
  });
  scenario('display-of-power', 'R-126: two points turn a Rebel system', () => {
    const scene = attempted('imperial', 'display-of-power', ['emperor-palpatine'], 'system:naboo', {
      rebelLoyalty: ['naboo'],
    });
    expect(loyaltyIn(scene, 'naboo')).toBe('imperial');
  });
  scenario('trade-negotiations', 'R-126: one point makes a Rebel system neutral', () => {
    const scene = attempted('imperial', 'trade-negotiations', ['emperor-palpatine'], 'system:naboo', {
      rebelLoyalty: ['naboo'],
    });
    expect(loyaltyIn(scene, 'naboo')).toBe('neutral');
  });
  scenario('trade-negotiations', 'R-117: Imperial loyalty in its system reveals the base', () => {
    const scene = attempted('imperial', 'trade-negotiations', ['emperor-palpatine'], 'system:naboo', {
      base: 'naboo',
      units: { 'base-space': { 'x-wing': 1 } },
    });
    expect(game(scene).probes.revealed).toBe(true);
    expect(unitsIn(scene, 'naboo', 'x-wing')).toBe(1);
  });
  scenario('fear-will-keep-them-in-line', 'two different systems of the region', () => {
    const scene = attempted('imperial', 'fear-will-keep-them-in-line', ['grand-moff-tarkin'], null, {
      units: { hoth: { 'death-star': 1 }, naboo: { 'death-star-under-construction': 1 } },
      rebelLoyalty: ['bespin'],
    });
    scene.pick('imperial', ['system:bespin', 'system:mustafar']);
    expect(loyaltyIn(scene, 'bespin')).toBe('neutral');
    expect(loyaltyIn(scene, 'mustafar')).toBe('imperial');
  });
  scenario(
    'imperial-propaganda',
    'R-131: Rebel markers of the region go, also those under subjugation',
    () => {
      const scene = attempted('imperial', 'imperial-propaganda', ['emperor-palpatine'], 'system:sullust', {
        units: { naboo: { stormtrooper: 1 } },
        imperialLoyalty: ['sullust'],
        rebelLoyalty: ['naboo', 'utapau', 'rodia'],
      });
      expect(loyaltyIn(scene, 'naboo')).toBe('neutral');
      expect(game(scene).subjugated[locNo('naboo')]).toBe(1);
      expect(loyaltyIn(scene, 'utapau')).toBe('neutral');
      expect(loyaltyIn(scene, 'rodia')).toBe('rebel'); // another region
    },
  );
});

describe('Imperial missions: units', () => {
  scenario('hunt-them-down', 'R-164: two health of units there', () => {
    const scene = attempted('imperial', 'hunt-them-down', ['soontir-fel'], 'system:naboo', {
      units: { naboo: { 'x-wing': 3, 'ion-cannon': 1 } },
    });
    scene.answer('imperial', { is: 'pick', take: [['unit:x-wing', 2]] });
    expect(unitsIn(scene, 'naboo', 'x-wing')).toBe(1);
    expect(unitsIn(scene, 'naboo', 'ion-cannon')).toBe(1);
  });
  scenario('address-delays', 'R-132: units from all icons, though the system is sabotaged', () => {
    const scene = revealed('imperial', 'address-delays', ['general-tagge'], {
      imperialLoyalty: ['corellia'],
      sabotage: ['corellia'],
    });
    scene.choose('imperial', 'system:corellia').allot('imperial', [
      ['space-triangle', 'unit:tie-fighter'],
      ['space-square', 'unit:star-destroyer'],
    ]);
    expect(onQueue(scene, 3, 'tie-fighter')).toBe(1);
    expect(onQueue(scene, 3, 'star-destroyer')).toBe(1);
  });
  scenario('double-our-efforts', 'one unit moves up; with Jerjerrod a second, different one', () => {
    const scene = revealed('imperial', 'double-our-efforts', ['moff-jerjerrod'], {
      queue: { 3: { 'death-star': 1, 'tie-fighter': 1 }, 1: { stormtrooper: 1 } },
    });
    expect(scene.offers('imperial')).toEqual(['advance:tie-fighter@3', 'advance:death-star@3']);
    scene.choose('imperial', 'advance:death-star@3');
    expect(onQueue(scene, 2, 'death-star')).toBe(1);
    expect(scene.offers('imperial')).toEqual(['do:decline', 'advance:tie-fighter@3']);
    scene.choose('imperial', 'do:decline');
    expect(onQueue(scene, 3, 'tie-fighter')).toBe(1);
  });
  scenario(
    'double-our-efforts',
    'without him only one, and of alike units one may stand beside the moved one',
    () => {
      const alone = revealed('imperial', 'double-our-efforts', ['grand-moff-tarkin'], {
        queue: { 3: { 'tie-fighter': 2 } },
      });
      alone.choose('imperial', 'advance:tie-fighter@3');
      expect(kindAsked(alone, 'rebel')).toBe('command.turn');
      const both = revealed('imperial', 'double-our-efforts', ['moff-jerjerrod'], {
        queue: { 3: { 'tie-fighter': 1 }, 2: { 'tie-fighter': 1 } },
      });
      both.choose('imperial', 'advance:tie-fighter@3').choose('imperial', 'advance:tie-fighter@2');
      expect([onQueue(both, 2, 'tie-fighter'), onQueue(both, 1, 'tie-fighter')]).toEqual([1, 1]);
    },
  );
  scenario(
    'planetary-conquest',
    'R-069: up to one AT-AT, one AT-ST and two Stormtroopers from one system',
    () => {
      const scene = attempted('imperial', 'planetary-conquest', ['general-veers'], 'system:naboo', {
        units: {
          coruscant: { stormtrooper: 4, 'at-st': 2, 'at-at': 1 },
          corellia: { stormtrooper: 1 },
          naboo: { 'rebel-trooper': 1 },
        },
        leaders: { 'darth-vader': 'corellia' },
      });
      expect(scene.offers('imperial')).toEqual(['do:decline', 'from:coruscant']); // Vader holds Corellia's back
      expect(scene.whyNot('imperial', 'system:corellia')).toEqual({ rule: 'move.pinned' });
      scene.choose('imperial', 'from:coruscant');
      expect(scene.attempt('imperial', { is: 'pick', take: [['unit:stormtrooper', 3]] })).toMatchObject({
        refused: 'too-many',
      });
      scene.answer('imperial', {
        is: 'pick',
        take: [
          ['unit:stormtrooper', 2],
          ['unit:at-st', 1],
        ],
      });
      expect(unitsIn(scene, 'naboo', 'stormtrooper')).toBe(2);
      expect(scene.state.stack.find((f) => f.k === 'combat')).toMatchObject({ initiator: 1 });
    },
  );
  scenario('planetary-conquest', 'R-080: ground units that arrive reveal the base before combat', () => {
    const scene = attempted('imperial', 'planetary-conquest', ['general-veers'], 'system:hoth', {
      base: 'hoth',
      units: { coruscant: { stormtrooper: 4 }, 'base-space': { 'rebel-trooper': 2 } },
    });
    scene.choose('imperial', 'from:coruscant').pick('imperial', ['unit:stormtrooper']);
    expect(game(scene).probes.revealed).toBe(true);
    expect(scene.state.stack.some((f) => f.k === 'combat')).toBe(true);
  });
});

describe('Imperial missions: probe cards, projects, objectives', () => {
  scenario('gather-intel', 'R-054: a card for every four Rebel units on the base space', () => {
    const scene = attempted('imperial', 'gather-intel', ['emperor-palpatine'], null, {
      rebelLoyalty: ['naboo'],
      units: { 'base-space': { 'rebel-trooper': 9 } },
    });
    expect(game(scene).probes.hand).toHaveLength(2);
  });
  scenario('gather-intel', "R-054: at least one, and in the base's system once it is revealed", () => {
    const setup = { rebelLoyalty: ['naboo' as const], base: 'hoth' as const };
    const few = attempted('imperial', 'gather-intel', ['emperor-palpatine'], null, setup);
    expect(game(few).probes.hand).toHaveLength(1);
    const there = attempted('imperial', 'gather-intel', ['emperor-palpatine'], null, {
      ...setup,
      revealed: true,
      units: { hoth: { 'rebel-trooper': 12 } },
    });
    expect(game(there).probes.hand).toHaveLength(3);
  });
  scenario('probe-droid-initiative', 'two cards, with Admiral Ozzel four', () => {
    const units = { naboo: { 'star-destroyer': 1 } } as const;
    expect(
      game(revealed('imperial', 'probe-droid-initiative', ['emperor-palpatine'], { units })).probes.hand,
    ).toHaveLength(2);
    expect(
      game(revealed('imperial', 'probe-droid-initiative', ['admiral-ozzel'], { units })).probes.hand,
    ).toHaveLength(4);
  });
  scenario('intercept-transmission', 'R-065: of eight cards those of systems with Imperial units', () => {
    const scene = attempted('imperial', 'intercept-transmission', ['emperor-palpatine'], null, {
      rebelLoyalty: ['naboo'],
      units: { hoth: { 'tie-fighter': 1 }, rodia: { stormtrooper: 1 }, kessel: { stormtrooper: 1 } },
      nextProbes: ['hoth', 'yavin', 'rodia', 'naboo', 'ilum', 'endor', 'utapau', 'bespin', 'kessel'],
    });
    const { hand, deck } = game(scene).probes;
    expect(facesOf(scene, hand)).toEqual(['probe-hoth', 'probe-rodia']); // Kessel's was the ninth
    expect(seenBy(scene, 'imperial', hand)).toEqual(['probe-hoth', 'probe-rodia']);
    expect(deck.every((slot) => scene.sees('imperial', slot) === null)).toBe(true);
    expect(told(scene, 'probes-looked')).toMatchObject([{ side: 0, n: 8 }]);
  });
  scenario('long-range-probe', 'R-055, R-221: a truthful yes that reveals nothing to others', () => {
    const scene = attempted('imperial', 'long-range-probe', ['admiral-piett'], 'system:hoth', {
      base: 'hoth',
    });
    expect(game(scene).probes.revealed).toBe(false);
    expect(scene.sees('imperial', game(scene).probes.base)).toBe('probe-hoth');
    expect(scene.sees('spectator', game(scene).probes.base)).toBeNull();
    const answer = { e: { k: 'base-declared', answer: 'yes' } };
    expect(scene.eventsFor('imperial').filter((h) => h.e.k === 'base-declared')).toMatchObject([answer]);
    expect(scene.eventsFor('spectator').filter((h) => h.e.k === 'base-declared')).toEqual([]);
  });
  scenario('long-range-probe', 'R-125, R-221: a no is noted, until the base moves', () => {
    const scene = attempted('imperial', 'long-range-probe', ['admiral-piett'], 'system:hoth', {
      nextProbes: ['yavin'],
    });
    expect(scene.view('imperial').notebook).toMatchObject([{ k: 'no-base', systems: [locNo('hoth')] }]);
    scene.arrange((s) => {
      s.asked = [];
      s.stack.push({ k: 'mobilize', at: 'mode', leaders: 1, from: -1, seen: [] });
    });
    scene.choose('rebel', 'do:new-base').choose('rebel', 'base:probe-yavin');
    expect(scene.view('imperial').notebook).toEqual([]);
  });
  scenario('research-and-development', 'of two projects one is kept, nobody else knows which', () => {
    const scene = revealed('imperial', 'research-and-development', ['grand-moff-tarkin'], {
      imperialLoyalty: ['corellia'],
      nextProjects: ['superlaser-online', 'construct-factory'],
    });
    scene.choose('imperial', 'system:corellia').choose('imperial', 'keep:construct-factory');
    expect(facesOf(scene, game(scene).missions[1].hand)).toContain('construct-factory');
    expect(facesOf(scene, game(scene).projects.deck.slice(-1))).toEqual(['superlaser-online']);
    expect(scene.sees('rebel', game(scene).projects.deck.at(-1) ?? -1)).toBeNull();
  });
  scenario('research-and-development', 'or a sabotage marker goes, and one project is drawn', () => {
    const scene = revealed('imperial', 'research-and-development', ['grand-moff-tarkin'], {
      imperialLoyalty: ['corellia'],
      sabotage: ['corellia'],
      nextProjects: ['superlaser-online', 'construct-factory'],
    });
    scene.choose('imperial', 'system:corellia').choose('imperial', 'do:repair');
    expect(game(scene).sabotage[locNo('corellia')]).toBe(0);
    expect(facesOf(scene, game(scene).missions[1].hand)).toContain('superlaser-online');
  });
  test('R-044: Research and Development needs the loyalty marker, subjugation is not enough', () => {
    const scene = revealed('imperial', 'research-and-development', ['grand-moff-tarkin'], {
      imperialLoyalty: ['corellia'],
      units: { naboo: { stormtrooper: 1 } },
    });
    expect(scene.offers('imperial')).toEqual(['system:corellia', 'system:coruscant']);
  });
  scenario('secret-weapons-research', 'two projects into the hand', () => {
    const scene = revealed('imperial', 'secret-weapons-research', ['grand-moff-tarkin'], {
      nextProjects: ['superlaser-online', 'construct-factory'],
    });
    expect(facesOf(scene, game(scene).missions[1].hand).sort()).toEqual([
      'construct-factory',
      'superlaser-online',
    ]);
  });
});
