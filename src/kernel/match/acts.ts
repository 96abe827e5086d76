import { apply, type Done, withdraw } from '../apply.ts';
import { type Answer, accepts, count, each } from '../forms/index.ts';
import type { Frame, Game } from '../game.ts';
import type { Seat } from '../ids.ts';
import { field, isRecord, type Json } from '../json.ts';
import { KERNEL_REASONS, type Outcome } from '../outcome.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { copyState, type State } from '../state.ts';
import { viewOf } from '../view.ts';
import { freeUndo, lastAnswer } from './history.ts';
import { append, chanceOf, type Match, positionAfter } from './match.ts';
import type { Act, Desk, Row, Standing } from './rows.ts';

/** What a seat may ask of its table, as it comes from outside. */
export type Command =
  | { do: 'answer'; cite: string; answer: unknown }
  | { do: 'withdraw' | 'undo' | 'ask-undo' | 'agree-undo' | 'decline-undo' }
  | { do: 'offer-draw' | 'decline-draw' | 'resign' }
  | { do: 'stand'; on: string; answer: unknown; until: 'round' | 'game' }
  | { do: 'unstand'; on: string };

/** The citation of a question at a table: the question of the state, and how often the table has gone back. */
export const citeOf = <G, F extends Frame, O extends Json>(match: Match<G, F, O>, question: string): string =>
  `${question}.${match.position.desk.epoch}`;

/** Does what a seat asks, and then what standing answers follow from it. The rows that were added, or a refusal. */
export function act<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
  command: Command,
  at: string,
): Row[] | Refusal {
  const before = match.rows.length;
  const refused = carryOut(match, seat, command, at);
  if (refused) return refused;
  showWhatIsShown(match, before);
  // After an undo nothing answers by itself: the seat went back in order to answer otherwise.
  if (match.rows[before]?.act.do !== 'undo' && match.rows[before]?.act.do !== 'withdraw') {
    settle(match, at);
  }
  return match.rows.slice(before);
}

function carryOut<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
  command: Command,
  at: string,
): Refusal | null {
  const { state, desk } = match.position;
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.sealed.length) return refuse('not-asked', 'seat');
  if (!isRecord(command)) return refuse('malformed');
  if (state.over) return refuse('over');
  const same = (what: Act, next: Desk) =>
    add(match, seat, what, unchanged(state, tellOf(what, seat)), next, at);
  switch (command.do) {
    case 'answer':
      return answer(match, seat, command.cite, command.answer, 'hand', at);
    case 'withdraw': {
      const done = withdraw(match.game, state, seat);
      return isRefusal(done) ? done : add(match, seat, { do: 'withdraw' }, done, desk, at);
    }
    case 'undo':
      return undo(match, seat, at);
    case 'ask-undo': {
      const row = lastAnswer(match, seat);
      if (!row) return refuse('no-undo');
      return same(
        { do: 'ask-undo', to: row.n - 1 },
        { ...desk, undo: { by: seat, to: row.n - 1, agreed: [] } },
      );
    }
    case 'agree-undo':
      return agreeUndo(match, seat, at);
    case 'decline-undo':
      return desk.undo ? same({ do: 'decline-undo' }, { ...desk, undo: null }) : refuse('not-offered');
    case 'offer-draw':
      return offerDraw(match, seat, at);
    case 'decline-draw':
      return desk.draw.length > 0
        ? same({ do: 'decline-draw' }, { ...desk, draw: [] })
        : refuse('not-offered');
    case 'resign': {
      const over = resigned(match.game, match.options, seat);
      return add(match, seat, { do: 'resign' }, ended(match.game, state, over, seat), desk, at);
    }
    case 'stand':
      return stand(match, seat, command, at);
    case 'unstand': {
      const { on } = command;
      const kept = (desk.standing[seat] ?? []).filter((s) => s.on !== on);
      return same({ do: 'unstand', on: String(on).slice(0, 100) }, withStanding(desk, seat, kept));
    }
    default:
      return refuse('malformed', 'do');
  }
}

function add<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
  what: Act,
  done: Done<G, F>,
  desk: Desk,
  at: string,
): null {
  append(match, seat, what, done, desk, at);
  return null;
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
  const [question, epoch] = cite.split('.');
  if (!state.asked.includes(seat)) return refuse('not-asked');
  if (epoch !== String(desk.epoch)) return refuse('stale', 'cite');
  const done = apply(match.game, state, seat, question, raw, chanceOf(match));
  if (isRefusal(done)) return done;
  // A new move answers every offer that was made before it.
  const next: Desk = { ...desk, undo: null, draw: desk.draw.filter((other) => other === seat) };
  return add(match, seat, { do: 'answer', cite, answer: cleanAnswer(match, seat, raw), by }, done, next, at);
}

/** The answer as the form reads it: only what belongs to it goes into the log. */
function cleanAnswer<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
  raw: unknown,
): Answer {
  const form = viewOf(match.game, match.position.state, seat).question?.form;
  const clean = form ? accepts(form, raw) : refuse('not-asked');
  if (isRefusal(clean)) throw new Error('an answer was applied that its form refuses');
  return clean;
}

// ---- going back ----

function undo<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
  at: string,
): Refusal | null {
  if (match.position.state.sealed[seat]) return carryOut(match, seat, { do: 'withdraw' }, at);
  const row = freeUndo(match, seat);
  if (row) return goBack(match, seat, row.n - 1, at);
  return refuse(lastAnswer(match, seat) ? 'needs-consent' : 'no-undo');
}

