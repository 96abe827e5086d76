import type { Chance, ChanceTag, Draw } from '../chance/source.ts';
import type { Event, Recorded } from '../events.ts';
import type { Answer } from '../forms/index.ts';
import type { AnyOf, Asked, Frame, Game, Io, Look, Note, Step, Who } from '../game.ts';
import {
  type Audience,
  type CardSlot,
  type Duty,
  everybody,
  type FaceId,
  NO_FACE,
  type Seat,
  seatBit,
} from '../ids.ts';
import { copyJson, type Json } from '../json.ts';
import type { Outcome } from '../outcome.ts';
import type { State } from '../state.ts';
import type { DutyTable } from './duties.ts';
import { dutyTableFor } from './duties.ts';

/** Why a step cannot be taken back without the others' consent. */
export type Barrier = 'chance' | 'read' | 'learned' | 'others';

/** More steps than this between two questions is a frame that does not move on. */
const MOST_STEPS = 10_000;

/**
 * The mutating core: runs the frames of one state until a seat must choose or the game ends. Search uses it on its own
 * copies; everything else goes through `apply`. It records draws, events and barriers only when asked to.
 */
export class Run<G, F extends Frame, O extends Json> implements Io<F> {
  readonly rules: Game<G, F, O>;
  readonly dutyTable: DutyTable;
  readonly all: Audience;
  s: State<G, F>;
  readonly draws: Draw[] = [];
  readonly told: Recorded[] = [];
  readonly barriers: Barrier[] = [];
  private actors: Audience = 0;
  private readonly chance: Chance;
  private readonly notes: boolean;

  constructor(rules: Game<G, F, O>, s: State<G, F>, chance: Chance, notes = false) {
    this.rules = rules;
    this.s = s;
    this.chance = chance;
    this.notes = notes;
    this.dutyTable = dutyTableFor(rules, s.options as O);
    this.all = everybody(this.dutyTable.count);
    this.asLook = new KnownOnly(this);
  }

  // ---- questions ----

  private readonly asLook: KnownOnly<G, F, O>;

  private top(): F {
    const f = this.s.stack[this.s.stack.length - 1];
    if (f === undefined) throw new Error('the stack is empty and the game is not over');
    return f;
  }

  private stepOf(f: F): Step<G, F, F> {
    const kind = this.rules.frames[f.k as F['k']] as Record<string, Step<G, F, F>> | undefined;
    const step = kind?.[f.at];
    if (step === undefined) throw new Error(`no step ${f.k}.${f.at}`);
    return step;
  }

  /** The step that waits for answers, and whose; looked up once for each question. */
  private waiting(): Waiting<G, F> {
    if (this.now === null) {
      const f = this.top();
      const step = this.stepOf(f);
      this.now = waitingFor(step, step.who?.(this.s.game, f) ?? []);
    }
    return this.now;
  }
  private now: Waiting<G, F> | null = null;

  /** The duty that this seat is asked to do now. */
  dutyNow(seat: Seat): Duty {
    for (const duty of this.waiting().duties) if (this.dutyTable.seatOf(duty) === seat) return duty;
    throw new Error(`seat ${seat} is not asked`);
  }

  /** Who is asked as one of several, and what their "no" is; null where every answer counts. */
  oneOf(): { seats: readonly Seat[]; no: Answer } | null {
    if (this.s.over || (this.s.asked.length < 2 && !anySealed(this.s.sealed))) return null;
    const { duties, no } = this.waiting();
    return no === null ? null : { seats: this.dutyTable.seatsOf(duties), no: { is: 'choose', id: no } };
  }

  /** What a seat is asked now; derived from the top frame, never stored. */
  asked(seat: Seat): Asked {
    const f = this.top();
    const { step } = this.waiting();
    if (!step.ask) throw new Error(`${f.k}.${f.at} waits for answers but asks nothing`);
    this.asLook.seat = seat;
    return step.ask(this.asLook, f, this.dutyNow(seat));
  }

  /**
   * Whether a seat's question was built from a face that another viewer cannot see. If not, everybody knows what it
   * offers.
   */
  asksInSecret(seat: Seat): boolean {
    this.asLook.sawSecret = false;
    this.asked(seat);
    return this.asLook.sawSecret;
  }

  /** The table as this seat knows it; good until the next question is built. */
  look(seat: Seat): Look<G, F> {
    this.asLook.seat = seat;
    return this.asLook;
  }

  // ---- answers ----

