import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '../../kernel/chance/seeded.ts';
import { determinize } from '../../kernel/determinize.ts';
import { apply, start } from '../../kernel/flow/apply.ts';
import { sample } from '../../kernel/forms/index.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { type Viewer, viewerBit } from '../../kernel/ids.ts';
import type { Json } from '../../kernel/json.ts';
import {
  applyCommand,
  type Command,
  citeOf,
  continueMatch,
  type Match,
  type Row,
  viewFor,
} from '../../kernel/match/index.ts';
import { isRefusal, type Refusal, refuse } from '../../kernel/refusal.ts';
import type { State } from '../../kernel/state.ts';
import { viewOf } from '../../kernel/view.ts';
import { Tokens } from '../auth/tokens.ts';
import { openStore } from '../store/open.ts';
import type { Store, TableRecord } from '../store/port.ts';

/** A moment long ago, the same in all worlds. */
const AT = '2030-01-01T00:00:00.000Z';
/** The source of all chance, the same in all worlds: only what was hidden before differs. */
export const SECRET = 'ab'.repeat(32);
export const INVITE = 'the-invite-of-all-of-us'.slice(0, 22);
export const NONCES = ['nonce-of-seat-0', 'nonce-of-seat-1'];

/** A table on the server, and the same match here, to foresee what happens. */
export interface World {
  readonly table: string;
  readonly match: Match;
}

/** People whom the server will know, with their tokens: two players and a spectator. */
export interface Prepared {
  readonly data: string;
  readonly tokens: readonly [string, string, string];
  /** Puts a position on the server, in secret known to nobody there. */
  add(state: State, game: AnyGame): Promise<World>;
  /** Nothing more is added: the storage is free for a server. */
  done(): Promise<void>;
  remove(): void;
}

const PEOPLE = ['person-one', 'person-two', 'person-six'];

export async function prepare(): Promise<Prepared> {
  const data = mkdtempSync(join(tmpdir(), 'wartable-worlds-'));
  const store = await openStore({ dataFolder: data });
  const tokens: string[] = [];
  for (const id of PEOPLE) {
    await store.people.add({ id, name: `Name of ${id}`, account: null, password: null, created: AT });
    tokens.push((await new Tokens(store.tokens).make(id, 'test', null)).secret);
  }
  let count = 0;
  return {
    data,
    tokens: tokens as unknown as Prepared['tokens'],
    async add(state, game) {
      const table = `world-${String(count++).padStart(6, '0')}`;
      const opening = { options: state.options, secret: SECRET, nonces: NONCES, at: AT };
      const match = continueMatch(game, opening, state);
      await addTable(store, table, match);
      return { table, match };
    },
    done: () => store.close(),
    remove: () => rmSync(data, { recursive: true, force: true }),
  };
}

async function addTable(store: Store, id: string, match: Match): Promise<void> {
  const { state } = match.position;
  const table: TableRecord = {
    id,
    version: 1,
    game: match.game.id,
    options: match.options,
    status: 'running',
    host: 'person-one',
    created: AT,
    moved: AT,
    access: 'public',
    spectators: true,
    undo: 'consent',
    hints: false,
    pace: { kind: 'none' },
    late: 'extend',
    invite: INVITE,
    secret: SECRET,
    chairs: NONCES.map((nonce, seat) => ({ is: 'person', person: PEOPLE[seat] ?? '', nonce })),
    waiting: state.asked.filter((seat) => !state.sealed[seat]),
    clock: null,
    due: null,
    accord: { abandon: [], bot: {}, late: [] },
    outcome: null,
    rematch: null,
    imported: true,
  };
  const rows = match.rows.map((row) => ({ row, shown: match.shown, seqs: [0, 0, 0] }));
  await store.tables.add({ table, rows, keyframes: match.keyframes, notices: [] });
}

/** A game played with random answers; returns the positions after every answer except the last. */
export function positions(game: AnyGame, options: Json, seed: string, most: number): State[] {
  const chance = seeded(seed);
  let { state } = start(game, options, chance);
  const states: State[] = [];
  while (!state.over && states.length < most) {
    states.push(state as State);
    const seat = state.asked[chance.int(state.asked.length)] ?? 0;
    const { id, form } = must(viewOf(game, state, seat).question ?? refuse('not-asked'));
    ({ state } = must(apply(game, state, seat, id, sample(form, chance), chance)));
  }
  return states;
}

function must<T>(done: T | Refusal): T {
  if (isRefusal(done)) throw new Error(`refused: ${JSON.stringify(done)}`);
  return done;
}

export function randomAnswer(match: Match, seat: number, mind: ReturnType<typeof seeded>): Command {
  const question = viewFor(match, seat).question;
  if (!question) throw new Error(`seat ${seat} is asked nothing`);
  return { do: 'answer', cite: citeOf(match, seat, question.id), answer: sample(question.form, mind) };
}

/** The same position with everything that the viewer cannot know dealt again. */
export function redealt(game: AnyGame, state: State, viewer: Viewer, seed: string): State {
  const other = determinize(game, viewOf(game, state, viewer), seeded(seed)) as State;
  // A seat's own sealed answer is not part of its view, but the player knows it.
  return {
    ...other,
    sealed: other.sealed.map((x, seat) => (seat === viewer ? (state.sealed[seat] ?? null) : x)),
  };
}

/** Whether something that a viewer cannot know differs between two positions. */
export const differs = (a: State, b: State): boolean =>
  JSON.stringify([a.secrets.face, a.sealed, a.notebooks]) !==
  JSON.stringify([b.secrets.face, b.sealed, b.notebooks]);

/** Does something in the match as it stands here; null when it is refused, and then nothing has changed. */
export function does(match: Match, seat: number, command: Command): { before: State; rows: Row[] } | null {
  const before = match.position.state;
  const rows = applyCommand(match, seat, command, AT);
  return isRefusal(rows) ? null : { before, rows };
}

/** Whether a viewer learned a face or a note by the step: from then on they may tell the worlds apart. */
export function learns(
  { match }: World,
  { before, rows }: { before: State; rows: Row[] },
  viewer: Viewer,
): boolean {
  const { state } = match.position;
  const bit = viewerBit(viewer, state.sealed.length);
  const known = state.secrets.known.some(
    (mask, slot) => (mask & bit) !== 0 && ((before.secrets.known[slot] ?? 0) & bit) === 0,
  );
  const noted = viewer !== null && state.notebooks[viewer]?.length !== before.notebooks[viewer]?.length;
  const seen = rows.some(({ told }) =>
    told.some(({ to, faces }) => (to & bit) !== 0 && faces.some(([, , mask]) => (mask & bit) !== 0)),
  );
  return known || noted || seen;
}