function agreeUndo<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
  at: string,
): Refusal | null {
  const { state, desk } = match.position;
  if (!desk.undo || desk.undo.by === seat) return refuse('not-offered');
  const agreed = [...new Set([...desk.undo.agreed, seat])];
  if (agreed.length >= state.sealed.length - 1) return goBack(match, seat, desk.undo.to, at);
  const what: Act = { do: 'agree-undo' };
  return add(
    match,
    seat,
    what,
    unchanged(state, tellOf(what, seat)),
    { ...desk, undo: { ...desk.undo, agreed } },
    at,
  );
}

function goBack<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
  to: number,
  at: string,
): null {
  const { desk } = match.position;
  const { state } = positionAfter(match, to);
  const what: Act = { do: 'undo', to };
  const hidden = to >= match.shown;
  const next: Desk = { ...desk, epoch: desk.epoch + 1, undo: null };
  return add(match, seat, what, unchanged(state, hidden ? null : tellOf(what, seat)), next, at);
}

// ---- ends that are no rule of any game ----

function resigned<G, F extends Frame, O extends Json>(game: Game<G, F, O>, options: O, seat: Seat): Outcome {
  const seats = game.seats(options);
  const side = seats[seat]?.side;
  return { seats: seats.map((s) => (s.side === side ? 'lost' : 'won')), reason: KERNEL_REASONS.resigned };
}

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
    return add(match, seat, what, unchanged(state, tellOf(what, seat)), next, at);
  }
  const over: Outcome = { seats: state.sealed.map(() => 'drawn' as const), reason: KERNEL_REASONS.agreed };
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
  return { ...unchanged(s, { k: `table.${over.reason}`, seat }), barriers: ['learned'] };
}

// ---- standing answers ----

function stand<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
  command: Extract<Command, { do: 'stand' }>,
  at: string,
): Refusal | null {
  const { state, desk } = match.position;
  const { on, until } = command;
  const mine = desk.standing[seat] ?? [];
  if (typeof on !== 'string' || on.length > 100) return refuse('malformed', 'on');
  if (until !== 'round' && until !== 'game') return refuse('malformed', 'until');
  if (mine.length >= 50) return refuse('too-many', 'standing');
  const given = readStanding(command.answer);
  if (given === undefined) return refuse('malformed', 'answer');
  const standing: Standing = { on, answer: given, until, round: match.game.round(state.game) };
  const what: Act = { do: 'stand', standing };
  const next = withStanding(desk, seat, [...mine.filter((s) => s.on !== on), standing]);
  // Nobody else is told: a standing answer says what its owner is going to do.
  return add(match, seat, what, unchanged(state, null), next, at);
}

/** Only a bounded choice can stand: what else a question will offer is not known in advance. */
function readStanding(raw: unknown): Answer | null | undefined {
  if (raw === null) return null;
  const id = field(raw, 'id');
  return field(raw, 'is') === 'choose' && typeof id === 'string' && id.length <= 100
    ? { is: 'choose', id }
    : undefined;
}

const withStanding = (desk: Desk, seat: Seat, mine: Standing[]): Desk => ({
  ...desk,
  standing: desk.standing.map((theirs, other) => (other === seat ? mine : theirs)),
});

/** Gives the standing answers that fit what is asked now, until somebody has to choose himself. */
function settle<G, F extends Frame, O extends Json>(match: Match<G, F, O>, at: string): void {
  for (;;) {
    const before = match.rows.length;
    for (const seat of match.position.state.asked) {
      const given = standingAnswer(match, seat);
      if (given) answer(match, seat, given.cite, given.answer, 'standing', at);
      if (match.rows.length > before) break;
    }
    if (match.rows.length === before) return;
    showWhatIsShown(match, before);
  }
}

function standingAnswer<G, F extends Frame, O extends Json>(
  match: Match<G, F, O>,
  seat: Seat,
): { cite: string; answer: Answer } | null {
  const { state, desk } = match.position;
  const mine = desk.standing[seat] ?? [];
  if (mine.length === 0) return null;
  const { question } = viewOf(match.game, state, seat);
  if (!question) return null;
  const round = match.game.round(state.game);
  for (const s of mine) {
    if (s.until === 'round' && s.round !== round) continue;
    if (s.on !== '*' && s.on !== question.kind) continue;
    const given = s.answer ?? onlyAnswer(question.form);
    if (given && !isRefusal(accepts(question.form, given)))
      return { cite: citeOf(match, question.id), answer: given };
  }
  return null;
}

function onlyAnswer(form: Parameters<typeof count>[0]): Answer | null {
  if (count(form) !== 1) return null;
  for (const answer of each(form)) return answer;
  return null;
}

// ---- drafts and telling ----

const unchanged = <G, F extends Frame>(
  state: State<G, F>,
  e: { k: string; seat: Seat } | null,
): Done<G, F> => ({
  state,
  draws: [],
  told: e === null ? [] : [{ e, to: -1, faces: [] }],
  barriers: [],
});

const tellOf = (what: Act, seat: Seat): { k: string; seat: Seat } | null =>
  what.do === 'stand' || what.do === 'unstand' ? null : { k: `table.${what.do}`, seat };

/**
 * Free steps are a draft: the others see nothing of them until something cannot be taken back any more, or somebody else
 * is asked. Matters of the table itself (offers, requests) pass by without ending a draft.
 */
function showWhatIsShown<G, F extends Frame, O extends Json>(match: Match<G, F, O>, from: number): void {
  for (const row of match.rows.slice(from)) {
    const { state } = match.position;
    const draft =
      row.act.do === 'answer' &&
      row.barriers.length === 0 &&
      state.over === null &&
      state.asked.length === 1 &&
      state.asked[0] === row.seat;
    const back = row.act.do === 'undo' && row.act.to >= match.shown;
    const aside = row.act.do === 'stand' || row.act.do === 'unstand';
    const drafting = match.shown < row.n - 1;
    if (draft || back || (aside && drafting)) continue;
    match.shown = row.n;
  }
}
