import { CARDS } from '../../../games/empire-vs-rebellion/public/data.ts';
import { isReady } from '../../../games/empire-vs-rebellion/public/queries.ts';
import type { Side } from '../../../games/empire-vs-rebellion/public/table.ts';
import { type CardSlot, cardRef, type Ref, type Viewer } from '../../../kernel/ids.ts';
import type { Fate } from '../../../kernel/outcome.ts';
import {
  type BoardFacts,
  boardFacts,
  type EvrView,
  faceOfSlot,
  isCardId,
} from '../../boards/empire-vs-rebellion/board-facts.ts';

/** What the tutorial knows: the table from the learner's seat, and what has happened in this struggle so far. */
export interface Moment {
  readonly facts: BoardFacts;
  readonly mine: Side;
  readonly theirs: Side;
  /** How it ended for the learner; undefined: not yet. */
  readonly fate: Fate | undefined;
  readonly objective: number;
  readonly capacity: number;
  readonly myTotal: number;
  readonly theirTotal: number;
  readonly myCards: readonly CardSlot[];
  readonly theirCards: readonly CardSlot[];
  readonly myTurn: boolean;
  /** The kind of question that the learner is asked; empty: none. */
  readonly asked: string;
  /** One of the learner's cards was hit since their last turn. */
  readonly hit: boolean;
}

/** Null for spectators. */
export function momentOf(view: EvrView, me: Viewer, hit: boolean): Moment | null {
  const facts = boardFacts(view, me);
  if (facts.mine === null || facts.event === null) return null;
  const theirs = facts.mine === facts.near ? facts.far : facts.near;
  return {
    facts,
    mine: facts.mine,
    theirs,
    fate: me === null ? undefined : view.over?.seats[me],
    objective: facts.event.objective,
    capacity: facts.event.capacity,
    myTotal: facts.scores[facts.mine].total,
    theirTotal: facts.scores[theirs].total,
    myCards: facts.g.areas[facts.mine].play,
    theirCards: facts.g.areas[theirs].play,
    myTurn: view.question?.kind === 'struggle.turn',
    asked: view.question?.kind ?? '',
    hit,
  };
}

/** Whether the opponent did something to the learner's cards between two pictures: fewer in play, or one more of them turned. */
export function wasHit(before: EvrView, after: EvrView, side: Side): boolean {
  if (before.question !== null) return false; // the learner acted
  const was = before.game.areas[side];
  return was.play.some((slot) => {
    const gone = !after.game.areas[side].play.includes(slot);
    return gone || (isReady(before.game, slot) && !isReady(after.game, slot));
  });
}

/** The first of the learner's cards that they could use now. */
export function usable(m: Moment): CardSlot | undefined {
  const form = m.facts.view.question?.form;
  if (form?.is !== 'choose') return undefined;
  const option = form.options.find(({ id }) => id.startsWith('power:'));
  return option === undefined ? undefined : Number(option.id.slice('power:'.length));
}

export const turnedCard = (m: Moment): CardSlot | undefined =>
  m.myCards.find((slot) => !isReady(m.facts.g, slot));

/** A ready Diplomacy card of the learner, which can bring the total back under the objective. */
export const wayBack = (m: Moment): CardSlot | undefined =>
  m.myCards.find((slot) => {
    const id = idOf(m, slot);
    return isReady(m.facts.g, slot) && isCardId(id) && CARDS[id].type === 'diplomacy';
  });

export const idOf = (m: Moment, slot: CardSlot): string => faceOfSlot(m.facts.view, slot) ?? '';
export const refOf = (slot: CardSlot | undefined): Ref[] => (slot === undefined ? [] : [cardRef(slot)]);
