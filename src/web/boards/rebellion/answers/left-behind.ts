import { retreatLoad } from '../../../../games/rebellion/public/queries.ts';
import {
  captivesAt,
  EMPIRE,
  KIND_COUNT,
  KINDS,
  kindIn,
  leadersAt,
  NONE,
  unitsAt,
} from '../../../../games/rebellion/public/table.ts';
import type { Teller } from '../../../../games/rebellion/public/words.ts';
import type { Answer } from '../../../../kernel/forms/index.ts';
import type { Question } from '../../../../kernel/question.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** How many of each kind an answer takes along. */
function going(partial: Answer | null): readonly number[] {
  const counts = new Array<number>(KIND_COUNT).fill(0);
  for (const [, lot, n] of partial?.is === 'haul' ? partial.move : []) {
    const kind = kindIn(lot.split('#')[0] ?? lot);
    counts[kind] = (counts[kind] ?? 0) + n;
  }
  return counts;
}

/** Leaders who stay: all but the one who leads the way, and the captives. */
function leadersLeft(t: Teller): string[] {
  const f = t.frame('retreat');
  if (f === undefined || f.leader === NONE) return [];
  return [
    ...leadersAt(t.g, f.loc, f.side)
      .filter((l) => l !== f.leader)
      .map((l) => plain(t.leader(l))),
    ...(f.side === EMPIRE
      ? captivesAt(t.g, f.loc).map((l) => t.word('board.note.captive', { name: plain(t.leader(l)) }))
      : []),
  ];
}

/** Before the units are chosen: what the ships have no room for, and what never moves. */
function beforehand(t: Teller): string[] {
  const f = t.frame('retreat');
  const c = t.frame('combat');
  if (f === undefined || c === undefined) return [];
  const { room, riders, stays } = retreatLoad(t.g, c, f.side);
  const counted = stays.map((kind) => plain(t.counted(kind, unitsAt(t.g, f.loc, kind))));
  return [
    ...(room > 0 && room < riders ? [t.word('board.note.room', { room, n: riders })] : []),
    ...(stays.length > 0 ? [t.word('board.note.always-stay', { what: t.list(counted) })] : []),
  ];
}

/** What a retreat leaves behind, with this answer. */
export function leftBehind(t: Teller, { kind: asked }: Question, partial: Answer | null): string[] {
  if (asked === 'retreat.where')
    return partial?.is === 'choose' && partial.id !== 'do:stay' ? beforehand(t) : [];
  const f = t.frame('retreat');
  if (asked !== 'retreat.units' || f === undefined) return [];
  const counts = going(partial);
  const units = KINDS[f.side].flatMap((kind) => {
    const n = unitsAt(t.g, f.loc, kind) - (counts[kind] ?? 0);
    return n > 0 ? [plain(t.counted(kind, n))] : [];
  });
  const what = [...units, ...leadersLeft(t)];
  return what.length === 0
    ? [t.word('board.note.all-leave')]
    : [t.word('board.note.left-behind', { system: t.plain(f.loc), what: t.list(what) })];
}
