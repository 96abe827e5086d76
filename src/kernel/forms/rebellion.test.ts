import { describe, expect, test } from 'vitest';
import type { Ref } from '../ids.ts';
import { type Answer, few, type Haul } from './index.ts';
import { choice, decision, move, no, pageShows, put, take } from './testing/decision.ts';
import * as decide from './testing/rebellion-forms.ts';
import { type Some, STARTING } from './testing/rebellion-units.ts';

/**
 * The executable half of docs/decisions/0001-questions-in-forms.md: decisions of Star Wars: Rebellion as forms, with answers
 * that are legal and answers that are not. The forms that the page shows are compared with the ones made here.
 */

describe('(a) starting placement', () => {
  const IMPERIAL = ['coruscant', 'mandalore', 'saleucami', 'sullust', 'mustafar', 'corellia'];
  /** The fixed placement of the first game, which must be legal in the full one too. */
  const FIRST_GAME: Readonly<Record<string, Some>> = {
    coruscant: {
      'star-destroyer': 1,
      'assault-carrier': 1,
      'tie-fighter': 2,
      stormtrooper: 3,
      'at-at': 1,
      'at-st': 1,
    },
    mandalore: { 'death-star': 1, 'tie-fighter': 4, stormtrooper: 2, 'at-st': 1 },
    saleucami: { 'star-destroyer': 1, 'tie-fighter': 2, stormtrooper: 2, 'at-st': 1 },
    sullust: { 'star-destroyer': 1, 'tie-fighter': 2, stormtrooper: 2, 'at-st': 1 },
    mustafar: { 'assault-carrier': 1, 'tie-fighter': 2, stormtrooper: 2, 'at-st': 1 },
    corellia: { 'assault-carrier': 1, stormtrooper: 1 },
  };
  const placed = (where: Readonly<Record<string, Some>>): Answer =>
    put(
      ...Object.entries(where).flatMap(([id, units]) =>
        Object.entries(units).map(([kind, n]): [string, string, number] => [kind, decide.system(id), n]),
      ),
    );

  test('R-007: the Empire, a ground unit in every Imperial system', () => {
    const form = decide.imperialPlacement(IMPERIAL);
    pageShows('a', form, decide.rebelWhere(['kashyyyk', 'hoth']), decide.rebelPlacement('system:kashyyyk'));
    const { corellia, coruscant, ...rest } = FIRST_GAME;
    decision(
      form,
      [placed(FIRST_GAME)],
      [
        [
          placed({
            ...rest,
            corellia: { 'assault-carrier': 1 },
            coruscant: { ...coruscant, stormtrooper: 4 },
          }),
          no('too-few', 'system:corellia', 'R-007'),
        ],
        [placed({ ...rest, corellia: corellia! }), no('too-few', 'star-destroyer', 'R-007')],
        [
          placed({ ...FIRST_GAME, coruscant: { ...coruscant, stormtrooper: 4 } }),
          no('too-many', 'stormtrooper', 'R-007'),
        ],
        [placed({ hoth: { stormtrooper: 1 } }), no('unknown', 'put[0]')],
      ],
    );
  });

  test('R-016: where the Death Star is being built, no ground unit is asked for', () => {
    const form = decide.imperialPlacement(IMPERIAL, ['endor']);
    const { mandalore, ...rest } = FIRST_GAME;
    const { 'death-star': _, ...escort } = mandalore!;
    decision(form, [placed({ ...rest, mandalore: escort, endor: { 'death-star': 1 } })], []);
  });

  test('R-008: the Rebel, the base space and/or one system', () => {
    decision(
      decide.rebelWhere(['kashyyyk', 'hoth']),
      [choice('system:hoth'), choice('do:base-only')],
      [[choice('system:coruscant'), no('unknown', 'id')]],
    );
    const all = Object.entries(STARTING.rebel);
    const to = (place: Ref): Answer =>
      put(...all.map(([kind, n]): [string, string, number] => [kind, place, n]));
    decision(
      decide.rebelPlacement('system:kashyyyk'),
      [to('system:kashyyyk'), to(decide.BASE_SPACE)],
      [
        [put(['airspeeder', 'system:hoth', 2]), no('unknown', 'put[0]')],
        [put(['airspeeder', 'system:kashyyyk', 2]), no('too-few', 'corellian-corvette', 'R-008')],
      ],
    );
  });
});

