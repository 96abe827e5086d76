import { describe, expect, test } from 'vitest';
import { count } from '../forms/index.ts';
import { canonical } from '../json.ts';
import { tiny } from '../testing/tiny-game.ts';
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
import { ANN, BOB, choice, picks } from '../testing/tiny-play.ts';
import { redo } from './commands.ts';
import { type Command, encodeMatch, type Row, rowsFor, verifyMatch, viewFor } from './index.ts';

type TinyGame = TinyMatch['game'];
const FORCED: Command = { do: 'stand', on: '*', answer: null, until: 'game' };
const call = (id: string, until: 'round' | 'game'): Command => ({
  do: 'stand',
  on: 'round.call',
  answer: choice(id),
  until,
});
const endTurn = (seat: number): [number, string] => [seat, 'do:end'];

/** What the rows did, in short. */
const deeds = (rows: readonly Row[]): unknown[] =>
  rows.map(({ seat, act }) => (act.do === 'answer' ? [seat, canonical(act.answer), act.by] : [seat, act.do]));

/** Ann shows her first card; bob is asked to nod. */
const shows = (match: TinyMatch): readonly Row[] => {
  plays(match, [ANN, 'do:show']);
  return gives(match, ANN, picks(`card:${match.position.state.game.hands[ANN]![0]}`));
};

describe('an advance answer to forced questions', () => {
  test('answers a question with one legal answer, at once, as a row of its own', () => {
    const match = turn();
    does(match, BOB, FORCED);
    const rows = shows(match);
    expect(deeds(rows)).toEqual([
      [ANN, expect.any(String), 'hand'],
      [BOB, canonical(choice('do:nod')), 'standing'],
    ]);
    expect(match.position.state.asked).toEqual([ANN]);
    expect(rows[1]).toMatchObject({ at: rows[0]!.at, act: { cite: expect.stringMatching(/^q\d+\.0$/) } });
  });

  test('leaves a choice alone', () => {
    const match = turn();
    does(match, ANN, FORCED);
    does(match, BOB, FORCED);
    expect(match.position.state.asked).toEqual([ANN]);
    plays(match, endTurn(ANN), endTurn(BOB));
    expect(match.position.state.asked).toEqual([ANN, BOB]);
  });

  test('only on the kind of question that it names', () => {
    const match = turn();
    does(match, BOB, { do: 'stand', on: 'turn.show', answer: null, until: 'game' });
    shows(match);
    expect(match.position.state.asked).toEqual([BOB]);
    const [, row] = does(match, BOB, { do: 'stand', on: 'turn.nod', answer: null, until: 'game' });
    expect(row?.act).toMatchObject({ do: 'answer', by: 'standing' });
  });
});

describe('questions that only their own seat knows to be forced', () => {
  const ANY: Command = { do: 'stand', on: '**', answer: null, until: 'game' };
  const odd = (face: number): boolean => face % 2 === 1;

  /** There is a second answer for bob if bob's first card is odd: nobody else knows. */
  const nodOrNot: TinyGame = {
    ...tiny,
    frames: {
      ...tiny.frames,
      turn: {
        ...tiny.frames.turn,
        nod: {
          ...tiny.frames.turn.nod,
          ask(look, f, duty) {
            const asked = tiny.frames.turn.nod.ask!(look, f, duty);
            const shake = { id: 'do:shake', refs: [] };
            const first = look.game.hands[look.seat]![0]!;
            if (asked.form.is !== 'choose' || !odd(look.read(first))) return asked;
            return { ...asked, form: { ...asked.form, options: [...asked.form.options, shake] } };
          },
        },
      },
    },
  };

  /** Two matches that differ only in whether bob's first card is odd: ann cannot tell them apart. */
  const worlds = (command: Command): TinyMatch[] =>
    [false, true].map((isOdd) => {
      const match: TinyMatch = { ...turn(), game: nodOrNot };
      const { state } = match.position;
      const { face } = state.secrets;
      const first = state.game.hands[BOB]![0]!;
      if (odd(face[first]!) !== isOdd) {
        const other = state.game.deck.find((slot) => odd(face[slot]!) === isOdd)!;
        [face[first], face[other]] = [face[other]!, face[first]!];
      }
      does(match, BOB, command);
      shows(match);
      return match;
    });

  /** All that ann and the spectator are shown, after which bob is waited for or not. */
  const seen = (match: TinyMatch): unknown =>
    [ANN, null].map((viewer) => [viewFor(match, viewer), rowsFor(match, viewer)]);

  test('is not answered at once: whether the table waits for bob would tell what bob holds', () => {
    const [forced, free] = worlds(FORCED);
    expect([forced, free].map((match) => count(viewFor(match!, BOB).question!.form))).toEqual([1, 2]);
    expect(seen(free!)).toEqual(seen(forced!));
    expect(forced!.position.state.asked).toEqual([BOB]);
  });

  test('is answered at once if bob wants that, and then it tells', () => {
    const [forced, free] = worlds(ANY);
    expect([forced, free].map((match) => match!.position.state.asked)).toEqual([[ANN], [BOB]]);
    expect(seen(free!)).not.toEqual(seen(forced!));
  });

  test('was answered at once in older games, which still verify', () => {
    const [match] = worlds(ANY);
    const { rows } = encodeMatch(match!);
    // As it was written down when '*' stood for all that is forced.
    const old = rows.map((row) => JSON.parse(JSON.stringify(row).replaceAll('"**"', '"*"')) as Row);
    const start: TinyMatch = { ...turn(), game: nodOrNot };
    const { face } = match!.position.state.secrets;
    start.position.state.secrets.face.splice(0, face.length, ...face);
    for (const row of old.slice(start.rows.length)) expect(redo(start, row)).toBeNull();
    expect(start.position.state.asked).toEqual([ANN]);
  });
});

