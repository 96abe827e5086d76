import { expect, test } from 'vitest';
import { seeded } from '../chance/seeded.ts';
import { open, wander } from '../testing/tiny-match.ts';
import { readRow, writeRow } from './index.ts';
import { KeptRow, rowHash } from './kept-row.ts';

function played() {
  const match = open(8);
  const chance = seeded('rows');
  for (let n = 0; n < 60 && !match.position.state.over; n++) wander(match, chance);
  return match;
}

test('a row says the same before and after it was folded', () => {
  for (const row of played().rows.map((one) => KeptRow.of({ ...one.toJSON() }))) {
    const before = row.toJSON();
    row.fold();
    expect(row.toJSON()).toEqual(before);
    const { draws, patch } = row;
    expect({ draws, patch }).toEqual({ draws: before.draws, patch: before.patch });
    expect(JSON.parse(JSON.stringify(row))).toEqual(before);
  }
});

test('a row comes back from the storage as it went there, and its digest still fits', () => {
  const { rows, commitment } = played();
  let before = commitment;
  for (const row of rows) {
    const again = readRow(writeRow(row));
    expect(again).toEqual(row.toJSON());
    const { hash, ...draft } = again;
    expect(rowHash(before, draft)).toBe(hash);
    before = hash;
  }
});

test('a row that was stored as files have it is still read', () => {
  for (const row of played().rows) expect(readRow(JSON.stringify(row))).toEqual(row.toJSON());
});
