import { type CardSlot, cardRef, NO_FACE } from '../../../kernel/ids.ts';
import { nameOf, sayList } from '../../../kernel/speak/index.ts';
import { WIDTH, wrapped } from '../../../kernel/speak/lines.ts';
import { type Catalogue, say, type TextArgs } from '../../../kernel/speak/text.ts';
import type { View } from '../../../kernel/view.ts';
import { event, FACES, resource } from '../data/faces.ts';
import type { EvrFrame } from '../frames/frames.ts';
import { reserveNote } from '../moves.ts';
import { isBlocked } from '../queries/powers.ts';
import {
  eventNow,
  INFLUENCE_TOKENS,
  isLong,
  isOver,
  isReady,
  points,
  presentValue,
  supply,
  total,
} from '../queries/table.ts';
import {
  type Evr,
  NONE,
  other,
  type Reader,
  SIDES,
  type Side,
  sideOfViewer,
  sidesOfSeats,
} from '../state.ts';
import { en } from './en.ts';
import { isPickedByOpponent } from './picked.ts';

type EvrView = View<Evr, EvrFrame>;

/** Of a deck that is being searched all cards are known; the question lists them, the table shows the first few. */
const MOST_ON_TOP = 3;

/** The table from a viewer's chair, in plain lines: the event, the far side, the near side. */
export function describeTable(view: EvrView, texts: Catalogue = en): string[] {
  const t = new Teller(view, texts);
  // A spectator has no near side.
  const near: Side = sideOfViewer(view) === 0 ? 0 : 1;
  return [t.head(), t.event(), t.side(other(near)), t.side(near)]
    .filter((block) => block.length > 0)
    .flatMap((block, i) => (i === 0 ? block : ['', ...block]));
}

class Teller {
  private readonly view: EvrView;
  private readonly g: Evr;
  private readonly me: Side | null;
  private readonly texts: Catalogue;
  /** What this viewer can read; every face on this page comes through it. */
  private readonly r: Reader;

  constructor(view: EvrView, texts: Catalogue) {
    this.view = view;
    this.g = view.game;
    this.me = sideOfViewer(view);
    this.texts = texts;
    this.r = { read: (slot) => view.faces[slot] ?? NO_FACE };
  }

  // ---- blocks ----

  head(): string[] {
    const { view, g } = this;
    const who = sidesOfSeats(view.waiting, view.sides).map((side) =>
      side === this.me ? this.say('you') : this.sideName(side),
    );
    const phase = this.say(`phase.${this.phase()}`, { round: g.round });
    const first =
      who.length === 0
        ? this.say('at-rest', { phase })
        : this.say('to-act', { phase, who: sayList({ text: this.texts }, who) });
    const struggle = view.stack.some((f) => f.k === 'struggle');
    return [
      ...wrapped(first),
      ...(struggle && g.lastWasPass ? wrapped(this.say('last-passed')) : []),
      ...(struggle && isLong(g) ? wrapped(this.say('long', { turns: g.turns })) : []),
    ];
  }

  event(): string[] {
    const { g, r } = this;
    if (g.event === NONE) return [];
    const { objective, capacity, points: worth, influence } = eventNow(g, r);
    const does = say(this.texts, `does.${FACES[r.read(g.event)]}`);
    const lines = [
      this.say('goal', { objective }),
      this.say('capacity', { capacity }),
      ...(g.tutorial
        ? []
        : [
            this.say('worth', { points: worth, influence }),
            this.say('effect', { does }),
            this.say('balance', { side: this.sideName(g.balance) }),
            this.say('event-deck', { n: g.events.length }),
            this.say('supply', { n: supply(g), all: INFLUENCE_TOKENS }),
            ...this.knownEvents(),
          ]),
    ];
    return [
      ...wrapped(this.say('event', { event: this.name(g.event) })),
      ...lines.flatMap((line) => wrapped(line, 2)),
    ];
  }

  side(side: Side): string[] {
    const { g } = this;
    const lines = [
      ...this.piles(side),
      ...(g.tutorial ? [] : [...this.reserve(side), ...this.strategies(side), ...this.won(side)]),
    ];
    return [...this.sideHead(side), ...this.inPlay(side), ...lines.flatMap((line) => wrapped(line, 2))];
  }

  // ---- parts of a side ----

  private sideHead(side: Side): string[] {
    const { g, r } = this;
    const title = this.sideName(side).toUpperCase();
    const name = this.me === side ? this.say('side.me', { side: title }) : title;
    if (g.tutorial) return [name];
    const score = this.say('score', { points: points(g, side, r), influence: g.areas[side].influence });
    return [name + score.padStart(WIDTH - name.length)];
  }

  private inPlay(side: Side): string[] {
    const { g, r } = this;
    const { play } = g.areas[side];
    if (g.event === NONE) return [];
    const { objective, capacity } = eventNow(g, r);
    const numbers = { total: total(g, side, r), objective, n: play.length, capacity };
    const sum = this.say(isOver(g, side, r) ? 'total.over' : 'total', numbers);
    const cards = play.length === 0 ? [`    ${this.say('nothing')}`] : this.cardLines(side, play);
    return [`  ${sum}`, ...cards];
  }

  /** One line a card: mark, name, value, and in words how it lies; columns aligned within a side. */
  private cardLines(side: Side, play: readonly CardSlot[]): string[] {
    const longest = Math.max(...play.map((slot) => this.name(slot).length));
    return play.map((slot) => {
      const mark = this.say(isReady(this.g, slot) ? 'mark.ready' : 'mark.exhausted');
      const value = this.say('worth-now', { value: presentValue(this.g, side, slot, this.r) });
      return `    ${mark} ${this.name(slot).padEnd(longest)}  ${value}  ${this.howItLies(slot)}`;
    });
  }

