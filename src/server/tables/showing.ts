import { sameJson } from '../../kernel/json.ts';
import type { TableRecord } from '../store/port.ts';
import { sentChange, type WrittenChange } from './change.ts';
import type { TablesDeps } from './deps.ts';
import { infoFor, passing } from './info.ts';
import { placeOf, snapshotFor, viewerOf } from './seat-views.ts';
import { type LiveTable, mayKnow, mayStay, type Watcher } from './table.ts';

/** This many changes are kept for watchers who were away for a moment. */
const RECENT = 40;

/** Watchers who still may watch. The others get nothing more; `tellInfo` removes them. */
export const lookers = ({ watchers, record }: LiveTable): Watcher[] =>
  [...watchers].filter((watcher) => mayStay(record, watcher));

/** Sends each viewer their change; viewers without a base to patch get the whole snapshot. */
export function showChanges(
  table: LiveTable,
  changes: readonly (WrittenChange | null)[],
  seqs: readonly number[],
): void {
  const { play } = table;
  if (!play) return;
  const fresh = changes.map((change, place) => {
    const seq = seqs[place] ?? change?.seq ?? 0;
    const sent = change && sentChange(table.record.id, viewerOf(play.match, place), { ...change, seq });
    const recent = play.recent[place] ?? [];
    if (sent) recent.push(sent);
    // Nobody watched from there: the content has changed, but the change is unknown.
    else if (recent.at(-1)?.seq !== seq) recent.length = 0;
    if (recent.length > RECENT) recent.shift();
    return sent;
  });
  for (const watcher of lookers(table)) {
    const change = fresh[placeOf(play.match, watcher.seat)];
    if (change) watcher.send({ is: 'change', change });
  }
}

/** The game has started: everybody gets their first snapshot. */
export function showSnapshots(table: LiveTable): void {
  const { play } = table;
  if (!play) return;
  for (const watcher of lookers(table)) {
    watcher.send({ is: 'picture', picture: snapshotFor(play.match, play.shown, watcher.seat) });
  }
}

/** Sends a new watcher the changes since their snapshot, if they are still kept, otherwise the whole snapshot. */
export function welcome(table: LiveTable, watcher: Watcher, after: number | undefined): void {
  const { play } = table;
  if (!play) return;
  const place = placeOf(play.match, watcher.seat);
  if (after !== undefined && after === play.shown.seqs[place]) return;
  const recent = play.recent[place] ?? [];
  const from = after === undefined ? -1 : recent.findIndex((change) => change.was === after);
  if (from < 0) {
    watcher.send({ is: 'picture', picture: snapshotFor(play.match, play.shown, watcher.seat) });
  } else {
    for (const change of recent.slice(from)) watcher.send({ is: 'change', change });
  }
}

/** Sends all watchers the table's info if it changed; watchers who may no longer watch get it for the last time. */
export function tellInfo(deps: TablesDeps, table: LiveTable, old: TableRecord | null): void {
  if (old && !worthTelling(old, table.record)) return;
  const game = deps.games.get(table.record.game);
  if (!game) return;
  const now = deps.now();
  table.told = passing(table, now);
  for (const watcher of table.watchers) {
    const { person, seat, key } = watcher;
    const stays = mayStay(table.record, watcher);
    if (!stays) table.watchers.delete(watcher);
    // A player who left their seat learns it from this. For the others there is nothing left to see.
    const tell = stays || (seat !== null && mayKnow(table.record, person, key));
    watcher.send(tell ? { is: 'table', info: infoFor(table, game, person, now, key) } : { is: 'gone' });
  }
}

/** Whose turn it is stands in the view already; without a clock nothing else changes with a plain move. */
function worthTelling(old: TableRecord, now: TableRecord): boolean {
  const fields = now.pace.kind === 'none' ? ASIDE : [...ASIDE, 'waiting' as const, 'due' as const];
  return fields.some((field) => old[field] !== now[field] && !sameJson(old[field], now[field]));
}

const ASIDE = ['status', 'chairs', 'accord', 'rematch'] as const;
