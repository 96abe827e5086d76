import { seeded } from '../../src/kernel/chance/seeded.ts';
import { drive, type Pace } from '../server/drive.ts';
import { answering } from '../server/link.ts';
import type { Seating } from '../server/seating.ts';
import { Match } from './table.ts';

/** One process of players at many matches. It does what the process that started it says. */
const matches: Match[] = [];

answering({
  async seat({ servers: [server = ''], tables, seed }: Pick<Seating, 'servers' | 'tables' | 'seed'>) {
    const chance = seeded(seed);
    for (let i = 0; i < tables; i++) matches.push(await Match.open(server, `${seed}-${i}`, chance));
  },
  play: (pace: Pace) => drive(matches, pace),
});
