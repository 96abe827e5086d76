import { expect, it } from 'vitest';
import { rulesAbout } from './search.ts';

const DOCUMENT = {
  rules: {
    'a.move': { title: 'Moving', text: 'Ships carry troops.', basis: 'rulebook' },
    'a.ship': { title: 'Ships', text: 'They fly.', basis: 'rulebook' },
  },
  chapters: [{ title: 'A', rules: ['a.move', 'a.ship'] }],
};

it('finds rules by title before those by text, and needs all words', () => {
  expect(rulesAbout(DOCUMENT, 'ships')).toEqual(['a.ship', 'a.move']);
  expect(rulesAbout(DOCUMENT, 'SHIPS troops')).toEqual(['a.move']);
  expect(rulesAbout(DOCUMENT, 'a.move')).toEqual(['a.move']);
  expect(rulesAbout(DOCUMENT, '  ')).toEqual([]);
});
