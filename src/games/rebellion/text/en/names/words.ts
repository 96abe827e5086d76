import type { Catalogue } from '../../../../../kernel/speak/text.ts';

/** What a card is called and what it does, in our own words. */
export interface Words {
  readonly name: string;
  readonly does: string;
}

/** Names under `<prefix>.<id>`. */
export const named = (prefix: string, table: Readonly<Record<string, string>>): Catalogue =>
  Object.fromEntries(Object.entries(table).map(([id, name]) => [`${prefix}.${id}`, name]));

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
