import { type AdvanceAnswer, ANY, ANY_SECRET, type Command } from '../../kernel/match/index.ts';
import type { Question } from '../../kernel/question.ts';
import { sayRefusal } from '../../kernel/speak/index.ts';
import { wrap } from '../terminal/style.ts';
import type { Session } from './session.ts';
import type { Step } from './step.ts';

const PASS = 'do:pass';

const mine = (s: Session): readonly AdvanceAnswer[] => s.match.position.desk.standing[s.me] ?? [];
const standsFor = (s: Session, on: string): boolean =>
  mine(s).some(
    (given) =>
      given.on === on &&
      (given.until === 'game' || given.round === s.game.round(s.match.position.state.game)),
  );
/** Under which name it stands that forced questions are answered. */
const forcedOn = (s: Session): string | null => [ANY_SECRET, ANY].find((on) => standsFor(s, on)) ?? null;
const offersPass = ({ form }: Question): boolean =>
  form.is === 'choose' && form.options.some((option) => option.id === PASS);

/** Sets or removes an advance answer; without a word it lists them. */
export function standing(s: Session, question: Question, word: string): Step {
  if (word === '') return describe(s, question);
  if (word === 'forced') {
    const off = forcedOn(s);
    return give(
      s,
      // Only bots sit here, and they do not read how quickly an answer comes.
      off === null
        ? { do: 'stand', on: ANY_SECRET, answer: null, until: 'game' }
        : { do: 'unstand', on: off },
      off !== null
        ? 'All questions are asked again.'
        : 'Questions with only one answer are now answered for you.',
    );
  }
  if (word === 'pass') {
    if (!offersPass(question)) {
      s.io.out('You cannot pass here.');
      return 'again';
    }
    return give(
      s,
      { do: 'stand', on: question.kind, answer: { is: 'choose', id: PASS }, until: 'round' },
      'You pass for the rest of this round.',
    );
  }
  s.io.out(`Type standing forced or standing pass, not standing ${word}.`);
  return 'again';
}

function describe(s: Session, question: Question): Step {
  const forced = forcedOn(s) === null ? 'off' : 'on';
  const lines = [
    `standing forced: questions with only one answer are answered for you (${forced}).`,
    `standing pass: you pass for the rest of this round (${offersPass(question) ? 'possible now' : 'not possible here'}).`,
    'Bots ignore how quickly you answer. People on a server can notice it: see rules table.standing.',
  ];
  for (const line of lines) s.io.out(wrap(line, s.io.width));
  return 'again';
}

/** An advance answer is given at once where it fits; then the shown question is no longer open. */
function give(s: Session, command: Command, words: string): Step {
  const before = s.view().question?.id;
  s.io.out(words);
  const refusal = s.act(s.me, command);
  if (refusal) {
    s.io.out(wrap(sayRefusal(s.game, refusal), s.io.width));
    return 'again';
  }
  return s.view().question?.id === before ? 'again' : 'moved';
}
