import { seeded } from '../../kernel/chance/seeded.ts';
import { sample } from '../../kernel/forms/index.ts';
import { request } from '../../protocol/client.ts';
import { pause } from './process.ts';
import { aTable, type Visitor } from './server.ts';

/** A table at which everybody waits for a bot that thinks for seconds. */
export interface Thinking {
  readonly table: string;
  /** The number of the snapshot that the person sees meanwhile. */
  readonly seq: number;
}

/** Long enough to see that it is not one of the questions that a bot answers in no time. */
const A_WHILE_MS = 200;

/** Plays against a strong bot until it thinks. */
export async function untilBotThinks(person: Visitor): Promise<Thinking> {
  const chance = seeded('thinking');
  const { id } = await person.ask('makeTable', aTable([{ is: 'me' }, { is: 'bot', level: 'master' }]));
  for (;;) {
    const { seq, sight } = await person.look(id);
    if (sight.view.over) throw new Error('The game was over before the bot had thought.');
    if (sight.cite !== null && sight.given === null && sight.view.question) {
      await person.answer(id, 0, sample(sight.view.question.form, chance));
      continue;
    }
    await pause(A_WHILE_MS);
    if ((await person.look(id)).seq === seq) return { table: id, seq };
  }
}

/** Resolves when the bot has answered. `url`: where the person looks now. */
export async function untilBotAnswers(
  url: string,
  { token }: Visitor,
  { table, seq }: Thinking,
  within = 40_000,
): Promise<void> {
  const look = () => request('look', { params: { id: table }, query: {} }, { base: url, token });
  for (const until = Date.now() + within; (await look()).seq === seq; await pause(100))
    if (Date.now() > until) throw new Error('The bot does not go on.');
}
