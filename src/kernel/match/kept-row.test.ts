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

test('a row from a file says what the file says, and is written as it was', () => {
  for (const row of played().rows) {
    const file = JSON.parse(JSON.stringify(row));
    const again = KeptRow.of(file);
    expect(again.toJSON()).toEqual(file);
    expect({ draws: again.draws, patch: again.patch }).toEqual({ draws: file.draws, patch: file.patch });
    expect(again.text).toBe(row.text);
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
