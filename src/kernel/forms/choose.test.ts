import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FormCase, formSuite, IDS, ids } from '../testing/form-suite.ts';
import { accepts, type Choose, chosen, each } from './index.ts';

const choose = (options: readonly string[]): Choose => ({
  is: 'choose',
  options: options.map((id) => ({ id, refs: [] })),
});

const choices: FormCase<Choose> = {
  forms: ids(6).map((options) => ({
    form: choose(options),
    legal: options.map((id) => ({ is: 'choose', id })),
  })),
  near: () =>
    fc.constantFrom<string>(...IDS, 'zz').map((id) => ({
      raw: { is: 'choose', id, facts: { id: 'a' } },
      clean: { is: 'choose', id },
    })),
};

describe('choose', () => {
  formSuite(choices);

  test.each([
    [
      { is: 'choose', id: 'c' },
      { refused: 'unknown', part: 'id' },
    ],
    [
      { is: 'choose', id: 1 },
      { refused: 'malformed', part: 'id' },
    ],
    [
      { is: 'choose', id: ['a'] },
      { refused: 'malformed', part: 'id' },
    ],
    [
      { is: 'pick', id: 'a' },
      { refused: 'malformed', part: 'id' },
    ],
    [{ id: 'a' }, { refused: 'malformed', part: 'id' }],
  ])('%j is refused: %j', (raw, refusal) => {
    expect(accepts(choose(['a', 'b']), raw)).toEqual(refusal);
  });

  test('options come in the order of the form', () => {
    expect([...each(choose(['b', 'a', '0']))!].map(chosen)).toEqual(['b', 'a', '0']);
  });

  test('a reader of choices reads nothing else', () => {
    expect(() => chosen({ is: 'pick', take: [] })).toThrow('expected an answer to a choose form');
    expect(() => chosen(undefined)).toThrow('expected an answer to a choose form');
  });
});
