import { seeded } from './chance/seeded.ts';
import type { Chance } from './chance/source.ts';
import { type EventView, eventsFor, type Recorded } from './events.ts';
import { apply, withdraw } from './flow/apply.ts';
import type { Barrier } from './flow/run.ts';
import { Run } from './flow/run.ts';
import { type Answer, sample } from './forms/index.ts';
import type { Frame, Game, Why } from './game.ts';
import { type CardSlot, NO_FACE, type Ref, type Seat, type Viewer } from './ids.ts';
import type { Json } from './json.ts';
import type { Question } from './question.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { copyState, type State } from './state.ts';
import { type View, viewOf, whyNot } from './view.ts';

/**
 * A position arranged by names, played by names, viewed from any seat. For tests and puzzles. It uses the same entry as
 * every player, so it shows what a player would see.
 */
export class Scene<G, F extends Frame, O extends Json> {
  readonly game: Game<G, F, O>;
  state: State<G, F>;
  /** What the last answer caused. */
  told: readonly Recorded[] = [];
  barriers: readonly Barrier[] = [];
  private readonly chance: Chance;
  private readonly seatNames: readonly string[];

  constructor(game: Game<G, F, O>, state: State<G, F>, seed = 'scene') {
    this.game = game;
    this.chance = seeded(seed);
    this.seatNames = game.seats(state.options as O).map((seat) => seat.name);
    this.state = state;
  }

  /** Changes the position by hand, then runs on to the next question. */
  arrange(change: (s: State<G, F>) => void): this {
    const s = copyState(this.game, this.state);
    change(s);
    this.state = s;
    return this.goOn();
  }

  /** Runs to the next question, if nobody is asked yet. */
  goOn(): this {
    if (this.state.over || this.state.asked.length > 0) return this;
    const run = new Run(this.game, this.state, this.chance, true);
    run.advance(null);
    this.told = run.told;
    return this;
  }

  seat(name: string): Seat {
    const seat = this.seatNames.indexOf(name);
    if (seat < 0) throw new Error(`there is no seat ${name}`);
    return seat;
  }

  private viewer(name: string): Viewer {
    return name === 'spectator' ? null : this.seat(name);
  }

  /** The slot that holds a face, even if nobody knows it. */
  slot(face: string): CardSlot {
    const slot = this.state.secrets.face.indexOf(this.game.faces.indexOf(face));
    if (slot < 0) throw new Error(`no slot holds ${face}`);
    return slot;
  }

  /** 'power:luke-skywalker' as the option id 'power:12'; what names no face stays as it is. */
  id(name: string): string {
    const [verb, face = ''] = name.split(':');
    return verb !== 'face' && this.game.faces.includes(face) ? `${verb}:${this.slot(face)}` : name;
  }

  view(name: string): View<G, F> {
    return viewOf(this.game, this.state, this.viewer(name));
  }

  /** The face that a viewer sees in a slot; null if it is facedown for them. */
  sees(name: string, slot: CardSlot): string | null {
    const face = this.view(name).faces[slot] ?? NO_FACE;
    return face === NO_FACE ? null : (this.game.faces[face] ?? null);
  }

  question(name: string): Question {
    const { question } = this.view(name);
    if (!question) throw new Error(`${name} is not asked`);
    return question;
  }

  /** What a `choose` offers, by names where it names cards. */
  offers(name: string): string[] {
    const { form } = this.question(name);
    if (form.is !== 'choose') throw new Error(`the question is a ${form.is}`);
    return form.options.map((option) => this.named(option.id));
  }

  named(id: string): string {
    const [verb, slot] = id.split(':');
    const face = this.state.secrets.face[Number(slot)];
    return slot !== undefined && /^\d+$/.test(slot) && verb !== 'side'
      ? `${verb}:${this.game.faces[face ?? NO_FACE]}`
      : id;
  }

  whyNot(name: string, ref: string): Why | null {
    return whyNot(this.game, this.view(name), this.id(ref) as Ref);
  }

  eventsFor(name: string): EventView[] {
    return eventsFor(this.told, this.viewer(name), this.seatNames.length);
  }

  /** Answers; a refusal is given back and changes nothing. */
  attempt(name: string, answer: unknown): Refusal | null {
    const { question } = this.view(name);
    const done = apply(this.game, this.state, this.seat(name), question?.id, answer, this.chance);
    if (isRefusal(done)) return done;
    this.state = done.state;
    this.told = done.told;
    this.barriers = done.barriers;
    return null;
  }

  answer(name: string, answer: Answer): this {
    const no = this.attempt(name, answer);
    if (no) throw new Error(`refused: ${JSON.stringify(no)}`);
    return this;
  }

  choose(name: string, option: string): this {
    return this.answer(name, { is: 'choose', id: this.id(option) });
  }

  /** The refusal of a choice that must not be possible. */
  refusal(name: string, option: string): Refusal {
    const no = this.attempt(name, { is: 'choose', id: this.id(option) });
    if (!no) throw new Error(`${option} was accepted`);
    return no;
  }

  pick(name: string, lots: readonly string[]): this {
    return this.answer(name, { is: 'pick', take: lots.map((lot) => [this.id(lot), 1] as const) });
  }

  allot(name: string, put: readonly (readonly [lot: string, slot: string])[]): this {
    return this.answer(name, {
      is: 'allot',
      put: put.map(([lot, slot]) => [this.id(lot), slot, 1] as const),
    });
  }

  order(name: string, items: readonly string[]): this {
    return this.answer(name, { is: 'arrange', piles: [items.map((item) => this.id(item) as Ref)] });
  }

  withdraw(name: string): this {
    const done = withdraw(this.game, this.state, this.seat(name));
    if (isRefusal(done)) throw new Error(`refused: ${done.refused}`);
    this.state = done.state;
    return this;
  }

  /** Answers at random for every seat until this question is asked of this seat. */
  until(name: string, kind: string): this {
    for (let i = 0; i < this.game.maxAnswers && !this.state.over; i++) {
      const mine = this.view(name).question;
      if (mine?.kind === kind) return this;
      const seat = this.state.asked[0] ?? 0;
      const asking = this.seatNames[seat] ?? '';
      this.answer(asking, sample(this.question(asking).form, this.chance));
    }
    throw new Error(`${name} was never asked ${kind}`);
  }
}
