import { expect, test } from 'vitest';
import { chairsFor } from './chairs.ts';

test('I have one chair, computers have all others', () => {
  expect(chairsFor(2, 1, 'strong', () => 'mine')).toEqual([
    { is: 'bot', level: 'strong' },
    { is: 'me', nonce: 'mine' },
  ]);
  expect(chairsFor(4, 0, 'beginner', () => 'n').map(({ is }) => is)).toEqual(['me', 'bot', 'bot', 'bot']);
});
