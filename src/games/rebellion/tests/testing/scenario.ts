import { expect, test } from 'vitest';
import { withEmptied } from '../../cards/emptied.ts';
import { MISSIONS } from '../../cards/missions/index.ts';
import type { MissionCard } from '../../cards/missions/mission.ts';
import type { ObjectiveCard } from '../../cards/objective.ts';
import { OBJECTIVES } from '../../cards/objectives.ts';

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
/** Needs more than there can be. */
const objectives: Table<ObjectiveCard> = {
  cards: OBJECTIVES,
  emptied: ({ effects: _effects, ...card }) =>
    card.timing === 'combat'
      ? { ...card, needs: { is: 'star-destroyers-destroyed', n: 1000 } }
      : { ...card, needs: { is: 'systems', n: 1000, where: {} } },
};
const TABLES: readonly Table[] = [missions as Table, objectives as Table];

/** Runs something while one card of a table does nothing. */
function without(card: string, play: () => void): void {
  const table = TABLES.find(({ cards }) => Object.hasOwn(cards, card));
  if (table === undefined) {
    withEmptied(card, play);
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

/** A scenario of one card: it must hold, and must fail when the card's entry is emptied. */
export function scenario(card: string, title: string, play: () => void): void {
  covered.add(card);
  test(`${card}: ${title}`, () => {
    play();
    expect(() => without(card, play), 'the scenario must fail when the card does nothing').toThrow();
  });
}