describe('an advance answer by kind', () => {
  test('is given at once when it is set while the question is open', () => {
    const match = open();
    const rows = does(match, ANN, call('call:high', 'game'));
    expect(deeds(rows)).toEqual([
      [ANN, 'stand'],
      [ANN, canonical(choice('call:high')), 'standing'],
    ]);
    expect(match.position.state.asked).toEqual([BOB]);
  });

  test('until the end of the game: in every round', () => {
    const match = open(3);
    does(match, ANN, call('call:high', 'game'));
    plays(match, [BOB, 'call:high'], endTurn(ANN), endTurn(BOB));
    expect(match.position.state.game.round).toBe(2);
    expect(match.position.state.asked).toEqual([BOB]);
    plays(match, [BOB, 'call:low'], endTurn(ANN), endTurn(BOB));
    expect(match.position.state.game.score).toEqual([1, 1]);
    expect(match.position.state.asked).toEqual([BOB]);
  });

  test('until the end of the round: no longer', () => {
    const match = open(3);
    does(match, ANN, call('call:high', 'round'));
    plays(match, [BOB, 'call:high'], endTurn(ANN), endTurn(BOB));
    expect(match.position.state.asked).toEqual([ANN, BOB]);
    does(match, ANN, call('call:low', 'round'));
    expect(match.position.state.asked).toEqual([BOB]);
    expect(match.position.desk.standing[ANN]).toHaveLength(1);
  });

  test('of several seats: one follows from the other', () => {
    const match = turn(4);
    does(match, ANN, call('call:high', 'game'));
    does(match, BOB, call('call:high', 'game'));
    plays(match, endTurn(ANN));
    const rows = gives(match, BOB, choice('do:end'));
    expect(deeds(rows).slice(1)).toEqual([
      [ANN, canonical(choice('call:high')), 'standing'],
      [BOB, canonical(choice('call:high')), 'standing'],
    ]);
    expect(match.position.state.game.score).toEqual([1, 1]);
  });

  test('is not given where the question does not offer it', () => {
    const match = open();
    does(match, ANN, call('call:middle', 'game'));
    expect(match.position.state.asked).toEqual([ANN, BOB]);
    does(match, ANN, { do: 'stand', on: '*', answer: choice('do:nod'), until: 'game' });
    expect(match.position.state.asked).toEqual([ANN, BOB]);
  });

  test('replaces the one before it on the same kind', () => {
    const match = turn(3);
    does(match, ANN, call('call:high', 'game'));
    does(match, ANN, call('call:low', 'game'));
    expect(match.position.desk.standing[ANN]).toEqual([
      { on: 'round.call', answer: choice('call:low'), until: 'game', round: 1 },
    ]);
  });

  test('setting it again is not logged', () => {
    const match = turn(3);
    for (const command of [call('call:high', 'game'), call('call:high', 'round'), FORCED]) {
      does(match, ANN, command);
      expect(refused(match, ANN, command)).toEqual({ refused: 'already' });
    }
    plays(match, endTurn(ANN), endTurn(BOB));
    // What stood for the round before does not stand any more.
    expect(deeds(does(match, ANN, call('call:high', 'round')))[0]).toEqual([ANN, 'stand']);
  });

  test('setting it again after going back gives it, and does not log it again', () => {
    const match = open();
    does(match, ANN, call('call:high', 'game'));
    does(match, ANN, { do: 'withdraw' });
    expect(deeds(does(match, ANN, call('call:high', 'game')))).toEqual([
      [ANN, canonical(choice('call:high')), 'standing'],
    ]);
    expect(verifyMatch(tiny, encodeMatch(match))).toMatchObject({ ok: true });
  });

  test('is taken back, and then no longer given', () => {
    const match = turn(3);
    does(match, ANN, call('call:high', 'game'));
    does(match, ANN, FORCED);
    expect(deeds(does(match, ANN, { do: 'unstand', on: 'round.call' }))).toEqual([[ANN, 'unstand']]);
    expect(match.position.desk.standing[ANN]).toMatchObject([{ on: '*' }]);
    plays(match, endTurn(ANN), endTurn(BOB));
    expect(match.position.state.asked).toEqual([ANN, BOB]);
    expect(refused(match, ANN, { do: 'unstand', on: 'round.call' })).toEqual({ refused: 'not-offered' });
    expect(refused(match, BOB, { do: 'unstand', on: '*' })).toEqual({ refused: 'not-offered' });
  });

  test('works on after the match was saved and loaded', () => {
    const match = turn(3);
    does(match, ANN, call('call:high', 'game'));
    const loaded = reloaded(match);
    plays(loaded, endTurn(ANN), endTurn(BOB));
    expect(loaded.position.state.asked).toEqual([BOB]);
  });
});

