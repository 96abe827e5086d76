import { describe, expect, test } from 'vitest';
import { seeded } from '../../../../kernel/chance/seeded.ts';
import { Run } from '../../../../kernel/flow/run.ts';
import { rebellion } from '../../index.ts';
import { type RebScene, type RebSetup, rebScene } from '../../scene.ts';
import { BASE_SPACE, GONE, leaderNo, ON_MISSION, own, POOL, systemNo, UNRECRUITED } from '../../state.ts';
import { takeBackFetched } from '../../table/actions.ts';
import { C3PO, FALCON, R2D2 } from '../../table/leaders.ts';
import { isSubjugated } from '../../table/systems.ts';
import {
  among,
  assigning,
  kindAsked,
  names,
  onQueue,
  refreshing,
  sound,
  unitsIn,
} from '../testing/refresh-scenes.ts';
import { scenario } from '../testing/scenario.ts';

/** The Rebel part of the Assignment Phase, with this card in hand. */
const rebel = (card: string, setup: RebSetup): RebScene =>
  assigning({ actions: { rebel: [card] }, ...setup }, 'rebel');
const use = (scene: RebScene, card: string): RebScene =>
  scene.choose('rebel', `action:${among(scene, scene.state.game.actions[0].hand, card)}`);
const offers = (scene: RebScene, card: string): boolean => scene.offers('rebel').includes(`action:${card}`);
const whereIs = (scene: RebScene, id: Parameters<typeof leaderNo>[0]): number | undefined =>
  scene.state.game.leaderAt[leaderNo(id)];
const wearer = (scene: RebScene, ring: number): number => scene.state.game.ring.indexOf(ring);

/** Setup at the moment when starting action cards have been dealt. */
const dealt = (cards: string[]): RebScene =>
  rebScene({
    actions: { rebel: cards },
    stack: [{ k: 'setup', at: 'immediate', loc: -1, todo: [0, 1] }],
  });

describe('starting cards that are Immediate', () => {
  scenario('human-cyborg-relations', 'R-012, R-179: the C-3PO ring on any Rebel leader, at once', () => {
    const scene = dealt(['human-cyborg-relations', 'rebel-planning']);
    expect(scene.offers('rebel')).toEqual([
      'leader:mon-mothma',
      'leader:jan-dodonna',
      'leader:princess-leia',
      'leader:general-rieekan',
    ]);
    scene.choose('rebel', 'leader:mon-mothma');
    expect(wearer(scene, C3PO)).toBe(leaderNo('mon-mothma'));
    expect(names(scene, scene.state.game.actions[0].hand)).toEqual(['rebel-planning']);
    expect(kindAsked(scene, 'rebel')).toBe('setup.base');
  });

  scenario('resourceful-astromech', 'R-012, R-139: the R2-D2 ring; a second ring replaces the first', () => {
    // With two of them their owner says which comes first.
    const both = () =>
      dealt(['human-cyborg-relations', 'resourceful-astromech']).choose(
        'rebel',
        'action:human-cyborg-relations',
      );
    const scene = both();
    scene.choose('rebel', 'leader:princess-leia');
    scene.choose('rebel', 'leader:princess-leia');
    expect(wearer(scene, R2D2)).toBe(leaderNo('princess-leia'));
    expect(wearer(scene, C3PO)).toBe(-1);
    const apart = both();
    apart.choose('rebel', 'leader:princess-leia');
    apart.choose('rebel', 'leader:mon-mothma');
    expect(wearer(apart, R2D2)).toBe(leaderNo('mon-mothma'));
    expect(wearer(apart, C3PO)).toBe(leaderNo('princess-leia'));
  });
});

