import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventsFor } from '../events.ts';
import { isRefusal } from '../refusal.ts';
import { HOSTILE } from '../testing/hostile.ts';
import {
  answering,
  does,
  gives,
  open,
  plays,
  refused,
  reloaded,
  type TinyMatch,
  turn,
} from '../testing/tiny-match.ts';
import { ANN, BOB, choice } from '../testing/tiny-play.ts';
import { applyCommand, type Command, citeOf, encodeMatch, viewFor } from './index.ts';

const DOES = [
  'answer',
  'withdraw',
  'undo',
  'ask-undo',
  'agree-undo',
  'decline-undo',
  'offer-draw',
  'decline-draw',
  'resign',
  'stand',
  'unstand',
] as const;

describe('an answer', () => {
  test('is logged clean, with what came of it', () => {
    const match = turn();
    const raw = { ...choice('do:roll'), note: 'x', __proto__: { y: 1 } };
    const [row] = gives(match, ANN, raw);
    expect(row?.act).toEqual({
      do: 'answer',
      cite: citeOf(match, ANN, 'q2'),
      answer: choice('do:roll'),
      by: 'hand',
    });
    expect(row).toMatchObject({ n: 3, seat: ANN, first: 11, rules: '1', at: 'at 3', barriers: ['chance'] });
    expect(row?.told.map((t) => t.e['k'])).toEqual(['rolled']);
    expect(match.rows.map((r) => r.n)).toEqual([0, 1, 2, 3]);
  });

  test('must cite the question, at this table, as often as it has gone back', () => {
    const match = turn();
    const cite = citeOf(match, ANN, viewFor(match, ANN).question!.id);
    expect(cite).toBe('q2.0');
    const stale = [
      'q2.1',
      'q1.0',
      'q2',
      '',
      '.',
      'q2.0.0',
      'q2.0.',
      ' q2.0',
      'q2.00',
      `q2.0.${'x'.repeat(1e5)}`,
    ];
    for (const other of stale) {
      const command = { do: 'answer', cite: other, answer: choice('do:end') };
      expect(refused(match, ANN, command)).toEqual({ refused: 'stale', part: 'cite' });
    }
    for (const other of [undefined, null, 2, ['q2.0'], { toString: () => cite }]) {
      const command = { do: 'answer', cite: other, answer: choice('do:end') };
      expect(refused(match, ANN, command)).toEqual({ refused: 'malformed', part: 'cite' });
    }
    expect(refused(match, BOB, { do: 'answer', cite, answer: choice('do:end') })).toEqual({
      refused: 'not-asked',
    });
  });

  test('that its form refuses is refused, and adds no row', () => {
    const match = turn();
    for (const bad of HOSTILE) refused(match, ANN, answering(match, ANN, bad));
    expect(refused(match, ANN, answering(match, ANN, choice('do:nod')))).toEqual({
      refused: 'unknown',
      part: 'id',
      rule: 'turn',
    });
  });
});

describe('resigning', () => {
  test.each([
    [ANN, ['lost', 'won']],
    [BOB, ['won', 'lost']],
  ])('seat %i: its side loses, whichever seat is asked', (seat, seats) => {
    const match = plays(turn(), [ANN, 'do:move']);
    const [row] = does(match, seat, { do: 'resign' });
    const { over, asked, stack, sealed } = match.position.state;
    expect(over).toEqual({ seats, reason: 'resigned' });
    expect([asked, stack, sealed]).toEqual([[], [], [null, null]]);
    expect(eventsFor(row!.told, null, 2)).toEqual([{ e: { k: 'table.resigned', seat }, faces: {} }]);
    for (const command of DOES) expect(refused(match, ANN, { do: command })).toEqual({ refused: 'over' });
    expect(viewFor(match, BOB)).toMatchObject({ question: null, waiting: [], over });
  });

  test('with an answer sealed, it stays sealed forever', () => {
    const match = plays(open(), [ANN, 'call:high']);
    does(match, BOB, { do: 'resign' });
    expect(match.position.state.sealed).toEqual([null, null]);
  });

  test('in a team, the whole side loses', () => {
    const sides = ['a', 'b', 'a', 'c'];
    const game = {
      ...open().game,
      seats: () => sides.map((side, seat) => ({ name: `${seat}`, side, duties: ['*'] })),
    };
    const match = open();
    const team = { ...match, game, rows: [...match.rows], keyframes: [...match.keyframes] };
    expect(isRefusal(applyCommand(team, 0, { do: 'resign' }, ''))).toBe(false);
    expect(team.position.state.over?.seats).toEqual(['lost', 'won', 'lost', 'won']);
  });
});