describe('(b) a move', () => {
  const stands: decide.Stand[] = [
    {
      at: 'system:coruscant',
      units: { 'star-destroyer': 1, 'assault-carrier': 1, 'tie-fighter': 8, stormtrooper: 3, 'at-at': 1 },
    },
    {
      at: 'system:corellia',
      units: { 'assault-carrier': 1, 'tie-fighter': 3, stormtrooper: 3 },
      captives: ['princess-leia'],
    },
    { at: 'system:ord-mantell', units: { 'tie-fighter': 2, stormtrooper: 1 } },
    { at: 'system:kashyyyk', units: { 'star-destroyer': 2, stormtrooper: 4 }, leaders: ['darth-vader'] },
  ];
  const form = decide.move('system:alderaan', stands);

  test('R-084..R-087: transport is counted from each system by itself', () => {
    pageShows('b', form);
    decision(
      form,
      [
        move(), // moving nothing is legal
        move(
          ['coruscant', 'star-destroyer', 1],
          ['coruscant', 'assault-carrier', 1],
          ['coruscant', 'tie-fighter', 6],
          ['coruscant', 'stormtrooper', 3],
          ['coruscant', 'at-at', 1],
          ['corellia', 'assault-carrier', 1],
          ['corellia', 'tie-fighter', 1],
          ['corellia', 'stormtrooper', 3],
          ['corellia', 'leader:princess-leia', 1],
        ),
        move(['corellia', 'assault-carrier', 1], ['corellia', 'leader:princess-leia', 1]),
      ],
      [
        // Five riders on an Assault Carrier, whatever capacity is left at Coruscant.
        [
          move(
            ['coruscant', 'star-destroyer', 1],
            ['corellia', 'assault-carrier', 1],
            ['corellia', 'tie-fighter', 2],
            ['corellia', 'stormtrooper', 3],
          ),
          no('too-many', 'system:corellia', 'R-084'),
        ],
        [move(['ord-mantell', 'tie-fighter', 1]), no('too-many', 'system:ord-mantell', 'R-084')],
        [move(['corellia', 'leader:princess-leia', 1]), no('too-many', 'system:corellia', 'R-084')],
        [move(['kashyyyk', 'star-destroyer', 1]), no('unknown', 'move[0]')], // pinned
        [move(['corellia', 'tie-fighter', 1], ['corellia', 'tie-fighter', 1]), no('twice', 'move[1]')],
      ],
    );
  });

  test('R-085, R-086: fighters that need no room move by themselves, structures never', () => {
    decision(
      decide.move('system:rodia', [
        {
          at: 'system:naboo',
          units: { 'x-wing': 2, 'rebel-transport': 1, 'rebel-trooper': 5, 'shield-generator': 1 },
        },
      ]),
      [move(['naboo', 'x-wing', 2]), move(['naboo', 'rebel-transport', 1], ['naboo', 'rebel-trooper', 4])],
      [
        [
          move(['naboo', 'rebel-transport', 1], ['naboo', 'rebel-trooper', 5]),
          no('too-many', 'system:naboo', 'R-084'),
        ],
        [move(['naboo', 'shield-generator', 1]), no('unknown', 'move[0]')],
      ],
    );
  });

  test('moves that cards allow: a number of units at most, transport counted or not', () => {
    // Rapid Mobilization shifts up to five units of one system, with transport (data: mode A).
    const atMostFive: Haul['limits'] = [
      { per: 'all', by: 'count', min: 0, max: 5, rule: 'rapid-mobilization' },
    ];
    decision(
      decide.move(
        decide.BASE_SPACE,
        [{ at: 'system:naboo', units: { 'rebel-transport': 2, 'rebel-trooper': 8 } }],
        atMostFive,
      ),
      [move(['naboo', 'rebel-transport', 1], ['naboo', 'rebel-trooper', 4])],
      [
        [
          move(['naboo', 'rebel-transport', 2], ['naboo', 'rebel-trooper', 4]),
          no('too-many', 'move', 'rapid-mobilization'),
        ],
        [move(['naboo', 'rebel-trooper', 1]), no('too-many', 'system:naboo', 'R-084')],
      ],
    );
  });
});

