import { expect, test } from 'vitest';
import { boxOf } from '../../box.ts';
import { ACTIONS } from '../../cards/actions/index.ts';
import { MISSIONS } from '../../cards/missions/index.ts';
import type { MissionCard } from '../../cards/missions/mission.ts';
import type { ObjectiveCard } from '../../cards/objective.ts';
import { OBJECTIVES } from '../../cards/objectives.ts';
import { TACTICS } from '../../cards/tactics/index.ts';
import { RING_IDS, type RingId } from '../../data/rings.ts';
import { rebellion } from '../../index.ts';
import { NONE, type RebOptions } from '../../state.ts';

/** Cards that have a scenario in the file that is running. */
export const covered = new Set<string>();

/** A table that rules look cards up in, and what is left of a card that does nothing. */
interface Table<C = unknown> {
  readonly cards: Readonly<Record<string, C>>;
  emptied(card: C): C;
}

const missions: Table<MissionCard> = {
  cards: MISSIONS,
  emptied: ({ dice: _dice, captivesToo: _captivesToo, ...card }) => ({ ...card, effects: [] }),
};
const withoutEffects = <C extends object>(cards: Readonly<Record<string, C>>): Table<C> => ({
  cards,
  emptied: (card) => ({ ...card, effects: [] }),
});
/** Needs more than there can be. */
const objectives: Table<ObjectiveCard> = {
  cards: OBJECTIVES,
  emptied: ({ effects: _effects, ...card }) =>
    card.timing === 'combat'
      ? { ...card, needs: { is: 'star-destroyers-destroyed', n: 1000 } }
      : { ...card, needs: { is: 'systems', n: 1000, where: {} } },
};
const TABLES = [missions, objectives, withoutEffects(ACTIONS), withoutEffects(TACTICS)] as readonly Table[];

/** Runs something while one card of a table does nothing, or while a ring is not in the box. */
function without(card: string, play: () => void): void {
  const table = TABLES.find(({ cards }) => Object.hasOwn(cards, card));
  if (table === undefined) {
    withoutRing(card.replace('ring:', '') as RingId, play);
    return;
  }
  const cards = table.cards as Record<string, unknown>;
  const whole = cards[card];
  cards[card] = table.emptied(whole);
  try {
    play();
  } finally {
    cards[card] = whole;
  }
}

function withoutRing(id: RingId, play: () => void): void {
  const rings = boxOf(rebellion.optionSets['full'] as RebOptions).rings as number[];
  const [ring = NONE] = rings.splice(rings.indexOf(RING_IDS.indexOf(id)), 1);
  expect(RING_IDS[ring], 'a scenario is about a card or a ring').toBe(id);
  try {
    play();
  } finally {
    rings.push(ring);
  }
}

/** A scenario of one card: it must hold, and must fail when the card's entry is emptied. */
export function scenario(card: string, title: string, play: () => void): void {
  covered.add(card);
  test(`${card}: ${title}`, () => {
    play();
    expect(() => without(card, play), 'the scenario must fail when the card does nothing').toThrow();
  });
}
