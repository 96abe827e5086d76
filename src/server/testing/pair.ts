import { expect } from 'vitest';
import { seeded } from '../../kernel/chance/seeded.ts';
import { sample } from '../../kernel/forms/index.ts';
import type { Snapshot } from '../../protocol/play.ts';
import type { NewTable, TableInfo } from '../../protocol/tables.ts';
import { aServer, aTable, type TestServer, type Visitor, visitor } from './server.ts';
import { type Stored, storedIn } from './stored.ts';

export const at = ({ id }: { readonly id: string }) => ({ params: { id } });

/** Who has to answer at a table of Ann and Bob. */
export interface Asked {
  readonly who: Visitor;
  readonly seat: 0 | 1;
  readonly picture: Snapshot;
}

/** A server with two players, a stranger, and a spectator. */
export interface Pair {
  readonly server: TestServer;
  readonly stored: Stored;
  readonly ann: Visitor;
  readonly bob: Visitor;
  readonly carl: Visitor;
  /** Ann in seat 0 and Bob in seat 1, after at least this many answers: then one of the two is asked, and not both. */
  table(more?: Partial<NewTable>, answers?: number): Promise<TableInfo>;
  asked(table: TableInfo): Promise<Asked>;
  /** Whatever is tried: nobody sees a change of the table, and its stored data is the same. */
  unchanged<T>(table: { readonly id: string }, attempt: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

export async function aPair(): Promise<Pair> {
  const server = await aServer();
  const stored = storedIn(server.data);
  const [ann, bob, carl, dora] = await Promise.all([
    visitor(server.url),
    visitor(server.url),
    visitor(server.url),
    visitor(server.url),
  ]);

  async function asked(table: TableInfo): Promise<Asked> {
    const pictures = await Promise.all([ann.look(table, 0), bob.look(table, 1)]);
    const seat = pictures[0].sight.cite !== null && pictures[0].sight.given === null ? 0 : 1;
    return { who: seat === 0 ? ann : bob, seat, picture: pictures[seat] };
  }

  const everything = async (table: { readonly id: string }) => ({
    pictures: await Promise.all(
      [ann.look(table.id, 0), bob.look(table.id, 1), dora.look(table.id)].map((picture) =>
        picture.catch((error: Error) => error.message),
      ),
    ),
    stored: stored.of(table.id),
  });

  return {
    server,
    stored,
    ann,
    bob,
    carl,
    asked,
    async table(more = {}, answers = 6) {
      const made = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'open' }], more));
      const table = await bob.ask('join', { ...at(made), body: { key: made.invite ?? '' } });
      const chance = seeded(`answers ${answers}`);
      for (let n = 0; ; n++) {
        const { who, seat, picture } = await asked(table);
        if (n >= answers && picture.sight.view.waiting.length === 1) return table;
        await who.answer(table, seat, sample(picture.sight.view.question!.form, chance));
      }
    },
    async unchanged(table, attempt) {
      const before = await everything(table);
      const result = await attempt();
      expect(await everything(table)).toEqual(before);
      return result;
    },
    async stop() {
      stored.close();
      await server.stop();
    },
  };
}
