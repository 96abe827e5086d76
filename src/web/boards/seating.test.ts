import { describe, expect, it } from 'vitest';
import { empireVsRebellion } from '../../games/empire-vs-rebellion/index.ts';
import { describeTable as evrTable } from '../../games/empire-vs-rebellion/text/table.ts';
import { rebellion } from '../../games/rebellion/index.ts';
import { describeTable as rebTable } from '../../games/rebellion/text/table.ts';
import { seeded } from '../../kernel/chance/seeded.ts';
import { Run } from '../../kernel/flow/run.ts';
import { sample } from '../../kernel/forms/index.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { newState } from '../../kernel/state.ts';
import { withSeatsSwapped } from '../../kernel/testing/seating.ts';
import { type View, viewOf } from '../../kernel/view.ts';
import { board as evrBoard } from './empire-vs-rebellion/index.tsx';
import { board as rebBoard } from './rebellion/index.tsx';
import { drawn } from './testing/drawn.ts';

// With the Empire in seat 0 every side sees the same board and reads the same table as before.

const BOTH = [
  { game: rebellion as unknown as AnyGame, board: rebBoard, table: (view: View) => rebTable(view as never) },
  {
    game: empireVsRebellion as unknown as AnyGame,
    board: evrBoard,
    table: (view: View) => evrTable(view as never),
  },
];

describe.each(BOTH)('$game.id with the seats swapped', ({ game, board, table }) => {
  it('is drawn and told to each side as with the seats in order', () => {
    const [options = null] = Object.values(game.optionSets);
    const other = withSeatsSwapped(game);
    const runs = [game, other].map((one) => new Run(one, newState(one, options), seeded('swapped')));
    const [usual, swapped] = runs;
    if (!usual || !swapped) throw new Error('no games');
    for (const run of runs) run.advance(null);
    const mind = seeded('mind');
    let compared = 0;
    for (let n = 0; n < 60 && !usual.s.over; n++) {
      const seat = usual.s.asked[0] ?? 0;
      const answer = sample(usual.asked(seat).form, mind);
      usual.submit(seat, answer);
      swapped.submit(1 - seat, answer);
      if (n % 6 !== 0) continue;
      for (const me of [0, 1, null]) {
        const a = viewOf(game, usual.s, me);
        const b = viewOf(other, swapped.s, me === null ? null : 1 - me);
        expect(table(b)).toEqual(table(a));
        expect(drawn(board, b, { people: ['Bob', 'Ann'] })).toBe(drawn(board, a));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(12);
  });
});
