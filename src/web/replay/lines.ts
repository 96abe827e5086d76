import { type EventView, eventsFor, type Recorded } from '../../kernel/events.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Ref } from '../../kernel/ids.ts';
import { effectiveRows, type Match, type Position, type Row } from '../../kernel/match/index.ts';
import { capitalised, nameOf, sayEvent, sayList, seatNamesOf } from '../../kernel/speak/index.ts';
import { viewOf } from '../../kernel/view.ts';
import { namesIn } from '../forms/names.ts';
import { sayAnswer } from '../forms/say-answer.ts';
import { refsOf } from '../log/refs.ts';
import { openHeard, positionsOf } from './positions.ts';
import type { Line } from './reel.ts';
import { type Viewpoint, viewerOf } from './viewpoint.ts';
import { t } from './words.ts';

/** The log up to a row, as it can be read from a place. Rows that told nothing have no line. */
export function linesOf(
  match: Match,
  last: number,
  from: Viewpoint,
  people: readonly string[] = seatNamesOf(match.game, match.options),
): Line[] {
  const over = match.position.state.over !== null;
  const standing = new Set(effectiveRows(match).map(({ n }) => n));
  const lines: Line[] = [];
  for (const { row, before } of positionsOf(match)) {
    if (row.n > last) break;
    const gone = !standing.has(row.n) && row.act.do !== 'undo' && row.act.do !== 'withdraw';
    // What was taken back is forgotten as long as the game goes on.
    if (gone && !over) continue;
    const said =
      from === 'all' ? openWords(match.game, row, before, people) : wordsFor(match.game, row, from, people);
    if (said.words.length > 0) lines.push({ row: row.n, seat: row.seat, at: row.at, ...said, gone });
  }
  return lines;
}

type Said = Pick<Line, 'words' | 'refs'>;

const refsIn = (game: AnyGame, told: readonly EventView[]): Ref[] => [
  ...new Set(told.flatMap((one) => refsOf(game, one))),
];

function wordsFor(game: AnyGame, row: Row, from: Viewpoint, people: readonly string[]): Said {
  const viewer = viewerOf(from);
  const told = eventsFor(row.told, viewer, people.length);
  return { words: told.map((one) => sayEvent(game, one, viewer, people)), refs: refsIn(game, told) };
}

function openWords(game: AnyGame, row: Row, before: Position | null, people: readonly string[]): Said {
  return {
    words: [
      ...secretAnswer(game, row, before, people),
      ...row.told.map((told) => openSentence(game, told, people)),
    ],
    refs: refsIn(game, row.told.map(openHeard)),
  };
}

/**
 * What everybody was told, and in brackets what only some knew of it. Told with all faces at once, a facedown card would
 * read as if it had been shown.
 */
function openSentence(game: AnyGame, told: Recorded, people: readonly string[]): string {
  const [all] = eventsFor([told], null, people.length);
  if (all === undefined) return t('replay.aside', { words: sayEvent(game, openHeard(told), null, people) });
  const words = sayEvent(game, all, null, people);
  const names = told.faces.flatMap(([slot, face]) =>
    all.faces[slot] === undefined ? [nameOf(game, { faces: [] }, `face:${game.faces[face] ?? ''}`)] : [],
  );
  return names.length === 0 ? words : t('replay.known-to-some', { words, cards: sayList(game, names) });
}

/** An answer that nobody was told of, or that was given while others still owed theirs. */
function secretAnswer(
  game: AnyGame,
  { act, seat, told }: Row,
  before: Position | null,
  people: readonly string[],
): string[] {
  if (act.do !== 'answer' || seat === null || before === null) return [];
  const { state } = before;
  const sealed = state.asked.length > 1 || state.sealed.some((answer) => answer !== null);
  if (!sealed && told.length > 0) return [];
  try {
    const view = viewOf(game, state, seat);
    if (view.question === null) return [];
    const what = sayAnswer(view.question.form, act.answer, namesIn(game, view, view.question));
    return [t('replay.secret', { who: capitalised(people[seat] ?? ''), what: what.replace(/\.$/, '') })];
  } catch {
    // Asked by older rules, perhaps: the log has a gap there and goes on.
    return [];
  }
}
