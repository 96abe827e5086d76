import { describe, expect, test } from 'vitest';
import { tiny } from '../testing/tiny-game.ts';
import { answering, does, gives, open, plays, refused, type TinyMatch, turn } from '../testing/tiny-match.ts';
import { ANN, BOB, choice, picks } from '../testing/tiny-play.ts';
import { encodeMatch } from './codec.ts';
import {
  effectiveRows,
  freeUndo,
  isPractice,
  openMatch,
  rowsFor,
  rowsToGo,
  rowView,
  verifyMatch,
  viewFor,
} from './index.ts';

const UNDO = { do: 'undo' } as const;

/** Ann has shown a card and bob is asked to nod. */
function nodding(): TinyMatch {
  const match = plays(turn(), [ANN, 'do:show']);
  gives(match, ANN, picks(`card:${match.position.state.game.hands[ANN]![0]}`));
  return match;
}

describe('a free undo', () => {
  test('gives back the exact state, as a row of its own, and makes older citations stale', () => {
    const match = turn();
    const { state } = match.position;
    const first = answering(match, ANN, choice('do:move'));
    plays(match, [ANN, 'do:move']);
    const then = answering(match, ANN, choice('spot:1'));
    const [row] = does(match, ANN, UNDO);
    expect(row).toMatchObject({ seat: ANN, act: { do: 'undo', to: 2 }, draws: [], barriers: [] });
    expect(match.position.state).toEqual(state);
    expect(match.position.desk.epoch).toEqual([1, 0]);
    expect(refused(match, ANN, first)).toEqual({ refused: 'stale', part: 'cite' });
    expect(refused(match, ANN, then)).toEqual({ refused: 'stale', part: 'cite' });
    // The same question of the state again; an answer to the undone one does not count.
    plays(match, [ANN, 'do:move']);
    expect(viewFor(match, ANN).question?.id).toBe(`q${state.step + 1}`);
    expect(refused(match, ANN, then)).toEqual({ refused: 'stale', part: 'cite' });
    plays(match, [ANN, 'spot:2']);
    expect(match.position.state.game.pebble).toEqual([2, 0]);
  });

  test('goes back step by step, to the last barrier and no further', () => {
    const match = plays(turn(), [ANN, 'do:roll']);
    const states = [match.position.state];
    for (const id of ['do:move', 'spot:1', 'do:move', 'spot:3', 'do:show']) {
      plays(match, [ANN, id]);
      states.push(match.position.state);
    }
    for (const before of states.reverse().slice(1)) {
      does(match, ANN, UNDO);
      expect(match.position.state).toEqual(before);
    }
    expect(refused(match, ANN, UNDO)).toEqual({ refused: 'needs-consent' });
    expect(match.position.desk.epoch).toEqual([5, 0]);
  });

  test('reaches over a hand-over, until the other has answered', () => {
    const match = turn();
    const { state } = match.position;
    plays(match, [ANN, 'do:end']);
    expect(match.position.state.asked).toEqual([BOB]);
    const late = answering(match, BOB, choice('do:move'));
    const [row] = does(match, ANN, UNDO);
    expect(row?.told.map((t) => t.e)).toEqual([{ k: 'table.undo', seat: ANN }]);
    expect(match.position.state).toEqual(state);
    expect(refused(match, BOB, late)).toEqual({ refused: 'not-asked' });
    plays(match, [ANN, 'do:end']);
    expect(refused(match, BOB, late)).toEqual({ refused: 'stale', part: 'cite' });
    plays(match, [BOB, 'do:move']);
    expect(refused(match, ANN, UNDO)).toEqual({ refused: 'needs-consent' });
    does(match, BOB, UNDO);
    expect(freeUndo(match, ANN)?.act).toMatchObject({ answer: choice('do:end') });
  });

  test('of a sealed answer is its withdrawal', () => {
    const match = open();
    const { state } = match.position;
    plays(match, [ANN, 'call:high']);
    const [row] = does(match, ANN, UNDO);
    expect(row?.act).toEqual({ do: 'withdraw' });
    expect(match.position).toMatchObject({ state, desk: { epoch: [1, 0] } });
    plays(match, [ANN, 'call:low'], [BOB, 'call:low']);
    expect(match.position.state.game.score).toEqual([1, 0]);
  });

  test('has nothing to take back when nothing stands', () => {
    const match = open();
    expect(refused(match, ANN, UNDO)).toEqual({ refused: 'no-undo' });
    expect(refused(match, ANN, { do: 'withdraw' })).toEqual({ refused: 'no-undo' });
    plays(match, [ANN, 'call:high']);
    expect(refused(match, BOB, UNDO)).toEqual({ refused: 'no-undo' });
    does(match, ANN, { do: 'withdraw' });
    // A withdrawn answer is already taken back: undoing it again would only make bob's citation stale.
    expect(refused(match, ANN, UNDO)).toEqual({ refused: 'no-undo' });
    expect(refused(match, ANN, { do: 'ask-undo' })).toEqual({ refused: 'no-undo' });
    expect(match.position.desk.epoch).toEqual([1, 0]);
  });

  test('of a withdrawn answer takes only that answer out of the log', () => {
    const match = plays(open(), [ANN, 'call:high']);
    does(match, ANN, { do: 'offer-draw' });
    does(match, BOB, { do: 'stand', on: '*', answer: null, until: 'game' });
    const [row] = does(match, ANN, { do: 'withdraw' });
    expect(row?.told.map((t) => t.e)).toEqual([{ k: 'table.withdraw', seat: ANN }]);
    expect(effectiveRows(match).map((r) => r.act.do)).toEqual(['start', 'offer-draw', 'stand']);
  });

  test('asked for while an answer is sealed is its withdrawal, too', () => {
    const match = plays(open(), [ANN, 'call:high']);
    expect(does(match, ANN, { do: 'ask-undo' })[0]?.act).toEqual({ do: 'withdraw' });
    expect(match.position.desk.undo).toBeNull();
  });

  test('keeps answers given before a withdrawn answer', () => {
    const match = plays(turn(3), [ANN, 'do:end'], [BOB, 'do:end']);
    plays(match, [ANN, 'call:high']);
    does(match, ANN, { do: 'withdraw' });
    expect(effectiveRows(match).map((row) => row.act.do)).toEqual([
      'start',
      'answer',
      'answer',
      'answer',
      'answer',
    ]);
    expect(refused(match, BOB, UNDO)).toEqual({ refused: 'needs-consent' }); // the end of bob's turn dealt cards
  });
});

