import { expect, it } from 'vitest';
import { personName, sitterName } from './labels.ts';

it('whoever was deleted is not called by an empty name', () => {
  expect(personName('Leia')).toBe('Leia');
  expect(personName('')).toBe('Somebody who left');
  expect(sitterName({ is: 'person', id: 'x', name: '', here: false })).toBe('Somebody who left');
});
