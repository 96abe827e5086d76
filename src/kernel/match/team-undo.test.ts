import { describe, expect, test } from 'vitest';
import type { Viewer } from '../ids.ts';
import { canonical } from '../json.ts';
import { answers, does, type EitherMatch, newMatch } from '../testing/either-match.ts';
import {
  applyCommand,
  decodeMatch,
  encodeMatch,
  freeUndo,
  hasHadEnough,
  looksFree,
  rowsFor,
  rowsToGo,
  undoRequestFor,
  verifyMatch,
  viewFor,
} from './index.ts';

// Amy and Ann are partners, Bob sits between them. Both partners are asked for help, Amy says where, Ann is sure, Bob replies.

const [AMY, BOB, ANN] = [0, 1, 2];
const OTHERS: readonly Viewer[] = [BOB, null];

/** Everything that a viewer gets. */
const sight = (match: EitherMatch, viewer: Viewer): string =>
  canonical([
    viewFor(match, viewer),
    rowsFor(match, viewer),
    undoRequestFor(match, viewer),
    match.position.desk.draw,
    viewer === null ? null : [match.position.desk.epoch[viewer] ?? null, looksFree(match, viewer)],
  ]);
const sights = (match: EitherMatch): string[] => OTHERS.map((viewer) => sight(match, viewer));
const spot = (match: EitherMatch, viewer: Viewer): number => viewFor(match, viewer).game.spot;

/** Both have said no, and Amy has named a spot: Ann is asked. */
function named(id = 'spot:1'): EitherMatch {
  const match = newMatch();
  answers(match, AMY, 'do:no');
  answers(match, ANN, 'do:no');
  answers(match, AMY, id);
  return match;
}

function isSound(match: EitherMatch): void {
  const file = JSON.parse(JSON.stringify(encodeMatch(match)));
  expect(verifyMatch(match.game, file)).toMatchObject({ ok: true });
  const loaded = decodeMatch(match.game, file);
  expect('broken' in loaded ? loaded.broken : loaded.position).toEqual(match.position);
}

describe('steps of a team', () => {
  test('are shown to partners at once, and to the others when one of them is asked', () => {
    const match = newMatch();
    const before = sights(match);
    for (const [seat, id] of [
      [AMY, 'do:no'],
      [ANN, 'do:no'],
      [AMY, 'spot:1'],
      [ANN, 'do:again'],
      [AMY, 'spot:3'],
    ] as const) {
      answers(match, seat, id);
      expect(sights(match)).toEqual(before);
      for (const partner of [AMY, ANN]) expect(viewFor(match, partner).step).toBe(match.position.state.step);
    }
    expect([AMY, BOB, ANN, null].map((viewer) => spot(match, viewer))).toEqual([3, 0, 3, 0]);
    answers(match, ANN, 'do:sure');
    expect([AMY, BOB, ANN, null].map((viewer) => spot(match, viewer))).toEqual([3, 3, 3, 3]);
    expect(rowsFor(match, BOB).flatMap(({ heard }) => heard.map(({ e }) => e.k))).toEqual([
      'refused',
      'placed',
    ]);
    isSound(match);
  });

  test('are shown when chance is drawn', () => {
    const match = named();
    answers(match, ANN, 'do:throw');
    for (const viewer of OTHERS) expect(spot(match, viewer)).toBe(match.position.state.game.spot);
  });

  test('are not shown when a partner withdraws', () => {
    const match = newMatch();
    const before = sights(match);
    answers(match, ANN, 'do:no');
    does(match, ANN, { do: 'withdraw' });
    expect(sights(match)).toEqual(before);
    isSound(match);
  });
});

