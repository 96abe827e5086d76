import { seeded } from '../../src/kernel/chance/seeded.ts';
import { drive, type Pace } from '../server/drive.ts';
import { answering } from '../server/link.ts';
import { Match } from './table.ts';

/** One process of players at many matches. It does what the process that started it says. */
const matches: Match[] = [];

answering({
  async seat({ server, tables, seed }: { server: string; tables: number; seed: string }) {
    const chance = seeded(seed);
    for (let i = 0; i < tables; i++) matches.push(await Match.open(server, `${seed}-${i}`, chance));
  },
  play: (pace: Pace) => drive(matches, pace),
});
