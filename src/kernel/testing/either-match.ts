import type { Seat } from '../ids.ts';
import {
  applyCommand,
  type Command,
  citeOf,
  type Match,
  openMatch,
  type Row,
  viewFor,
} from '../match/index.ts';
import { isRefusal } from '../refusal.ts';
import { type Either, type EitherFrame, either } from './either-game.ts';

export type EitherMatch = Match<Either, EitherFrame, { rounds: number }>;

export const newMatch = (): EitherMatch =>
  openMatch(either, {
    options: { rounds: 4 },
    secret: '7'.repeat(64),
    nonces: either.seats({ rounds: 4 }).map(({ name }) => name),
    at: '',
  });

export function does(match: EitherMatch, seat: Seat, command: Command): Row[] {
  const rows = applyCommand(match, seat, command, '');
  if (isRefusal(rows)) throw new Error(`refused: ${JSON.stringify(rows)}`);
  return rows;
}

/** A choice by the id of its option. */
export const answers = (match: EitherMatch, seat: Seat, id: string): Row[] =>
  does(match, seat, {
    do: 'answer',
    cite: citeOf(match, seat, viewFor(match, seat).question?.id ?? ''),
    answer: { is: 'choose', id },
  });
