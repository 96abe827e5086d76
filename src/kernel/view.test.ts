import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeded } from './chance/seeded.ts';
import { mixed } from './forms/linear.ts';
import type { Note } from './game.ts';
import { NO_FACE, type Viewer, viewerBit } from './ids.ts';
import { canonical, copyJson } from './json.ts';
import { deepFreeze } from './testing/freeze.ts';
import { tiny } from './testing/tiny-game.ts';
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
  type TinyState,
} from './testing/tiny-play.ts';
import { lookOf, viewOf, whyNot } from './view.ts';

const VIEWERS: readonly Viewer[] = [ANN, BOB, null];

/** The same game with everything changed that the viewer cannot know: faces, others' notebooks, sealed answers. */
function scrambled(s: TinyState, viewer: Viewer, seed: number): TinyState {
  const chance = seeded(seed);
  const other = copyJson(s);
  const hidden = s.secrets.known.flatMap((known, slot) =>
    (known & viewerBit(viewer, 2)) === 0 ? [slot] : [],
  );
  mixed(hidden, chance).forEach((from, i) => {
    other.secrets.face[hidden[i]!] = s.secrets.face[from]!;
  });
  other.notebooks = s.notebooks.map((notes, seat) =>
    seat === viewer ? notes : [{ k: 'parity', slot: 0, odd: 1 }],
  );
  other.sealed = s.sealed.map((answer) => answer && choice(chance.int(2) === 0 ? 'call:high' : 'call:low'));
  return other;
}

describe('a view', () => {
  test('is built up: these fields, and nothing of the state besides', () => {
    expect(Object.keys(viewOf(tiny, annsTurn(), ANN)).sort()).toEqual(
      'faces game known me notebook options over pool question sealed sides stack step waiting'.split(' '),
    );
  });

  test('shows the faces that the viewer knows, and no others', () => {
    for (const { state } of positions('faces')) {
      for (const viewer of VIEWERS) {
        const view = viewOf(tiny, state, viewer);
        state.secrets.face.forEach((face, slot) => {
          const knows = (state.secrets.known[slot]! & viewerBit(viewer, 2)) !== 0;
          expect(view.faces[slot]).toBe(knows ? face : NO_FACE);
        });
      }
    }
  });

  test('shows each seat its own hand, the spectator none', () => {
    const s = begin();
    const sees = (viewer: Viewer, seat: number): boolean[] =>
      s.game.hands[seat]!.map((slot) => viewOf(tiny, s, viewer).faces[slot] !== NO_FACE);
    expect([sees(ANN, ANN), sees(ANN, BOB), sees(null, ANN), sees(null, BOB)]).toEqual([
      [true, true],
      [false, false],
      [false, false],
      [false, false],
    ]);
  });

  test('has the notebook and the question of the viewer alone', () => {
    const s = play(annsTurn(), [ANN, 'do:probe']);
    expect(viewOf(tiny, s, ANN).notebook).toEqual([
      { k: 'parity', slot: s.game.hands[BOB]![0], odd: expect.any(Number) },
    ]);
    expect(viewOf(tiny, s, BOB).notebook).toEqual([]);
    expect(viewOf(tiny, s, null)).toMatchObject({ notebook: [], question: null, me: null });
    expect(viewOf(tiny, s, ANN).question).toMatchObject({ id: `q${s.step}`, seat: ANN, duty: 'a/turn' });
    expect(viewOf(tiny, s, BOB)).toMatchObject({ question: null, waiting: [ANN] });
  });

  test('is plain JSON, shares nothing that the rules write into, and never writes', () => {
    for (const { state } of positions('plain')) {
      deepFreeze(state);
      for (const viewer of VIEWERS) {
        const view = viewOf(tiny, state, viewer);
        expect(JSON.parse(JSON.stringify(view))).toEqual(view);
        view.game.deck.push(99);
        view.game.hands[0]!.push(99);
        (view.known as number[]).push(99);
        (view.waiting as number[]).push(99);
        (view.notebook as Note[]).push({ k: 'x' });
      }
      tiny.check(state);
    }
  });

  test('does not depend on anything that the viewer cannot know', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (game, seed) => {
        for (const { state } of positions(`${game}`)) {
          for (const viewer of VIEWERS) {
            const other = scrambled(state, viewer, seed);
            expect(canonical(viewOf(tiny, other, viewer))).toBe(canonical(viewOf(tiny, state, viewer)));
            for (const ref of tiny.refs(state.game)) {
              expect(whyNot(tiny, viewOf(tiny, other, viewer), ref)).toEqual(
                whyNot(tiny, viewOf(tiny, state, viewer), ref),
              );
            }
          }
        }
      }),
      { numRuns: 6 },
    );
  });

  test('a free step looks the same to its actor, whatever they cannot know', () => {
    let free = 0;
    for (const { state, seat, answer } of [...positions('free a', 10), ...positions('free b', 10)]) {
      if (state.over) continue;
      const a = must(give(state, seat, answer, seeded('step')));
      if (a.barriers.length > 0) continue;
      const b = must(give(scrambled(state, seat, 1), seat, answer, seeded('step')));
      expect(canonical(viewOf(tiny, b.state, seat))).toBe(canonical(viewOf(tiny, a.state, seat)));
      free++;
    }
    expect(free).toBeGreaterThan(20);
  });
});

