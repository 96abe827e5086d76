import { expect, it } from 'vitest';
import { personName, sitterName } from './labels.ts';

it('a deleted person is not shown with an empty name', () => {
  expect(personName('Leia')).toBe('Leia');
  expect(personName('')).toBe('Former player');
  expect(sitterName({ is: 'person', id: 'x', name: '', here: false })).toBe('Former player');
});
