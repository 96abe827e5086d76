import type { Chair, Level } from '../../protocol/tables.ts';

/** I take one seat, computers take the others. */
export const chairsFor = (seats: number, mine: number, level: Level, nonce: () => string): Chair[] =>
  Array.from(
    { length: seats },
    (_, seat): Chair => (seat === mine ? { is: 'me', nonce: nonce() } : { is: 'bot', level }),
  );
