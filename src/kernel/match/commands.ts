import { apply, type Done, withdraw } from '../flow/apply.ts';
import { dutyTableFor } from '../flow/duties.ts';
import type { Frame, Game } from '../game.ts';
import type { Seat } from '../ids.ts';
import { isRecord, type Json } from '../json.ts';
import { KERNEL_REASONS, type Outcome } from '../outcome.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { copyState, type State } from '../state.ts';
import { isOneOfSeveral } from '../view.ts';
import { advanceAnswerFor, readAdvanceAnswer } from './advance-answers.ts';
import { askedIn } from './asked.ts';
import { agreeUndo, declineUndo, goBack, later } from './going-back.ts';
import { consentNeeded, freeUndo, lastAnswer, takenBackAlone } from './history.ts';
import { chanceOf, type Match } from './match.ts';
import { isSaidAlready, tooOften } from './repeats.ts';
import { type Act, type AdvanceAnswer, type Desk, isAside, type Row } from './rows.ts';
import { add, tellOf, toAll, unchanged } from './telling.ts';

/** What a seat may ask of its table, as it comes from outside. */
export type Command =
  | { do: 'answer'; cite: string; answer: unknown }
  | { do: 'withdraw' | 'undo' | 'ask-undo' | 'agree-undo' | 'decline-undo' }
  | { do: 'offer-draw' | 'decline-draw' | 'resign' }
  /** Not for players: the table does it, in the name of the seat whose time was up, or of the last who wanted to stop. */
  | { do: 'forfeit' | 'abandon' }
  /** Not for players either: a seat takes back its last answer, and the table agrees for the computer players. */
  | { do: 'take-back' }
  | { do: 'stand'; on: string; answer: unknown; until: 'round' | 'game' }
  | { do: 'unstand'; on: string };

/** The citation of a seat's question at a table: the question of the state, and how often it was gone back there. */
export const citeOf = <G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
  question: string,
): string => `${question}.${match.position.desk.epoch[seat]}`;

/** Applies what a seat asks for, then the advance answers that follow from it. Returns the added rows, or a refusal. */
export function applyCommand<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
  command: Command,
  at: string,
): Row[] | Refusal {
  const before = match.rows.length;
  const { step } = match.position.state;
  const refused =
    tooOften(match, seat, command) ??
    (isSaidAlready(match, seat, command)
      ? sayAgain(match, seat, command, at)
      : runCommand(match, seat, command, at));
  if (refused) return refused;
  showWhatIsShown(match, before);
  // Only a new question gets an advance answer: a seat that went back or withdrew wants to answer differently.
  const did = match.rows[before]?.act.do;
  const { state } = match.position;
  if (did === 'stand') runAdvanceAnswers(match, [seat], at);
  else if (did === 'answer' && state.step !== step) runAdvanceAnswers(match, state.asked, at);
  return match.rows.slice(before);
}

/**
 * The command repeats what already holds. An advance answer may still be set again to give it now, after going back to
 * its question.
 */
const sayAgain = <G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
  command: Command,
  at: string,
): Refusal | null =>
  command.do === 'stand' && giveAdvanceAnswer(match, seat, at) === null ? null : refuse('already');

/**
 * Repeats what a row records, without what followed from it; the rules then say what it leads to. The limit on
 * repetitions does not apply here: a log may be older than that limit.
 */
export function redo<G, F extends Frame, O extends Json>(match: Match<G, F, O>, row: Row): Refusal | null {
  const { act: what, at } = row;
  const seat = row.seat ?? -1;
  const before = match.rows.length;
  const standing = what.do === 'answer' && what.by === 'standing';
  const refused = standing
    ? giveAdvanceAnswer(match, seat, at, true)
    : runCommand(match, seat, commandOf(what, seat, match.position.desk), at);
  if (!refused) showWhatIsShown(match, before);
  return refused;
}

/** The command that a row was made for. */
function commandOf(what: Act, seat: Seat, { undo }: Desk): Command {
  if (what.do === 'stand') return { ...what.standing, do: 'stand' };
  if (what.do !== 'undo') return what as Command;
  if (what.table) return { do: 'take-back' };
  return { do: undo && undo.by !== seat && undo.to === what.to ? 'agree-undo' : 'undo' };
}

