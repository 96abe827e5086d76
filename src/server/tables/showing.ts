import type { Change } from '../../protocol/play.ts';
import type { TableRecord } from '../store/port.ts';
import type { TablesDeps } from './deps.ts';
import { infoFor } from './info.ts';
import { pictureFor, placeOf } from './sights.ts';
import type { LiveTable, Watcher } from './table.ts';

/** So many changes are kept for those who were away for a moment. */
const RECENT = 40;

/** Sends each viewer what changed for him; whoever has nothing to compare with gets the whole picture. */
export function showChanges(
  table: LiveTable,
  changes: readonly (Change | null)[],
  seqs: readonly number[],
): void {
  const { play } = table;
  if (!play) return;
  const fresh = changes.map((change, i) => change && { ...change, seq: seqs[i] ?? change.seq });
  fresh.forEach((change, i) => {
    const recent = play.recent[i];
    if (!change || !recent) return;
    recent.push(change);
    if (recent.length > RECENT) recent.shift();
  });
  for (const watcher of table.watchers) {
    const change = fresh[placeOf(play.match, watcher.seat)];
    if (change) watcher.send({ is: 'change', change });
  }
}

/** The game has begun: everybody gets his first picture. */
export function showPictures(table: LiveTable): void {
  const { play, watchers } = table;
  if (!play) return;
  for (const watcher of watchers) {
    watcher.send({ is: 'picture', picture: pictureFor(play.match, play.shown, watcher.seat) });
  }
}

/** What somebody needs who comes to the table: the changes since the picture he has, if they are still on hand, else all. */
export function welcome(table: LiveTable, watcher: Watcher, after: number | undefined): void {
  const { play } = table;
  if (!play) return;
  const place = placeOf(play.match, watcher.seat);
  if (after !== undefined && after === play.shown.seqs[place]) return;
  const recent = play.recent[place] ?? [];
  const from = after === undefined ? -1 : recent.findIndex((change) => change.was === after);
  if (from < 0) {
    watcher.send({ is: 'picture', picture: pictureFor(play.match, play.shown, watcher.seat) });
  } else {
    for (const change of recent.slice(from)) watcher.send({ is: 'change', change });
  }
}

/** Tells all who look on about the table itself, if there is anything to tell. */
export function tellInfo(deps: TablesDeps, table: LiveTable, old: TableRecord | null): void {
  if (old && !worthTelling(old, table.record)) return;
  const game = deps.games.get(table.record.game);
  if (!game) return;
  const now = deps.now();
  for (const watcher of table.watchers) {
    watcher.send({ is: 'table', info: infoFor(table, game, watcher.person, now) });
  }
}

/** Whose turn it is stands in the view already; without a clock nothing else changes with a plain move. */
function worthTelling(old: TableRecord, now: TableRecord): boolean {
  const aside = (r: TableRecord) => JSON.stringify([r.status, r.chairs, r.accord, r.rematch]);
  const turns = (r: TableRecord) => (r.pace.kind === 'none' ? '' : JSON.stringify([r.waiting, r.due]));
  return aside(old) !== aside(now) || turns(old) !== turns(now);
}
