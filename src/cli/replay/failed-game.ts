import type { Args, Context } from '../command.ts';
import { gameNamed } from '../lookup.ts';
import { type FailureFile, retrace } from '../simulate/failure.ts';
import { hang } from '../terminal/style.ts';
import { EXIT } from '../usage.ts';
import { openSentences } from './log.ts';

/** Plays a simulated game that failed again. Exit code 1 as long as it still fails. */
export function replayFailure(context: Context, args: Args, file: FailureFile): number {
  const { io } = context;
  const game = gameNamed(context, file.game);
  const quiet = args.flag('json');
  let answers = 0;
  const error = retrace(game, file, (done, n) => {
    answers = n;
    if (quiet) return;
    openSentences({ game, options: file.options }, done.told).forEach((sentence, i) => {
      io.out(hang(i === 0 ? `${String(n).padStart(4)}  ` : '      ', sentence, io.width));
    });
  });
  const found = error ?? null;
  if (quiet) {
    io.out(JSON.stringify({ ok: found === null, game: game.id, answers, error: found }, null, 2));
  } else if (found === null)
    io.out(`ok: after all ${answers} answers it no longer fails with: ${file.error}`);
  else io.err(`fails after ${answers} of ${file.answers.length} answers: ${found}`);
  return found === null ? EXIT.fine : EXIT.failed;
}