scenario('the-millennium-falcon', 'R-140, R-179: on Han or Chewbacca, not over an Imperial ring', () => {
  const recruited = (rings: NonNullable<RebSetup['rings']>): RebScene => {
    const scene = refreshing(
      {
        time: 3,
        nextActions: { rebel: ['the-millennium-falcon', 'its-a-trap'] },
        leaders: { chewbacca: 'hoth' },
        units: { hoth: { stormtrooper: 1 } },
        rings,
      },
      'recruit',
    );
    const card = among(scene, scene.state.game.limbo, 'the-millennium-falcon');
    return scene.choose('rebel', `take:han-solo:${card}`);
  };
  const free = recruited({});
  expect(free.offers('rebel')).toEqual(['leader:chewbacca', 'leader:han-solo']);
  free.choose('rebel', 'leader:chewbacca');
  expect(wearer(free, FALCON)).toBe(leaderNo('chewbacca'));
  // The ring keeps working whatever happens to the other leaders on the card.
  free.arrange((state) => {
    own(state.game, 'leaderAt')[leaderNo('han-solo')] = GONE;
  });
  expect(wearer(free, FALCON)).toBe(leaderNo('chewbacca'));
  // The captive cannot be chosen, so there is no choice.
  const captive = recruited({ chewbacca: 'captured' });
  expect(wearer(captive, FALCON)).toBe(leaderNo('han-solo'));
  expect(wearer(recruited({ chewbacca: 'lure-of-the-dark-side' }), FALCON)).toBe(leaderNo('han-solo'));
});

scenario('our-most-desperate-hour', 'R-023, R-024: Leia on any mission of the deck, facedown', () => {
  const scene = rebel('our-most-desperate-hour', { hand: { rebel: ['sabotage'] } });
  const size = scene.state.game.missions[0].deck.length;
  use(scene, 'our-most-desperate-hour');
  expect(scene.offers('rebel')).toHaveLength(size);
  expect(scene.view('imperial').question).toBeNull();
  const [top = -1] = scene.state.game.missions[0].deck;
  expect(scene.sees('imperial', top)).toBeNull();
  scene.choose('rebel', `take:${among(scene, scene.state.game.missions[0].deck, 'seek-yoda')}`);
  const [mission] = scene.state.game.assigned[0];
  expect(names(scene, [mission!.card])).toEqual(['seek-yoda']);
  expect(mission!.leaders).toEqual([leaderNo('princess-leia')]);
  expect(whereIs(scene, 'princess-leia')).toBe(ON_MISSION);
  expect(scene.sees('imperial', mission!.card)).toBeNull();
  expect(scene.sees('rebel', mission!.card)).toBe('seek-yoda');
  const { deck } = scene.state.game.missions[0];
  expect(deck).toHaveLength(size - 1);
  for (const slot of deck) expect(scene.sees('rebel', slot)).toBeNull();
  // A second leader may join; taken back, the card goes to its deck and not into the mission hand (R-021, below).
  expect(scene.offers('rebel')).toEqual(['do:assign', 'back:seek-yoda', 'do:done']);
  scene.choose('rebel', 'do:assign');
  scene.allot('rebel', [['leader:mon-mothma', `card:${mission!.card}`]]);
  expect(scene.state.game.assigned[0][0]?.leaders).toHaveLength(2);
  sound(scene);
});

test('R-024, R-218: the slot of the found card does not reveal which card it was', () => {
  const found = (id: string): number => {
    const scene = rebel('our-most-desperate-hour', {});
    use(scene, 'our-most-desperate-hour');
    scene.choose('rebel', `take:${among(scene, scene.state.game.missions[0].deck, id)}`);
    return scene.state.game.assigned[0][0]?.card ?? -1;
  };
  expect(found('seek-yoda')).toBe(found('wookiee-uprising'));
});

