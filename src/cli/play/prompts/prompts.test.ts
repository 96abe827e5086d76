import { describe, expect, it } from 'vitest';
import { seeded } from '../../../kernel/chance/seeded.ts';
import { accepts, type Form, howMany, type Lot, sample, single } from '../../../kernel/forms/index.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import { listed } from '../layout.ts';
import type { Names } from './index.ts';
import { how, list, read, sayAnswer, writeAnswer } from './index.ts';
import { letter } from './numbers.ts';

const NAMES: Names = {
  offer: ({ id }) => `Take ${id}`,
  ref: (ref) => `<${ref}>`,
  place: ({ ref }) => `<${ref}!>`,
};
const lot = (id: string, max: number, to?: string[]): Lot => ({
  ...single(id, [`unit:${id}`]),
  max,
  ...(to === undefined ? {} : { to }),
});

const FORMS: Record<string, Form> = {
  choose: {
    is: 'choose',
    options: ['do:pass', 'do:play', 'power:3'].map((id) => ({ id, refs: [] })),
  },
  pick: {
    is: 'pick',
    from: [lot('a', 1), lot('b', 3), lot('c', 1)],
    limits: [howMany(0, 4, 'some')],
  },
  arrange: {
    is: 'arrange',
    items: ['card:4', 'card:9', 'card:2'],
    piles: [
      { id: 'top', min: 0, max: 3 },
      { id: 'bottom', min: 0, max: 3 },
    ],
  },
  allot: {
    is: 'allot',
    lots: [lot('red', 2, ['x']), lot('black', 2)],
    slots: ['x', 'y'].map((id) => ({ id, ref: `unit:${id}` as const, tags: [], max: 3 })),
    limits: [],
  },
  haul: {
    is: 'haul',
    to: 'system:hoth',
    sources: (['system:a', 'system:b'] as const).map((from) => ({
      from,
      lots: [lot('ship', 2), { ...lot('troop', 3), weight: 0 }],
    })),
    limits: [],
    rule: 'transport',
  },
};

describe.each(Object.entries(FORMS))('the prompt for %s', (_name, form) => {
  it('reads back whatever answer it writes', () => {
    const chance = seeded('prompts');
    for (let i = 0; i < 100; i++) {
      const answer = sample(form, chance);
      const reading = read(form, writeAnswer(form, answer), NAMES);
      expect(reading).toHaveProperty('answer');
      if ('answer' in reading) expect(accepts(form, reading.answer)).toEqual(accepts(form, answer));
      expect(sayAnswer(form, answer, NAMES)).not.toBe('');
    }
  });

  it('lists everything under a label and says how to answer', () => {
    expect(list(form, NAMES).length).toBeGreaterThanOrEqual(3);
    expect(how(form)).toMatch(/^Type /);
  });

  it.each(['', '99', '-1', '1.5', 'x', '1 x 2 x 3', '1 to Z', '/ / / / 7', '1x99999', '__proto__', '1e9'])(
    'takes %j without an exception, and never as more than the form accepts',
    (typed) => {
      const reading = read(form, typed, NAMES);
      if ('answer' in reading) expect(() => accepts(form, reading.answer)).not.toThrow();
      else expect(reading.problem).not.toBe('');
    },
  );
});

it.each([
  { is: 'pick', from: [], limits: [] },
  { is: 'allot', lots: [], slots: [], limits: [] },
  { is: 'haul', to: 'system:hoth', sources: [], limits: [], rule: 'transport' },
] satisfies Form[])('says what to type where there is nothing to name: $is', (form) => {
  expect(how(form)).toMatch(/ing .*: type none$/);
  const reading = read(form, 'none', NAMES);
  expect('answer' in reading && isRefusal(accepts(form, reading.answer))).toBe(false);
});

describe('a list', () => {
  const entries = (n: number, text = 'Hoth') =>
    Array.from({ length: n }, (_, i) => ({ label: `  ${String(i + 1).padStart(2)}. `, text }));

  it('of few or long entries has a line for each', () => {
    expect(listed(entries(12), 80)).toHaveLength(12);
    expect(listed(entries(20, 'a sentence that is rather long for a column'), 80)).toHaveLength(20);
  });

  it('of many short ones has columns, read downwards', () => {
    const lines = listed(entries(32), 80);
    expect(lines).toHaveLength(6);
    expect(lines[0]).toMatch(/^ {3}1\. Hoth +7\. Hoth +13\. Hoth/);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines.join(' ').match(/Hoth/g)).toHaveLength(32);
  });
});

