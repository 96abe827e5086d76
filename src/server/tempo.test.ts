import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findGame } from '../games/index.ts';
import { seeded } from '../kernel/chance/seeded.ts';
import { onlyAnswer } from '../kernel/forms/index.ts';
import type { Seat } from '../kernel/ids.ts';
import { type Command, continueMatch, type Match } from '../kernel/match/index.ts';
import type { State } from '../kernel/state.ts';
import { isAskedInSecret, viewOf } from '../kernel/view.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/port.ts';
import { manageTables, type TableManager } from './tables/tables.ts';
import { depsOn } from './tables/testing/deps.ts';
import {
  does,
  NONCES,
  type Prepared,
  positions,
  prepare,
  randomAnswer,
  redealt,
  SECRET,
} from './testing/worlds.ts';

/**
 * What the timing of a seat reveals that lets the table answer where there is only one answer. In two worlds that differ
 * only in what the opponent cannot see, the same is done; in one of them the seat then has a choice, in the other it has
 * none. The opponent must be sent the same in both, at the same time.
 */

const REBELLION = findGame('rebellion')!;
/** The questions whose answers depend on the hidden base, on a hand of action cards, on a hand of objectives. */
const KINDS = ['activate.move', 'window', 'refresh.objective'] as const;
type Kind = (typeof KINDS)[number];
/** By seat; the last is the spectator. */
const PEOPLE = ['person-one', 'person-two', 'person-six'];

/** One step that leads to the question, in two worlds. */
interface Fork {
  readonly states: readonly [State, State];
  readonly actor: Seat;
  readonly command: Command;
  /** Who is asked then. */
  readonly seat: Seat;
}

const matchOf = (state: State): Match =>
  continueMatch(REBELLION, { options: state.options, secret: SECRET, nonces: NONCES, at: 'at' }, state);

/** Whether a seat is asked this in secret, and has only one answer; null: it is asked something else. */
function isForced({ position: { state } }: Match, seat: Seat, kind: Kind): boolean | null {
  const question = viewOf(REBELLION, state, seat).question;
  if (question?.kind !== kind || !isAskedInSecret(REBELLION, state, seat)) return null;
  return onlyAnswer(question.form) !== null;
}

/** The same step in a world as it is and as it could be for the opponent of a seat, if only in one of them that seat has a choice. */
function forkAt(state: State, seat: Seat, kind: Kind, mind: ReturnType<typeof seeded>): Fork | null {
  const [actor, ...others] = state.asked;
  if (actor === undefined || others.length > 0) return null;
  const command = randomAnswer(matchOf(state), actor, mind);
  const forced = (world: State): boolean | null => {
    const match = matchOf(world);
    return does(match, actor, command) ? isForced(match, seat, kind) : null;
  };
  const here = forced(state);
  if (here === null) return null;
  for (let n = 0; n < 20; n++) {
    const other = redealt(REBELLION, state, 1 - seat, `${kind} ${n}`);
    if (forced(other) === !here) return { states: [state, other], actor, command, seat };
  }
  return null;
}

function findFork(kind: Kind): Fork {
  const options = REBELLION.optionSets['full']!;
  for (let n = 0; n < 40; n++) {
    const mind = seeded(`${kind} ${n}`);
    for (const state of positions(REBELLION, options, `tempo ${n}`, 600))
      for (const seat of [0, 1]) {
        const fork = forkAt(state, seat, kind, mind);
        if (fork) return fork;
      }
  }
  throw new Error(`nobody is asked ${kind} with and without a choice`);
}

let prepared: Prepared;
let store: Store;
let tables: TableManager;
const forks = new Map<Kind, { fork: Fork; ids: string[] }>();
beforeAll(async () => {
  prepared = await prepare();
  for (const kind of KINDS) {
    const fork = findFork(kind);
    const ids: string[] = [];
    for (let twice = 0; twice < 2; twice++)
      for (const state of fork.states) ids.push((await prepared.add(state, REBELLION)).table);
    forks.set(kind, { fork, ids });
  }
  await prepared.done();
  store = await openStore({ dataFolder: prepared.data });
  // A fixed clock: everything is sent at the same moment, or not at all.
  tables = manageTables(depsOn(store, () => new Date('2030-01-01T00:00:00.000Z')));
}, 120_000);
afterAll(async () => {
  tables.close();
  await store.close();
  prepared.remove();
});

/**
 * Everything of the game that the opponent and a spectator are sent, from before the step on, when the seat has this
 * advance answer.
 */
async function sent(id: string, { actor, command, seat }: Fork, on: string): Promise<string[]> {
  const heard: string[] = [];
  const act = (who: Seat, what: Command) => tables.act(PEOPLE[who]!, id, who, what as never);
  await act(seat, { do: 'stand', on, answer: null, until: 'game' });
  for (const viewer of [1 - seat, null])
    await tables.watch(PEOPLE[viewer ?? 2]!, id, { seat: viewer }, undefined, (news) => {
      // Without presence: its timing varies.
      if (news.is === 'picture') heard.push(`${viewer}: ${JSON.stringify(news)}`);
      if (news.is === 'change') heard.push(`${viewer}: ${Buffer.from(news.change.message).toString()}`);
    });
  await act(actor, command);
  return heard.map((text) => text.replaceAll(id, '(table)'));
}

describe.each(KINDS)('whether there is a choice in %s', (kind) => {
  test('is told to nobody by what the table answers by itself', async () => {
    const { fork, ids } = forks.get(kind)!;
    const [a, b] = [await sent(ids[0]!, fork, '*'), await sent(ids[1]!, fork, '*')];
    expect(a.length).toBeGreaterThan(1);
    expect(b).toEqual(a);
    for (const id of ids.slice(0, 2))
      expect((await tables.table('person-one', id)).waiting).toEqual([fork.seat]);
  });

  test('can be read if the seat lets the table answer also what only it can see', async () => {
    const { fork, ids } = forks.get(kind)!;
    const [a, b] = [await sent(ids[2]!, fork, '**'), await sent(ids[3]!, fork, '**')];
    expect(b).not.toEqual(a);
  });
});
