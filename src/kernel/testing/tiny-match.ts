import { secretFromSeed } from '../chance/committed.ts';
import type { Chance } from '../chance/source.ts';
import { sample } from '../forms/index.ts';
import type { Seat } from '../ids.ts';
import {
  applyCommand,
  type Command,
  citeOf,
  decodeMatch,
  encodeMatch,
  type Match,
  type MatchFile,
  openMatch,
  type Row,
  viewFor,
} from '../match/index.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import { tiny } from './tiny-game.ts';
import { ANN, BOB, choice, must } from './tiny-play.ts';
import type { Tiny, TinyFrame, TinyOptions } from './tiny-table.ts';

export type TinyMatch = Match<Tiny, TinyFrame, TinyOptions>;

export const open = (rounds = 2, seed = 'match'): TinyMatch =>
  openMatch(tiny, {
    options: { rounds },
    secret: secretFromSeed(seed),
    nonces: ['ann says 1', 'bob says 2'],
    at: 'at 0',
  });

/** The rows that a command adds; a refusal is a mistake of the test. */
export const does = (match: TinyMatch, seat: Seat, command: Command): Row[] =>
  must(applyCommand(match, seat, command, `at ${match.rows.length}`));

/** The refusal of a command that must be refused, and must change nothing. */
export function refused(match: TinyMatch, seat: Seat, command: unknown): Refusal {
  const { position, shown, drawn } = match;
  const rows = match.rows.length;
  const got = applyCommand(match, seat, command as Command, 'at ?');
  if (!isRefusal(got)) throw new Error(`accepted: ${JSON.stringify(command)?.slice(0, 200)}`);
  if (match.rows.length !== rows || match.position !== position)
    throw new Error('a refusal changed the match');
  if (match.shown !== shown || match.drawn !== drawn) throw new Error('a refusal left a trace');
  return got;
}

/** The answer to what the seat is asked, as a command. */
export const answering = (match: TinyMatch, seat: Seat, answer: unknown): Command => ({
  do: 'answer',
  cite: citeOf(match, seat, viewFor(match, seat).question?.id ?? ''),
  answer,
});

export const gives = (match: TinyMatch, seat: Seat, answer: unknown): Row[] =>
  does(match, seat, answering(match, seat, answer));

/** Answers by option names, one after the other. */
export function plays(match: TinyMatch, ...steps: readonly (readonly [Seat, string])[]): TinyMatch {
  for (const [seat, id] of steps) gives(match, seat, choice(id));
  return match;
}

/** Ann's first turn, after both have called. */
export const turn = (rounds = 2, seed = 'match'): TinyMatch =>
  plays(open(rounds, seed), [ANN, 'call:high'], [BOB, 'call:low']);

/** A saved match that a test may change as it likes. */
export interface LooseRow {
  n: number;
  seat: number | null;
  act: Record<string, unknown>;
  first: number;
  draws: { why: string; below: number; got: number }[];
  told: { e: Record<string, unknown>; to: number; faces: number[][] }[];
  barriers: string[];
  patch: unknown;
  rules: string;
  at: string;
  hash: string;
}
export type LooseFile = { -readonly [K in keyof Omit<MatchFile, 'rows'>]: unknown } & { rows: LooseRow[] };

export const stored = (match: TinyMatch): LooseFile => JSON.parse(JSON.stringify(encodeMatch(match)));
export const asFile = (file: LooseFile): MatchFile => file as unknown as MatchFile;

/** Through a file and back. */
export function reloaded(match: TinyMatch): TinyMatch {
  const loaded = decodeMatch(tiny, asFile(stored(match)));
  if ('broken' in loaded) throw new Error(loaded.broken);
  return loaded;
}

const ASIDES: readonly Command[] = [
  { do: 'undo' },
  { do: 'undo' },
  { do: 'undo' },
  { do: 'withdraw' },
  { do: 'take-back' },
  { do: 'ask-undo' },
  { do: 'agree-undo' },
  { do: 'agree-undo' },
  { do: 'decline-undo' },
  { do: 'offer-draw' },
  { do: 'decline-draw' },
  { do: 'stand', on: '*', answer: null, until: 'game' },
  { do: 'stand', on: '**', answer: null, until: 'game' },
  { do: 'stand', on: 'round.call', answer: choice('call:high'), until: 'round' },
  { do: 'unstand', on: 'round.call' },
];

/** A random step of a random seat: mostly an answer, now and then anything else. */
export function wander(match: TinyMatch, chance: Chance): void {
  const { asked } = match.position.state;
  if (chance.int(3) === 0) {
    const [seat, command] = [chance.int(2), ASIDES[chance.int(ASIDES.length)] as Command];
    // Two who both offer a draw would end the game too soon.
    if (command.do === 'offer-draw' && match.position.desk.draw.length > 0) return;
    applyCommand(match, seat, command, `at ${match.rows.length}`);
    return;
  }
  const seat = asked[chance.int(asked.length)] ?? ANN;
  const { question } = viewFor(match, seat);
  if (question) gives(match, seat, sample(question.form, chance));
}
