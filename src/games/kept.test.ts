import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { seeded } from '../kernel/chance/seeded.ts';
import { sample } from '../kernel/forms/index.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { Viewer } from '../kernel/ids.ts';
import { readMatchFile } from '../kernel/match/codec.ts';
import {
  applyCommand,
  citeOf,
  decodeMatch,
  encodeMatch,
  freeUndo,
  type Match,
  type MatchFile,
  rowsFor,
  verifyMatch,
  viewFor,
} from '../kernel/match/index.ts';
import { isRefusal } from '../kernel/refusal.ts';
import { findGame, tableOf } from './index.ts';

// Matches that earlier versions saved: every later version must load them, show them and go on with them. Files are only ever added.

const FOLDER = new URL('../../playthroughs/kept/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json.gz'));

interface Kept {
  readonly game: AnyGame;
  readonly file: MatchFile;
  readonly match: Match;
}

function load(name: string): Kept {
  const file = readMatchFile(JSON.parse(gunzipSync(readFileSync(new URL(name, FOLDER))).toString()));
  if ('broken' in file) throw new Error(file.broken);
  const game = findGame(file.game);
  if (!game) throw new Error(`no game ${file.game}`);
  const match = decodeMatch(game, file);
  if ('broken' in match) throw new Error(match.broken);
  return { game, file, match };
}

const viewers = ({ game, match }: Kept): Viewer[] => [...game.seats(match.options).keys(), null];

function answer(match: Match, seed: string, most: number): number {
  const chance = seeded(seed);
  for (let n = 0; n < most; n++) {
    const { asked, over } = match.position.state;
    const seat = asked[chance.int(asked.length || 1)];
    if (over !== null || seat === undefined) return n;
    const { question } = viewFor(match, seat);
    if (!question) throw new Error('asked without a question');
    const cite = citeOf(match, seat, question.id);
    const done = applyCommand(
      match,
      seat,
      { do: 'answer', cite, answer: sample(question.form, chance) },
      `at ${n}`,
    );
    if (isRefusal(done)) throw new Error(JSON.stringify(done));
  }
  return most;
}

test('there are kept games of both games', () => {
  expect(FILES.length).toBeGreaterThanOrEqual(18);
});

describe.each(FILES)('%s', (name) => {
  test('loads, and everybody sees the table and the log', () => {
    const kept = load(name);
    for (const viewer of viewers(kept)) {
      expect(tableOf(kept.game, viewFor(kept.match, viewer)).length).toBeGreaterThan(3);
      expect(rowsFor(kept.match, viewer).length).toBeGreaterThan(0);
    }
    kept.game.check(kept.match.position.state);
  });

  test('goes on, takes back, and is saved and loaded again', () => {
    const { game, file, match } = load(name);
    const over = match.position.state.over;
    const before = structuredClone(match.position.state);
    const seat = match.position.state.asked.find((one) => freeUndo(match, one));
    if (seat !== undefined) {
      expect(isRefusal(applyCommand(match, seat, { do: 'undo' }, 'now'))).toBe(false);
      expect(match.position.state).not.toEqual(before);
    }
    expect(answer(match, name, 150) > 0).toBe(over === null);
    game.check(match.position.state);
    const again = decodeMatch(game, readSaved(match));
    if ('broken' in again) throw new Error(again.broken);
    expect(again.position).toEqual(match.position);
    expect(again.rows.length).toBeGreaterThanOrEqual(file.rows.length);
  });

  test('its chance and digests are checked as before', () => {
    const { game, file } = load(name);
    expect(verifyMatch(game, file)).toMatchObject({ ok: true, rows: file.rows.length });
  });
});

const readSaved = (match: Match): MatchFile => JSON.parse(JSON.stringify(encodeMatch(match))) as MatchFile;