describe('a draw by agreement', () => {
  test('is offered by one and accepted by the other', () => {
    const match = turn();
    const [offer] = does(match, BOB, { do: 'offer-draw' });
    expect(offer?.told.map((t) => t.e)).toEqual([{ k: 'table.offer-draw', seat: BOB }]);
    expect(match.position.desk.draw).toEqual([BOB]);
    expect(match.position.state.over).toBeNull();
    expect(refused(match, BOB, { do: 'offer-draw' })).toEqual({ refused: 'already' }); // to insist is not to agree
    const [row] = does(match, ANN, { do: 'offer-draw' });
    expect(row?.told.map((t) => t.e['k'])).toEqual(['table.agreed-draw']);
    expect(match.position.state.over).toEqual({ seats: ['drawn', 'drawn'], reason: 'agreed-draw' });
  });

  test('is declined by saying so, or by the next move of the other', () => {
    const match = turn();
    expect(refused(match, ANN, { do: 'decline-draw' })).toEqual({ refused: 'not-offered' });
    does(match, BOB, { do: 'offer-draw' });
    const [row] = does(match, ANN, { do: 'decline-draw' });
    expect(row?.told.map((t) => t.e)).toEqual([{ k: 'table.decline-draw', seat: ANN }]);
    expect(match.position.desk.draw).toEqual([]);
    does(match, BOB, { do: 'offer-draw' });
    plays(match, [ANN, 'do:move']);
    expect(match.position.desk.draw).toEqual([]);
    does(match, ANN, { do: 'offer-draw' });
    expect(match.position.state.over).toBeNull();
  });

  test('stays on the table while the one who offered it moves', () => {
    const match = turn();
    does(match, ANN, { do: 'offer-draw' });
    plays(match, [ANN, 'do:move'], [ANN, 'spot:1']);
    expect(match.position.desk.draw).toEqual([ANN]);
    does(match, BOB, { do: 'offer-draw' });
    expect(match.position.state.over?.reason).toBe('agreed-draw');
  });
});

describe('a request to take back', () => {
  test('is refused while the others think about the same', () => {
    const match = plays(turn(), [ANN, 'do:roll']);
    does(match, ANN, { do: 'ask-undo' });
    expect(refused(match, ANN, { do: 'ask-undo' })).toEqual({ refused: 'already' });
    does(match, BOB, { do: 'decline-undo' });
    does(match, ANN, { do: 'ask-undo' });
  });
});

describe('what can be done again and again', () => {
  const ENOUGH = { refused: 'enough', rule: 'table.enough' };
  /** A thousand times the same, and back again. */
  const often = (match: TinyMatch, begin: () => void, end: () => void): void => {
    for (let i = 0; i < 1000; i++) {
      begin();
      if (i < 999) end();
    }
    expect(match.rows.length).toBeGreaterThan(1999);
  };

  test('an offer and its being declined: the last may still be agreed to', () => {
    const match = turn();
    often(
      match,
      () => does(match, ANN, { do: 'offer-draw' }),
      () => does(match, BOB, { do: 'decline-draw' }),
    );
    const loaded = reloaded(match);
    does(match, BOB, { do: 'decline-draw' });
    expect(refused(match, ANN, { do: 'offer-draw' })).toEqual(ENOUGH);
    does(match, BOB, { do: 'offer-draw' });
    does(match, ANN, { do: 'offer-draw' });
    expect(match.position.state.over?.reason).toBe('agreed-draw');
    does(loaded, BOB, { do: 'offer-draw' });
    expect(loaded.position.state.over?.reason).toBe('agreed-draw');
  });

  test('unshown steps and their undo: the seat can play on and resign, and the other is not affected', () => {
    const match = turn();
    often(
      match,
      () => plays(match, [ANN, 'do:move']),
      () => does(match, ANN, { do: 'undo' }),
    );
    does(match, ANN, { do: 'undo' });
    plays(match, [ANN, 'do:move']);
    for (const what of ['undo', 'ask-undo', 'withdraw', 'offer-draw'] as const)
      expect(refused(match, ANN, { do: what })).toEqual(ENOUGH);
    expect(refused(match, ANN, { do: 'stand', on: '*', answer: null, until: 'game' })).toEqual(ENOUGH);
    plays(match, [ANN, 'spot:1'], [ANN, 'do:end'], [BOB, 'do:move']);
    does(match, BOB, { do: 'undo' });
    does(match, ANN, { do: 'resign' });
    expect(refused(match, ANN, { do: 'undo' })).toEqual({ refused: 'over' });
  });

  test('a request that others agree to counts for the seat that asked', () => {
    const match = plays(turn(), [ANN, 'do:roll']);
    for (let i = 0; i < 1000; i++) {
      does(match, ANN, { do: 'ask-undo' });
      does(match, BOB, { do: 'agree-undo' });
      plays(match, [ANN, 'do:roll']);
    }
    expect(refused(match, ANN, { do: 'ask-undo' })).toEqual(ENOUGH);
    does(match, BOB, { do: 'offer-draw' });
  });

  test('advance answers: those that are set can still be removed', () => {
    const match = turn();
    const stand = { do: 'stand', on: 'turn.act', answer: choice('do:end'), until: 'game' } as const;
    often(
      match,
      () => does(match, BOB, stand),
      () => does(match, BOB, { do: 'unstand', on: 'turn.act' }),
    );
    does(match, BOB, { do: 'unstand', on: 'turn.act' });
    expect(refused(match, BOB, stand)).toEqual(ENOUGH);
  });
});

