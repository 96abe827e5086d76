import { textOf } from '../../../../../kernel/cards.ts';
import type { Catalogue } from '../../../../../kernel/speak/text.ts';

type Entries<T> = Readonly<Record<string, T>>;

/** Names under `<prefix>.<id>`. */
export const named = (prefix: string, table: Entries<{ readonly name: string }>): Catalogue =>
  Object.fromEntries(Object.entries(table).map(([id, { name }]) => [`${prefix}.${id}`, name]));

/** Texts under `<prefix>.<id>`, of those entries that have one. */
export const texts = (prefix: string, table: Entries<{ readonly text?: string }>): Catalogue =>
  Object.fromEntries(
    Object.entries(table).flatMap(([id, entry]) =>
      entry.text === undefined ? [] : [[`${prefix}.${id}`, textOf({ ...entry, text: entry.text })]],
    ),
  );

/** What entries say: names and texts. */
export const wordsOf = (
  table: Entries<{ readonly name: string; readonly text: string }>,
  prefix = 'face',
  effects = 'does',
): Catalogue => ({ ...named(prefix, table), ...texts(effects, table) });
