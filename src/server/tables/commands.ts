import type { Seat } from '../../kernel/ids.ts';
import {
  applyCommand as actAt,
  freeUndo,
  isAside,
  type Command as KernelCommand,
  looksFree,
  type Match,
  type Row,
  takenBackAlone,
} from '../../kernel/match/index.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import { sayRefusal } from '../../kernel/speak/index.ts';
import type { Command, Done } from '../../protocol/play.ts';
import type { UndoPolicy } from '../../protocol/tables.ts';
import { Denied, noTable } from '../denied.ts';
import type { TableRecord } from '../store/port.ts';
import type { TablesDeps } from './deps.ts';
import { persistStep, recordAfter, VersionConflict } from './steps.ts';
import { type LiveTable, mayKnow, type Play, playsComputersOnly } from './table.ts';
import type { TableCache } from './table-cache.ts';

/** Tries again, a few times, when another process was first; the kernel then judges what there is now. */
export async function attempt<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error;
      if (tries === 5) throw new Denied(503, 'busy', 'This table is busy. Please try again.');
    }
  }
}

export function runningAt(table: LiveTable): Play {
  if (!table.play) throw new Denied(409, 'not-started', 'The game has not started yet.');
  return table.play;
}

/** The seat must be this person's own. People who may not know of the table do not learn of it by asking for a seat. */
export function mustSit(record: TableRecord, person: string, seat: Seat): void {
  const chair = record.chairs[seat];
  if (chair?.is === 'person' && chair.person === person) return;
  if (!mayKnow(record, person, undefined)) throw noTable();
  throw notYourSeat();
}

export const notYourSeat = (): Denied => new Denied(403, 'not-your-seat', 'That is not your seat.');

/** Commands that were, or may have been, right when they were sent: the game has moved on. */
const TOO_LATE: readonly Refusal['refused'][] = ['stale', 'not-asked', 'over'];

/** A refusal of the kernel, in words. */
function refused(play: Play, { undo }: TableRecord, refusal: Refusal): Denied {
  if (refusal.refused === 'needs-consent' && isWithoutConsent(undo)) return noUndo(undo);
  const status = TOO_LATE.includes(refusal.refused) ? 409 : 422;
  return new Denied(status, refusal.refused, sayRefusal(play.match.game, refusal), refusal);
}

/** What a seat of a person asks of its table. */
export async function handleCommand(
  deps: TablesDeps,
  cache: TableCache,
  person: string,
  id: string,
  seat: Seat,
  command: Command,
): Promise<Done> {
  const began = performance.now();
  const done = await attempt(() =>
    cache.use(id, (table) => {
      mustSit(table.record, person, seat);
      checkPolicy(table.record, command);
      return executeCommand(deps, cache, table, seat, asMeant(table, seat, command));
    }),
  );
  deps.observeStep((performance.now() - began) / 1000);
  return done;
}

/** Undo policies under which the others cannot be asked. */
type NoConsent = Exclude<UndoPolicy, 'consent' | 'practice'>;
const NO_UNDO: Readonly<Record<NoConsent, string>> = {
  barrier:
    'At this table, steps cannot be taken back after something was revealed or another player has answered.',
  none: 'Undo is off at this table.',
};
const noUndo = (undo: NoConsent): Denied => new Denied(403, 'no-undo-here', NO_UNDO[undo]);

const isWithoutConsent = (undo: UndoPolicy): undo is NoConsent => undo === 'barrier' || undo === 'none';

/**
 * Where all others are computers nobody is asked: what they would agree to is taken back at once, and the rest is refused. Where
 * people have answered without showing it yet, they are asked.
 */
function asMeant({ record, play }: LiveTable, seat: Seat, command: Command): KernelCommand {
  const back = command.do === 'undo' || command.do === 'ask-undo';
  if (!back || !play || isWithoutConsent(record.undo)) return command;
  const isFree = freeUndo(play.match, seat) !== null;
  if (playsComputersOnly(record, seat)) return { do: isFree ? 'undo' : 'take-back' };
  return command.do === 'undo' && !isFree && looksFree(play.match, seat) ? { do: 'ask-undo' } : command;
}

function checkPolicy({ undo }: TableRecord, command: Command): void {
  if (!isWithoutConsent(undo)) return;
  if (command.do === 'ask-undo' || (command.do === 'undo' && undo === 'none')) throw noUndo(undo);
}

const BACK: readonly string[] = ['undo', 'withdraw', 'ask-undo', 'agree-undo', 'take-back'];

/** Applies a command through the kernel, with the bots' immediate replies, and persists it. */
export async function executeCommand(
  deps: TablesDeps,
  cache: TableCache,
  table: LiveTable,
  seat: Seat,
  command: KernelCommand,
): Promise<Done> {
  const play = runningAt(table);
  const { match } = play;
  const now = deps.now();
  const at = now.toISOString();
  const from = match.rows.length;
  try {
    const against = computersAgainst(match, table.record, seat, command);
    if (against) throw refused(play, table.record, against);
    const rows = actAt(match, seat, command, at);
    if (isRefusal(rows)) throw refused(play, table.record, rows);
    botsReply(play, table.record, command, at);
    const change = recordAfter(playedOn(table.record, play), match, now, BACK.includes(command.do));
    await persistStep(deps, cache, table, change, { from, play });
  } catch (error) {
    // A refusal changes nothing. After any other error memory may be ahead of the storage: even a bug must not leave a gap
    // in the stored log.
    if (!(error instanceof Denied)) table.doubtful = true;
    throw error;
  }
  return { seq: table.play?.shown.seqs[seat] ?? 0 };
}

/**
 * Playing on withdraws all requests to abandon the game, including the player's own. Only visible moves count: unshown
 * steps stay private.
 */
function playedOn(record: TableRecord, { match, shown }: Play): TableRecord {
  const { accord, chairs } = record;
  if (accord.abandon.length === 0) return record;
  const seen = match.rows.slice(shown.upTo + 1, match.shown + 1);
  const moved = seen.some(
    ({ act: handleCommand, seat }) =>
      !isAside(handleCommand) && seat !== null && chairs[seat]?.is === 'person',
  );
  return moved ? { ...record, accord: { ...accord, abandon: [] } } : record;
}

/** Where people and computers sit together, people are asked; but not for what the computers would not agree to. */
function computersAgainst(
  match: Match,
  { chairs }: TableRecord,
  seat: Seat,
  command: KernelCommand,
): Refusal | null {
  if (command.do !== 'ask-undo' || !chairs.some(({ is }) => is === 'bot')) return null;
  if (match.position.state.sealed[seat]) return null;
  const row = takenBackAlone(match, seat);
  return isRefusal(row) ? row : null;
}

/** Bots agree to what people ask to take back, if it was not refused already, and play on when offered a draw. */
function botsReply({ match }: Play, { chairs }: TableRecord, command: KernelCommand, at: string): void {
  const reply = ({ 'ask-undo': 'agree-undo', 'offer-draw': 'decline-draw' } as const)[
    command.do as 'ask-undo' | 'offer-draw'
  ];
  if (!reply) return;
  chairs.forEach((chair, seat) => {
    if (chair.is !== 'bot') return;
    const rows: Row[] | Refusal = actAt(match, seat, { do: reply }, at);
    // Another bot may have settled it already, or this one has agreed to it before.
    if (isRefusal(rows) && rows.refused !== 'not-offered' && rows.refused !== 'already')
      throw new Error(`a bot's reply was refused: ${rows.refused}`);
  });
}
