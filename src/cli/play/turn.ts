import type { Question } from '../../kernel/question.ts';
import { sayQuestion, sayRefusal, sayRule } from '../../kernel/speak.ts';
import type { View } from '../../kernel/view.ts';
import { hang, paint, wrap } from '../style.ts';
import { namesIn } from '../words.ts';
import { commandIn } from './commands.ts';
import { type Entry, how, list, read } from './prompts/index.ts';
import type { Session } from './session.ts';
import type { Step } from './step.ts';
import { whyThing } from './why.ts';

/** Asks the person until something changes. */
export async function turn(s: Session): Promise<'moved' | 'left'> {
  const view = s.view();
  const { question } = view;
  if (!question) return 'moved';
  s.showTable(false);
  teach(s, question);
  showQuestion(s, view, question);
  for (;;) {
    const typed = await s.io.ask(paint(s.io, 'bold', '> '));
    if (typed === null) return 'left';
    const step = await handle(s, view, question, typed.trim());
    if (step === 'moved' || step === 'left') return step;
    if (step === 'show') showQuestion(s, view, question);
  }
}

function showQuestion(s: Session, view: View, question: Question): void {
  const { io, game } = s;
  io.out('');
  io.out(paint(io, 'bold', wrap(sayQuestion(game, question, view), io.width)));
  for (const line of listed(list(question.form, namesIn(game, view, question)), io.width)) io.out(line);
  const [ways, rule] = [`${how(question.form)}, or help.`, `The rule: rules ${question.rule}`];
  const hint =
    ways.length + 1 + rule.length <= io.width ? `${ways} ${rule}` : `${wrap(ways, io.width)}\n${rule}`;
  io.out(paint(io, 'dim', hint));
}

/** From so many short entries on a list stands in columns, to be read downwards. */
const MANY = 13;

/** One entry a line, or several columns where there are many and all are short. */
export function listed(entries: readonly Entry[], width: number): string[] {
  const lines = entries.map(({ label, text }) => `${label}${text}`);
  const widest = Math.max(0, ...lines.map((line) => line.length)) + 2;
  const columns = Math.floor(width / widest);
  if (entries.length < MANY || columns < 2) return entries.map(({ label, text }) => hang(label, text, width));
  const rows = Math.ceil(lines.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    lines
      .filter((_line, i) => i % rows === row)
      .map((line) => line.padEnd(widest))
      .join('')
      .trimEnd(),
  );
}

function teach(s: Session, { rule }: Question): void {
  if (!s.teaches || s.taught.has(rule)) return;
  s.taught.add(rule);
  s.io.out('');
  s.io.out(paint(s.io, 'cyan', wrap(sayRule(s.game, rule), s.io.width)));
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
  const why = /^\d/.test(typed) ? null : whyThing(s, view, question, typed);
  s.io.out(wrap(why ?? `${reading.problem} ${how(question.form)}, or help.`, s.io.width));
  return 'again';
}
