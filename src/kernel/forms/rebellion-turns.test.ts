import { describe, expect, test } from 'vitest';
import { few } from './index.ts';
import { choice, decision, move, no, pageShows, put, take } from './testing/decision.ts';
import * as decide from './testing/rebellion-forms.ts';
import { type Kind, type Some, UNITS } from './testing/rebellion-units.ts';

/** The second half of the decisions in docs/decisions/0001-questions-in-forms.md; the first is rebellion.test.ts. */

describe('(e) building', () => {
  // Mon Calamari (space 3), Naboo, Kashyyyk and the base space (space 1).
  const icons = [
    { icon: 'space-triangle', space: 3, n: 1 },
    { icon: 'space-square', space: 3, n: 1 },
    { icon: 'space-triangle', space: 1, n: 2 },
    { icon: 'ground-triangle', space: 1, n: 4 },
  ] as const;
  // All three cruisers and all four transports of the box are in use.
  const supply: Some = { 'x-wing': 6, 'y-wing': 10, 'rebel-trooper': 15 };
  const onBoard: Some = {
    'x-wing': 2,
    'y-wing': 2,
    'rebel-transport': 1,
    'rebel-trooper': 6,
    'mon-calamari-cruiser': 1,
  };
  const form = decide.build('rebel', icons, supply, onBoard);

  test('R-152, R-154, R-155: icons to kinds, fewer allowed, no more than there are', () => {
    expect(form.slots.map(({ max }) => max)).toEqual([8, 12, 1, 1, 21]);
    expect(UNITS['mon-calamari-cruiser'].count).toBe(3);
    pageShows(
      'e',
      form,
      decide.makeRoom('rebel-transport', 1, [{ at: decide.BASE_SPACE, units: { 'rebel-transport': 1 } }]),
    );
    decision(
      form,
      [
        put(
          ['space-triangle@3', 'unit:x-wing', 1],
          ['space-triangle@1', 'unit:y-wing', 2],
          ['ground-triangle@1', 'unit:rebel-trooper', 4],
        ),
        put(
          ['space-triangle@3', 'unit:rebel-transport', 1],
          ['space-square@3', 'unit:mon-calamari-cruiser', 1],
        ),
        put(),
      ],
      [
        [
          put(
            ['space-triangle@3', 'unit:rebel-transport', 1],
            ['space-triangle@1', 'unit:rebel-transport', 1],
          ),
          no('too-many', 'unit:rebel-transport', 'R-155'),
        ],
        [put(['space-square@3', 'unit:x-wing', 1]), no('not-there', 'put[0]')], // a square builds nothing smaller
        [put(['space-triangle@1', 'unit:x-wing', 3]), no('too-many', 'space-triangle@1')],
      ],
    );
  });

  test('R-155: what was built beyond the supply is taken from the board in a second question', () => {
    const stands: decide.Stand[] = [
      { at: 'system:naboo', units: { 'rebel-transport': 2 } },
      { at: decide.BASE_SPACE, units: { 'rebel-transport': 1 } },
    ];
    decision(
      decide.makeRoom('rebel-transport', 2, stands),
      [take(['system:naboo', 2]), take(['system:naboo', 1], [decide.BASE_SPACE, 1])],
      [
        [take(['system:naboo', 1]), no('too-few', 'take', 'R-155')],
        [take(['system:naboo', 3]), no('too-many', 'take[0]')],
      ],
    );
  });
});

