/**
 * A program that plays a whole game over plain HTTP, with random legal answers. It needs a token from your account page:
 *
 *   WARTABLE_URL=http://localhost:8080 WARTABLE_TOKEN=wt_... npx tsx examples/bot.ts [table [key]]
 *
 * Without a table it makes one, with the server's bots on the other seats. docs/api.md explains the messages.
 */
import { seeded } from '../src/kernel/chance/seeded.ts';
import { sample } from '../src/kernel/forms/index.ts';
import { Refused, request } from '../src/protocol/client.ts';
import type { TableInfo } from '../src/protocol/tables.ts';

const { WARTABLE_URL: base = 'http://localhost:8080', WARTABLE_TOKEN: token = '' } = process.env;
const server = { base, token };
const chance = seeded(Date.now());

async function makeTable(): Promise<TableInfo> {
  const { games } = await request('games', {}, server);
  const [me, bot] = [{ is: 'me' }, { is: 'bot', level: 'beginner' }] as const;
  const chairs = games[0]?.optionSets[0]?.seats.map((_, seat) => (seat === 0 ? me : bot)) ?? [];
  const terms = { late: 'extend', access: 'link', spectators: true, undo: 'none' } as const;
  const body = { game: games[0]?.id ?? '', chairs, pace: { kind: 'none' }, ...terms } as const;
  return request('makeTable', { body }, server);
}

async function sitDown(id: string, key: string | undefined): Promise<TableInfo> {
  const invitation = key === undefined ? {} : { key };
  const table = await request('table', { params: { id }, query: invitation }, server);
  if (table.seats.some(({ mine }) => mine)) return table;
  return request('join', { params: { id }, body: invitation }, server);
}

/** Looks at the table, answers if asked, and returns the number of the snapshot it saw; null when the game is over. */
async function turn(id: string, seat: number, seen: { after?: number }): Promise<number | null> {
  const at = { params: { id } };
  const { seq, sight } = await request('look', { ...at, query: { seat, wait: 25, ...seen } }, server);
  const { view, cite, given } = sight;
  if (view.over) {
    console.log(`${view.over.seats[seat]}: ${view.over.reason}`);
    return null;
  }
  // An answer that is given already waits for those of the others.
  if (view.question === null || cite === null || given !== null) return seq;
  const answer = sample(view.question.form, chance);
  await request('act', { ...at, body: { seat, command: { do: 'answer', cite, answer } } }, server);
  return seq;
}

const [wanted, key] = process.argv.slice(2);
const { id, seats } = wanted === undefined ? await makeTable() : await sitDown(wanted, key);
const seat = seats.find(({ mine }) => mine)?.seat ?? 0;
console.log(`playing ${seats[seat]?.name} at table ${id}`);
for (let seq: number | null | undefined; seq !== null; ) {
  seq = await turn(id, seat, seq === undefined ? {} : { after: seq }).catch(async (error: unknown) => {
    // It has not begun yet, the question was another one by then, or we are too fast: look again in a moment.
    if (!(error instanceof Refused) || ![409, 429, 503].includes(error.status)) throw error;
    await new Promise((resolve) => setTimeout(resolve, 500));
    return undefined;
  });
}
