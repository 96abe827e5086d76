import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../games/index.ts';
import { seeded } from '../../../kernel/chance/seeded.ts';
import { accepts, type Form, sample } from '../../../kernel/forms/index.ts';
import type { AnyGame } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import { applyCommand, citeOf, openMatch, viewFor } from '../../../kernel/match/index.ts';
import type { Question } from '../../../kernel/question.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import type { View } from '../../../kernel/view.ts';
import { FakeTerminal } from '../../testing/fake-terminal.ts';
import { exampleIn } from '../../testing/scripted.ts';
import { namesIn } from '../../words.ts';
import { questionLines } from '../turn.ts';
import { how, list, read } from './index.ts';

const AT = '2026-01-02T03:04:05Z';
const MOST = 600;

/** Every question of a game at random. */
function* questionsOf(game: AnyGame, options: Json, seed: string): Generator<[Question, View]> {
  const chance = seeded(seed);
  const nonces = game.seats(options).map((_, n) => `${n}`.padStart(32, '0'));
  const match = openMatch(game, { options, secret: seed.padStart(64, '0'), nonces, at: AT });
  for (let i = 0; i < MOST && !match.position.state.over; i++) {
    const seat = match.position.state.asked[0]!;
    const view = viewFor(match, seat);
    const question = view.question!;
    yield [question, view];
    const command = {
      do: 'answer',
      cite: citeOf(match, seat, question.id),
      answer: sample(question.form, chance),
    };
    expect(isRefusal(applyCommand(match, seat, command as Parameters<typeof applyCommand>[2], AT))).toBe(
      false,
    );
  }
}

const legal = (form: Form, typed: string, view: View, question: Question, game: AnyGame): boolean => {
  const reading = read(form, typed, namesIn(game, view, question));
  return 'answer' in reading && !isRefusal(accepts(form, reading.answer));
};

const GAMES_AND_SETS = [...GAMES.values()].flatMap((game) =>
  Object.entries(game.optionSets).map(([set, options]) => [game.id, set, game, options] as const),
);

describe.each(GAMES_AND_SETS)('at every question of %s, %s', (_id, set, game, options) => {
  const seeds = ['1', '2', '3'];

  it('the example would be accepted, and so would none where it is offered', () => {
    const wrong = new Set<string>();
    let examples = 0;
    for (const seed of seeds) {
      for (const [question, view] of questionsOf(game, options, seed)) {
        const words = how(question.form);
        const example = exampleIn([`${words}, or help.`]);
        if (example !== undefined) examples++;
        const typed = [
          ...(words.includes('such as') ? [example ?? 'an example that no pattern finds'] : []),
          ...(words.includes('or none') ? ['none'] : []),
        ];
        for (const answer of typed) {
          if (!legal(question.form, answer, view, question, game))
            wrong.add(`${question.kind}: ${words} [${answer}]`);
        }
      }
    }
    expect([...wrong]).toEqual([]);
    // The tutorial asks for nothing but choices.
    if (set !== 'tutorial') expect(examples).toBeGreaterThan(0);
  });

  it('the question fits a screen of 80 by 24, with its list whole', () => {
    const io = new FakeTerminal('nowhere');
    const wrong: string[][] = [];
    for (const [question, view] of questionsOf(game, options, '5')) {
      const lines = questionLines({ io, game }, view, question, 18, 23);
      const entries = list(question.form, namesIn(game, view, question));
      const text = lines.join('\n');
      const whole = entries.every(({ label }) => text.includes(label.trim()));
      if (lines.length > 23 || lines.some((line) => line.length > 80) || !whole) wrong.push(lines);
    }
    expect(wrong).toEqual([]);
  });

  it('everything in the list can be typed by its own words, or these words fit several', () => {
    const wrong = new Set<string>();
    for (const [question, view] of questionsOf(game, options, '4')) {
      const { form } = question;
      const names = namesIn(game, view, question);
      if (form.is !== 'choose') continue;
      const texts = list(form, names);
      form.options.forEach((option, i) => {
        const reading = read(form, names.offer(option), names);
        const same = texts.filter(({ text }) => text === names.offer(option)).length;
        const found =
          'answer' in reading && reading.answer.is === 'choose' && reading.answer.id === option.id;
        const several =
          'problem' in reading && reading.named === true && reading.problem.includes(`${i + 1}`);
        if (!(found || (same > 1 && several))) wrong.add(`${question.kind}: ${names.offer(option)}`);
      });
    }
    expect([...wrong]).toEqual([]);
  });
});
