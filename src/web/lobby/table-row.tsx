import { Link } from 'wouter';
import type { GameInfo, TableInfo } from '../../protocol/tables.ts';
import { SideSign } from '../kit/icons.tsx';
import { whenWas } from '../shell/moments.ts';
import { t, tOf } from '../shell/words.ts';
import { gameName, paceName, peopleOf, sitterName } from './labels.ts';

/** The state of a table for me, in two words. */
export function stateOf(table: TableInfo): { readonly words: string; readonly mine: boolean } {
  const mySeat = table.seats.find((seat) => seat.mine);
  if (table.status === 'open') return { words: t('row.open'), mine: false };
  if (table.status === 'over') {
    const fate = mySeat === undefined ? undefined : table.outcome?.seats[mySeat.seat];
    return { words: fate === undefined ? t('row.over') : tOf('row', fate), mine: false };
  }
  if (table.seats.some(({ seat, mine }) => mine && table.waiting.includes(seat)))
    return { words: t('row.your-turn'), mine: true };
  const people = peopleOf(table.seats);
  const who = table.seats
    .filter(({ seat }) => table.waiting.includes(seat))
    .map(({ seat }) => people[seat] ?? '')
    .reduce((a, b) => (a === '' ? b : t('row.both', { a, b })), '');
  return { words: t('row.waiting', { who }), mine: false };
}

/** One table in a list; all of it leads there. */
export function TableRow({
  table,
  games,
}: {
  readonly table: TableInfo;
  readonly games: readonly GameInfo[];
}) {
  const state = stateOf(table);
  const people = peopleOf(table.seats);
  const game = gameName(table.game, games.find(({ id }) => id === table.game)?.title);
  return (
    <Link href={`/table/${table.id}`} className={state.mine ? 'table-row table-row-mine' : 'table-row'}>
      <span className="table-row-game">{game}</span>
      <span className="table-row-state">{state.words}</span>
      <span className="table-row-people">
        {table.seats.map(({ seat, side, sitter, mine }) => (
          <span key={seat} className="table-row-person">
            <SideSign side={side} size={14} />
            {mine ? t('row.you') : sitter.is === 'bot' ? people[seat] : sitterName(sitter)}
          </span>
        ))}
      </span>
      <span className="table-row-when">
        {table.undo === 'practice' && `${t('row.practice')} · `}
        {paceName(table.pace)} · {whenWas(table.moved)}
      </span>
    </Link>
  );
}
