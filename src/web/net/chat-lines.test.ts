import { describe, expect, it } from 'vitest';
import type { ChatLine } from '../../protocol/play.ts';
import { withLine, withRead } from './chat-lines.ts';

const line = (n: number, from = 'ann', name = 'Ann'): ChatLine => ({
  n,
  from,
  name,
  seat: 0,
  text: `line ${n}`,
  at: '2026-01-01T00:00:00.000Z',
});
const numbers = (lines: readonly ChatLine[]): number[] => lines.map(({ n }) => n);

describe('lines that are heard', () => {
  it('are put in order, and known by their number', () => {
    const lines = withLine([line(1), line(3)], line(2));
    expect(numbers(lines)).toEqual([1, 2, 3]);
    expect(withLine(lines, line(2))).toBe(lines);
  });
});

describe('lines that are read again', () => {
  it('fill the gap in what was heard, and nothing stands there twice', () => {
    expect(numbers(withRead([line(1), line(2), line(5)], [line(1), line(2), line(3), line(4)], []))).toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect(numbers(withRead([line(1), line(2)], [line(1), line(2), line(3)], []))).toEqual([1, 2, 3]);
  });

  it('reflect the current state: who is muted, and names', () => {
    expect(numbers(withRead([line(1, 'bob'), line(2), line(3, 'bob')], [line(2)], ['bob']))).toEqual([2]);
    expect(withRead([line(1)], [line(1, 'ann', '')], [])).toEqual([line(1, 'ann', '')]);
  });

  it('are shown alone when no line was heard, and the chat is empty when nothing was said', () => {
    expect(withRead([], [line(1)], [])).toEqual([line(1)]);
    expect(withRead([], [], [])).toEqual([]);
  });
});
