import { expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { secretFromSeed } from '../../kernel/chance/committed.ts';
import { seeded } from '../../kernel/chance/seeded.ts';
import { sample } from '../../kernel/forms/index.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { sameJson } from '../../kernel/json.ts';
import { applyCommand, citeOf, type Match, openMatch, viewFor } from '../../kernel/match/index.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { withChange } from '../../protocol/live-client.ts';
import type { Change, Snapshot } from '../../protocol/play.ts';
import { sentChange, type WrittenChange } from './change.ts';
import { type LastShown, placeOf, showNow, snapshotFor, viewersOf } from './seat-views.ts';

const TABLE = { undo: 'consent', chairs: [] } as const;

const AT = '2030-01-01T00:00:00.000Z';
const STEPS = 150;

function opened(game: AnyGame, seed: string): Match {
  const [options] = Object.values(game.optionSets);
  if (options === undefined) throw new Error('a game without options');
  const nonces = game.seats(options).map((_, seat) => `nonce ${seat}`);
  const match = openMatch(game, { options, secret: secretFromSeed(seed), nonces, at: AT });
  // As the server does for people: forced answers are given at once, and may start unshown steps.
  nonces.forEach((_, seat) => {
    applyCommand(match, seat, { do: 'stand', on: '*', answer: null, until: 'game' }, AT);
  });
  return match;
}

/** A seat answers at random, takes back its last answer, or offers a draw that nobody accepts. */
function doSomething(match: Match, chance: ReturnType<typeof seeded>): void {
  const { state } = match.position;
  const open = state.asked.filter((seat) => !state.sealed[seat]);
  const seat = open[chance.int(open.length)] ?? 0;
  if (chance.int(8) === 0 && !isRefusal(applyCommand(match, seat, { do: 'undo' }, AT))) return;
  const offer = chance.int(2) === 0 ? 'offer-draw' : 'decline-draw';
  if (chance.int(8) === 0 && !isRefusal(applyCommand(match, 0, { do: offer }, AT))) return;
  const { question } = viewFor(match, seat);
  if (!question) throw new Error('nobody is asked');
  const answer = sample(question.form, chance);
  const done = applyCommand(
    match,
    seat,
    { do: 'answer', cite: citeOf(match, seat, question.id), answer },
    AT,
  );
  if (isRefusal(done)) throw new Error(`a legal answer was refused: ${done.refused}`);
}

/** As it arrives. */
const sent = (change: WrittenChange): Change =>
  JSON.parse(String(sentChange('table', null, change).message)).change;

test.each([...GAMES.values()])(
  'updates step by step show each viewer the same as a fresh view ($id)',
  (game) => {
    for (const seed of ['a', 'b']) {
      const chance = seeded(seed);
      const match = opened(game, seed);
      let shown: LastShown = showNow(match, TABLE, null).shown;
      const pictures = viewersOf(match).map((viewer) => snapshotFor(match, shown, viewer));
      for (let i = 0; i < STEPS && !match.position.state.over; i++) {
        doSomething(match, chance);
        const next = showNow(match, TABLE, shown);
        shown = next.shown;
        const afresh = showNow(match, TABLE, null).shown;
        for (const viewer of viewersOf(match)) {
          const place = placeOf(match, viewer);
          const picture = snapshotFor(match, afresh, viewer);
          expect(sameJson(shown.sights[place], picture.sight), `step ${i}, viewer ${viewer}`).toBe(true);
          // And so does a client that is only sent the changes.
          const change = next.changes[place];
          const held = pictures[place]!;
          pictures[place] = change ? withChange(held, sent(change))! : held;
          expect(
            sameJson(pictures[place], { ...picture, seq: shown.seqs[place] }),
            `step ${i}, viewer ${viewer}`,
          ).toBe(true);
        }
      }
    }
  },
);

test.each([...GAMES.values()])(
  'spectators who come and go see what one sees who has been there all the time ($id)',
  (game) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const chance = seeded(seed);
      const match = opened(game, seed);
      let always: LastShown = showNow(match, TABLE, null).shown;
      let shown: LastShown = showNow(match, TABLE, null, false).shown;
      let held: Snapshot | null = null;
      let stays = 0;
      for (let i = 0; i < STEPS && !match.position.state.over; i++) {
        if (stays === 0 && chance.int(3) === 0) {
          stays = 1 + chance.int(6);
          held = snapshotFor(match, shown, null);
        }
        doSomething(match, chance);
        always = showNow(match, TABLE, always).shown;
        const next = showNow(match, TABLE, shown, stays > 0);
        shown = next.shown;
        expect(shown.seqs, `step ${i}`).toEqual(always.seqs);
        if (stays === 0) continue;
        const change = next.changes.at(-1);
        if (held && change) held = withChange(held, sent(change));
        expect(sameJson(held, snapshotFor(match, always, null)), `step ${i}`).toBe(true);
        stays--;
      }
    }
  },
);

test('a seat over the repetition limit is not offered undo', () => {
  const [game] = GAMES.values();
  const match = opened(game!, 'a');
  const chance = seeded('a');
  const mayUndo = () => showNow(match, TABLE, null).shown.sights[0]?.mayUndo;
  while (!mayUndo()) doSomething(match, chance);
  for (let i = 0; i < 1000; i++) {
    applyCommand(match, 0, { do: 'offer-draw' }, AT);
    applyCommand(match, 1, { do: 'decline-draw' }, AT);
  }
  expect(mayUndo()).toBeNull();
});