describe('a barrier', () => {
  test.each([
    ['chance', turn, 'do:roll', ['chance']],
    ['read', turn, 'do:feel', ['read']],
    ['learned', turn, 'do:look', ['learned']],
    ['learned and read', turn, 'do:probe', ['learned', 'read']],
    ['others', () => plays(open(), [BOB, 'call:low']), 'call:low', ['others']],
  ])('%s: the others must agree', (_kind, make, id, barriers) => {
    const match = make();
    const { state } = match.position;
    const [row] = gives(match, ANN, choice(id));
    expect(row?.barriers).toEqual(barriers);
    expect(refused(match, ANN, UNDO)).toEqual({ refused: 'needs-consent' });
    const [asked] = does(match, ANN, { do: 'ask-undo' });
    expect(asked?.act).toEqual({ do: 'ask-undo', to: row!.n - 1 });
    expect(match.position.desk.undo).toEqual({ by: ANN, to: row!.n - 1, agreed: [] });
    expect(refused(match, ANN, { do: 'agree-undo' })).toEqual({ refused: 'not-offered' });
    const [back] = does(match, BOB, { do: 'agree-undo' });
    expect(back).toMatchObject({ seat: BOB, act: { do: 'undo', to: row!.n - 1 } });
    expect(match.position).toMatchObject({ state, desk: { undo: null, epoch: [1, 1] } });
    expect(match.position.state).toEqual(state);
  });

  test('the one who went back is the one who asked, not the one who agreed', () => {
    const match = plays(turn(), [ANN, 'do:roll']);
    does(match, ANN, { do: 'ask-undo' });
    const [back] = does(match, BOB, { do: 'agree-undo' });
    expect(back?.told.map((t) => t.e)).toEqual([{ k: 'table.undo', seat: ANN }]);
  });

  test('what is asked for can be declined, and lapses with the next answer', () => {
    const match = plays(turn(), [ANN, 'do:roll']);
    for (const seat of [ANN, BOB]) {
      expect(refused(match, seat, { do: 'agree-undo' })).toEqual({ refused: 'not-offered' });
      expect(refused(match, seat, { do: 'decline-undo' })).toEqual({ refused: 'not-offered' });
    }
    does(match, ANN, { do: 'ask-undo' });
    const [no] = does(match, BOB, { do: 'decline-undo' });
    expect(no?.told.map((t) => t.e)).toEqual([{ k: 'table.decline-undo', seat: BOB }]);
    expect(refused(match, BOB, { do: 'agree-undo' })).toEqual({ refused: 'not-offered' });
    does(match, ANN, { do: 'ask-undo' });
    plays(match, [ANN, 'do:move']);
    expect(match.position.desk.undo).toBeNull();
    expect(refused(match, BOB, { do: 'agree-undo' })).toEqual({ refused: 'not-offered' });
  });

  test('to agree takes back everything since', () => {
    const match = nodding();
    const { state } = match.position;
    plays(match, [BOB, 'do:nod'], [ANN, 'do:look'], [ANN, 'do:move']);
    does(match, BOB, { do: 'ask-undo' });
    does(match, ANN, { do: 'agree-undo' });
    expect(match.position.state).toEqual(state);
    const log = rowsFor(match, null).map((row) => [row.n, row.did]);
    expect(log.slice(-2)).toEqual([
      [4, 'answer'],
      [8, 'ask-undo'],
    ]);
  });
});