describe('a question', () => {
  test('is built from what its seat knows: an author who reads more gets nothing', () => {
    let seen: number[] = [];
    const call = {
      ...tiny.frames.round.call,
      ask: (look: { read(slot: number): number; seat: number; game: { hands: number[][] } }) => {
        seen = look.game.hands.flat().map((slot) => look.read(slot));
        return { kind: 'round.call', rule: 'call', form: { is: 'choose' as const, options: [] } };
      },
    };
    const nosy = { ...tiny, frames: { ...tiny.frames, round: { ...tiny.frames.round, call } } };
    const s = begin();
    const [a, b] = s.game.hands.map((hand) => hand.map((slot) => s.secrets.face[slot]!));
    viewOf(nosy, s, ANN);
    expect(seen).toEqual([...a!, NO_FACE, NO_FACE]);
    viewOf(nosy, s, BOB);
    expect(seen).toEqual([NO_FACE, NO_FACE, ...b!]);
  });

  test('a look reads what the view shows', () => {
    const view = viewOf(tiny, begin(), BOB);
    const look = lookOf(view, BOB);
    expect(view.faces.map((_, slot) => look.read(slot))).toEqual(view.faces);
    expect([look.read(-1), look.read(99), look.seat]).toEqual([NO_FACE, NO_FACE, BOB]);
  });
});

describe('why not', () => {
  const turn = annsTurn();
  const ask = (s: TinyState, viewer: Viewer, ref: string) =>
    whyNot(tiny, viewOf(tiny, s, viewer), ref as `${string}:${string}`);

  test('says nothing against what is on offer', () => {
    for (const ref of ['do:move', 'do:roll', 'do:end']) expect(ask(turn, ANN, ref)).toBeNull();
  });

  test('names the rule, with its facts', () => {
    const rolled = play(turn, [ANN, 'do:roll']);
    expect(ask(rolled, ANN, 'do:roll')).toEqual({ rule: 'once', facts: { deed: 'do:roll' } });
    expect(ask(rolled, ANN, 'card:3')).toEqual({ rule: 'turn' });
    const showing = play(turn, [ANN, 'do:show']);
    expect(ask(showing, ANN, `card:${showing.game.hands[BOB]![0]}`)).toEqual({ rule: 'show.own' });
    expect(ask(showing, ANN, `card:${showing.game.hands[ANN]![0]}`)).toBeNull();
  });

  test('agrees with the form: what it says nothing against is offered', () => {
    for (const { state, seat } of positions('why')) {
      const { question } = viewOf(tiny, state, seat);
      if (question?.kind !== 'turn.act' || question.form.is !== 'choose') continue;
      const offered = question.form.options.map((option) => option.id);
      for (const ref of tiny.refs(state.game))
        expect(ask(state, seat, ref) === null).toBe(offered.includes(ref));
    }
  });

  test('it is not your turn, or the game is over', () => {
    expect(ask(turn, BOB, 'do:roll')).toEqual({ rule: 'table.turn' });
    expect(ask(turn, null, 'do:roll')).toEqual({ rule: 'table.turn' });
    const [...all] = positions('end', 1);
    for (const viewer of VIEWERS)
      expect(ask(all.at(-1)!.state, viewer, 'do:roll')).toEqual({ rule: 'table.over' });
  });

  test('a step without a judge has nothing to say', () => {
    expect(ask(begin(), ANN, 'call:middle')).toBeNull();
    const nodding = must(
      give(play(turn, [ANN, 'do:show']), ANN, picks(`card:${turn.game.hands[ANN]![0]}`)),
    ).state;
    expect(ask(nodding, BOB, 'do:roll')).toBeNull();
  });
});
