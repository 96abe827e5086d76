import { join } from 'node:path';
import { apply, type Done, start } from '../../kernel/flow/apply.ts';
import type { Answer } from '../../kernel/forms/index.ts';
import type { AnyGame, Frame } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import { field, type Json } from '../../kernel/json.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { viewOf } from '../../kernel/view.ts';
import { writeAtomically } from '../saves.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { diceOf, type Setting, stepByStep } from './one-game.ts';

export const FAILURE_FORMAT = 'wartable-failure/1';

/**
 * A simulated game that failed: its seed and all answers up to the failure. Simulated dice have no commitment, so it is
 * not a match file; `wartable replay` plays it again and shows where it fails.
 */
export interface FailureFile {
  readonly format: typeof FAILURE_FORMAT;
  readonly game: string;
  readonly rules: string;
  readonly options: Json;
  readonly seed: string;
  readonly bots: readonly string[] | null;
  readonly error: string;
  readonly answers: readonly { readonly seat: Seat; readonly answer: Answer }[];
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Plays the game again with all checks and records how it fails. Returns the path. */
export function writeFailure(io: Terminal, setting: Setting, seed: string, error: unknown): string {
  const { game, options, bots } = setting;
  const answers: { seat: Seat; answer: Answer }[] = [];
  let found = error;
  try {
    stepByStep(
      setting,
      seed,
      (state) => game.check(state),
      (seat, answer) => answers.push({ seat, answer }),
    );
  } catch (again) {
    found = again;
  }
  const file: FailureFile = {
    format: FAILURE_FORMAT,
    game: game.id,
    rules: game.version,
    options,
    seed,
    bots: bots?.map((bot) => bot.name) ?? null,
    error: messageOf(found),
    answers,
  };
  const name = `${game.id}-${seed}`.replace(/[^\w.-]+/g, '-').slice(0, 120);
  const path = join(io.home, 'failures', `${name}.json`);
  writeAtomically(path, `${JSON.stringify(file)}\n`);
  return path;
}

export function isFailureFile(x: unknown): x is FailureFile {
  const answers = field(x, 'answers');
  return (
    field(x, 'format') === FAILURE_FORMAT &&
    typeof field(x, 'game') === 'string' &&
    typeof field(x, 'seed') === 'string' &&
    typeof field(x, 'error') === 'string' &&
    Array.isArray(answers) &&
    answers.every((given) => Number.isInteger(field(given, 'seat')))
  );
}

/** Plays a failed game again. `each` sees every step; the error that stops it, or null when it no longer fails. */
export function retrace(
  game: AnyGame,
  file: FailureFile,
  each: (done: Done<unknown, Frame>, n: number) => void,
): string | null {
  try {
    const options = game.readOptions(file.options);
    if (isRefusal(options)) return 'the options are not valid for this game';
    const dice = diceOf(file.seed);
    let done = start(game, options, dice);
    each(done, 0);
    game.check(done.state);
    for (const [i, { seat, answer }] of file.answers.entries()) {
      const { question } = viewOf(game, done.state, seat);
      const next = apply(game, done.state, seat, question?.id, answer, dice);
      if (isRefusal(next)) return `an answer was refused: ${JSON.stringify(next)}`;
      done = next;
      each(done, i + 1);
      game.check(done.state);
    }
    // The answers stop where the game broke. If it is still going on after all a game may have, that is how it broke.
    const endless = !done.state.over && file.answers.length > game.maxAnswers;
    return endless ? `the game did not end after ${game.maxAnswers} answers` : null;
  } catch (error) {
    return messageOf(error);
  }
}