  private howItLies(slot: CardSlot): string {
    const { ready, exhausted } = resource(this.r.read(slot));
    if (isReady(this.g, slot)) {
      const state = this.say('ready');
      return isBlocked(this.g, slot, this.r) ? this.say('blocked', { state }) : state;
    }
    return exhausted < ready ? this.say('exhausted.weaker', { ready }) : this.say('exhausted');
  }

  private piles(side: Side): string[] {
    const { deck, discard, reserve } = this.g.areas[side];
    const counts = [
      this.say('deck', { n: deck.length }),
      ...(this.g.tutorial ? [] : [this.say('reserve', { n: reserve.length })]),
      ...(discard.length === 0 ? [this.say('discard', { n: 0 })] : []),
    ];
    return [
      counts.join('   '),
      ...(discard.length === 0
        ? []
        : [this.say('discard.names', { n: discard.length, names: this.names(discard) })]),
      ...this.topOfDeck(deck),
    ];
  }

  private topOfDeck(deck: readonly CardSlot[]): string[] {
    const known = this.g.round === 0 ? [] : this.knownFromTop(deck); // before the first shuffle all lie open
    if (known.length === 0) return [];
    const first = this.names(known.slice(0, MOST_ON_TOP));
    const n = known.length - MOST_ON_TOP;
    return [this.say('top', { names: n > 0 ? this.say('top.more', { names: first, n }) : first })];
  }

  private reserve(side: Side): string[] {
    const { reserve } = this.g.areas[side];
    if (reserve.length === 0) return [];
    const known = reserve.filter((slot) => this.knows(slot));
    if (side === this.me) return [this.say('reserve.mine', { names: this.names(known) })];
    const note = reserveNote(this.view.notebook, side);
    const among = note?.among.map((face) => say(this.texts, `face.${FACES[face]}`)) ?? [];
    return [
      ...(known.length === 0 ? [] : [this.say('reserve.known', { names: this.names(known) })]),
      // Once as many are known as there are, the search tells nothing more.
      ...(among.length === 0 || known.length === reserve.length
        ? []
        : [this.say('reserve.among', { names: among.join(', ') })]),
    ];
  }

  private strategies(side: Side): string[] {
    const { unused, used, infiltrated, random, open } = this.g.areas[side];
    const mine = side === this.me;
    return [
      this.chosen(side),
      mine
        ? this.say('unused.names', { names: this.names(unused) })
        : this.say('unused', { n: unused.length }),
      ...(used.length === 0 ? [] : [this.say('used', { names: this.names(used) })]),
      ...(infiltrated ? [this.say('next.infiltrated')] : []),
      ...(random && !infiltrated ? [this.say('next.random')] : []), // D2: Infiltration replaces the random pick
      ...(open ? [this.say('next.open')] : []),
    ];
  }

  private chosen(side: Side): string {
    const { chosen, shown } = this.g.areas[side];
    if (chosen === NONE) return this.say('strategy.none');
    const picked = isPickedByOpponent(this.view, side);
    if (!this.knows(chosen)) return this.say(picked ? 'strategy.facedown.picked' : 'strategy.facedown');
    const how = shown ? 'shown' : side !== this.me ? 'mine-picked' : picked ? 'theirs-picked' : 'secret';
    return this.say(`strategy.${how}`, { name: this.name(chosen) });
  }

  private won(side: Side): string[] {
    const { events } = this.g.areas[side];
    if (events.length === 0) return [];
    const names = events.map((slot) =>
      this.say('won.one', { name: this.name(slot), points: event(this.r.read(slot)).points }),
    );
    return [this.say('won', { names: names.join(', ') })];
  }

  private knownEvents(): string[] {
    const next = this.knownFromTop(this.g.events);
    // An event that nobody won lies under the deck, and everybody has seen it there.
    const bottom = this.knownFromTop(this.g.events.slice(next.length).reverse()).reverse();
    return [
      ...(next.length === 0 ? [] : [this.say('next-events', { names: this.names(next) })]),
      ...(bottom.length === 0 ? [] : [this.say('bottom-events', { names: this.names(bottom) })]),
    ];
  }

  // ---- words ----

  private phase(): string {
    if (this.view.over) return 'over';
    if (this.g.tutorial) return 'tutorial';
    const phases = ['setup', 'planning', 'struggle', 'dominance'];
    return this.view.stack.find((f) => phases.includes(f.k))?.k ?? 'over';
  }

  private say(key: string, args?: TextArgs): string {
    return say(this.texts, `table.${key}`, args);
  }

  private sideName(side: Side): string {
    return say(this.texts, `side.${SIDES[side]}`);
  }

  private name(slot: CardSlot): string {
    return nameOf({ text: this.texts, faces: FACES }, this.view, cardRef(slot));
  }

  private names(slots: readonly CardSlot[]): string {
    return slots.length === 0 ? this.say('none') : slots.map((slot) => this.name(slot)).join(', ');
  }

  private knows(slot: CardSlot): boolean {
    return this.r.read(slot) !== NO_FACE;
  }

  /** The cards at the top of a pile, as long as each is known. */
  private knownFromTop(pile: readonly CardSlot[]): CardSlot[] {
    const end = pile.findIndex((slot) => !this.knows(slot));
    return end < 0 ? pile.slice() : pile.slice(0, end);
  }
}
