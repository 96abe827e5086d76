import type { Question } from '../../kernel/question.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { sayRefusal } from '../../kernel/speak/index.ts';
import { wrap } from '../terminal/style.ts';
import type { Session } from './session.ts';
import type { Step } from './step.ts';

/** Matters between the players, apart from a game's rules: undo, draws, resigning. */

function sayNo(s: Session, refusal: Refusal): Step {
  s.io.out(wrap(sayRefusal(s.game, refusal), s.io.width));
  return 'again';
}

/** Freely up to the barrier; past it the bots agree to what showed nothing new, and in a practice game to everything. */
export function undo(s: Session): Step {
  const free = s.act(s.me, { do: 'undo' });
  if (free === null) return backTo(s, 'Taken back.');
  if (free.refused !== 'needs-consent') return sayNo(s, free);
  const refusal = s.act(s.me, { do: 'take-back' });
  if (refusal === null) return backTo(s, 'Taken back, with everything done since.');
  if (refusal.refused !== 'seen-new') return sayNo(s, refusal);
  s.io.out(wrap(`${sayRefusal(s.game, refusal)} Start one with play --practice.`, s.io.width));
  return 'again';
}

function backTo(s: Session, words: string): Step {
  s.caughtUp();
  s.io.out(words);
  return 'moved';
}

/** Bots play on, unless the question itself says that the game has become too long. */
export function draw(s: Session, question: Question): Step {
  const offered = s.act(s.me, { do: 'offer-draw' });
  if (offered) return sayNo(s, offered);
  const long = question.facts?.['long'] === true;
  for (const seat of s.others) {
    const refusal = s.act(seat, { do: long ? 'offer-draw' : 'decline-draw' });
    if (refusal) return sayNo(s, refusal);
  }
  return long ? 'moved' : 'again';
}

export async function resign(s: Session): Promise<Step> {
  const sure = await s.io.ask('Resign the game? Type yes to resign: ');
  if (sure === null) return 'left';
  if (!/^y(es)?$/i.test(sure.trim())) {
    s.io.out('You play on.');
    return 'again';
  }
  const refusal = s.act(s.me, { do: 'resign' });
  return refusal ? sayNo(s, refusal) : 'moved';
}
