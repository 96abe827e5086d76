import type { Page } from 'playwright-core';
import { levelBot } from '../src/bots/levels.ts';
import { findGame } from '../src/games/index.ts';
import { seeded } from '../src/kernel/chance/seeded.ts';
import type { AnyGame } from '../src/kernel/game.ts';
import { applyCommand, citeOf, encodeMatch, openMatch, viewFor } from '../src/kernel/match/index.ts';
import type { Question } from '../src/kernel/question.ts';
import { isRefusal } from '../src/kernel/refusal.ts';
import type { Snapshot } from '../src/protocol/play.ts';
import type { NewTable, TableInfo } from '../src/protocol/tables.ts';
import { asked, tableOf } from './table.ts';

/** Positions to begin with, and answers that a test is not about: both without the page, which would take much longer. */

const POLICY = 'steady';

function gameNamed(id: string): AnyGame {
  const game = findGame(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

/** A game's file, played by computers until somebody is asked what is wanted; that is told how many answers came before. */
export function positionWhere(
  id: string,
  set: string,
  wanted: (question: Question, answers: number) => boolean,
  seed = 'a position',
): unknown {
  const game = gameNamed(id);
  const options = game.optionSets[set];
  if (options === undefined) throw new Error(`${id} has no options ${set}`);
  const bot = levelBot(POLICY, game);
  const chance = seeded(seed);
  const nonces = game.seats(options).map(({ name }) => `nonce of ${name}`);
  const at = '2026-01-01T00:00:00.000Z';
  const match = openMatch(game, { options, secret: 'e2'.repeat(32), nonces, at });
  for (let answers = 0; match.position.state.over === null; answers++) {
    const [seat = 0] = match.position.state.asked;
    const view = viewFor(match, seat);
    if (view.question === null) throw new Error('somebody is asked nothing');
    if (wanted(view.question, answers)) return JSON.parse(JSON.stringify(encodeMatch(match)));
    const { answer } = bot.decide(game, view, chance);
    const done = applyCommand(
      match,
      seat,
      { do: 'answer', cite: citeOf(match, seat, view.question.id), answer },
      at,
    );
    if (isRefusal(done)) throw new Error(`refused: ${done.refused}`);
  }
  throw new Error('the game was over before that was asked');
}

/** Requests that the person of a page sends to the server directly. */
async function post(page: Page, path: string, data: unknown): Promise<TableInfo> {
  const made = await page.request.post(path, { data });
  if (!made.ok()) throw new Error(await made.text());
  return (await made.json()) as TableInfo;
}

/** Makes a table and goes there. */
export async function sitDown(page: Page, table: NewTable): Promise<void> {
  await page.request.get('/api/me');
  const { id } = await post(page, '/api/tables', table);
  await page.goto(`/table/${id}`);
  await asked(page).waitFor();
}

/** Plays on from a file. */
export async function playFrom(page: Page, file: unknown, chairs: NewTable['chairs']): Promise<void> {
  await page.request.get('/api/me');
  const { id } = await post(page, '/api/import', { file, chairs });
  await page.goto(`/table/${id}`);
  await asked(page).waitFor();
}

/** Answers for the person of the page as a computer would, and waits until the page shows it. */
export async function answerAsComputer(page: Page, seat: number, n: number): Promise<void> {
  const path = `/api/tables/${tableOf(page)}`;
  const look = async (): Promise<Snapshot> => (await page.request.get(`${path}/look?seat=${seat}`)).json();
  const { sight } = await look();
  if (sight.cite === null) return;
  const game = gameNamed(((await (await page.request.get(path)).json()) as TableInfo).game);
  const { answer } = levelBot(POLICY, game).decide(game, sight.view, seeded(`answer ${n}`));
  await post(page, `${path}/act`, { seat, command: { do: 'answer', cite: sight.cite, answer } });
}
