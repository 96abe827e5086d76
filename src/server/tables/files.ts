import { commitmentTo } from '../../kernel/chance/committed.ts';
import { seeded } from '../../kernel/chance/seeded.ts';
import { determinize } from '../../kernel/determinize.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Viewer } from '../../kernel/ids.ts';
import { canonical, isRecord, sameJson } from '../../kernel/json.ts';
import { readMatchFile } from '../../kernel/match/codec.ts';
import {
  continueMatch,
  decodeMatch,
  encodeMatch,
  type MatchFile,
  positionAfter,
} from '../../kernel/match/index.ts';
import type { State } from '../../kernel/state.ts';
import type { View } from '../../kernel/view.ts';
import type { LogRow } from '../../protocol/play.ts';
import type { ImportTable } from '../../protocol/tables.ts';
import { isSecret } from '../auth/secrets.ts';
import { Denied } from '../denied.ts';
import { runningAt } from './acting.ts';
import type { TablesDeps } from './deps.ts';
import { addTable, chairsOf, firstStep, gameNamed, newRecord } from './lobby.ts';
import type { Shelf } from './shelf.ts';
import { pictureFor } from './sights.ts';
import type { LiveTable } from './table.ts';

export const VIEW_FORMAT = 'wartable-view/1';

/** A game under way as one viewer may know it. */
export interface ViewFile {
  readonly format: typeof VIEW_FORMAT;
  readonly game: string;
  readonly commitment: string;
  readonly seat: Viewer;
  readonly view: View;
  readonly log: readonly LogRow[];
}

const sealOf = (deps: TablesDeps, file: MatchFile | ViewFile): string => deps.seal(canonical(file));

/** The whole game once it is over, before that what the viewer sees of it; signed, so that it can be played on from. */
export function exported(deps: TablesDeps, table: LiveTable, viewer: Viewer): object {
  const { match, shown } = runningAt(table);
  if (match.position.state.over) {
    const file = encodeMatch(match);
    return { ...file, seal: sealOf(deps, file) };
  }
  const { sight, log } = pictureFor(match, shown, viewer);
  const file: ViewFile = {
    format: VIEW_FORMAT,
    game: table.record.game,
    commitment: commitmentTo(table.record.secret),
    seat: viewer,
    view: sight.view,
    log,
  };
  return { ...file, seal: sealOf(deps, file) };
}

/** A table that goes on from a file's position. */
export async function importTable(
  deps: TablesDeps,
  shelf: Shelf,
  person: string,
  { file: raw, row, chairs }: ImportTable,
  signal?: AbortSignal,
): Promise<string> {
  const { game, state } = await positionIn(deps, raw, row, signal);
  if (state.over) throw new Denied(422, 'over', 'That game is over at this point; choose an earlier one.');
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
    throw new Denied(422, 'open-chairs', 'Say who plays each side: yourself or a bot.');
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
  await addTable(deps, shelf, firstStep(deps, shelf, table, match));
  return table.id;
}

interface Position {
  readonly game: AnyGame;
  readonly state: State;
}

async function positionIn(
  deps: TablesDeps,
  raw: unknown,
  row: number | undefined,
  signal: AbortSignal | undefined,
): Promise<Position> {
  if (!isRecord(raw)) throw unreadable('this is not a saved game');
  const { seal, players: _, ...file } = raw;
  const ours = typeof seal === 'string' && isSecret(seal, deps.seal(canonical(file)));
  if (file['format'] === VIEW_FORMAT) {
    // A view can be checked against nothing: only what we signed ourselves is believed.
    if (!ours) throw unreadable('a view of a running game can only be used where it was made');
    if (row !== undefined) throw unreadable('a view has only its one position, and no rows to choose from');
    return fromView(deps, file as unknown as ViewFile);
  }
  const match = readMatchFile(file);
  if ('broken' in match) throw unreadable(match.broken);
  if (!ours) await mustVerify(deps, match, signal);
  return fromMatch(deps, match, row);
}

function fromView(deps: TablesDeps, { game: id, view }: ViewFile): Position {
  const game = gameNamed(deps, id);
  // What the viewer does not know is dealt anew: the file holds nothing of it.
  return { game, state: determinize(game, view, seeded(deps.secret())) };
}

function fromMatch(deps: TablesDeps, file: MatchFile, row: number | undefined): Position {
  const game = gameNamed(deps, file.game);
  const match = decodeMatch(game, file);
  if ('broken' in match) throw unreadable(match.broken);
  // A game may make something of options that are none; a file of ours has them as they were read.
  if (!sameJson(match.options, file.options)) throw unreadable('its options are not options of this game');
  const last = match.rows.length - 1;
  if (row !== undefined && row > last) throw unreadable(`it has no row ${row}`);
  return { game, state: positionAfter(match, row ?? last).state };
}

/** Whatever somebody sends must be a game that can really come about, played by these rules from its beginning. */
async function mustVerify(deps: TablesDeps, file: MatchFile, signal: AbortSignal | undefined): Promise<void> {
  const report = await deps.verify(gameNamed(deps, file.game).id, file, signal);
  if (!report.ok) throw unreadable(`row ${report.row}: ${report.wrong}`);
  if (report.rejudged < report.rows || file.rows[0]?.act.do !== 'start') {
    throw unreadable('it was not played from its beginning under the rules as they are now');
  }
}

const unreadable = (why: string): Denied =>
  new Denied(422, 'bad-file', `That file cannot be played on from: ${why}.`);
