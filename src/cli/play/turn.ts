import { warningsOf } from '../../games/index.ts';
import type { Question } from '../../kernel/question.ts';
import { sayQuestion, sayRefusal, sayRule } from '../../kernel/speak/index.ts';
import type { View } from '../../kernel/view.ts';
import { paint, wrap } from '../terminal/style.ts';
import { namesIn } from '../words.ts';
import { commandIn, commandMeant } from './commands.ts';
import { laid } from './layout.ts';
import { how, list, read } from './prompts/index.ts';
import type { Session } from './session.ts';
import type { Step } from './step.ts';
import { whyThing } from './why.ts';

/** This many lines of recent events stay above the question, if there is room. */
const NEWS_KEPT = 6;
/** The line that is typed on. */
const PROMPT = 1;

/** Asks the person until something changes. */
export async function turn(s: Session): Promise<'moved' | 'left'> {
  const view = s.view();
  const { question } = view;
  if (!question) return 'moved';
  const lesson = lessonOf(s, question);
  const height = s.io.height - PROMPT - lesson.length;
  const news = Math.min(s.takeNews(), NEWS_KEPT);
  const asked = questionLines(s, view, question, height - news, height);
  s.showTable(false, height - news - asked.length);
  for (const line of [...lesson, ...asked]) s.io.out(line);
  for (;;) {
    const typed = await s.io.ask(paint(s.io, 'bold', '> '));
    if (typed === null) return 'left';
    const step = await handle(s, view, question, typed.trim());
    if (step === 'moved' || step === 'left') return step;
    if (step !== 'show') continue;
    for (const line of questionLines(s, view, question, s.io.height - PROMPT)) s.io.out(line);
  }
}

/** The question with its list: in `wanted` lines if it can be said in so few, else in `most`. */
export function questionLines(
  s: Pick<Session, 'io' | 'game'>,
  view: View,
  question: Question,
  wanted: number,
  most = wanted,
): string[] {
  const { io, game } = s;
  const split = (text: string): string[] => text.split('\n');
  const sentence = split(wrap(sayQuestion(game, question, view), io.width));
  const warnings = warningsOf(game, view).flatMap((warning) => split(wrap(warning, io.width)));
  const [ways, rule] = [`${how(question.form)}, or help.`, `The rule: rules ${question.rule}`];
  const hint = split(
    ways.length + 1 + rule.length <= io.width ? `${ways} ${rule}` : `${wrap(ways, io.width)}\n${rule}`,
  );
  const around = 1 + sentence.length + warnings.length + hint.length;
  const { lines, cut } = laid(
    list(question.form, namesIn(game, view, question)),
    io.width,
    wanted - around,
    most - around,
  );
  return [
    '',
    ...sentence.map((line) => paint(io, 'bold', line)),
    ...lines,
    ...warnings.map((line) => paint(io, 'yellow', line)),
    ...(cut ? [paint(io, 'dim', 'Texts that end in dots are cut: type why and a number to read one.')] : []),
    ...hint.map((line) => paint(io, 'dim', line)),
  ];
}

/** In a tutorial, the rule behind a question that is asked for the first time. */
function lessonOf(s: Session, { rule }: Question): string[] {
  if (!s.teaches || s.taught.has(rule)) return [];
  s.taught.add(rule);
  const lines = wrap(sayRule(s.game, rule), s.io.width).split('\n');
  return ['', ...lines.map((line) => paint(s.io, 'cyan', line))];
}

async function handle(s: Session, view: View, question: Question, typed: string): Promise<Step> {
  if (typed === '') return 'show';
  const command = commandIn(typed);
  if (command) return command(s, view, question);
  const reading = read(question.form, typed, namesIn(s.game, view, question));
  if ('answer' in reading) {
    const refusal = s.answer(reading.answer);
    if (!refusal) return 'moved';
    s.io.out(wrap(sayRefusal(s.game, refusal), s.io.width));
    return 'again';
  }
  // No number and no command: perhaps the name of something on the table, and then the rules know why it is not on offer.
  const why = /^\d/.test(typed) || reading.named ? null : whyThing(s, view, question, typed);
  const meant = why === null && !reading.named ? commandMeant(typed) : undefined;
  const mend = meant === undefined ? `${how(question.form)}, or help.` : `Did you mean ${meant}?`;
  s.io.out(wrap(why ?? `${reading.problem} ${mend}`, s.io.width));
  return 'again';
}
