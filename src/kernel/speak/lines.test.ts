import { describe, expect, it } from 'vitest';
import { byName, whichOne } from './by-name.ts';
import { glued, WIDTH, wrapped } from './lines.ts';

describe('wrapped lines', () => {
  const long = Array.from({ length: 40 }, (_, i) => `word${i}`).join(' ');

  it('keep to the width and lose nothing', () => {
    const lines = wrapped(long, 2);
    expect(lines.every((line) => line.length <= WIDTH && line.startsWith('  '))).toBe(true);
    expect(lines.map((line) => line.trim()).join(' ')).toBe(long);
    expect(lines[1]).toMatch(/^ {6}word/);
    expect(wrapped(long, 2, 9)[1]).toMatch(/^ {9}word/);
  });

  it('keep wide gaps and what is glued together', () => {
    expect(wrapped('A   B')).toEqual(['A   B']);
    const ships = Array.from({ length: 20 }, () => glued('2 Star Destroyers')).join(', ');
    for (const line of wrapped(ships)) expect(line.trim()).toMatch(/^(2 Star Destroyers,? ?)+$/);
  });
});

describe('finding by name', () => {
  const things = ['Han Solo', 'Hoth', 'Death Star', 'Star Destroyer'].map((name) => ({ name }));
  const found = (typed: string) => byName(things, typed).map(({ name }) => name);

  it('takes the whole name before its beginning, and that before any part', () => {
    expect(found('HOTH')).toEqual(['Hoth']);
    expect(found('ha')).toEqual(['Han Solo']);
    expect(found('star')).toEqual(['Star Destroyer']);
    expect(found('tar')).toEqual(['Death Star', 'Star Destroyer']);
    expect(found('han-solo')).toEqual(['Han Solo']);
  });

  it('finds nothing for nothing', () => {
    expect(found('')).toEqual([]);
    expect(found('!?')).toEqual([]);
    expect(found('tribble')).toEqual([]);
  });

  it('asks which one is meant, without listing all', () => {
    expect(whichOne(['A', 'B'])).toBe('Which one: A, B?');
    expect(whichOne(Array.from({ length: 12 }, (_, i) => `${i}`))).toMatch(/7, \.\.\.\?$/);
  });
});