test('R-021: a fetched mission that is taken back returns to its deck, and the action card to hand', () => {
  const scene = rebel('our-most-desperate-hour', { hand: { rebel: ['sabotage'] } });
  const size = scene.state.game.missions[0].deck.length;
  use(scene, 'our-most-desperate-hour');
  scene.choose('rebel', `take:${among(scene, scene.state.game.missions[0].deck, 'seek-yoda')}`);
  scene.arrange((s) => {
    const frame = s.stack.at(-1);
    if (frame?.k !== 'assignment') throw new Error('the Assignment Phase was expected');
    const run = new Run(rebellion, s, seeded('take back'), true);
    takeBackFetched(s.game, 0, s.game.assigned[0][0]!.card, frame.fetched, run);
  });
  const g = scene.state.game;
  expect(g.assigned[0]).toEqual([]);
  expect(whereIs(scene, 'princess-leia')).toBe(POOL);
  expect(names(scene, g.missions[0].hand)).toEqual(['sabotage']);
  expect(g.missions[0].deck).toHaveLength(size);
  for (const slot of g.missions[0].deck) expect(scene.sees('rebel', slot)).toBeNull();
  expect(offers(scene, 'our-most-desperate-hour')).toBe(true);
  sound(scene);
});

scenario(
  'rebel-planning',
  'R-077: Dodonna on the base space, one objective, and the units there are held',
  () => {
    const scene = rebel('rebel-planning', { units: { 'base-space': { 'x-wing': 1 } } });
    use(scene, 'rebel-planning');
    expect(whereIs(scene, 'jan-dodonna')).toBe(BASE_SPACE);
    expect(scene.state.game.objectives.hand).toHaveLength(1);
    const [card = -1] = scene.state.game.objectives.hand;
    expect(scene.sees('rebel', card)).not.toBeNull();
    expect(scene.sees('imperial', card)).toBeNull();
    const revealed = rebel('rebel-planning', {
      base: 'hoth',
      revealed: true,
      units: { hoth: { 'x-wing': 1 } },
    });
    use(revealed, 'rebel-planning');
    expect(whereIs(revealed, 'jan-dodonna')).toBe(systemNo('hoth'));
  },
);

describe('Start the Evacuation', () => {
  const units: NonNullable<RebSetup['units']> = {
    'base-space': { 'rebel-transport': 1, 'rebel-trooper': 5, 'ion-cannon': 1, 'x-wing': 1 },
    kessel: { 'tie-fighter': 1 },
  };
  scenario(
    'start-the-evacuation',
    'R-181, R-084: Rieekan to a system without the Empire, units after him',
    () => {
      const scene = rebel('start-the-evacuation', { base: 'dagobah', units });
      use(scene, 'start-the-evacuation');
      expect(scene.offers('rebel')).toHaveLength(31);
      expect(scene.offers('rebel')).not.toContain('system:kessel');
      scene.choose('rebel', 'system:mygeeto'); // far away from the base
      expect(whereIs(scene, 'general-rieekan')).toBe(systemNo('mygeeto'));
      const { form } = scene.question('rebel');
      expect(form.is === 'haul' && form.sources[0]?.lots.map((lot) => lot.id)).toEqual([
        'x-wing',
        'rebel-transport',
        'rebel-trooper',
      ]);
      const five = scene.attempt('rebel', {
        is: 'haul',
        move: [
          ['space:rebel-base', 'rebel-transport', 1],
          ['space:rebel-base', 'rebel-trooper', 5],
        ],
      });
      expect(five).toMatchObject({ refused: 'too-many', rule: 'move.transport' });
      scene.answer('rebel', {
        is: 'haul',
        move: [
          ['space:rebel-base', 'rebel-transport', 1],
          ['space:rebel-base', 'rebel-trooper', 4],
        ],
      });
      expect(unitsIn(scene, 'mygeeto', 'rebel-trooper')).toBe(4);
      expect(unitsIn(scene, 'base-space', 'ion-cannon')).toBe(1);
      // The two counted as adjacent: nothing was learned about the base.
      expect(scene.state.game.clues).toEqual([]);
      expect(kindAsked(scene, 'rebel')).toBe('assignment.choose');
      sound(scene);
    },
  );

  test('R-076, R-082: a leader on the base space holds the units back', () => {
    const scene = rebel('start-the-evacuation', { units, leaders: { 'jan-dodonna': 'base-space' } });
    use(scene, 'start-the-evacuation');
    scene.choose('rebel', 'system:mygeeto');
    expect(kindAsked(scene, 'rebel')).toBe('assignment.choose');
    expect(unitsIn(scene, 'mygeeto', 'x-wing')).toBe(0);
  });

  test('R-120: once the base is revealed, from its system', () => {
    const scene = rebel('start-the-evacuation', {
      base: 'hoth',
      revealed: true,
      units: { hoth: { 'x-wing': 2 } },
    });
    use(scene, 'start-the-evacuation');
    scene.choose('rebel', 'system:mygeeto');
    scene.answer('rebel', { is: 'haul', move: [['system:hoth', 'x-wing', 2]] });
    expect(unitsIn(scene, 'mygeeto', 'x-wing')).toBe(2);
  });
});