describe('(f) deploying', () => {
  test('R-157, R-158: two in each system, a Death Star only where one is being built', () => {
    const form = decide.deploy(
      { 'tie-fighter': 3, stormtrooper: 2, 'star-destroyer': 1, 'death-star': 1 },
      ['coruscant', 'corellia', 'sullust'],
      'endor',
    );
    pageShows('f', form);
    decision(
      form,
      [
        put(
          ['tie-fighter', 'system:coruscant', 2],
          ['stormtrooper', 'system:corellia', 2],
          ['death-star', 'system:endor', 1],
        ),
        put(), // all go back to space 1 of the queue
      ],
      [
        [
          put(['tie-fighter', 'system:coruscant', 2], ['star-destroyer', 'system:coruscant', 1]),
          no('too-many', 'system:coruscant', 'R-157'),
        ],
        [put(['tie-fighter', 'system:endor', 1]), no('not-there', 'put[0]')],
        [put(['death-star', 'system:coruscant', 1]), no('not-there', 'put[0]')],
        [put(['stormtrooper', 'system:hoth', 1]), no('unknown', 'put[0]')],
      ],
    );
  });
});

describe('(g) retreat', () => {
  const naboo: decide.Stand = {
    at: 'system:naboo',
    units: {
      'x-wing': 2,
      'corellian-corvette': 1,
      'rebel-transport': 1,
      'rebel-trooper': 5,
      airspeeder: 2,
      'shield-generator': 1,
    },
  };
  const ships: [string, string, number][] = [
    ['naboo', 'x-wing', 2],
    ['naboo', 'corellian-corvette', 1],
    ['naboo', 'rebel-transport', 1],
  ];

  test('R-110: where to, or not at all; R-109: one leader goes', () => {
    // Own units stand on Dagobah, so no other neighbour of Naboo is allowed.
    decision(
      decide.retreatTo(['dagobah']),
      [choice('system:dagobah'), choice('do:stay')],
      [[choice('system:rodia'), no('unknown', 'id')]],
    );
    decision(
      decide.retreatLeader(['general-rieekan', 'princess-leia']),
      [choice('leader:princess-leia')],
      [],
    );
  });

  test('R-112: ships leave, riders may stay', () => {
    const form = decide.retreat('system:dagobah', naboo);
    pageShows('g', decide.retreatTo(['dagobah']), form);
    decision(
      form,
      [move(...ships), move(...ships, ['naboo', 'rebel-trooper', 5], ['naboo', 'airspeeder', 1])],
      [
        [
          move(...ships, ['naboo', 'rebel-trooper', 5], ['naboo', 'airspeeder', 2]),
          no('too-many', 'system:naboo', 'R-084'),
        ],
        [move(['naboo', 'rebel-transport', 1]), no('too-few', 'system:naboo/x-wing', 'R-112')],
        [move(...ships, ['naboo', 'shield-generator', 1]), no('unknown', 'move[3]')],
      ],
    );
  });

  test('R-112: TIE Fighters may stay; R-109: with Escape Plan and no ships somebody must move', () => {
    decision(
      decide.retreat('system:corellia', {
        at: 'system:alderaan',
        units: { 'star-destroyer': 1, 'tie-fighter': 4 },
      }),
      [
        move(['alderaan', 'star-destroyer', 1]),
        move(['alderaan', 'star-destroyer', 1], ['alderaan', 'tie-fighter', 3]),
      ],
      [[move(['alderaan', 'tie-fighter', 1]), no('too-few', 'system:alderaan/star-destroyer', 'R-112')]],
    );
    const onFoot: decide.Stand = { at: 'system:naboo', units: { 'rebel-trooper': 3 } };
    decision(
      decide.retreat('system:dagobah', onFoot, true),
      [move(['naboo', 'rebel-trooper', 1])],
      [[move(), no('too-few', 'move', 'R-109')]],
    );
    expect(few(decide.retreat('system:dagobah', onFoot), 1)).toEqual([]); // impossible, so it is not offered
  });
});

describe('(h) Rapid Mobilization', () => {
  test('R-122, R-123: how, then one of the cards that were seen, or none', () => {
    pageShows('h', decide.mobilize(true), decide.newBase([306, 311]));
    decision(decide.mobilize(true), [choice('do:move-units'), choice('do:new-base')], []);
    decision(
      decide.mobilize(false),
      [choice('do:new-base')],
      [[choice('do:move-units'), no('unknown', 'id')]],
    );
    decision(
      decide.newBase([306, 311]), // of four: 307 has Imperial units, 309 is destroyed
      [choice('card:311'), choice('do:stay')],
      [[choice('card:307'), no('unknown', 'id')]],
    );
  });
});