describe('after going back', () => {
  test('nothing answers by itself: the seat went back to answer otherwise', () => {
    const match = open();
    does(match, ANN, call('call:high', 'game'));
    does(match, ANN, { do: 'withdraw' });
    expect(match.position.state.asked).toEqual([ANN, BOB]);
    plays(match, [ANN, 'call:low']);
    expect(match.position.state.sealed[ANN]).toEqual(choice('call:low'));
  });

  test('nor because of a matter of the table that another seat brings up', () => {
    const match = open();
    does(match, ANN, call('call:high', 'game'));
    does(match, ANN, { do: 'undo' });
    for (const command of ['offer-draw', 'decline-draw'] as const) does(match, BOB, { do: command });
    expect(match.position.state.asked).toEqual([ANN, BOB]);
    plays(match, [ANN, 'call:low']);
    expect(match.position.state.sealed[ANN]).toEqual(choice('call:low'));
  });

  test('nor because another seat answers the same question', () => {
    const match = open();
    does(match, ANN, call('call:high', 'game'));
    does(match, ANN, { do: 'withdraw' });
    plays(match, [BOB, 'call:low']);
    expect(match.position.state.asked).toEqual([ANN]);
    plays(match, [ANN, 'call:low'], endTurn(ANN), endTurn(BOB));
    expect(match.position.state.asked).toEqual([BOB]); // the next question it answers again
  });

  test('an answer that stood is taken back together with the answer by hand that led to it', () => {
    const match = turn();
    does(match, ANN, { do: 'stand', on: 'turn.where', answer: choice('spot:3'), until: 'game' });
    const { state } = match.position;
    plays(match, [ANN, 'do:move']);
    expect(match.position.state.game.pebble).toEqual([3, 0]);
    does(match, ANN, { do: 'undo' });
    expect(match.position.state).toEqual(state);
    expect(match.position.desk.standing[ANN]).toHaveLength(1); // the advance answer itself is not undone
  });
});