describe('shortcuts', () => {
  const { choose, pick, allot } = FORMS as Record<string, Form>;

  it('takes the beginning of the words of an option', () => {
    expect(read(choose!, 'take do:pa', NAMES)).toEqual({ answer: { is: 'choose', id: 'do:pass' } });
  });

  it('names the numbers when the words fit several', () => {
    expect(read(choose!, 'take', NAMES)).toEqual({
      problem: "'take' could be 1 (Take do:pass) or 2 (Take do:play) or 3 (Take power:3).",
      named: true,
    });
  });

  it('counts repeated numbers', () => {
    expect(read(pick!, '2 2, 1', NAMES)).toEqual(read(pick!, '2x2 1', NAMES));
  });

  it('takes places by letter and by number', () => {
    expect(read(allot!, '1 to a, 2x2 to B', NAMES)).toEqual(read(allot!, '1 to 1, 2x2 to 2', NAMES));
  });
});

describe('names', () => {
  const CALLED: Readonly<Record<string, string>> = {
    'unit:a': 'Princess Leia',
    'unit:b': 'Stormtrooper',
    'unit:c': 'Luke Skywalker',
    'unit:d': 'Luke Skywalker (Jedi)',
    'unit:x': 'Hoth',
    'unit:y': 'Escape to Bespin',
    'unit:red': 'Red damage',
    'unit:black': 'Black damage',
    'unit:ship': 'X-wing',
    'unit:troop': 'Rebel Trooper',
    'card:4': 'Han Solo',
    'card:9': 'R2-D2 and C-3PO',
    'card:2': 'Yoda',
    'system:a': 'Mon Calamari',
    'system:b': 'Nal Hutta',
  };
  const called: Names = {
    offer: ({ refs }) => CALLED[refs[0] ?? ''] ?? '[',
    ref: (ref) => CALLED[ref] ?? '[',
    place: ({ ref }) => `${CALLED[ref]} (needs 2)`,
  };
  const crew: Form = {
    is: 'pick',
    from: [lot('a', 1), lot('b', 3), lot('c', 1), lot('d', 1)],
    limits: [],
  };

  it.each([
    ['leia', '1'],
    ['princess leia, stormtrooper', '1 2'],
    ['leia stormtrooper', '1 2'],
    ['leia and 3 stormtroopers', '1 2x3'],
    ['leia 3 stormtroopers', "'leia 3 stormtroopers' is not in this list."],
    ['leia, 3 stormtroopers', '1 2x3'],
    ['stormtrooper x3', '2x3'],
    ['3x stormtrooper, 1', '1 2x3'],
    ['luke skywalker', '3'],
    ['jedi', '4'],
    ['luke', "'luke' could be 3 (Luke Skywalker) or 4 (Luke Skywalker (Jedi))."],
    ['chewbacca', "'chewbacca' is not in this list."],
  ])('in a pick: %s', (typed, means) => {
    const reading = read(crew, typed, called);
    expect('problem' in reading ? reading.problem : accepts(crew, reading.answer)).toEqual(
      /^\d/.test(means) ? accepts(crew, answerOf(crew, means)) : means,
    );
  });

  it.each([
    ['red to hoth', '1 to A'],
    ['2 red damage to hoth, black to bespin', '1x2 to A, 2 to B'],
    ['black damage to escape to bespin', '2 to B'],
    ['black -> B', '2 to B'],
    ['2 b', '2 to B'],
    ['damage to hoth', "'damage' could be 1 (Red damage) or 2 (Black damage)."],
    ['red to endor', "There is no place 'endor': places go from A to B."],
    ['red', "'red' is not understood: type what goes, then to, then where."],
  ])('in an allotment: %s', (typed, means) => {
    const form = FORMS['allot']!;
    const reading = read(form, typed, called);
    expect('problem' in reading ? reading.problem : reading.answer).toEqual(
      /^\d/.test(means) ? answerOf(form, means) : means,
    );
  });

  it.each([
    ['2 x-wings from mon calamari', '1x2'],
    ['nal hutta: x-wing, rebel troopers from mon calamari', '3 2'],
    ['x-wing', "'x-wing' could be 1 (Mon Calamari: X-wing) or 3 (Nal Hutta: X-wing)."],
  ])('in a move: %s', (typed, means) => {
    const form = FORMS['haul']!;
    const reading = read(form, typed, called);
    expect('problem' in reading ? reading.problem : reading.answer).toEqual(
      /^\d/.test(means) ? answerOf(form, means) : means,
    );
  });

  it.each([
    ['yoda, han / r2-d2 and c-3po', '3 1 / 2'],
    ['yoda han r2d2 / none', '3 1 2 / none'],
  ])('in an order: %s', (typed, means) => {
    const form = FORMS['arrange']!;
    expect(read(form, typed, called)).toEqual(read(form, means, called));
  });

  function answerOf(form: Form, typed: string): unknown {
    const reading = read(form, typed, called);
    return 'answer' in reading ? reading.answer : reading;
  }
});

describe('letters', () => {
  it('go on after Z', () => {
    expect([0, 25, 26, 27, 51, 52].map(letter)).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA']);
  });
});