  /** Takes a checked answer; goes on when it was the last one owed. */
  submit(seat: Seat, answer: Answer): void {
    const s = this.s;
    if (s.asked.length === 1 && s.asked[0] === seat && !anySealed(s.sealed)) {
      this.answered = { seat, duty: null, waiting: this.waiting() };
      s.asked.pop();
      this.actors = seatBit(seat);
      this.advance([answer]);
      return;
    }
    const { duties, no } = this.waiting();
    const seats = this.dutyTable.seatsOf(duties);
    const settles = no !== null && !isChoice(answer, no);
    if (!settles) {
      s.sealed[seat] = answer;
      s.asked = s.asked.filter((other) => other !== seat);
      if (s.asked.length > 0) return;
    }
    const answers =
      no === null ? duties.map((duty) => s.sealed[this.dutyTable.seatOf(duty)] as Answer) : [answer];
    this.answered = { seat, duty: settles ? this.dutyNow(seat) : (duties[0] ?? null), waiting: null };
    s.asked = [];
    s.sealed = s.sealed.map(() => null);
    // Answers of partners are not a barrier: partners know the same.
    const areTeam = seats.every((other) => this.dutyTable.arePartners(seat, other));
    this.actors = areTeam ? this.bitsOf(seats) : 0; // with actors of two sides everything counts as unknown to one of them
    if (!areTeam) this.bar('others');
    this.advance(answers);
  }
  /** The seat whose answer the frames run with. Which of its duties it was is looked up when a rule needs it. */
  private answered: { seat: Seat; duty: Duty | null; waiting: Waiting<G, F> | null } | null = null;

  get by(): Duty {
    const { seat, duty, waiting } = this.answered ?? { seat: -1, duty: null, waiting: null };
    const found = duty ?? waiting?.duties.find((one) => this.dutyTable.seatOf(one) === seat);
    if (found === undefined) throw new Error('nobody has answered');
    return found;
  }

  /** Runs frames until a seat must choose. */
  advance(first: readonly Answer[] | null): void {
    let answers = first;
    this.now = null;
    for (let i = 0; i < MOST_STEPS; i++) {
      if (this.s.over) return;
      const f = this.top();
      const step = this.stepOf(f);
      if (answers === null && step.who !== undefined) {
        const now = waitingFor(step, step.who(this.s.game, f));
        if (now.duties.length > 0) {
          this.owe(now);
          this.now = now;
          return;
        }
      }
      step.run(this.s.game, f, answers ?? [], this);
      answers = null;
    }
    throw new Error(`${this.top().k}.${this.top().at} does not move on`);
  }

  private owe({ duties, no }: Waiting<G, F>): void {
    const s = this.s;
    s.step++;
    for (const duty of duties) {
      const seat = this.dutyTable.seatOf(duty);
      if (no !== null && s.asked.includes(seat)) continue;
      if (s.asked.includes(seat)) throw new Error(`seat ${seat} would be asked twice at once`);
      s.asked.push(seat);
    }
    sortUp(s.asked); // so that one who withdraws finds it as it was
  }

  private bitsOf(seats: readonly Seat[]): Audience {
    return seats.reduce((bits, seat) => bits | seatBit(seat), 0);
  }

  private bar(why: Barrier): void {
    if (!this.barriers.includes(why)) this.barriers.push(why);
  }

  // ---- Io: chance ----

  int(n: number, why: ChanceTag = ''): number {
    const got = this.chance.int(n, why);
    if (this.notes) {
      this.draws.push({ why, below: n, got });
      this.bar('chance');
    }
    return got;
  }

  // ---- Io: secrets ----

  read(slot: CardSlot): FaceId {
    const { face, known } = this.s.secrets;
    if (this.notes && (this.actors === 0 || ((known[slot] ?? 0) & this.actors) !== this.actors)) {
      this.bar('read');
    }
    return face[slot] ?? NO_FACE;
  }

  shuffle(slots: readonly CardSlot[]): CardSlot[] {
    const sorted = sortUp(slots.slice());
    const { face, known } = this.s.secrets;
    for (const slot of sorted) known[slot] = 0;
    for (let i = sorted.length - 1; i > 0; i--) {
      swap(face, sorted[i] as CardSlot, sorted[this.int(i + 1, 'shuffle')] as CardSlot);
    }
    return sorted;
  }

  regroup(groups: readonly (readonly CardSlot[])[], keep: Audience): CardSlot[][] {
    const { face, known } = this.s.secrets;
    const slots: CardSlot[] = [];
    const faces: FaceId[] = [];
    const knows: Audience[] = [];
    for (const group of groups) {
      for (const slot of group) {
        slots.push(slot);
        faces.push(face[slot] ?? NO_FACE);
        knows.push((known[slot] ?? 0) & keep);
      }
    }
    sortUp(slots);
    let from = 0;
    return groups.map((group) => {
      const to = from + group.length;
      for (let i = to - 1; i > from; i--) {
        const j = from + this.int(i - from + 1, 'regroup');
        swap(faces, i, j);
        swap(knows, i, j);
      }
      const mine = slots.slice(from, to);
      for (let i = from; i < to; i++) {
        const slot = slots[i] as CardSlot;
        face[slot] = faces[i] as FaceId;
        known[slot] = knows[i] as Audience;
      }
      from = to;
      return mine;
    });
  }

  reveal(slots: readonly CardSlot[], to: Audience): void {
    const { known } = this.s.secrets;
    for (const slot of slots) {
      const before = known[slot] ?? 0;
      if ((before & to) === to) continue;
      known[slot] = before | to;
      if (this.notes) this.bar('learned');
    }
  }

