import { CARDS } from '../../../games/empire-vs-rebellion/public/data.ts';
import { isReady } from '../../../games/empire-vs-rebellion/public/queries.ts';
import type { Side } from '../../../games/empire-vs-rebellion/public/table.ts';
import { type CardSlot, cardRef, type Ref, type Viewer } from '../../../kernel/ids.ts';
import {
  type EvrView,
  faceOfSlot,
  isCardId,
  type Picture,
  pictureOf,
} from '../../boards/empire-vs-rebellion/picture.ts';

/** What the tutor looks at: the table now, from the learner's chair, and what has happened in this struggle so far. */
export interface Moment {
  readonly pic: Picture;
  readonly mine: Side;
  readonly theirs: Side;
  readonly objective: number;
  readonly capacity: number;
  readonly myTotal: number;
  readonly theirTotal: number;
  readonly myCards: readonly CardSlot[];
  readonly theirCards: readonly CardSlot[];
  readonly myTurn: boolean;
  /** The kind of question that the learner is asked; empty: none. */
  readonly asked: string;
  /** A card of the learner's was hit since his own last turn. */
  readonly hit: boolean;
}

/** Null for somebody who only watches: there is nobody to teach. */
export function momentOf(view: EvrView, me: Viewer, hit: boolean): Moment | null {
  const pic = pictureOf(view, me);
  if (pic.mine === null || pic.event === null) return null;
  const theirs = pic.mine === pic.near ? pic.far : pic.near;
  return {
    pic,
    mine: pic.mine,
    theirs,
    objective: pic.event.objective,
    capacity: pic.event.capacity,
    myTotal: pic.standing[pic.mine].total,
    theirTotal: pic.standing[theirs].total,
    myCards: pic.g.areas[pic.mine].play,
    theirCards: pic.g.areas[theirs].play,
    myTurn: view.question?.kind === 'struggle.turn',
    asked: view.question?.kind ?? '',
    hit,
  };
}

/** Whether the opponent did something to the learner's cards between two pictures: fewer in play, or one more of them turned. */
export function wasHit(before: EvrView, after: EvrView, side: Side): boolean {
  if (before.question !== null) return false; // it was the learner himself who acted
  const was = before.game.areas[side];
  return was.play.some((slot) => {
    const gone = !after.game.areas[side].play.includes(slot);
    return gone || (isReady(before.game, slot) && !isReady(after.game, slot));
  });
}

/** The first card of the learner's that he could use now. */
export function usable(m: Moment): CardSlot | undefined {
  const form = m.pic.view.question?.form;
  if (form?.is !== 'choose') return undefined;
  const option = form.options.find(({ id }) => id.startsWith('power:'));
  return option === undefined ? undefined : Number(option.id.slice('power:'.length));
}

export const turnedCard = (m: Moment): CardSlot | undefined =>
  m.myCards.find((slot) => !isReady(m.pic.g, slot));

/** A ready Diplomacy of the learner's: the way back under the objective. */
export const wayBack = (m: Moment): CardSlot | undefined =>
  m.myCards.find((slot) => {
    const id = idOf(m, slot);
    return isReady(m.pic.g, slot) && isCardId(id) && CARDS[id].type === 'diplomacy';
  });

export const idOf = (m: Moment, slot: CardSlot): string => faceOfSlot(m.pic.view, slot) ?? '';
export const refOf = (slot: CardSlot | undefined): Ref[] => (slot === undefined ? [] : [cardRef(slot)]);
