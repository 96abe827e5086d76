import type { Json } from '../../kernel/json.ts';
import { defaultOptions } from '../lookup.ts';
import { paint } from '../terminal/style.ts';
import { setName, setOf } from '../words.ts';
import { newSession } from './open.ts';
import type { Session } from './session.ts';

/** After the tutorial another try and the full game are one answer away (D11). Null: the person leaves. */
export async function afterTutorial(s: Session): Promise<Session | null> {
  if (!s.teaches) return null;
  const full = defaultOptions(s.game);
  const choices: readonly (readonly [words: string, options: Json])[] = [
    ['Another try', s.match.options],
    [setName(s.game, setOf(s.game, full)), full],
  ];
  s.io.out('');
  s.io.out(paint(s.io, 'bold', 'What next?'));
  for (const [i, [words]] of choices.entries()) s.io.out(`  ${i + 1}. ${words}`);
  s.io.out('  0. Leave');
  for (;;) {
    const typed = (await s.io.ask('> '))?.trim() ?? '0';
    const choice = choices[Number(typed) - 1];
    if (choice) return another(s, choice[1]);
    if (/^(0|q|quit|leave|exit)$/i.test(typed)) return null;
    s.io.out(`Type a number from 0 to ${choices.length}.`);
  }
}

/** A new game for the same person against the same bot. */
function another(s: Session, options: Json): Session {
  const { seat, against, iterations } = s.players;
  s.io.out('');
  return newSession(s, {
    game: s.game,
    options,
    seat,
    against,
    iterations: iterations ?? undefined,
    seed: undefined,
  });
}
