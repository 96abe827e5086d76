import { commitmentTo } from '../../kernel/chance/committed.ts';
import type { Viewer } from '../../kernel/ids.ts';
import { continueMatch, encodeMatch, isPractice, writeRow } from '../../kernel/match/index.ts';
import type { ImportTable } from '../../protocol/tables.ts';
import { Denied } from '../denied.ts';
import type { Found } from '../workers/files/read.ts';
import { VIEW_FORMAT, type ViewFile } from '../workers/files/view-file.ts';
import { runningAt } from './commands.ts';
import type { TablesDeps } from './deps.ts';
import { addTable, chairsOf, firstStep, gameNamed, newRecord } from './lobby.ts';
import { snapshotFor } from './seat-views.ts';
import type { LiveTable } from './table.ts';
import type { TableCache } from './table-cache.ts';

/**
 * The whole game once it is over, before that the viewer's view of it; signed, so that it can be continued. Returns a
 * function that serialises it as JSON: that is slow, and nobody at the table waits for it.
 */
export function exported(deps: TablesDeps, table: LiveTable, viewer: Viewer): () => Promise<Uint8Array> {
  const { match, shown } = runningAt(table);
  if (match.position.state.over) {
    const { rows: _, ...head } = encodeMatch({ ...match, rows: [] });
    const rows = match.rows.map(writeRow);
    return () => deps.writeGame(head, rows);
  }
  const { sight, log } = snapshotFor(match, shown, viewer);
  const file: ViewFile = {
    format: VIEW_FORMAT,
    game: table.record.game,
    commitment: commitmentTo(table.record.secret),
    seat: viewer,
    ...(isPractice(match) ? { practice: true } : {}),
    view: sight.view,
    log,
  };
  return async () => Buffer.from(JSON.stringify({ ...file, seal: deps.seal(file) }));
}

/** A table that goes on from a file's position. */
export async function importTable(
  deps: TablesDeps,
  cache: TableCache,
  person: string,
  { game: id, state }: Found,
  chairs: ImportTable['chairs'],
): Promise<string> {
  const game = gameNamed(deps, id);
  if (state.over) throw new Denied(422, 'over', 'The game is over at this position; choose an earlier one.');
  const options = state.options;
  const record = newRecord(
    deps,
    person,
    {
      game: game.id,
      pace: { kind: 'none' },
      late: 'extend',
      access: 'link',
      spectators: true,
      undo: 'consent',
    },
    options,
    chairsOf(deps, person, chairs, game.seats(options).length),
  );
  if (record.chairs.some((chair) => chair.is === 'open')) {
    throw new Denied(422, 'open-chairs', 'Choose who plays each side: you or a bot.');
  }
  const table = { ...record, imported: true };
  const match = continueMatch(
    game,
    {
      options,
      secret: table.secret,
      nonces: table.chairs.map((chair) => (chair.is === 'open' ? '' : chair.nonce)),
      at: deps.now().toISOString(),
    },
    state,
  );
  await addTable(deps, cache, firstStep(deps, cache, table, match));
  return table.id;
}
