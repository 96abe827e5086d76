import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { applyCommand, encodeMatch, rowsFor, verifyMatch, viewFor } from '../match/index.ts';
import { isRefusal } from '../refusal.ts';
import { Scene } from '../scene.ts';
import { newState } from '../state.ts';
import { gameContract } from '../testing/contract.ts';
import { ALONE, either, PARTNERS } from '../testing/either-game.ts';
import { answers, newMatch } from '../testing/either-match.ts';
import { withSeats } from '../testing/seating.ts';

const table = (game = either) => new Scene(game, newState(game, { rounds: 4 })).goOn();
const yes = (s: ReturnType<typeof table>, who: string) => s.offers(who)[0] ?? '';

describe('one of several duties is asked', () => {
  test('all of them at once, and the first yes settles it', () => {
    const s = table();
    expect(s.state.asked).toEqual([0, 2]);
    expect(s.question('ann').duty).toBe('a/two');
    const card = s.id(yes(s, 'ann'));
    s.choose('ann', yes(s, 'ann'));
    expect(s.state.game.settled).toEqual([`a/two ${card}`]);
    expect(s.eventsFor('bob').map(({ e }) => e.k)).toEqual(['helped']);
    expect(s.state.asked).toEqual([0]); // amy's other duty, and no longer this one
    expect(s.state.sealed).toEqual([null, null, null]);
    expect(s.barriers).toEqual([]); // answers of partners are not a barrier
  });

  test('a yes settles it also after a no, and no needs all', () => {
    const s = table();
    s.choose('amy', 'do:no');
    expect(s.state.game.settled).toEqual([]);
    s.choose('ann', 'do:no');
    expect(s.state.game.settled).toEqual(['a/one do:no']);
    s.choose('amy', 'spot:1').choose('ann', 'do:sure').choose('bob', 'do:nod').choose('amy', 'do:no');
    const card = s.id(yes(s, 'ann'));
    s.choose('ann', yes(s, 'ann'));
    expect(s.state.game.settled[1]).toBe(`a/two ${card}`);
  });

  test('a seat that holds two of the duties is asked once', () => {
    const s = table(withSeats(either, ALONE));
    expect(s.state.asked).toEqual([0]);
    s.choose('ann', 'do:no');
    expect(s.state.game.settled).toEqual(['a/one do:no']);
  });

  test('a "no" is known to its own side alone, and it may be withdrawn', () => {
    const s = table();
    const before = ['bob', 'spectator'].map((name) => s.view(name));
    s.choose('ann', 'do:no');
    expect(['bob', 'spectator'].map((name) => s.view(name))).toEqual(before);
    expect(s.view('amy')).toMatchObject({ waiting: [0], sealed: [2] });
    expect(s.view('ann')).toMatchObject({ waiting: [0], sealed: [2], question: null });
    expect(s.refusal('ann', 'do:no')).toEqual({ refused: 'not-asked' });
    s.withdraw('ann');
    expect(s.view('ann')).toMatchObject({ waiting: [0, 2], sealed: [] });
    s.choose('ann', yes(s, 'ann'));
    expect(s.state.game.settled).toHaveLength(1);
  });

  test('the log of a match does not tell it either; its undo is a withdrawal', () => {
    const match = newMatch();
    const says = (seat: number, id: string) => answers(match, seat, id);
    const log = (viewer: number | null) => rowsFor(match, viewer);
    const before = [1, null].map(log);
    says(2, 'do:no');
    for (const partner of [0, 2]) expect(log(partner).map(({ did }) => did)).toEqual(['start', 'answer']);
    expect([1, null].map(log)).toEqual(before);
    expect(isRefusal(applyCommand(match, 2, { do: 'undo' }, ''))).toBe(false);
    expect([1, null].map(log)).toEqual(before);
    expect(viewFor(match, 2).question?.kind).toBe('round.help');
    says(2, 'do:no');
    says(0, 'do:no');
    expect([1, null].map(log)).toEqual(before); // partners go on among themselves
    says(0, 'spot:2');
    says(2, 'do:sure');
    expect(log(1).flatMap(({ heard }) => heard.map(({ e }) => e.k))).toEqual(['refused', 'placed']);
    expect(verifyMatch(either, encodeMatch(match))).toMatchObject({ ok: true });
  });
});

for (const [name, seats] of Object.entries({ partners: PARTNERS, alone: ALONE })) {
  const game = { ...withSeats(either, seats), id: `either, ${name}` } as unknown as AnyGame;
  gameContract(game, { playouts: 30, games: 6, every: 2, matches: 3 });
}
