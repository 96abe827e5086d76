import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from './index.ts';
import { LEADER_IDS } from './rebellion/data/leaders.ts';
import { RING_IDS } from './rebellion/data/rings.ts';
import { SYSTEM_IDS } from './rebellion/data/systems.ts';
import { UNIT_IDS } from './rebellion/data/units.ts';

// Kept games store things by their numbers in these lists: an id may be added at the end, but none may move or go.

const KEPT = JSON.parse(
  readFileSync(new URL('../../playthroughs/kept/ids.json', import.meta.url), 'utf8'),
) as Record<string, string[]>;

const NOW: Record<string, readonly string[]> = {
  'rebellion units': UNIT_IDS,
  'rebellion leaders': LEADER_IDS,
  'rebellion rings': RING_IDS,
  'rebellion systems': SYSTEM_IDS,
};
for (const game of GAMES.values()) NOW[`${game.id} faces`] = game.faces;

test.each(Object.keys(NOW))('%s are numbered as in kept games', (list) => {
  const kept = KEPT[list] ?? [];
  expect(kept.length).toBeGreaterThan(0);
  expect(NOW[list]?.slice(0, kept.length)).toEqual(kept);
});
