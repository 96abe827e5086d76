import { seeded } from '../../src/kernel/chance/seeded.ts';
import { drive, type Pace } from './drive.ts';
import { answering } from './link.ts';
import type { Seating } from './seating.ts';
import { guestAt } from './sitting.ts';
import { Table } from './table.ts';

/** One process of players at many tables, each with a socket of their own. It follows the process that started it. */
const AT_ONCE = 10;
const tables: Table[] = [];

answering({
  async seat({ servers, tables: wanted, game, options, seed }: Seating) {
    const chance = seeded(seed);
    const openNext = async (): Promise<void> => {
      while (tables.length + opening < wanted) {
        opening++;
        const guests = await Promise.all([0, 1].map((seat) => guestAt(servers[seat % servers.length] ?? '')));
        tables.push(await Table.open({ game, options, chance }, guests));
        opening--;
      }
    };
    let opening = 0;
    await Promise.all(Array.from({ length: AT_ONCE }, openNext));
  },
  play: (pace: Pace) => drive(tables, pace),
});
