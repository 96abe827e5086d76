import { describe, expect, it } from 'vitest';
import { looksOf } from './skeleton.ts';

function lookAlike(one: string, other: string): boolean {
  const looks = new Set(Object.values(looksOf(one)));
  return Object.values(looksOf(other)).some((look) => looks.has(look));
}

describe('names that look alike', () => {
  it.each([
    ['cop', 'сор', 'Cyrillic'],
    ['BOB', 'ВОВ', 'Cyrillic capitals'],
    ['Maxo', 'Махо', 'Cyrillic with a capital'],
    ['AHTO', 'ΑΗΤΟ', 'Greek capitals'],
    ['Luke', 'LUKE', 'case'],
    ['luke', 'Iuke', 'a capital i for a small L'],
    ['luke', '1uke', 'a one for a small L'],
    ['Boba', 'B0ba', 'a zero for an o'],
    ['Obi', '0bi', 'a zero for a capital o'],
    ['Luke', 'Ｌｕｋｅ', 'full width'],
    ['Luke', '𝐋𝐮𝐤𝐞', 'mathematical letters'],
    ['Han-Solo', 'Han–Solo', 'another dash'],
    ["K'Kruhk", 'K’Kruhk', 'another apostrophe'],
    ['Han Solo', 'Han_Solo', 'a line for a blank'],
    ['Savvy', 'Sawy', 'two letters for one'],
    ['Vernon', 'Vemon', 'two letters for one'],
    ['Leia Organa', 'LEIA 0RGANA', 'case, and a zero for an o'],
    ['Tunc', 'Τunс', 'letters of three alphabets'],
  ])('are %s and %s (%s)', (one, other) => {
    expect(lookAlike(one, other)).toBe(true);
    expect(lookAlike(other, one)).toBe(true);
  });

  it.each([
    ['Ali', 'All'],
    ['Lina', 'Luna'],
    ['José', 'Jose'],
    ['Han', 'Hans'],
    ['Player 2', 'Player 3'],
    ['Лея', 'Лия'],
    ['莉亚', '莉娅'],
    ['вов', 'bob'],
  ])('are not %s and %s', (one, other) => {
    expect(lookAlike(one, other)).toBe(false);
  });
});