  side(side: string): Audience {
    return this.dutyTable.side(side);
  }

  // ---- Io: telling ----

  emit(e: Event, to: Audience = this.all): void {
    if (!this.notes) return;
    const { face, known } = this.s.secrets;
    const faces = (e.cards ?? [])
      .filter((slot) => (known[slot] ?? 0) !== 0)
      .map((slot) => [slot, face[slot] ?? NO_FACE, known[slot] ?? 0] as const);
    this.told.push({ e: copyJson(e), to, faces }); // a list of the table's may change before the row is written
  }

  note(to: Audience, note: Note): void {
    const written = copyJson(note);
    this.s.notebooks.forEach((notes, seat) => {
      if ((to & seatBit(seat)) !== 0) notes.push(written);
    });
    if (this.notes) this.bar('learned');
  }

  amend(kind: string, to: Audience, change: (note: Note) => Note | null): void {
    this.s.notebooks.forEach((notes, seat) => {
      if (notes.length === 0 || (to & seatBit(seat)) === 0) return;
      this.s.notebooks[seat] = notes.flatMap((note) => (note.k === kind ? (change(note) ?? []) : [note]));
    });
  }

  // ---- Io: flow ----

  get game(): G {
    return this.s.game;
  }

  frame<K extends F['k']>(k: K): Extract<F, { k: K }> {
    return topFrame<F, K>(this.s.stack, k);
  }

  push(frame: F): void {
    this.s.stack.push(frame);
  }

  pop(): void {
    this.s.stack.pop();
  }

  win(side: string, reason: string): void {
    const winners = this.side(side);
    const seats = Array.from({ length: this.dutyTable.count }, (_, seat) =>
      (winners & seatBit(seat)) !== 0 ? ('won' as const) : ('lost' as const),
    );
    this.end({ seats, reason });
  }

  draw(reason: string): void {
    this.end({ seats: this.dutyTable.sides.map(() => 'drawn' as const), reason });
  }

  end(outcome: Outcome): void {
    this.s.over = outcome;
    this.s.asked = [];
    this.s.stack = [];
  }
}

/** A step that waits for answers. `no`: the first other choice of one of the duties settles it. */
interface Waiting<G, F extends Frame> {
  readonly step: Step<G, F, F>;
  readonly duties: readonly Duty[];
  readonly no: string | null;
}

const isAnyOf = (who: Who): who is AnyOf => 'anyOf' in who;

const waitingFor = <G, F extends Frame>(step: Step<G, F, F>, who: Who): Waiting<G, F> =>
  isAnyOf(who) ? { step, duties: who.anyOf, no: who.no } : { step, duties: who, no: null };

const isChoice = (answer: Answer, id: string): boolean => answer.is === 'choose' && answer.id === id;

function swap(list: number[], i: number, j: number): void {
  const held = list[i] as number;
  list[i] = list[j] as number;
  list[j] = held;
}

/** The topmost frame of a kind in a stack. */
export function topFrame<F extends Frame, K extends F['k']>(stack: readonly F[], k: K): Extract<F, { k: K }> {
  for (let i = stack.length - 1; i >= 0; i--) {
    const f = stack[i];
    if (f?.k === k) return f as Extract<F, { k: K }>;
  }
  throw new Error(`no ${k} is going on`);
}

function anySealed(sealed: readonly (Answer | null)[]): boolean {
  for (const answer of sealed) if (answer !== null) return true;
  return false;
}

/** In place. Lists of slots are short, and mostly in order already: this is much faster than the general way. */
function sortUp(list: number[]): number[] {
  for (let i = 1; i < list.length; i++) {
    const moved = list[i] as number;
    let to = i;
    for (; to > 0 && (list[to - 1] as number) > moved; to--) list[to] = list[to - 1] as number;
    list[to] = moved;
  }
  return list;
}

/** The run, seen by one seat: questions are built through this, so they cannot depend on what the seat does not know. */
class KnownOnly<G, F extends Frame, O extends Json> implements Look<G, F> {
  seat: Seat = 0;
  /** A face was read that this seat knows and another viewer, possibly the spectator, does not. */
  sawSecret = false;
  private readonly run: Run<G, F, O>;

  constructor(run: Run<G, F, O>) {
    this.run = run;
  }

  get game(): G {
    return this.run.s.game;
  }

  get side(): string {
    return this.run.dutyTable.sides[this.seat] ?? '';
  }

  frame<K extends F['k']>(k: K): Extract<F, { k: K }> {
    return this.run.frame(k);
  }

  read(slot: CardSlot): FaceId {
    const { face, known } = this.run.s.secrets;
    const who = known[slot] ?? 0;
    if ((who & (1 << this.seat)) === 0) return NO_FACE;
    if ((who & this.run.all) !== this.run.all) this.sawSecret = true;
    return face[slot] ?? NO_FACE;
  }

  get notebook(): readonly Note[] {
    this.sawSecret = true;
    return this.run.s.notebooks[this.seat] ?? [];
  }
}