describe('a game that plays itself', () => {
  const everyTurn: Command = { do: 'stand', on: 'turn.act', answer: choice('do:end'), until: 'game' };

  test('does so to its end', () => {
    const match = open(5);
    for (const seat of [ANN, BOB]) {
      does(match, seat, everyTurn);
      does(match, seat, call('call:low', 'game'));
    }
    expect(match.position.state.over).toEqual({ seats: ['won', 'lost'], reason: 'end' });
    expect(match.rows.filter((row) => row.act.do === 'answer')).toHaveLength(20);
  });

  test('but not forever', () => {
    const match = { ...open(5), game: { ...tiny, maxAnswers: 7 } };
    for (const seat of [ANN, BOB]) {
      does(match, seat, everyTurn);
      does(match, seat, call('call:low', 'game'));
    }
    expect(match.position.state.over).toBeNull();
    expect(match.rows.filter((row) => row.act.do === 'answer')).toHaveLength(1 + 7);
  });
});

describe('secrecy', () => {
  test('nobody else can see that an advance answer is set or removed', () => {
    const match = turn(3);
    const sight = (): string =>
      canonical([BOB, null].map((viewer) => [viewFor(match, viewer), rowsFor(match, viewer)]));
    const before = sight();
    for (const command of [call('call:high', 'game'), FORCED, { do: 'unstand', on: '*' } as const]) {
      const rows = does(match, ANN, command);
      expect(rows.flatMap((row) => row.told)).toEqual([]);
      expect(sight()).toBe(before);
    }
    expect(
      rowsFor(match, ANN)
        .map((row) => row.did)
        .slice(-3),
    ).toEqual(['stand', 'stand', 'unstand']);
  });

  test('an answer that stood looks like one by hand', () => {
    const stood = turn(3);
    does(stood, BOB, FORCED);
    shows(stood);
    const byHand = turn(3);
    shows(byHand);
    plays(byHand, [BOB, 'do:nod']);
    const seen = (match: TinyMatch): unknown[] =>
      rowsFor(match, ANN).map(({ n: _n, at: _at, ...row }) => row);
    expect(seen(stood)).toEqual(seen(byHand));
    expect(viewFor(stood, ANN)).toEqual(viewFor(byHand, ANN));
  });
});

describe('what cannot be an advance answer', () => {
  const ok = { do: 'stand', on: 'turn.act', answer: choice('do:end'), until: 'game' };

  test.each<[object, object]>([
    [{ on: 7 }, { refused: 'malformed', part: 'on' }],
    [{ on: undefined }, { refused: 'malformed', part: 'on' }],
    [{ on: 'x'.repeat(101) }, { refused: 'malformed', part: 'on' }],
    [{ until: 'forever' }, { refused: 'malformed', part: 'until' }],
    [{ until: null }, { refused: 'malformed', part: 'until' }],
    [{ answer: undefined }, { refused: 'malformed', part: 'answer' }],
    [{ answer: 'do:end' }, { refused: 'malformed', part: 'answer' }],
    [{ answer: picks('card:1') }, { refused: 'malformed', part: 'answer' }],
    [{ answer: { is: 'choose', id: 7 } }, { refused: 'malformed', part: 'answer' }],
    [{ answer: { is: 'choose', id: 'x'.repeat(101) } }, { refused: 'malformed', part: 'answer' }],
    [{ answer: Object.create(choice('do:end')) }, { refused: 'malformed', part: 'answer' }],
  ])('%j', (wrong, refusal) => {
    expect(refused(turn(), ANN, { ...ok, ...wrong })).toEqual(refusal);
  });

  test('more than fifty', () => {
    const match = turn();
    for (let i = 0; i < 50; i++)
      does(match, BOB, { do: 'stand', on: `kind ${i}`, answer: null, until: 'game' });
    expect(refused(match, BOB, FORCED)).toEqual({ refused: 'too-many', part: 'standing' });
    does(match, BOB, { do: 'stand', on: 'kind 7', answer: choice('x'), until: 'round' }); // replaces one
    expect(match.position.desk.standing[BOB]).toHaveLength(50);
  });

  test('anything but what belongs to it', () => {
    const match = turn();
    does(match, BOB, { ...ok, answer: { ...choice('do:end'), more: [1] }, note: 'x' } as never);
    expect(match.rows.at(-1)?.act).toEqual({
      do: 'stand',
      standing: { on: 'turn.act', answer: choice('do:end'), until: 'game', round: 1 },
    });
    expect(answering(match, ANN, choice('do:end'))).toMatchObject({ do: 'answer' });
  });
});
