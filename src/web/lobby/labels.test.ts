import { expect, it } from 'vitest';
import { personName, sitterName } from './labels.ts';

it('whoever was deleted is not called by an empty name', () => {
  expect(personName('Leia')).toBe('Leia');
  expect(personName('')).toBe('Former player');
  expect(sitterName({ is: 'person', id: 'x', name: '', here: false })).toBe('Former player');
});
