import type { Io } from '../game.ts';
import type { CardSlot, Seat } from '../ids.ts';

/** The open table of the made-up game. */
export interface Tiny {
  rounds: number;
  round: number;
  deck: CardSlot[];
  hands: CardSlot[][];
  pebble: number[];
  score: number[];
}

export type TinyFrame =
  | { k: 'setup'; at: 'deal' }
  | { k: 'round'; at: 'call' | 'first' | 'second' | 'close' }
  | { k: 'turn'; at: 'act' | 'where' | 'show' | 'nod'; seat: Seat; moves: number; used: string[] };

export type TinyOptions = { rounds: number };
export type TinyIo = Io<TinyFrame>;

export const openDeck = (rounds: number, deck: CardSlot[]): Tiny => ({
  rounds,
  round: 1,
  deck,
  hands: [[], []],
  pebble: [0, 0],
  score: [0, 0],
});