describe('hostile commands', () => {
  test.each<[unknown, object]>([
    [undefined, { refused: 'malformed' }],
    [null, { refused: 'malformed' }],
    ['resign', { refused: 'malformed' }],
    [[{ do: 'resign' }], { refused: 'malformed' }],
    [() => 1, { refused: 'malformed' }],
    [{}, { refused: 'malformed', part: 'do' }],
    [{ do: 'cheat' }, { refused: 'malformed', part: 'do' }],
    [{ do: 'start' }, { refused: 'malformed', part: 'do' }],
    [{ do: '__proto__' }, { refused: 'malformed', part: 'do' }],
    [{ do: ['resign'] }, { refused: 'malformed', part: 'do' }],
    [Object.create({ do: 'resign' }), { refused: 'malformed', part: 'do' }],
    [{ do: 'answer' }, { refused: 'malformed', part: 'cite' }],
    [{ do: 'unstand' }, { refused: 'malformed', part: 'on' }],
    [
      { do: 'unstand', on: { toString: 1, valueOf: 1 } },
      { refused: 'malformed', part: 'on' },
    ],
    [
      { do: 'unstand', on: Symbol('x') },
      { refused: 'malformed', part: 'on' },
    ],
    [{ do: 'unstand', on: 'x'.repeat(1e6) }, { refused: 'not-offered' }],
  ])('are refused and add no row (%#)', (command, refusal) => {
    for (const match of [open(), turn()]) expect(refused(match, ANN, command)).toEqual(refusal);
  });

  test('nobody sits on such a chair', () => {
    const match = turn();
    for (const seat of [
      -1,
      2,
      99,
      0.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      '0',
      null,
      undefined,
      [0],
      2 ** 32,
    ]) {
      for (const command of [
        ...DOES.map((name) => ({ do: name })),
        answering(match, ANN, choice('do:end')),
      ]) {
        expect(refused(match, seat as number, command)).toEqual({ refused: 'not-asked', part: 'seat' });
      }
    }
  });

  test('every command is applied or refused, and never throws', () => {
    const junk = fc.anything({
      withBigInt: true,
      withNullPrototype: true,
      withObjectString: true,
      withMap: true,
    });
    const command = fc.oneof(
      junk,
      fc.record(
        {
          do: fc.oneof(fc.constantFrom<unknown>(...DOES), junk),
          cite: fc.oneof(fc.constantFrom('q2.0', 'q1.0'), junk),
          answer: fc.oneof(fc.constantFrom(null, choice('do:end')), junk),
          on: fc.oneof(fc.constantFrom('*', 'turn.act'), junk),
          until: fc.oneof(fc.constantFrom('round', 'game'), junk),
          to: junk,
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(fc.nat(1), fc.array(command, { maxLength: 8 }), (seat, commands) => {
        const match = turn();
        for (const raw of commands) {
          const rows = match.rows.length;
          const got = applyCommand(match, seat, raw as Command, '');
          if (isRefusal(got)) expect(match.rows).toHaveLength(rows);
          else expect(got).toEqual(match.rows.slice(rows));
          expect(JSON.parse(JSON.stringify(match.rows))).toEqual(encodeMatch(match).rows);
        }
      }),
      { numRuns: 150 },
    );
  });
});
