import { describe, expect, it } from 'vitest';
import type { Lexicon } from '../../kernel/speak/index.ts';
import type { LogRow } from '../../protocol/play.ts';
import { hasAnswered, logLines, sinceRow } from './lines.ts';
import { refsOf } from './refs.ts';

const SPOKEN: Lexicon = {
  text: {
    'tell.moved': '{seat} moves to {to}.',
    'tell.moved.me': 'You move to {to}.',
    'system.hoth': 'Hoth',
  },
  faces: [],
  rules: {},
  seats: () => [],
  optionSets: {},
  factNames: { to: (value) => (value === 3 ? ['system:hoth'] : undefined) },
};
const row = (seat: number, did: LogRow['did'] = 'answer'): LogRow => ({
  seat,
  did,
  at: '2024-01-01T00:00:00Z',
  heard: [{ e: { k: 'moved', seat, to: 3, cards: [7] }, faces: {} }],
});

describe('the log', () => {
  it('says each event to its reader and knows what it is about', () => {
    const lines = logLines(SPOKEN, [row(0), row(1)], 0, ['Ann', 'Bob']);
    expect(lines.map((line) => line.words)).toEqual(['You move to Hoth.', 'Bob moves to Hoth.']);
    expect(lines[0]?.refs).toEqual(['card:7', 'system:hoth']);
    expect(lines.map((line) => line.key)).toEqual(['0.0', '1.0']);
  });
  it('keeps what it has said until the names change', () => {
    const rows = [row(1)];
    const [first] = logLines(SPOKEN, rows, 0, ['Ann', 'Bob']);
    expect(logLines(SPOKEN, rows, 0, ['Ann', 'Bob'])[0]).toBe(first);
    expect(logLines(SPOKEN, rows, 0, ['Ann', 'Rob'])[0]?.words).toBe('Rob moves to Hoth.');
  });
  it('finds things in lists of facts', () => {
    expect(refsOf(SPOKEN, { e: { k: 'x', to: [3, 3, 4] }, faces: {} })).toEqual(['system:hoth']);
  });
});

describe('since your last move', () => {
  const rows = [row(0), row(1), row(0, 'stand'), row(1)];
  it('begins after my last answer, and not before what I saw', () => {
    expect(sinceRow(rows, 0, 0)).toBe(1);
    expect(sinceRow(rows, 0, 3)).toBe(3);
    expect(sinceRow(rows, 0, 9)).toBe(4);
    expect(sinceRow(rows, null, 0)).toBe(0);
  });
  it('is over when I play on', () => {
    expect(hasAnswered([row(1), row(0, 'stand')], 0)).toBe(false);
    expect(hasAnswered([row(1), row(0)], 0)).toBe(true);
    expect(hasAnswered([row(0)], null)).toBe(false);
  });
});
