import { expect, it } from 'vitest';
import { rulesAbout } from './search.ts';

const DOCUMENT = {
  rules: {
    'a.move': { title: 'Moving', text: 'Ships carry troops.', basis: 'rulebook' },
    'a.ship': { title: 'Ships', text: 'They fly.', basis: 'rulebook' },
    'a.dock': { title: 'Docks', text: 'R2-D2 waits here.', basis: 'ruling', ruling: 'D22, R-121' },
  },
  chapters: [{ title: 'A', rules: ['a.move', 'a.ship', 'a.dock'] }],
};

it('finds rules by title before those by text, and needs all words', () => {
  expect(rulesAbout(DOCUMENT, 'ships')).toEqual(['a.ship', 'a.move']);
  expect(rulesAbout(DOCUMENT, 'SHIPS troops')).toEqual(['a.move']);
  expect(rulesAbout(DOCUMENT, 'a.move')).toEqual(['a.move']);
  expect(rulesAbout(DOCUMENT, '  ')).toEqual([]);
});

it('finds rules by the number of a ruling', () => {
  expect(rulesAbout(DOCUMENT, 'D22')).toEqual(['a.dock']);
  expect(rulesAbout(DOCUMENT, 'r-121')).toEqual(['a.dock']);
  expect(rulesAbout(DOCUMENT, 'D23')).toEqual([]);
});
