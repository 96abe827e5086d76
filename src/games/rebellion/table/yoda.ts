import type { Option } from '../../../kernel/forms/index.ts';
import type { Roll } from '../frames/combat/frames.ts';
import type { RebIo } from '../io.ts';
import { hasYoda } from '../queries/rings.ts';
import { type Loc, own, REBEL, type Reb } from '../state.ts';
import { diceIn, dieIn, dieOptions, reroll, rollFacts } from './dice.ts';

/** Master Yoda's ring: one die of one's own is rolled again, once in a game round, where the wearer is (O-06, R-057). */

export const canUseYoda = (g: Reb, loc: Loc, roll: Roll): boolean => diceIn(roll) > 0 && hasYoda(g, loc);

/** 'yoda:red-blank' and so on; empty where the ring is of no use. */
export const yodaOptions = (g: Reb, loc: Loc, roll: Roll): Option[] =>
  canUseYoda(g, loc, roll) ? dieOptions('yoda', roll) : [];

export function useYoda(g: Reb, roll: Roll, option: string, io: RebIo): void {
  const die = dieIn(option);
  own(g, 'marks').yodaUsed = true;
  reroll(roll, [die], io);
  io.emit({ k: 'rerolled', side: REBEL, by: 'master-yoda', n: 1, ...rollFacts(roll) });
}