describe('(i) a window for action cards', () => {
  test('the holder is offered what they could play; a player without a fitting card is asked nevertheless', () => {
    pageShows('i', decide.windowFor([212]), decide.windowFor([]));
    decision(
      decide.windowFor([212]),
      [choice('card:212'), choice('do:pass')],
      [[choice('card:215'), no('unknown', 'id')]],
    );
    // One answer: the advance answer "the only legal one" gives it.
    expect(few(decide.windowFor([]), 1)).toEqual([choice('do:pass')]);
    expect(few(decide.windowFor([212]), 1)).toBeNull();
  });
});

describe('(j) missions', () => {
  test('R-020: leaders to cards, at most two on one, none that must', () => {
    const form = decide.assign(['mon-mothma', 'jan-dodonna', 'princess-leia'], [101, 104], { 109: 1 });
    pageShows('j', form, decide.oppose(['darth-vader', 'general-tagge']));
    decision(
      form,
      [
        put(['leader:mon-mothma', 'card:101', 1], ['leader:princess-leia', 'card:101', 1]),
        put(['leader:jan-dodonna', 'card:109', 1]), // joins the leader who is there
        put(),
      ],
      [
        [
          put(
            ['leader:mon-mothma', 'card:101', 1],
            ['leader:jan-dodonna', 'card:101', 1],
            ['leader:princess-leia', 'card:101', 1],
          ),
          no('too-many', 'card:101', 'R-020'),
        ],
        [
          put(['leader:mon-mothma', 'card:109', 1], ['leader:jan-dodonna', 'card:109', 1]),
          no('too-many', 'card:109', 'R-020'),
        ],
        [
          put(['leader:mon-mothma', 'card:101', 1], ['leader:mon-mothma', 'card:104', 1]),
          no('too-many', 'leader:mon-mothma'), // in one place
        ],
      ],
    );
  });
  test('R-036: one leader from the pool, or none', () => {
    decision(
      decide.oppose(['darth-vader', 'general-tagge']),
      [choice('leader:darth-vader'), choice('do:pass')],
      [[choice('leader:emperor-palpatine'), no('unknown', 'id')]],
    );
  });
});

describe('(k) a choice that depends on a choice, and orders', () => {
  const ground: decide.Target[] = [{ kind: 'rebel-trooper' }, { kind: 'airspeeder' }];
  test('Bombardment: the ship first, then as much damage as it has red dice', () => {
    const ships: Kind[] = ['star-destroyer', 'assault-carrier'];
    pageShows(
      'k',
      decide.bombardWith(ships),
      decide.bombard('star-destroyer', ground),
      decide.order(['effect:1', 'effect:2']),
    );
    decision(
      decide.bombardWith(ships),
      [choice('unit:assault-carrier')],
      [[choice('unit:x-wing'), no('unknown', 'id')]],
    );
    decision(
      decide.bombard('star-destroyer', ground),
      [put(['direct', 'unit:rebel-trooper.0', 1], ['direct', 'unit:airspeeder.1', 1])],
      [[put(['direct', 'unit:airspeeder.1', 1]), no('too-few', 'direct', 'R-094')]],
    );
    expect(few(decide.bombard('assault-carrier', ground), 9)).toHaveLength(2);
  });
  test('R-124: two Rapid Mobilizations, in the order that the Rebel likes', () => {
    decision(
      decide.order(['effect:1', 'effect:2']),
      [{ is: 'arrange', piles: [['effect:2', 'effect:1']] }],
      [
        [{ is: 'arrange', piles: [['effect:2']] }, no('too-few', 'piles[0]')],
        [{ is: 'arrange', piles: [['effect:1', 'effect:1']] }, no('twice', 'piles[0][1]')],
      ],
    );
  });
});
