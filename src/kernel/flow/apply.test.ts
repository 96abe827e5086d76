import { describe, expect, test } from 'vitest';
import { seeded } from '../chance/seeded.ts';
import { eventsFor } from '../events.ts';
import { canonical } from '../json.ts';
import { newState } from '../state.ts';
import { deepFreeze } from '../testing/freeze.ts';
import { HOSTILE } from '../testing/hostile.ts';
import { tiny } from '../testing/tiny-game.ts';
import {
  ANN,
  annsTurn,
  BOB,
  begin,
  choice,
  give,
  must,
  picks,
  play,
  positions,
  question,
} from '../testing/tiny-play.ts';
import { viewOf } from '../view.ts';
import { apply, start, withdraw } from './apply.ts';

const chance = seeded('apply');

describe('start', () => {
  test('lays the table and runs to the first question', () => {
    const done = start(tiny, { rounds: 2 }, seeded('start'));
    expect(done.state.stack).toEqual([{ k: 'round', at: 'call' }]);
    expect(done.state.asked.toSorted()).toEqual([ANN, BOB]);
    expect(done.draws).toHaveLength(11);
    expect(done.told).toHaveLength(1);
    expect(done.barriers).toEqual(['chance', 'learned']);
  });

  test('the same chance gives the same table', () => {
    expect(begin(2, 'x')).toEqual(begin(2, 'x'));
    expect(begin(2, 'x').secrets.face).not.toEqual(begin(2, 'y').secrets.face);
    expect(newState(tiny, { rounds: 2 }).secrets.face).toEqual(
      begin().secrets.face.toSorted((a, b) => a - b),
    );
  });
});

describe('apply', () => {
  test('never writes into what it is given', () => {
    for (const seed of ['a', 'b', 'c']) {
      for (const { state, seat, answer } of positions(seed)) {
        const before = canonical(deepFreeze(state));
        if (!state.over) must(give(state, seat, deepFreeze(answer)));
        expect(canonical(state)).toBe(before);
      }
    }
  });

  test('is all or nothing: a rule that fails half-way leaves no mark', () => {
    const state = deepFreeze(annsTurn());
    const act = {
      ...tiny.frames.turn.act,
      run: (g: { score: number[] }): void => {
        g.score[0] = 1000;
        throw new Error('half-way');
      },
    };
    const broken = { ...tiny, frames: { ...tiny.frames, turn: { ...tiny.frames.turn, act } } };
    const cite = question(state, ANN).id;
    expect(() => apply(broken, state, ANN, cite, choice('do:roll'), chance)).toThrow('half-way');
    expect(state).toEqual(annsTurn());
  });

  test('gives the same again for the same chance', () => {
    for (const { state, seat, answer } of positions('again')) {
      if (state.over) continue;
      const [a, b] = [1, 2].map(() => must(give(state, seat, answer, seeded('same'))));
      expect(canonical(a)).toBe(canonical(b));
    }
  });

  test('keeps what was drawn and told with the step that caused it', () => {
    const { state, draws, told } = must(give(annsTurn(), ANN, choice('do:roll')));
    expect(draws).toEqual([{ why: 'die', below: 6, got: expect.any(Number) }]);
    expect(told.map((t) => t.e)).toEqual([{ k: 'rolled', side: ANN, got: draws[0]!.got }]);
    expect(state.game.score).toEqual([draws[0]!.got, 1]);
  });
});

