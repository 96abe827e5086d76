import { describe, expect, test } from 'vitest';
import { momentPath, placeFor, readMoment } from './viewpoint.ts';

describe('the address of a moment', () => {
  test.each([
    ['', {}],
    ['?row=12', { row: 12 }],
    ['?row=12&seat=0', { row: 12, from: 0 }],
    ['?seat=all', { from: 'all' }],
    ['?row=0&seat=spectator', { row: 0, from: 'spectator' }],
    ['?row=-1&seat=-1', {}],
    ['?row=1.5&seat=x', {}],
    ['?row=12345678901234567890', {}],
    ['?row=&seat=', {}],
  ])('%s', (search, moment) => {
    expect(readMoment(search)).toEqual(moment);
  });

  test('leads back to the moment', () => {
    for (const from of [0, 1, 'all', 'spectator'] as const) {
      const path = momentPath('abc_DEF-1234', { row: 77, from, key: 'k&y' });
      expect(path.startsWith('/replay/abc_DEF-1234?')).toBe(true);
      const search = path.slice(path.indexOf('?'));
      expect(readMoment(search)).toEqual({ row: 77, from });
      expect(new URLSearchParams(search).get('key')).toBe('k&y');
    }
    expect(momentPath('t', { row: 1, from: 0 })).toBe('/replay/t?row=1&seat=0');
  });
});

describe('the viewpoint', () => {
  test('is the wanted one, if it exists', () => {
    expect(placeFor(['all', 0, 1, 'spectator'], [1])).toBe(1);
    expect(placeFor(['all', 0, 1, 'spectator'], [undefined, null, 0])).toBe(0);
    expect(placeFor(['all', 0, 1, 'spectator'], [5])).toBe('all');
    expect(placeFor([0, 1, 'spectator'], ['all', 1])).toBe(1);
    expect(placeFor([0, 1, 'spectator'], ['all'])).toBe(0);
  });
});
