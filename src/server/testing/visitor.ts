import { seeded } from '../../kernel/chance/seeded.ts';
import { sample } from '../../kernel/forms/index.ts';
import type { Question } from '../../kernel/question.ts';
import { Refused, type Reply, request } from '../../protocol/client.ts';
import type { Snapshot } from '../../protocol/play.ts';
import type { RouteName } from '../../protocol/routes.ts';
import type { NewTable, TableInfo } from '../../protocol/tables.ts';

type Needed<N extends RouteName> = Parameters<typeof request<N>>[1];

/** Somebody with a token, who can ask for anything. */
export interface Visitor {
  readonly id: string;
  readonly token: string;
  readonly cookie: string;
  ask<N extends RouteName>(name: N, parts: Needed<N>): Promise<Reply<N>>;
  /** What the server has against it. */
  fails<N extends RouteName>(name: N, parts: Needed<N>): Promise<Refused>;
  look(table: TableInfo | string, seat?: number): Promise<Snapshot>;
  answer(table: TableInfo | string, seat: number, answer: unknown): Promise<void>;
}

export async function visitor(url: string): Promise<Visitor> {
  const me = await fetch(`${url}/api/me`);
  const cookie = (me.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const { id } = (await me.json()) as { id: string };
  const made = await fetch(`${url}/api/tokens`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ label: 'test' }),
  });
  const { secret: token } = (await made.json()) as Reply<'makeToken'>;
  return visitorAt(url, { id, token, cookie });
}

/** A person whom a server knows already: it shares the storage of the server where they first signed in. */
export function visitorAt(
  url: string,
  { id, token, cookie }: Pick<Visitor, 'id' | 'token' | 'cookie'>,
): Visitor {
  const ask: Visitor['ask'] = (name, parts) => request(name, parts, { base: url, token });
  const idOf = (table: TableInfo | string): string => (typeof table === 'string' ? table : table.id);
  const look: Visitor['look'] = (table, seat) =>
    ask('look', { params: { id: idOf(table) }, query: seat === undefined ? {} : { seat } });
  return {
    id,
    token,
    cookie,
    ask,
    async fails(name, parts) {
      try {
        await ask(name, parts);
      } catch (error) {
        if (error instanceof Refused) return error;
        throw error;
      }
      throw new Error(`${name} was done, though it should not`);
    },
    look,
    async answer(table, seat, answer) {
      const { sight } = await look(table, seat);
      const command = { do: 'answer' as const, cite: sight.cite ?? '', answer };
      await ask('act', { params: { id: idOf(table) }, body: { seat, command } });
    },
  };
}

/**
 * Plays random answers until the game is over or this number of answers was given. The players are listed by seat. `enough` is told
 * who is asked, and may stop before that player answers.
 */
export async function playOn(
  table: TableInfo,
  players: readonly Visitor[],
  most = 1000,
  enough: (seat: number, asked: Question) => boolean = () => false,
): Promise<number> {
  const chance = seeded(table.id.length);
  for (let n = 0; n < most; n++) {
    const pictures = await Promise.all(players.map((player, seat) => player.look(table, seat)));
    const seat = pictures.findIndex(({ sight }) => sight.cite !== null && sight.given === null);
    if (seat < 0) return n;
    const question = pictures[seat]!.sight.view.question!;
    if (enough(seat, question)) return n;
    await players[seat]!.answer(table, seat, sample(question.form, chance));
  }
  return most;
}

/** A table as most tests want it. */
export const aTable = (chairs: NewTable['chairs'], more: Partial<NewTable> = {}): { body: NewTable } => ({
  body: {
    game: 'empire-vs-rebellion',
    chairs,
    pace: { kind: 'none' },
    late: 'extend',
    access: 'public',
    spectators: true,
    undo: 'consent',
    ...more,
  },
});