describe('(c) damage', () => {
  const targets: decide.Target[] = [
    { kind: 'star-destroyer', had: 2 },
    { kind: 'star-destroyer' },
    { kind: 'tie-fighter' },
    { kind: 'tie-fighter' },
    { kind: 'death-star' },
  ];
  const [HURT, WHOLE, TIE, OTHER_TIE] = [
    'unit:star-destroyer.0',
    'unit:star-destroyer.1',
    'unit:tie-fighter.2',
    'unit:tie-fighter.3',
  ];

  test('R-094: hits by colour, direct hits anywhere, overkill, no die kept back', () => {
    const form = decide.damage({ red: 2, black: 3, direct: 1 }, targets);
    pageShows('c', form);
    decision(
      form,
      [
        put(['red', HURT, 2], ['black', TIE, 3], ['direct', OTHER_TIE, 1]), // overkill on the first TIE Fighter
        put(
          ['red', HURT, 1],
          ['red', WHOLE, 1],
          ['black', TIE, 2],
          ['black', OTHER_TIE, 1],
          ['direct', WHOLE, 1],
        ),
      ],
      [
        [put(['red', HURT, 2], ['black', TIE, 2], ['direct', HURT, 1]), no('too-few', 'black', 'R-094')],
        [put(['red', HURT, 3], ['black', TIE, 3]), no('too-many', 'red', 'R-094')],
        [put(['black', HURT, 1]), no('not-there', 'put[0]')],
        [put(['direct', 'unit:death-star.4', 1]), no('unknown', 'put[0]')],
      ],
    );
  });

  test('R-094: with no red unit there, red hits are not part of the question', () => {
    const form = decide.damage({ red: 2, black: 1, direct: 1 }, [
      { kind: 'tie-fighter' },
      { kind: 'death-star' },
    ]);
    expect(few(form, 5)).toEqual([
      put(['black', 'unit:tie-fighter.0', 1], ['direct', 'unit:tie-fighter.0', 1]),
    ]);
    expect(decide.damage({ red: 2, black: 1, direct: 1 }, [{ kind: 'death-star' }])).toMatchObject({
      lots: [],
      slots: [],
    });
  });

  test('R-106: black hits that may count as red', () => {
    const hits = { red: 0, black: 3, direct: 0, blackAsRed: 2 };
    decision(
      decide.damage(hits, targets),
      [
        put(['black', TIE, 1], ['black-as-red', HURT, 2]),
        put(['black', TIE, 1], ['black-as-red', OTHER_TIE, 2]),
      ],
      [
        [put(['black', HURT, 1], ['black-as-red', HURT, 2]), no('not-there', 'put[0]')],
        [put(['black', TIE, 1], ['black-as-red', HURT, 1]), no('too-few', 'black-as-red', 'R-094')],
      ],
    );
    // Only red units left: the card may be used, nothing must.
    const redOnly = decide.damage(hits, [{ kind: 'assault-carrier' }]);
    expect(few(redOnly, 5)).toHaveLength(3);
  });

  test('cards that add damage: two on one ship, one each on different ships', () => {
    const form = decide.damage({ red: 0, black: 0, direct: 0, takeItDown: 1, onslaught: 1 }, targets);
    decision(
      form,
      [
        put(['take-it-down', HURT, 1], ['onslaught', TIE, 1]),
        put(['take-it-down', TIE, 1], ['onslaught', TIE, 1], ['onslaught', WHOLE, 1]),
      ],
      [
        [put(['take-it-down', HURT, 1], ['onslaught', TIE, 2]), no('too-many', TIE!, 'onslaught')],
        [put(['onslaught', TIE, 1]), no('too-few', 'take-it-down')],
      ],
    );
  });
});

describe('(d) blocking with a card that costs a card', () => {
  const hand: decide.TacticCard[] = [
    { slot: 41, name: 'outmaneuver', theater: 'space' },
    { slot: 44, name: 'concentrate-fire', theater: 'space' },
    { slot: 52, name: 'escape-plan', theater: 'ground' },
  ];
  test('choose, pick the cost, allot', () => {
    const fresh = { 'x-wing.0': 1, 'corellian-corvette.1': 2 };
    pageShows('d', decide.blockWith(hand), decide.blockCost(hand, 41), decide.blockWhat(2, fresh));
    decision(
      decide.blockWith(hand),
      [choice('card:41'), choice('do:pass')],
      [[choice('card:44'), no('unknown', 'id')]], // Concentrate Fire blocks nothing
    );
    decision(
      decide.blockCost(hand, 41),
      [take(['card:44', 1])],
      [
        [take(), no('too-few', 'take', 'outmaneuver')],
        [take(['card:41', 1]), no('unknown', 'take[0]')],
        [take(['card:52', 1]), no('unknown', 'take[0]')], // "another space tactic card"
      ],
    );
    decision(
      decide.blockWhat(2, fresh),
      [
        put(['block', 'unit:corellian-corvette.1', 2]),
        put(['block', 'unit:x-wing.0', 1], ['block', 'unit:corellian-corvette.1', 1]),
        put(),
      ],
      [
        [put(['block', 'unit:x-wing.0', 2]), no('too-many', 'unit:x-wing.0', 'block')],
        [
          put(['block', 'unit:x-wing.0', 1], ['block', 'unit:corellian-corvette.1', 2]),
          no('too-many', 'block', 'outmaneuver'),
        ],
      ],
    );
  });
  test('without another space card there is nothing to pay with, and nothing is offered but to pass', () => {
    expect(few(decide.blockWith([hand[0]!, hand[2]!]), 5)).toEqual([choice('do:pass')]);
  });
});
