import { describe, expect, it } from 'vitest';
import { seeded } from '../../../kernel/chance/seeded.ts';
import { accepts, type Form, howMany, type Lot, sample, single } from '../../../kernel/forms/index.ts';
import { listed } from '../turn.ts';
import type { Names } from './index.ts';
import { how, list, read, sayAnswer, writeAnswer } from './index.ts';

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
    expect(read(choose!, 'take', NAMES)).toEqual({ problem: 'That could be 1 or 2 or 3.' });
  });

  it('counts repeated numbers', () => {
    expect(read(pick!, '2 2, 1', NAMES)).toEqual(read(pick!, '2x2 1', NAMES));
  });

  it('takes places by letter and by number', () => {
    expect(read(allot!, '1 to a, 2x2 to B', NAMES)).toEqual(read(allot!, '1 to 1, 2x2 to 2', NAMES));
  });
});