describe('refusals', () => {
  const state = annsTurn();
  const cite = question(state, ANN).id;

  test.each([undefined, null, '', 'q0', 'q1', 2, {}, [], ['q2'], Symbol('q2'), `${cite} `, `${cite}.0`])(
    'a citation of anything but the question asked is stale (%#)',
    (other) => {
      expect(apply(tiny, state, ANN, other, choice('do:end'), chance)).toEqual({
        refused: 'stale',
        part: 'cite',
      });
    },
  );

  test('a question that was answered is stale, even if the next one offers the same', () => {
    const moved = play(state, [ANN, 'do:move'], [ANN, 'spot:1']);
    expect(question(moved, ANN).form).toEqual(question(state, ANN).form);
    expect(apply(tiny, moved, ANN, cite, choice('do:move'), chance)).toMatchObject({ refused: 'stale' });
  });

  test.each([BOB, -1, 2, 99, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('seat %d is not asked', (seat) => {
    expect(apply(tiny, state, seat, cite, choice('do:end'), chance)).toEqual({ refused: 'not-asked' });
  });

  test('hostile answers are refused, with a rule to read', () => {
    const before = canonical(state);
    for (const bad of HOSTILE) {
      expect(give(state, ANN, bad)).toEqual(
        expect.objectContaining({ refused: expect.any(String), rule: expect.any(String) }),
      );
    }
    expect(canonical(state)).toBe(before);
  });

  test('a thing that is not on offer is refused by the rule that "why not" names', () => {
    const rolled = play(state, [ANN, 'do:roll']);
    const no = (id: string) => give(rolled, ANN, choice(id));
    expect(no('do:roll')).toEqual({ refused: 'unknown', part: 'id', rule: 'once' });
    expect(no('do:nothing')).toEqual({ refused: 'unknown', part: 'id', rule: 'turn' });
    expect(no('nonsense')).toEqual({ refused: 'unknown', part: 'id', rule: 'turn' });
    expect(no(`do:${'x'.repeat(1e6)}`)).toEqual({ refused: 'unknown', part: 'id', rule: 'turn' });
    expect(give(rolled, ANN, { is: 'choose', id: 7 })).toEqual({
      refused: 'malformed',
      part: 'id',
      rule: 'turn',
    });
  });

  test('a pick is refused by its limit, else by the rule against the thing it names', () => {
    const showing = play(state, [ANN, 'do:show']);
    const [one, two] = showing.game.hands[ANN]!;
    const bobs = showing.game.hands[BOB]![0];
    expect(give(showing, ANN, picks())).toEqual({ refused: 'too-few', part: 'take', rule: 'show.one' });
    expect(give(showing, ANN, picks(`card:${one}`, `card:${two}`))).toEqual({
      refused: 'too-many',
      part: 'take',
      rule: 'show.one',
    });
    expect(give(showing, ANN, picks(`card:${bobs}`))).toEqual({
      refused: 'unknown',
      part: 'take[0]',
      rule: 'show.own',
    });
  });

  test('a game that is over asks nothing', () => {
    const [...all] = positions('over', 1);
    const { state: end } = all.at(-1)!;
    expect(end.over?.reason).toBe('end');
    for (const seat of [ANN, BOB, 7]) {
      expect(apply(tiny, end, seat, `q${end.step}`, choice('do:end'), chance)).toEqual({ refused: 'over' });
      expect(withdraw(tiny, end, seat)).toEqual({ refused: 'over' });
    }
  });
});

describe('answers at the same time', () => {
  const open = begin();

  test('nobody can see a sealed answer, and it changes no question', () => {
    const before = question(open, BOB);
    const worlds = ['call:high', 'call:low'].map((id) => must(give(open, ANN, choice(id))));
    for (const { state, told, barriers } of worlds) {
      expect([told, barriers]).toEqual([[], []]);
      expect(question(state, BOB)).toEqual(before);
      expect(viewOf(tiny, state, BOB)).toMatchObject({ sealed: [ANN], waiting: [BOB] });
    }
    for (const viewer of [BOB, null]) {
      const [high, low] = worlds.map(({ state }) => canonical(viewOf(tiny, state, viewer)));
      expect(high).toBe(low);
    }
  });

  test('a seat with a sealed answer is not asked until it withdraws', () => {
    const { state } = must(give(open, ANN, choice('call:high')));
    expect(viewOf(tiny, state, ANN).question).toBeNull();
    expect(apply(tiny, state, ANN, question(open, ANN).id, choice('call:low'), chance)).toEqual({
      refused: 'not-asked',
    });
  });

  test('when all are in, each answer goes to its duty, in any order', () => {
    for (const order of [
      [ANN, BOB],
      [BOB, ANN],
    ]) {
      const says = ['call:high', 'call:low'];
      const first = must(give(open, order[0]!, choice(says[order[0]!]!))).state;
      const done = must(give(first, order[1]!, choice(says[order[1]!]!)));
      expect(eventsFor(done.told, null, 2)[0]?.e).toEqual({ k: 'called', ann: 'call:high', bob: 'call:low' });
      expect(done.barriers).toEqual(['others']);
      expect(done.state.sealed).toEqual([null, null]);
      expect(done.state.asked).toEqual([ANN]);
    }
  });

  test('withdrawing gives back the position before, to the byte', () => {
    for (const seat of [ANN, BOB]) {
      const { state } = must(give(open, seat, choice('call:high')));
      const done = must(withdraw(tiny, deepFreeze(state), seat));
      expect(done.state).toEqual(open);
      expect([done.draws, done.told, done.barriers]).toEqual([[], [], []]);
      expect(question(done.state, seat)).toEqual(question(open, seat));
    }
  });

  test('only a sealed answer of one’s own can be withdrawn, and only while others owe theirs', () => {
    const { state } = must(give(open, ANN, choice('call:high')));
    for (const seat of [BOB, 2, -1, Number.NaN]) {
      expect(withdraw(tiny, state, seat)).toEqual({ refused: 'no-undo' });
    }
    expect(withdraw(tiny, open, ANN)).toEqual({ refused: 'no-undo' });
    const all = must(give(state, BOB, choice('call:low'))).state;
    expect(withdraw(tiny, all, ANN)).toEqual({ refused: 'no-undo' });
  });
});

describe('the undo barrier is found by the kernel', () => {
  const turn = annsTurn();
  const showing = play(turn, [ANN, 'do:show']);
  const card = `card:${showing.game.hands[ANN]![0]}`;

  test.each([
    ['a move begun', turn, choice('do:move'), []],
    ['a move made, reading a card of one’s own', play(turn, [ANN, 'do:move']), choice('spot:2'), []],
    ['a die', turn, choice('do:roll'), ['chance']],
    ['a hidden card that a rule reads', turn, choice('do:feel'), ['read']],
    ['a card looked at', turn, choice('do:look'), ['learned']],
    ['a hidden card read, and a note of it', turn, choice('do:probe'), ['learned', 'read']],
    ['a card to be shown', turn, choice('do:show'), []],
    ['a card shown', showing, picks(card), ['learned']],
  ])('%s', (_what, state, answer, barriers) => {
    expect(must(give(state, ANN, answer)).barriers).toEqual(barriers);
  });

  test('a card that the seat knows may be read freely', () => {
    const looked = play(turn, [ANN, 'do:look']);
    expect(must(give(looked, ANN, choice('do:feel'))).barriers).toEqual([]);
  });
});
