import { describe, expect, it } from 'vitest';
import { type Kind, Line } from './line.ts';

/** The order in which all are let in who wait, at this time. */
function order(now: number, waiting: readonly [string, Kind, number][]): string[] {
  const line = new Line<string>(100);
  for (const [item, kind, by] of waiting) line.push(item, kind, by);
  return waiting.map(() => line.shift(now) ?? 'nobody');
}

describe('those who wait for a worker', () => {
  it('are let in as their turn should come', () => {
    const waiting: [string, Kind, number][] = [
      ['long', 'bot', 30],
      ['quick', 'bot', 20],
      ['hint', 'person', 10],
      ['another hint', 'person', 25],
    ];
    expect(order(0, waiting)).toEqual(['hint', 'quick', 'another hint', 'long']);
  });

  it('pass all whose time has not come', () => {
    const hints: [string, Kind, number][] = [1, 2, 3].map((n) => [`hint ${n}`, 'person', n]);
    expect(order(5, [['bot', 'bot', 10], ['quick bot', 'bot', 9], ...hints])).toEqual([
      'hint 1',
      'hint 2',
      'hint 3',
      'quick bot',
      'bot',
    ]);
  });

  it('take turns once they have waited long enough, however many there are of one kind', () => {
    const hints: [string, Kind, number][] = [1, 2, 3, 4].map((n) => [`hint ${n}`, 'person', n]);
    expect(order(20, [...hints, ['bot 1', 'bot', 10], ['bot 2', 'bot', 11]])).toEqual([
      'hint 1',
      'bot 1',
      'hint 2',
      'bot 2',
      'hint 3',
      'hint 4',
    ]);
  });

  it('are limited in number for each kind', () => {
    const line = new Line<string>(1);
    expect(line.push('a', 'person', 0)).toBe(true);
    expect(line.push('b', 'person', 0)).toBe(false);
    expect(line.push('c', 'bot', 0)).toBe(true);
    expect([line.remove('c'), line.remove('c'), line.length]).toEqual([true, false, 1]);
  });
});
