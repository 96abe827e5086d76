import { describe, expect, test } from 'vitest';
import { PLAIN_WORDS } from '../testing/form-suite.ts';
import {
  type Answer,
  amount,
  answerKey,
  blanks,
  empty,
  type Form,
  offers,
  places,
  sayAnswer,
  single,
} from './index.ts';

const ship = { ...single('ship', ['unit:ship']), min: 1, max: 2 };
const crew = { ...single('card:7', ['card:7']), to: ['hoth'] };

interface Example {
  readonly form: Form;
  readonly answer: Answer;
  readonly offers: readonly string[];
  readonly places: readonly string[];
  readonly empty: Answer | null;
  readonly amount: number | null;
  readonly said: string;
  readonly key: string;
  readonly blanks: object;
}

const EXAMPLES: { readonly [K in Form['is']]: Example } = {
  choose: {
    form: {
      is: 'choose',
      options: [
        { id: 'play:7', refs: ['card:7'] },
        { id: 'do:pass', refs: [] },
      ],
    },
    answer: { is: 'choose', id: 'play:7' },
    offers: ['play:7', 'do:pass'],
    places: [],
    empty: null,
    amount: null,
    said: 'play:7',
    key: '<play:7>',
    blanks: { can: 'play:7 or do:pass' },
  },
  pick: {
    form: { is: 'pick', from: [ship, crew], limits: [] },
    answer: {
      is: 'pick',
      take: [
        ['ship', 2],
        ['card:7', 1],
      ],
    },
    offers: ['ship', 'card:7'],
    places: [],
    empty: { is: 'pick', take: [['ship', 1]] },
    amount: 3,
    said: '2 "ship", 1 "card:7"',
    key: '<card:7>x1 <ship>x2',
    blanks: { min: undefined, max: 2 },
  },
  arrange: {
    form: { is: 'arrange', items: ['card:7', 'card:8'], piles: [{ id: 'top', min: 0, max: 2 }] },
    answer: { is: 'arrange', piles: [['card:8', 'card:7']] },
    offers: ['card:7', 'card:8'],
    places: [],
    empty: null,
    amount: null,
    said: '[["card:8","card:7"]]',
    key: '<card:8> <card:7>',
    blanks: { count: 2 },
  },
  allot: {
    form: {
      is: 'allot',
      lots: [ship, crew],
      slots: [{ id: 'hoth', ref: 'system:hoth', tags: [], max: null }],
      limits: [],
    },
    answer: { is: 'allot', put: [['ship', 'hoth', 2]] },
    offers: ['ship', 'card:7'],
    places: ['system:hoth'],
    empty: { is: 'allot', put: [] },
    amount: 2,
    said: '2 "ship" to "hoth"',
    key: '{"is":"allot","put":[["ship","hoth",2]]}',
    blanks: { places: 'the system:hoth' },
  },
  haul: {
    form: {
      is: 'haul',
      to: 'system:hoth',
      sources: [{ from: 'system:endor', lots: [ship, crew] }],
      limits: [],
      rule: 'transport',
    },
    answer: { is: 'haul', move: [['system:endor', 'ship', 1]] },
    offers: ['ship', 'card:7'],
    places: ['system:endor'],
    empty: { is: 'haul', move: [['system:endor', 'ship', 1]] },
    amount: 1,
    said: '1 "ship" from "system:endor"',
    key: '{"is":"haul","move":[["system:endor","ship",1]]}',
    blanks: { to: 'the system:hoth' },
  },
};

describe.each(Object.entries(EXAMPLES))('%s', (_is, { form, answer, ...expected }) => {
  test('offers what can be pointed at, and names its places', () => {
    expect(offers(form).map(({ id }) => id)).toEqual(expected.offers);
    expect(places(form).map(({ ref }) => ref)).toEqual(expected.places);
  });
  test('has an empty answer where that is possible, and counts what an answer takes', () => {
    expect(empty(form)).toEqual(expected.empty);
    expect(amount(answer)).toBe(expected.amount);
  });
  test('says an answer, names it for the search, and fills its question', () => {
    expect(sayAnswer(form, answer, PLAIN_WORDS)).toBe(expected.said);
    expect(answerKey(form, answer, (id) => `<${id}>`)).toBe(expected.key);
    const words = {
      name: (ref: string) => `the ${ref}`,
      all: (names: readonly string[]) => names.join(' and '),
      can: (ids: readonly string[]) => ids.join(' or '),
    };
    expect(blanks(form, words)).toEqual(expected.blanks);
  });
});

test('what is hauled is offered with the place it comes from', () => {
  expect(offers(EXAMPLES.haul.form).map(({ from }) => from)).toEqual(['system:endor', 'system:endor']);
});

test('an answer to another form has no words', () => {
  expect(sayAnswer(EXAMPLES.choose.form, EXAMPLES.pick.answer, PLAIN_WORDS)).toBe('');
});