scenario('temporary-alliance', 'R-045, R-132: a neutral system, also a subjugated one, all icons', () => {
  const scene = rebel('temporary-alliance', {
    imperialLoyalty: ['mandalore'],
    rebelLoyalty: ['naboo'],
    units: { corellia: { stormtrooper: 1 } },
    sabotage: ['corellia'],
  });
  use(scene, 'temporary-alliance');
  const open = scene.offers('rebel');
  expect(open).toContain('system:corellia');
  expect(open).toContain('system:hoth');
  for (const id of ['mandalore', 'naboo', 'coruscant']) expect(open).not.toContain(`system:${id}`);
  scene.choose('rebel', 'system:corellia');
  expect(whereIs(scene, 'mon-mothma')).toBe(systemNo('corellia'));
  scene.answer('rebel', {
    is: 'allot',
    put: [
      ['space-triangle', 'unit:x-wing', 1],
      ['space-square', 'unit:mon-calamari-cruiser', 1],
    ],
  });
  expect(onQueue(scene, 3, 'mon-calamari-cruiser')).toBe(1);
  expect(onQueue(scene, 3, 'x-wing')).toBe(1);
  sound(scene);
});

scenario(
  'ambush',
  'R-128, R-137, R-164: three health of ground units; markers and captives follow, no combat',
  () => {
    const scene = rebel('ambush', {
      leaders: { 'general-madine': 'pool', 'princess-leia': 'kessel' },
      rings: { 'princess-leia': 'captured' },
      units: { kessel: { stormtrooper: 1, 'at-st': 1, 'x-wing': 1 }, mandalore: { 'at-at': 1 } },
    });
    expect(isSubjugated(scene.state.game, systemNo('kessel'))).toBe(true);
    use(scene, 'ambush');
    expect(scene.offers('rebel')).toHaveLength(32);
    scene.choose('rebel', 'system:kessel');
    scene.answer('rebel', {
      is: 'pick',
      take: [
        ['unit:stormtrooper', 1],
        ['unit:at-st', 1],
      ],
    });
    expect(unitsIn(scene, 'kessel', 'at-st')).toBe(0);
    expect(isSubjugated(scene.state.game, systemNo('kessel'))).toBe(false);
    expect(whereIs(scene, 'princess-leia')).toBe(BASE_SPACE);
    expect(kindAsked(scene, 'rebel')).toBe('assignment.choose');
    sound(scene);
  },
);

test('R-081: Ambush makes no combat where both sides are, and may destroy less or nothing', () => {
  const scene = rebel('ambush', {
    leaders: { 'general-madine': 'pool' },
    units: { kessel: { stormtrooper: 2, 'rebel-trooper': 1, 'tie-fighter': 1 } },
  });
  use(scene, 'ambush');
  scene.choose('rebel', 'system:kessel');
  const { form } = scene.question('rebel');
  expect(form.is === 'pick' && form.from.map((lot) => lot.id)).toEqual(['unit:stormtrooper']);
  scene.answer('rebel', { is: 'pick', take: [] });
  expect(kindAsked(scene, 'rebel')).toBe('assignment.choose');
  expect(scene.state.stack.some((f) => f.k === 'combat')).toBe(false);
});

