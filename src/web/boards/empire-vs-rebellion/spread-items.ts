import type { Evr, Side } from '../../../games/empire-vs-rebellion/public/table.ts';
import type { AllotSlot, Option } from '../../../kernel/forms/index.ts';
import type { CardSlot, Ref } from '../../../kernel/ids.ts';
import type { Question } from '../../../kernel/question.ts';
import { sideWord } from './names.ts';
import { faceOfSlot, type Picture, sideOfFace } from './picture.ts';
import { tell } from './words.ts';

/** A card to choose from, and the alternatives that it means where they are more than one. */
export interface SpreadItem {
  readonly ref: Ref;
  readonly id: string | undefined;
  readonly side: Side | null;
  readonly ways: readonly Option[];
}

export interface SpreadOut {
  readonly title: string;
  readonly items: readonly SpreadItem[];
  /** Alternatives that name no card: 'do nothing'. */
  readonly others: readonly Option[];
  /** The halves of a power that cards in play are dealt to. */
  readonly parts: readonly AllotSlot[];
}

/** What has a place of its own on the board: the deck, the lamp. */
const ON_TABLE: readonly string[] = ['do:play', 'do:pass'];

/** The cards that a question offers and that cannot be pointed at on the table: in a deck, a hand, a pile. Null: all can. */
export function spreadOf(pic: Picture, question: Question | null): SpreadOut | null {
  if (question === null) return null;
  const { form } = question;
  switch (form.is) {
    case 'choose': {
      const refs = unique(form.options.flatMap(({ refs }) => refs)).filter((ref) => !lies(pic, ref));
      const ways = (ref: Ref): Option[] => form.options.filter((option) => option.refs.includes(ref));
      const others = form.options.filter(
        ({ id, refs: named }) => named.length === 0 && !ON_TABLE.includes(id),
      );
      return refs.length + others.length === 0 ? null : out(pic, refs, question, { ways, others });
    }
    case 'pick': {
      const refs = unique(form.from.flatMap((lot) => lot.refs)).filter((ref) => !lies(pic, ref));
      return refs.length === 0 ? null : out(pic, refs, question);
    }
    case 'arrange':
      return out(pic, form.items, question);
    case 'allot':
      return { title: tell('spread.parts'), items: [], others: [], parts: form.slots };
    default: // the game asks in no other form
      return null;
  }
}

const unique = (refs: readonly Ref[]): Ref[] => [...new Set(refs)];

interface More {
  readonly ways?: (ref: Ref) => readonly Option[];
  readonly others?: readonly Option[];
}

function out(pic: Picture, refs: readonly Ref[], question: Question, more: More = {}): SpreadOut {
  const items = refs.map((ref): SpreadItem => {
    const id = ref.startsWith('face:') ? ref.slice('face:'.length) : faceOfSlot(pic.view, slotIn(ref));
    return { ref, id, side: id === undefined ? null : sideOfFace(id), ways: more.ways?.(ref) ?? [] };
  });
  // A deck that is searched is read like a list: by kind, then by value. An order that is being made stays as it is.
  const inOrder = question.form.is === 'arrange' ? items : items.slice().sort(byFace);
  return { title: titleOf(pic, items), items: inOrder, others: more.others ?? [], parts: [] };
}

const byFace = (a: SpreadItem, b: SpreadItem): number => ((a.id ?? '') < (b.id ?? '') ? -1 : 1);

export const slotIn = (ref: Ref): CardSlot =>
  ref.startsWith('card:') ? Number(ref.slice('card:'.length)) : -1;

/** It lies where it can be pointed at: in play, or it is a deck. */
function lies({ g }: Picture, ref: Ref): boolean {
  if (ref.startsWith('side:')) return true;
  const slot = slotIn(ref);
  return g.areas.some((a) => a.play.includes(slot));
}

function titleOf(pic: Picture, items: readonly SpreadItem[]): string {
  const [first] = items;
  if (first === undefined) return tell('spread.or');
  if (first.ref.startsWith('face:') || pic.phase === 'setup') return tell('spread.characters');
  const slot = slotIn(first.ref);
  if (pic.g.events.includes(slot)) return tell('spread.events');
  const side: Side = pic.g.areas[0] === areaWith(pic.g, slot) ? 0 : 1;
  const a = pic.g.areas[side];
  const args = { side: sideWord(side) };
  if (a.reserve.includes(slot)) return tell('spread.reserve');
  if (a.unused.includes(slot)) return tell('spread.strategies', args);
  if (a.discard.includes(slot)) return tell('spread.discard');
  return tell(items.length <= 2 ? 'spread.top' : 'spread.deck', args);
}

const areaWith = (g: Evr, slot: CardSlot) =>
  g.areas.find((a) => [a.deck, a.discard, a.reserve, a.unused, a.used].some((pile) => pile.includes(slot)));

/** A long list shows its cards smaller, with fewer words. */
export const isLong = (items: readonly SpreadItem[]): boolean => items.length > 8;
