import type { Transaction } from 'kysely';
import type { Tell } from '../engine.ts';
import type { Committed } from '../port.ts';
import type { Schema } from '../schema.ts';
import type { WrittenNext, WrittenTable } from '../written.ts';
import { insertAgain } from './again.ts';
import { writeChairs } from './seats.ts';
import { updateTables } from './update.ts';

/** A new table. */
export async function addTable(trx: Transaction<Schema>, tell: Tell, step: WrittenTable): Promise<void> {
  await insertTable(trx, step);
  await writeRest(trx, tell, [step]);
}

const insertTable = (trx: Transaction<Schema>, { record }: WrittenTable): Promise<unknown> =>
  trx.insertInto('tables').values(record).execute();

/**
 * Steps of existing tables, in one transaction. A step made from an older record is left out; one whose rows exist
 * already fails the transaction with a Clash.
 */
export async function writeSteps(
  trx: Transaction<Schema>,
  tell: Tell,
  shared: boolean,
  steps: readonly WrittenNext[],
): Promise<Committed[]> {
  if (shared) await lock(trx, steps);
  const done = new Set<WrittenNext>();
  for (const round of rounds(steps)) {
    const updated = await updateTables(trx, round);
    for (const step of round) if (updated.has(step.id)) done.add(step);
  }
  const opened = [...done].flatMap(({ opens }) => opens ?? []);
  for (const table of opened) await insertTable(trx, table);
  if (done.size > 0) await writeRest(trx, tell, [...done, ...opened]);
  return steps.map((step) => (done.has(step) ? 'done' : 'conflict'));
}

/** Always in the same order, or the transactions of two processes might wait for each other. */
async function lock(trx: Transaction<Schema>, steps: readonly WrittenNext[]): Promise<void> {
  const ids = steps.map(({ id }) => id);
  await trx.selectFrom('tables').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

/** No table twice in a round; where it has several steps, one comes after the other. */
function rounds(steps: readonly WrittenNext[]): WrittenNext[][] {
  const all: WrittenNext[][] = [];
  const count = new Map<string, number>();
  for (const step of steps.toSorted((a, b) => a.version - b.version)) {
    const nth = count.get(step.id) ?? 0;
    count.set(step.id, nth + 1);
    const round = all[nth];
    if (round) round.push(step);
    else all.push([step]);
  }
  return all;
}

async function writeRest(
  trx: Transaction<Schema>,
  tell: Tell,
  steps: readonly (WrittenNext | WrittenTable)[],
): Promise<void> {
  const log = steps.flatMap((step) => step.log);
  await insertAgain(trx, 'log', log, (part) => trx.insertInto('log').values(part));
  const keyframes = steps.flatMap((step) => step.keyframes);
  await insertAgain(trx, 'keyframes', keyframes, (part) => trx.insertInto('keyframes').values(part));
  const notices = steps.flatMap((step) => step.notices);
  await insertAgain(trx, 'notices', notices, (part) => trx.insertInto('notices').values(part));
  const chairs = steps.map((step) => step.chairs);
  await writeChairs(trx, chairs);
  for (const { id, version } of steps) tell({ is: 'table', table: id, version });
}