function runCommand<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
  command: Command,
  at: string,
): Refusal | null {
  const { state, desk } = match.position;
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.sealed.length) return refuse('not-asked', 'seat');
  if (!isRecord(command)) return refuse('malformed');
  if (!Object.hasOwn(command, 'do')) return refuse('malformed', 'do');
  if (state.over) return refuse('over');
  const same = (what: Act, next: Desk) =>
    add(match, seat, what, unchanged(state, tellOf(match, what, seat)), next, at);
  switch (command.do) {
    case 'answer':
      return answer(match, seat, command.cite, command.answer, 'hand', at);
    case 'withdraw': {
      const done = withdraw(match.game, state, seat);
      if (isRefusal(done)) return done;
      const what: Act = { do: 'withdraw', ...aloneIn(match.game, state) };
      const next: Desk = { ...desk, epoch: later(desk.epoch, (other) => other === seat) };
      return add(match, seat, what, unchanged(done.state, tellOf(match, what, seat)), next, at);
    }
    case 'undo':
      return undo(match, seat, at);
    case 'take-back': {
      if (state.sealed[seat]) return runCommand(match, seat, { do: 'withdraw' }, at);
      const row = takenBackAlone(match, seat);
      return isRefusal(row) ? row : goBack(match, seat, seat, row.n - 1, at, { table: true });
    }
    case 'ask-undo': {
      if (state.sealed[seat]) return runCommand(match, seat, { do: 'withdraw' }, at);
      const row = lastAnswer(match, seat);
      if (!row) return refuse('no-undo');
      const to = row.n - 1;
      const team = consentNeeded(match, seat, to).isOfTeam ? { team: true as const } : {};
      // A request among partners must not push aside one that others have made: they would notice.
      if (team.team && desk.undo && !desk.undo.team) return refuse('needs-consent', undefined, 'table.undo');
      return same({ do: 'ask-undo', to, ...team }, { ...desk, undo: { by: seat, to, agreed: [], ...team } });
    }
    case 'agree-undo':
      return agreeUndo(match, seat, at);
    case 'decline-undo':
      return declineUndo(match, seat, at);
    case 'offer-draw':
      return offerDraw(match, seat, at);
    case 'decline-draw':
      return desk.draw.length > 0
        ? same({ do: 'decline-draw' }, { ...desk, draw: [] })
        : refuse('not-offered');
    case 'resign':
      return endAs(match, seat, { do: 'resign' }, sideLost(match, seat, KERNEL_REASONS.resigned), at);
    case 'forfeit':
      return endAs(match, seat, { do: 'forfeit' }, sideLost(match, seat, KERNEL_REASONS.late), at);
    case 'abandon':
      return endAs(match, seat, { do: 'abandon' }, allDrawn(state as State, KERNEL_REASONS.abandoned), at);
    case 'stand':
      return setAdvanceAnswer(match, seat, command, at);
    case 'unstand': {
      const { on } = command;
      if (typeof on !== 'string') return refuse('malformed', 'on');
      const mine = desk.standing[seat] ?? [];
      if (!mine.some((s) => s.on === on)) return refuse('not-offered');
      const kept = mine.filter((s) => s.on !== on);
      return same({ do: 'unstand', on }, withAdvanceAnswers(desk, seat, kept));
    }
    default:
      return refuse('malformed', 'do');
  }
}

// ---- answers ----

function answer<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
  cite: unknown,
  raw: unknown,
  by: 'hand' | 'standing',
  at: string,
): Refusal | null {
  const { state, desk } = match.position;
  if (typeof cite !== 'string') return refuse('malformed', 'cite');
  const question = askedIn(match, state, seat);
  if (!question) return refuse('not-asked');
  if (cite !== citeOf(match, seat, question.id)) return refuse('stale', 'cite');
  const done = apply(match.game, state, seat, question.id, raw, chanceOf(match), question);
  if (isRefusal(done)) return done;
  // A new move answers every offer that was made before it.
  const offers = desk.undo !== null || desk.draw.some((other) => other !== seat);
  const next: Desk = offers
    ? { ...desk, undo: null, draw: desk.draw.filter((other) => other === seat) }
    : desk;
  const alone = done.state.sealed[seat] ? aloneIn(match.game, done.state) : {};
  return add(match, seat, { do: 'answer', cite, answer: done.answer, by, ...alone }, done, next, at);
}

/** Whether a sealed answer is nobody else's business: where one of several is asked, it is a no. */
const aloneIn = <G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  state: State<G, F>,
): { alone?: true } => (isOneOfSeveral(game, state) ? { alone: true } : {});

// ---- going back ----

function undo<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
  at: string,
): Refusal | null {
  if (match.position.state.sealed[seat]) return runCommand(match, seat, { do: 'withdraw' }, at);
  const row = freeUndo(match, seat);
  if (row) return goBack(match, seat, seat, row.n - 1, at);
  return refuse(lastAnswer(match, seat) ? 'needs-consent' : 'no-undo');
}

// ---- ends that no game's rules define ----