describe('a request', () => {
  test('names what would go, as each viewer was told it', () => {
    const match = plays(turn(), [ANN, 'do:probe'], [ANN, 'do:end'], [BOB, 'do:move']);
    const told = (viewer: number | null) =>
      rowsToGo(match, viewer).map((row) => rowView(row, viewer, 2).heard.map(({ e }) => e.k));
    expect(told(BOB)).toEqual([]);
    does(match, ANN, { do: 'ask-undo' });
    // Bob's own unshown steps go as well, and nobody else knows of them.
    expect(told(BOB)).toEqual([['ended'], []]);
    expect(told(ANN)).toEqual([['ended']]);
    does(match, BOB, { do: 'agree-undo' });
    expect(told(BOB)).toEqual([]);
    does(match, ANN, { do: 'ask-undo' });
    expect(told(ANN)).toEqual([['probed', 'probe-said']]);
    expect(told(BOB)).toEqual([['probed']]);
    expect(told(null)).toEqual([['probed']]);
  });
});

describe('taking back where the others are computers', () => {
  const BACK = { do: 'take-back' } as const;
  const practice = (): TinyMatch => {
    const { options, secret, nonces } = open();
    const match = openMatch(tiny, { options, secret, nonces, at: 'at 0', practice: true });
    return plays(match, [ANN, 'call:high'], [BOB, 'call:low']);
  };

  test('reaches over what the computer has done, if that showed nothing new', () => {
    const match = turn();
    const { state } = match.position;
    plays(match, [ANN, 'do:end'], [BOB, 'do:move'], [BOB, 'spot:1']);
    expect(refused(match, ANN, UNDO)).toEqual({ refused: 'needs-consent' });
    const [row] = does(match, ANN, BACK);
    expect(row).toMatchObject({ seat: ANN, act: { do: 'undo', to: 2, table: true } });
    expect(row?.told.map((t) => t.e)).toEqual([{ k: 'table.undo', seat: ANN }]);
    expect(match.position.state).toEqual(state);
    expect(verifyMatch(tiny, encodeMatch(match))).toMatchObject({ ok: true, rejudged: match.rows.length });
  });

  test.each([
    ['chance was drawn', () => plays(turn(), [ANN, 'do:roll'])],
    ['a hidden card was read', () => plays(turn(), [ANN, 'do:feel'])],
    ['a card was looked at', () => plays(turn(), [ANN, 'do:look'])],
    ['a sealed answer was opened', () => turn()],
    ['the computer drew chance', () => plays(turn(), [ANN, 'do:end'], [BOB, 'do:roll'])],
    [
      'the computer looked at a card',
      () => plays(turn(), [ANN, 'do:end'], [BOB, 'do:look'], [BOB, 'do:move']),
    ],
  ])('does not reach over what is new: %s', (_what, make) => {
    expect(refused(make(), ANN, BACK)).toEqual({ refused: 'seen-new' });
  });

  test('has nothing to take back when nothing stands, and withdraws what is sealed', () => {
    const match = open();
    expect(refused(match, ANN, BACK)).toEqual({ refused: 'no-undo' });
    plays(match, [ANN, 'call:high']);
    expect(does(match, ANN, BACK)[0]?.act).toEqual({ do: 'withdraw' });
  });

  test('reaches over everything in a practice game, which says so in its first row', () => {
    const match = practice();
    const { state } = match.position;
    expect([isPractice(match), isPractice(turn())]).toEqual([true, false]);
    expect(match.rows[0]?.act).toEqual({ do: 'start', practice: true });
    for (const deed of ['do:roll', 'do:look', 'do:probe']) {
      plays(match, [ANN, deed]);
      does(match, ANN, BACK);
      expect(match.position.state).toEqual(state);
    }
    const file = encodeMatch(match);
    expect(isPractice(file)).toBe(true);
    expect(verifyMatch(tiny, file)).toMatchObject({ ok: true, rejudged: match.rows.length });
    // The mark cannot be taken out of a file.
    const rows = file.rows.with(0, { ...file.rows[0]!, act: { do: 'start' } });
    expect(verifyMatch(tiny, { ...file, rows })).toMatchObject({ ok: false, row: 0 });
  });

  test('counts as taking back, which a seat may do a thousand times', () => {
    const match = practice();
    for (let n = 0; n < 1000; n++) {
      plays(match, [ANN, 'do:move']);
      does(match, ANN, BACK);
    }
    plays(match, [ANN, 'do:move']);
    expect(refused(match, ANN, BACK)).toMatchObject({ refused: 'enough' });
  });
});

describe('chance after an undo', () => {
  test('goes on with new indices: nothing is drawn twice', () => {
    const match = turn();
    const [first] = gives(match, ANN, choice('do:roll'));
    does(match, ANN, { do: 'ask-undo' });
    does(match, BOB, { do: 'agree-undo' });
    expect(match.drawn).toBe(first!.first + 1);
    const [second] = gives(match, ANN, choice('do:roll'));
    expect(second!.first).toBe(first!.first + 1);
    expect(match.drawn).toBe(first!.first + 2);
    expect(verifyMatch(tiny, encodeMatch(match))).toMatchObject({ ok: true, draws: match.drawn });
  });

  test('gives other dice than before', () => {
    const rolls = new Set<number>();
    const match = turn();
    for (let i = 0; i < 20; i++) {
      const [row] = gives(match, ANN, choice('do:roll'));
      rolls.add(row!.draws[0]!.got);
      does(match, ANN, { do: 'ask-undo' });
      does(match, BOB, { do: 'agree-undo' });
    }
    expect(rolls.size).toBeGreaterThan(3);
  });
});
