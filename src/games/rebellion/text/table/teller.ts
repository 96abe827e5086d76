import { type CardSlot, cardRef, NO_FACE } from '../../../../kernel/ids.ts';
import { capitalised, nameOf, sayList } from '../../../../kernel/speak/index.ts';
import { glued } from '../../../../kernel/speak/lines.ts';
import { type Catalogue, hasText, say, type TextArgs } from '../../../../kernel/speak/text.ts';
import type { View } from '../../../../kernel/view.ts';
import { RING_IDS } from '../../data/rings.ts';
import { FACES } from '../../faces.ts';
import type { RebFrame } from '../../frames/frames.ts';
import { locRef, unitId } from '../../names.ts';
import type { Knowledge } from '../../queries/base.ts';
import {
  BOTH,
  type Kind,
  type Leader,
  type Loc,
  NONE,
  type Reb,
  SIDES,
  type Side,
  sideOfViewer,
} from '../../state.ts';
import { CAPTURED, CARBONITE, leaderId } from '../../table/leaders.ts';
import { unitsAt } from '../../table/units.ts';
import { en } from '../en.ts';

export type RebView = View<Reb, RebFrame>;

/** What every part of the page is told with: a view, the words, and the faces that this viewer can read. */
export class Teller {
  readonly view: RebView;
  readonly g: Reb;
  /** The viewer's own side; null for a spectator. */
  readonly me: Side | null;
  /** What the viewer knows: every face on the page comes through it. */
  readonly r: Knowledge;
  private readonly texts: Catalogue;

  constructor(view: RebView, texts: Catalogue = en) {
    this.view = view;
    this.g = view.game;
    this.me = sideOfViewer(view);
    this.texts = texts;
    this.r = { read: (slot) => view.faces[slot] ?? NO_FACE, notebook: view.notebook };
  }

  say(key: string, args?: TextArgs): string {
    return say(this.texts, `table.${key}`, args);
  }

  /** Any word of the catalogue, not only the table's own. */
  word(key: string, args?: TextArgs): string {
    return say(this.texts, key, args);
  }

  has(key: string): boolean {
    return hasText(this.texts, key);
  }

  list(names: readonly string[], last: 'and' | 'or' = 'and'): string {
    return sayList({ text: this.texts }, names, last);
  }

  // ---- who and where ----

  /** "The Rebellion", "the Empire". */
  side(side: Side): string {
    return this.word(`side.${SIDES[side]}`);
  }

  /** Both names equally wide, for rows. */
  sideColumn(side: Side): string {
    const width = Math.max(...BOTH.map((one) => this.side(one).length));
    return glued(capitalised(this.side(side)).padEnd(width));
  }

  /** The side's name, or "you". */
  who(side: Side): string {
    return side === this.me ? this.say('you') : this.side(side);
  }

  /** A place's name to be typed or put at the beginning of a line. */
  plain(loc: Loc): string {
    return this.word(locRef(loc).replace(':', '.'));
  }

  place(loc: Loc): string {
    return glued(this.plain(loc));
  }

  places(locs: readonly Loc[]): string {
    return locs.map((loc) => this.place(loc)).join(', ');
  }

  // ---- pieces ----

  counted(kind: Kind, n: number): string {
    return glued(this.word(`counted.${unitId(kind)}`, { n }));
  }

  /** "3 TIE Fighters, 1 Star Destroyer": those of these kinds that `count` finds, in the order of the tables; '' for none. */
  units(kinds: readonly Kind[], count: (kind: Kind) => number): string {
    return kinds
      .flatMap((kind) => {
        const n = count(kind);
        return n > 0 ? [this.counted(kind, n)] : [];
      })
      .join(', ');
  }

  unitsAt(loc: Loc, kinds: readonly Kind[]): string {
    return this.units(kinds, (kind) => unitsAt(this.g, loc, kind));
  }

  /** A leader in a row, with the rings and markers on them. */
  leader(l: Leader): string {
    const name = this.word(`short.leader.${leaderId(l)}`);
    const ring = this.g.ring[l] ?? NONE;
    const shown = ring === NONE || ring === CAPTURED || ring === CARBONITE ? [] : [this.ring(ring)];
    const marks = [...shown, ...(this.g.detained[l] === 1 ? [this.say('detained')] : [])];
    return glued(marks.length === 0 ? name : this.say('marked', { name, marks: marks.join(', ') }));
  }

  leaders(list: readonly Leader[]): string {
    return list.map((l) => this.leader(l)).join(', ');
  }

  ring(ring: number): string {
    const id = RING_IDS[ring] ?? '';
    return this.has(`table.ring.${id}`) ? this.say(`ring.${id}`) : this.word(`ring.${id}`);
  }

  // ---- cards ----

  card(slot: CardSlot): string {
    return nameOf({ text: this.texts, faces: FACES }, this.view, cardRef(slot));
  }

  /** Its name with what one must know to choose it. */
  full(slot: CardSlot): string {
    return nameOf({ text: this.texts, faces: FACES }, this.view, cardRef(slot), 'full');
  }

  cards(slots: readonly CardSlot[]): string {
    return slots.map((slot) => this.card(slot)).join(', ');
  }

  knows(slot: CardSlot): boolean {
    return this.r.read(slot) !== NO_FACE;
  }

  known(slots: readonly CardSlot[]): CardSlot[] {
    return slots.filter((slot) => this.knows(slot));
  }

  /** The topmost frame of a kind, if such a procedure is under way. */
  frame<K extends RebFrame['k']>(k: K): Extract<RebFrame, { k: K }> | undefined {
    const f = this.view.stack.findLast((frame) => frame.k === k);
    return f as Extract<RebFrame, { k: K }> | undefined;
  }
}