describe('An Old Friend', () => {
  scenario('an-old-friend', 'R-150: Han to Bespin with Lando, or to Kashyyyk with Chewbacca', () => {
    const scene = rebel('an-old-friend', { leaders: { 'han-solo': 'pool' } });
    use(scene, 'an-old-friend');
    expect(scene.offers('rebel')).toEqual(['system:bespin', 'system:kashyyyk']);
    scene.choose('rebel', 'system:kashyyyk');
    expect(whereIs(scene, 'han-solo')).toBe(systemNo('kashyyyk'));
    expect(whereIs(scene, 'chewbacca')).toBe(systemNo('kashyyyk'));
    expect(whereIs(scene, 'lando-calrissian')).toBe(UNRECRUITED);
    expect(scene.state.game.actions[0].hand).toEqual([]); // no card comes with him
    const one = rebel('an-old-friend', { leaders: { 'han-solo': 'pool', chewbacca: 'gone' } });
    use(one, 'an-old-friend');
    expect(whereIs(one, 'lando-calrissian')).toBe(systemNo('bespin'));
  });

  test('R-150: with neither available the card cannot be used', () => {
    const scene = rebel('an-old-friend', {
      leaders: { 'han-solo': 'pool', chewbacca: 'gone', 'lando-calrissian': 'pool' },
    });
    expect(offers(scene, 'an-old-friend')).toBe(false);
  });
});

describe('Independent Operation', () => {
  scenario('independent-operation', 'R-180: the Empire sends all ground units to one Imperial system', () => {
    const scene = rebel('independent-operation', {
      leaders: { 'lando-calrissian': 'pool', 'princess-leia': 'kessel' },
      rings: { 'princess-leia': 'captured' },
      imperialLoyalty: ['mandalore', 'mustafar'],
      units: {
        kessel: { stormtrooper: 2, 'at-st': 1, 'x-wing': 1 },
        mustafar: { 'rebel-trooper': 1 },
        mandalore: { 'x-wing': 1 },
      },
    });
    use(scene, 'independent-operation');
    // Kessel is the only subjugated system: there is nothing to ask the Rebel.
    expect(whereIs(scene, 'lando-calrissian')).toBe(systemNo('kessel'));
    expect(scene.view('rebel').question).toBeNull();
    expect(scene.offers('imperial')).toEqual(['system:coruscant', 'system:mandalore']);
    scene.choose('imperial', 'system:mandalore');
    expect(unitsIn(scene, 'mandalore', 'stormtrooper')).toBe(2);
    expect(unitsIn(scene, 'mandalore', 'at-st')).toBe(1);
    expect(isSubjugated(scene.state.game, systemNo('kessel'))).toBe(false);
    // The captive was left behind, and is free with no Imperial unit there.
    expect(whereIs(scene, 'princess-leia')).toBe(BASE_SPACE);
    expect(kindAsked(scene, 'rebel')).toBe('assignment.choose');
    sound(scene);
  });

  const LANDO: RebSetup = { leaders: { 'lando-calrissian': 'pool' }, units: { kessel: { stormtrooper: 1 } } };

  test('R-180: without a system for them to go to it cannot be used', () => {
    const blocked = { ...LANDO, units: { ...LANDO.units, coruscant: { 'rebel-trooper': 1 } } };
    expect(offers(rebel('independent-operation', LANDO), 'independent-operation')).toBe(true);
    expect(offers(rebel('independent-operation', blocked), 'independent-operation')).toBe(false);
  });

  test('R-082, R-076: nor where an Imperial leader holds the units back', () => {
    const held = { ...LANDO, leaders: { ...LANDO.leaders, 'darth-vader': 'kessel' as const } };
    expect(offers(rebel('independent-operation', held), 'independent-operation')).toBe(false);
  });
});

test('R-141: a lured leader uses no action cards', () => {
  const scene = rebel('an-old-friend', {
    leaders: { 'han-solo': 'pool' },
    rings: { 'han-solo': 'lure-of-the-dark-side' },
  });
  expect(offers(scene, 'an-old-friend')).toBe(false);
});
