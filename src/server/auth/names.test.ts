import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Denied } from '../denied.ts';
import { foldedName, shownName } from './names.ts';

const char = (...codes: number[]): string => String.fromCodePoint(...codes);

describe('names', () => {
  it.each([
    ['Mara Jade', 'Mara Jade'],
    ['Mara   Jade', 'Mara Jade'],
    ['Ｌｕｋｅ', 'Luke'],
    [`Jose${char(0x301)}`, 'José'],
    ['Лея', 'Лея'],
    ['莉亚', '莉亚'],
    ['Λέια', 'Λέια'],
    ['R2-D2 🤖', 'R2-D2 🤖'],
    ["O'Brien <b>", "O'Brien <b>"],
  ])('%s is shown as %s', (given, shown) => {
    expect(shownName(given)).toBe(shown);
  });

  it.each([
    ['a control character', `Le${char(7)}ia`, 'control character'],
    ['a line break', 'Le\nia', 'control character or a line break'],
    ['a line separator', `Le${char(0x2028)}ia`, 'line break'],
    ['writing from the right', `Leia${char(0x202e)}`, 'invisible'],
    ['an isolate', `${char(0x2066)}Leia`, 'invisible'],
    ['no width', `Le${char(0x200b)}ia`, 'invisible'],
    ['a joiner', `Le${char(0x200d)}ia`, 'invisible'],
    ['a soft hyphen', `Le${char(0xad)}ia`, 'invisible'],
    ['a filler', char(0x3164), 'invisible'],
    ['a blank of Braille', char(0x2800), 'invisible'],
    ['a variation selector', `Leia${char(0xfe0f)}`, 'invisible'],
    ['a tag', `Leia${char(0xe0041)}`, 'invisible'],
    ['half a character', `Leia${char(0xd800)}`, 'invalid character'],
    ['a private character', `Leia${char(0xe000)}`, 'invalid character'],
    ['a heap of marks', `L${char(0x301).repeat(6)}eia`, 'too many marks'],
    ['a mark on nothing', `${char(0x301)}Leia`, 'too many marks'],
    ['Cyrillic among Latin', 'Аdmin', 'mixes alphabets'],
    ['Greek among Latin', 'Αdmin', 'mixes alphabets'],
    ['nothing', '   ', 'empty'],
    ['one that grows', char(0xfdfa).repeat(3), 'longer than 24'],
  ])('with %s are refused', (_, name, words) => {
    expect(() => shownName(name)).toThrow(Denied);
    expect(() => shownName(name)).toThrow(words);
  });

  it.each([
    ['Leia', 'LEIA'],
    ['Leia', 'Ｌｅｉａ'],
    ['Straße', 'STRASSE'],
    ['Οδυσσευς', 'ΟΔΥΣΣΕΥΣ'],
    [`Jose${char(0x301)}`, 'JOSÉ'],
    ['Mara Jade', `Mara${char(0xa0)}jade`],
  ])('%s and %s are the same', (one, other) => {
    expect(foldedName(shownName(one))).toBe(foldedName(shownName(other)));
  });

  it('are shown and found the same way again, whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 24 }), (given) => {
        let shown: string;
        try {
          shown = shownName(given);
        } catch (error) {
          expect(error).toBeInstanceOf(Denied);
          return;
        }
        expect(shownName(shown)).toBe(shown);
        const folded = foldedName(shown);
        expect(foldedName(folded)).toBe(folded);
      }),
    );
  });
});