function sideLost<G, F extends Frame, O extends Json>(
  { game, options }: Match<G, F, O>,
  seat: Seat,
  reason: string,
): Outcome {
  const seats = game.seats(options);
  const side = seats[seat]?.side;
  return { seats: seats.map((s) => (s.side === side ? 'lost' : 'won')), reason };
}

const allDrawn = ({ sealed }: State, reason: string): Outcome => ({
  seats: sealed.map(() => 'drawn' as const),
  reason,
});

const endAs = <G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
  what: Act,
  over: Outcome,
  at: string,
): null => {
  const { state, desk } = match.position;
  return add(match, seat, what, ended(match.game, state, over, seat), desk, at);
};

function offerDraw<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
  at: string,
): Refusal | null {
  const { state, desk } = match.position;
  const draw = [...new Set([...desk.draw, seat])];
  const next = { ...desk, draw };
  const what: Act = { do: 'offer-draw' };
  if (draw.length < state.sealed.length) {
    return add(match, seat, what, unchanged(state, tellOf(match, what, seat)), next, at);
  }
  const over = allDrawn(state as State, KERNEL_REASONS.agreed);
  return add(match, seat, what, ended(match.game, state, over, seat), next, at);
}

function ended<G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  state: State<G, F>,
  over: Outcome,
  seat: Seat,
): Done<G, F> {
  const s = copyState(game, state);
  Object.assign(s, { over, asked: [], stack: [], sealed: s.sealed.map(() => null) });
  return { ...unchanged(s, toAll({ k: `table.${over.reason}`, seat })), barriers: ['learned'] };
}

// ---- advance answers ----

function setAdvanceAnswer<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
  command: Extract<Command, { do: 'stand' }>,
  at: string,
): Refusal | null {
  const { state, desk } = match.position;
  const { on, until } = command;
  const others = (desk.standing[seat] ?? []).filter((s) => s.on !== on);
  if (typeof on !== 'string' || on.length > 100) return refuse('malformed', 'on');
  if (until !== 'round' && until !== 'game') return refuse('malformed', 'until');
  if (others.length >= 50) return refuse('too-many', 'standing');
  const given = readAdvanceAnswer(command.answer);
  if (given === undefined) return refuse('malformed', 'answer');
  const standing: AdvanceAnswer = { on, answer: given, until, round: match.game.round(state.game) };
  const what: Act = { do: 'stand', standing };
  const next = withAdvanceAnswers(desk, seat, [...others, standing]);
  // Nobody else is told: an advance answer reveals what its owner is going to do.
  return add(match, seat, what, unchanged(state, null), next, at);
}

const withAdvanceAnswers = (desk: Desk, seat: Seat, mine: AdvanceAnswer[]): Desk => ({
  ...desk,
  standing: desk.standing.map((theirs, other) => (other === seat ? mine : theirs)),
});

/** Gives the advance answers of these seats, then those to the next questions, until a seat must choose. */
function runAdvanceAnswers<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  first: readonly Seat[],
  at: string,
): void {
  let asked = first;
  // No game takes more answers than this. Without the limit, answers that lead in a circle would never end.
  for (let i = 0; i < match.game.maxAnswers; i++) {
    const before = match.rows.length;
    const { step } = match.position.state;
    if (!asked.some((seat) => giveAdvanceAnswer(match, seat, at) === null)) return;
    showWhatIsShown(match, before);
    const { state } = match.position;
    if (state.step !== step) asked = state.asked;
  }
}

function giveAdvanceAnswer<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
  at: string,
  again = false,
): Refusal | null {
  const given = advanceAnswerFor(match, seat, again);
  if (!given) return refuse('not-offered');
  return answer(match, seat, citeOf(match, seat, given.question.id), given.answer, 'standing', at);
}

// ---- unshown steps ----

/**
 * Free steps of a side are unshown: the others see them when a barrier falls or a seat of another side is asked. Matters of
 * the table (offers, requests) do not end them.
 */
export function showWhatIsShown<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  from: number,
): void {
  const { arePartners } = dutyTableFor(match.game, match.options);
  for (const row of match.rows.slice(from)) {
    const { state } = match.position;
    const draft =
      (row.act.do === 'answer' || row.act.do === 'withdraw') &&
      row.barriers.length === 0 &&
      state.over === null &&
      state.asked.every((seat) => arePartners(seat, row.seat));
    const back = row.act.do === 'undo' && row.act.to >= match.shown;
    const aside = isAside(row.act) && state.over === null;
    const drafting = match.shown < row.n - 1;
    if (draft || back || (aside && drafting)) continue;
    match.shown = row.n;
    if (row.n === match.rows.length - 1) match.open = { n: row.n, position: match.position };
  }
}
