import { textOf } from '../../../../../kernel/cards.ts';
import type { Catalogue } from '../../../../../kernel/text.ts';
import type { RebCard } from '../../../cards/card.ts';

/** What a card is called and what it does, in our own words. */
export interface Words {
  readonly name: string;
  readonly does: string;
}

/** Names under `<prefix>.<id>`. */
export const named = (prefix: string, table: Readonly<Record<string, string>>): Catalogue =>
  Object.fromEntries(Object.entries(table).map(([id, name]) => [`${prefix}.${id}`, name]));

/** What the entries of cards say: names under `face.<id>`, texts under `does.<id>`. */
export const cardWords = (cards: Readonly<Record<string, RebCard>>): Catalogue =>
  Object.fromEntries(
    Object.entries(cards).flatMap(([id, card]) => [
      [`face.${id}`, card.name],
      [`does.${id}`, textOf(card)],
    ]),
  );

/** Names under `<prefix>.<id>`, effects under `<effects>.<id>`. */
export const worded = (
  table: Readonly<Record<string, Words>>,
  prefix = 'face',
  effects = 'does',
): Catalogue =>
  Object.fromEntries(
    Object.entries(table).flatMap(([id, { name, does }]) => [
      [`${prefix}.${id}`, name],
      [`${effects}.${id}`, does],
    ]),
  );
