import { eventsFor, type Recorded } from '../../kernel/events.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import { effectiveRows, type Match, positionAfter, type Row, rowsFor } from '../../kernel/match/index.ts';
import { nameOf, sayEvent } from '../../kernel/speak/index.ts';
import { viewOf } from '../../kernel/view.ts';
import { sayAnswer } from '../play/prompts/index.ts';
import { namesIn, seatWords } from '../words.ts';

/** A row of the log in sentences. */
export interface Line {
  readonly row: number;
  readonly says: readonly string[];
  /** It was undone later. */
  readonly takenBack: boolean;
}

/**
 * What everybody was told, and in brackets what only some knew of it: for games that are over. Told with all faces at once,
 * a facedown card would read as if it had been shown.
 */
function openSentence(game: AnyGame, told: Recorded, seats: readonly string[]): string {
  const { e, faces } = told;
  const [all] = eventsFor([told], null, seats.length);
  if (!all) {
    const known = Object.fromEntries(faces.map(([slot, face]) => [slot, face]));
    return `(${sayEvent(game, { e, faces: known }, null, seats)})`;
  }
  const secret = faces.filter(([slot]) => all.faces[slot] === undefined);
  const names = secret.map(([, face]) => nameOf(game, { faces: [] }, `face:${game.faces[face] ?? ''}`));
  const said = sayEvent(game, all, null, seats);
  return names.length === 0 ? said : `${said} (${names.join(', ')})`;
}

/** A game that is over, with nothing hidden. */
export function openLog(match: Match): Line[] {
  const { game, options } = match;
  const seats = seatWords(game, options);
  const standing = new Set(effectiveRows(match).map((row) => row.n));
  return match.rows.map((row) => ({
    row: row.n,
    says: [...secretAnswer(match, row, seats), ...row.told.map((t) => openSentence(game, t, seats))],
    takenBack: !standing.has(row.n) && row.act.do !== 'undo',
  }));
}

/** What an answer was, where nobody was told of it, or several answered at the same time. */
function secretAnswer(match: Match, row: Row, seats: readonly string[]): string[] {
  const { act, seat } = row;
  if (act.do !== 'answer' || seat === null) return [];
  const { state } = positionAfter(match, row.n - 1);
  const sealed = state.asked.length > 1 || state.sealed.some((answer) => answer !== null);
  if (!sealed && row.told.length > 0) return [];
  const view = viewOf(match.game, state, seat);
  if (!view.question) return [];
  const words = sayAnswer(view.question.form, act.answer, namesIn(match.game, view, view.question));
  return [`(${seats[seat]} in secret: ${words.replace(/\.$/, '')})`];
}

/** A game under way, as one seat may know it. */
export function seatLog(match: Match, seat: Seat): Line[] {
  const seats = seatWords(match.game, match.options);
  return rowsFor(match, seat).map((row) => ({
    row: row.n,
    says: row.heard.map((h) => sayEvent(match.game, h, seat, seats)),
    takenBack: false,
  }));
}

/** The events of a step, with nothing hidden. */
export const openSentences = (
  match: Pick<Match, 'game' | 'options'>,
  told: readonly Recorded[],
): string[] => {
  const seats = seatWords(match.game, match.options);
  return told.map((t) => openSentence(match.game, t, seats));
};