describe('taking back in a team', () => {
  test("is free for one's own last step, and the other side cannot notice", () => {
    const match = named();
    const before = sights(match);
    const [row] = does(match, AMY, { do: 'undo' });
    expect(row?.told).toEqual([]);
    expect(sights(match)).toEqual(before);
    expect(viewFor(match, AMY).question?.kind).toBe('round.where');
    isSound(match);
  });

  test('a partner who has answered since is asked, and nobody else', () => {
    const match = named();
    answers(match, ANN, 'do:again');
    const before = sights(match);
    const { state } = match.position;
    expect(freeUndo(match, AMY)).toBeNull();
    expect(applyCommand(match, AMY, { do: 'undo' }, '')).toEqual({ refused: 'needs-consent' });
    does(match, AMY, { do: 'ask-undo' });
    expect(sights(match)).toEqual(before);
    expect(undoRequestFor(match, ANN)).toMatchObject({ by: AMY, team: true });
    expect(rowsToGo(match, ANN).map(({ seat }) => seat)).toEqual([AMY, ANN]);
    expect(rowsToGo(match, BOB)).toEqual([]);
    for (const what of ['agree-undo', 'decline-undo'] as const)
      expect(applyCommand(match, BOB, { do: what }, '')).toEqual({ refused: 'not-offered' });
    does(match, ANN, { do: 'decline-undo' });
    expect(match.position.state).toBe(state);
    does(match, AMY, { do: 'ask-undo' });
    does(match, ANN, { do: 'agree-undo' });
    expect(sights(match)).toEqual(before);
    expect(viewFor(match, AMY).question?.kind).toBe('round.where');
    const words = (viewer: Viewer) => rowsFor(match, viewer).map(({ did }) => did);
    expect(words(ANN).filter((did) => did === 'ask-undo')).toHaveLength(2);
    expect(words(BOB)).toEqual(['start']);
    isSound(match);
  });

  test('what partners do among themselves does not show in whether the other side may take back', () => {
    const match = named();
    answers(match, ANN, 'do:sure');
    answers(match, BOB, 'do:nod');
    const before = sights(match);
    const steps: (() => unknown)[] = [
      () => answers(match, ANN, 'do:no'),
      () => does(match, ANN, { do: 'withdraw' }),
      () => answers(match, AMY, 'do:no'),
      () => answers(match, ANN, 'do:no'),
      () => answers(match, AMY, 'spot:2'),
      () => answers(match, ANN, 'do:again'),
      () => does(match, AMY, { do: 'ask-undo' }),
      () => does(match, ANN, { do: 'agree-undo' }),
      () => does(match, ANN, { do: 'undo' }),
    ];
    for (const step of steps) {
      step();
      expect(sights(match), String(step)).toEqual(before);
    }
  });

  test('a request among partners waits for one that the other side has made', () => {
    const match = named();
    answers(match, ANN, 'do:sure');
    answers(match, BOB, 'do:nod');
    answers(match, AMY, 'do:no');
    answers(match, ANN, 'do:no');
    answers(match, AMY, 'spot:2');
    answers(match, ANN, 'do:again');
    does(match, BOB, { do: 'ask-undo' });
    const before = sights(match);
    const refused = { refused: 'needs-consent', rule: 'table.undo' };
    expect(applyCommand(match, AMY, { do: 'ask-undo' }, '')).toEqual(refused);
    expect(sights(match)).toEqual(before);
    does(match, ANN, { do: 'decline-undo' });
    does(match, AMY, { do: 'ask-undo' });
    expect(undoRequestFor(match, ANN)).toMatchObject({ by: AMY, team: true });
  });

  test('a partner who agrees has begun nothing', () => {
    const match = newMatch();
    answers(match, AMY, 'do:no');
    answers(match, ANN, 'do:no');
    for (let i = 0; i < 1000; i++) {
      answers(match, AMY, 'spot:1');
      answers(match, ANN, 'do:again');
      // Each of them begins half of it.
      const [asks, agrees] = i % 2 === 0 ? [AMY, ANN] : [ANN, AMY];
      if (asks === ANN) answers(match, AMY, 'spot:2');
      does(match, asks, { do: 'ask-undo' });
      does(match, agrees, { do: 'agree-undo' });
      if (asks === ANN) answers(match, ANN, 'do:again');
    }
    expect([AMY, ANN].map((seat) => hasHadEnough(match, seat))).toEqual([false, false]);
  });

  test("a partner's question is out of date once it was gone back behind it", () => {
    const match = named();
    const cite = `${viewFor(match, ANN).question?.id}.${match.position.desk.epoch[ANN]}`;
    does(match, AMY, { do: 'undo' });
    answers(match, AMY, 'spot:2');
    const late = applyCommand(
      match,
      ANN,
      { do: 'answer', cite, answer: { is: 'choose', id: 'do:sure' } },
      '',
    );
    expect(late).toEqual({ refused: 'stale', part: 'cite' });
  });

  test('past a barrier the other side must agree, and a partner who has answered since', () => {
    const match = named();
    answers(match, ANN, 'do:throw');
    does(match, AMY, { do: 'ask-undo' });
    for (const viewer of [BOB, ANN, null]) expect(undoRequestFor(match, viewer)).toMatchObject({ by: AMY });
    does(match, BOB, { do: 'agree-undo' });
    expect(match.position.desk.undo).toMatchObject({ agreed: [BOB] });
    does(match, ANN, { do: 'agree-undo' });
    expect(viewFor(match, AMY).question?.kind).toBe('round.where');
    isSound(match);
  });

  test("past a barrier of one's own step only the other side must agree", () => {
    const match = named();
    answers(match, ANN, 'do:throw');
    does(match, ANN, { do: 'ask-undo' });
    expect(applyCommand(match, AMY, { do: 'agree-undo' }, '')).toEqual({ refused: 'not-offered' });
    does(match, BOB, { do: 'agree-undo' });
    expect(viewFor(match, ANN).question?.kind).toBe('round.sure');
  });

  test('an answer of the other side is a barrier for both partners', () => {
    const match = named();
    answers(match, ANN, 'do:sure');
    expect(freeUndo(match, ANN)).not.toBeNull(); // shown, but nobody has replied
    answers(match, BOB, 'do:nod');
    expect(freeUndo(match, ANN)).toBeNull();
    does(match, ANN, { do: 'ask-undo' });
    expect(undoRequestFor(match, BOB)).toMatchObject({ by: ANN });
    does(match, BOB, { do: 'agree-undo' });
    expect(viewFor(match, ANN).question?.kind).toBe('round.sure');
    isSound(match);
  });
});
