import type { Chair, Level } from '../../protocol/tables.ts';

/** I take one side at this moment of the game, a computer all others. */
export const chairsFor = (seats: number, mine: number, level: Level, nonce: () => string): Chair[] =>
  Array.from(
    { length: seats },
    (_, seat): Chair => (seat === mine ? { is: 'me', nonce: nonce() } : { is: 'bot', level }),
  );
