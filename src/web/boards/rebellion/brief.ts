import type { Catalogue } from '../../../kernel/speak/text.ts';

/**
 * Choices in few words, for the page: what a card does and what a leader can do stands on the card and the medallion
 * beside it, and opens on looking at it.
 */
export const briefly = (text: Catalogue): Catalogue => ({
  ...text,
  ...Object.fromEntries(
    Object.entries(text)
      .filter(([key]) => key.startsWith('option.'))
      .map(([key, words]) => [key, words.replaceAll('{full}', '{card}').replace(/: \{does\}$/, '')]),
  ),
});
