import { expect, test } from 'vitest';
import { seeded } from '../chance/seeded.ts';
import { sample } from '../forms/index.ts';
import type { Game } from '../game.ts';
import { isRefusal } from '../refusal.ts';
import { tiny } from '../testing/tiny-game.ts';
import {
  applyCommand,
  citeOf,
  decodeMatch,
  encodeMatch,
  type MatchFile,
  openMatch,
  verifyMatch,
  viewFor,
} from './index.ts';
import { positionAfter } from './match.ts';

type TinyGame = typeof tiny;
type Tiny = TinyGame extends Game<infer G, infer _F, infer _O> ? G : never;
type TinyMatch = ReturnType<typeof opened>;

/** The same game with the scores in a list of their own, after an entry that version 2 put before them. */
const laidOut = (
  version: string,
  migrations: NonNullable<TinyGame['migrations']>,
  before: number[],
): TinyGame => ({
  ...tiny,
  version,
  migrations,
  open(options) {
    const opened = tiny.open(options);
    return { ...opened, game: { ...opened.game, before: before.slice() } as Tiny };
  },
  check(s) {
    tiny.check(s);
    if (s.v !== Number(version)) throw new Error(`layout ${s.v}`);
    expect((s.game as Tiny & { before: number[] }).before).toEqual(before);
  },
});

const gameIn = (state: Record<string, unknown>) => state['game'] as { before?: number[] };
const TO_2 = (state: Record<string, unknown>): void => {
  gameIn(state).before = [1];
};
const TO_3 = (state: Record<string, unknown>): void => {
  const game = gameIn(state);
  game.before = [0, ...(game.before ?? [])];
};
const second = laidOut('2', { 2: TO_2 }, [1]);
const third = laidOut('3', { 2: TO_2, 3: TO_3 }, [0, 1]);

const opened = (game: TinyGame, practice = false) =>
  openMatch(game, {
    options: { rounds: 40 },
    secret: 'ab'.repeat(32),
    nonces: ['a', 'b'],
    at: 'now',
    practice,
  });

function play(match: TinyMatch, seed: string, most: number): void {
  const chance = seeded(seed);
  for (let n = 0; n < most; n++) {
    const seat = match.position.state.asked[0];
    if (seat === undefined) return;
    const { question } = viewFor(match, seat);
    const answer = sample(question!.form, chance);
    const done = applyCommand(
      match,
      seat,
      { do: 'answer', cite: citeOf(match, seat, question!.id), answer },
      'now',
    );
    if (isRefusal(done)) throw new Error(JSON.stringify(done));
  }
}

const saved = (match: TinyMatch): MatchFile => JSON.parse(JSON.stringify(encodeMatch(match))) as MatchFile;

function loaded(game: TinyGame, file: MatchFile): TinyMatch {
  const match = decodeMatch(game, file);
  if ('broken' in match) throw new Error(match.broken);
  return match;
}

test('a game goes on through two new layouts, and every position of it is shown in the newest', () => {
  const first = opened(tiny);
  play(first, 'one', 70);
  const under2 = loaded(second, saved(first));
  second.check(under2.position.state);
  play(under2, 'two', 30);
  const under3 = loaded(third, saved(under2));
  play(under3, 'three', 30);
  expect([...new Set(under3.rows.map(({ rules }) => rules))]).toEqual(['1', '2', '3']);
  for (const { n } of under3.rows) third.check(positionAfter(under3, n).state);
  expect(loaded(third, saved(under3)).position).toEqual(under3.position);
});

test('undo leads back behind the new layout', () => {
  const first = opened(tiny, true);
  play(first, 'one', 20);
  const match = loaded(third, saved(first));
  expect(isRefusal(applyCommand(match, match.rows.at(-1)?.seat ?? 0, { do: 'take-back' }, 'now'))).toBe(
    false,
  );
  const back = match.rows.at(-1)?.act;
  if (back?.do !== 'undo') throw new Error('nothing was taken back');
  third.check(match.position.state);
  expect(match.position.state.game).toEqual(positionAfter(match, back.to).state.game);
  expect(verifyMatch(third, saved(match))).toMatchObject({ ok: true });
});

test('what is checked afterwards holds across layouts', () => {
  const first = opened(tiny);
  play(first, 'one', 20);
  const match = loaded(third, saved(first));
  play(match, 'two', 20);
  const file = saved(match);
  const of3 = file.rows.filter(({ rules }) => rules === '3').length;
  expect(verifyMatch(third, file)).toMatchObject({ ok: true, rejudged: of3 });
});

test('a game of a later version is refused, not misread', () => {
  const match = opened(third);
  play(match, 'one', 5);
  expect(decodeMatch(tiny, saved(match))).toEqual({
    broken: 'row 0 was written by a later version of the program',
  });
  expect(verifyMatch(tiny, saved(match))).toMatchObject({ ok: false, row: 0 });
});
