import { describe, expect, test } from 'vitest';
import type { Viewer } from '../ids.ts';
import { canonical } from '../json.ts';
import { does, gives, plays, refused, type TinyMatch, turn } from '../testing/tiny-match.ts';
import { ANN, BOB, choice, picks } from '../testing/tiny-play.ts';
import { type Command, rowsFor, viewFor } from './index.ts';

const OTHERS: readonly Viewer[] = [BOB, null];

/** Everything that a viewer gets of the game itself. */
const sight = (match: TinyMatch, viewer: Viewer): string =>
  canonical([viewFor(match, viewer), rowsFor(match, viewer).filter((row) => row.did === 'answer')]);
const told = (match: TinyMatch, viewer: Viewer): unknown[] =>
  rowsFor(match, viewer).flatMap((row) => row.heard.map((h) => h.e));

describe('a free step is unshown', () => {
  test('others see nothing of it, its author everything', () => {
    const match = turn();
    const before = OTHERS.map((viewer) => sight(match, viewer));
    for (const id of ['do:move', 'spot:1', 'do:move', 'spot:2', 'do:show']) {
      plays(match, [ANN, id]);
      expect(OTHERS.map((viewer) => sight(match, viewer))).toEqual(before);
      expect(viewFor(match, ANN).step).toBe(match.position.state.step);
    }
    expect(viewFor(match, ANN).game.pebble).toEqual([2, 0]);
    expect(viewFor(match, BOB).game.pebble).toEqual([0, 0]);
    expect(told(match, ANN)).toContainEqual({ k: 'moved', side: ANN, spot: 2 });
  });

  test.each<[string, (match: TinyMatch) => void]>([
    ['chance is drawn', (match) => plays(match, [ANN, 'do:roll'])],
    ['a hidden card is read', (match) => plays(match, [ANN, 'do:feel'])],
    ['somebody learns something', (match) => plays(match, [ANN, 'do:look'])],
    ['the turn passes on', (match) => plays(match, [ANN, 'do:end'])],
    ['somebody resigns', (match) => void does(match, BOB, { do: 'resign' })],
  ])('it is shown when %s', (_when, go) => {
    const match = plays(turn(), [ANN, 'do:move'], [ANN, 'spot:1']);
    expect(told(match, BOB)).not.toContainEqual({ k: 'moved', side: ANN, spot: 1 });
    go(match);
    for (const viewer of OTHERS) {
      expect(viewFor(match, viewer).game.pebble).toEqual([1, 0]);
      expect(told(match, viewer)).toContainEqual({ k: 'moved', side: ANN, spot: 1 });
      expect(rowsFor(match, viewer)).toHaveLength(match.rows.length);
    }
  });

  test('undone unshown steps leave no trace for the others', () => {
    const match = turn();
    const before = OTHERS.map((viewer) => canonical([viewFor(match, viewer), rowsFor(match, viewer)]));
    plays(match, [ANN, 'do:move'], [ANN, 'spot:1'], [ANN, 'do:move']);
    for (let i = 0; i < 3; i++) {
      const [row] = does(match, ANN, { do: 'undo' });
      expect(row?.told).toEqual([]);
    }
    expect(OTHERS.map((viewer) => canonical([viewFor(match, viewer), rowsFor(match, viewer)]))).toEqual(
      before,
    );
    // Nor afterwards: as if she had rolled at once.
    const straight = plays(turn(), [ANN, 'do:roll']);
    plays(match, [ANN, 'do:roll']);
    for (const viewer of [ANN, ...OTHERS]) {
      expect(viewFor(match, viewer)).toEqual(viewFor(straight, viewer));
      const unnumbered = (m: TinyMatch) => rowsFor(m, viewer).map(({ n: _n, at: _at, ...row }) => row);
      expect(unnumbered(match)).toEqual(unnumbered(straight));
    }
  });

  test('the next unshown steps begin where the last were shown', () => {
    const match = plays(turn(), [ANN, 'do:move'], [ANN, 'spot:1'], [ANN, 'do:end']);
    const before = sight(match, ANN);
    plays(match, [BOB, 'do:move'], [BOB, 'spot:3']);
    expect(sight(match, ANN)).toBe(before);
    expect(viewFor(match, ANN).game.pebble).toEqual([1, 0]);
    expect(viewFor(match, null).game.pebble).toEqual([1, 0]);
    expect(viewFor(match, BOB).game.pebble).toEqual([1, 3]);
  });
});

describe('matters of the table do not show unshown steps', () => {
  const ASIDES: readonly Command[] = [
    { do: 'offer-draw' },
    { do: 'ask-undo' },
    { do: 'stand', on: '*', answer: null, until: 'game' },
    { do: 'stand', on: 'round.call', answer: choice('call:high'), until: 'round' },
  ];

  test.each(ASIDES)('neither by the other seat, which could else look into it: $do', (command) => {
    const match = plays(turn(), [ANN, 'do:move'], [ANN, 'spot:1']);
    const before = OTHERS.map((viewer) => sight(match, viewer));
    does(match, BOB, command);
    expect(OTHERS.map((viewer) => sight(match, viewer))).toEqual(before);
    does(match, ANN, { do: 'undo' });
    expect(OTHERS.map((viewer) => sight(match, viewer))).toEqual(before);
  });

  test.each(ASIDES)('nor by the seat with unshown steps: $do', (command) => {
    const match = plays(turn(), [ANN, 'do:move'], [ANN, 'spot:1']);
    const before = OTHERS.map((viewer) => sight(match, viewer));
    does(match, ANN, command);
    expect(OTHERS.map((viewer) => sight(match, viewer))).toEqual(before);
    plays(match, [ANN, 'do:move']);
    expect(OTHERS.map((viewer) => sight(match, viewer))).toEqual(before);
  });

  test('yet an offer and a request are heard at once, by all', () => {
    for (const seat of [ANN, BOB]) {
      const match = plays(turn(), [ANN, 'do:move']);
      does(match, seat, { do: 'offer-draw' });
      does(match, seat, { do: 'ask-undo' });
      for (const viewer of [ANN, ...OTHERS]) {
        const heard = told(match, viewer);
        expect(heard).toContainEqual({ k: 'table.offer-draw', seat });
        expect(heard).toContainEqual({ k: 'table.ask-undo', seat });
      }
      does(match, 1 - seat, { do: 'decline-draw' });
      expect(told(match, null)).toContainEqual({ k: 'table.decline-draw', seat: 1 - seat });
      expect(viewFor(match, BOB).game).toEqual(viewFor(turn(), BOB).game);
      expect(rowsFor(match, BOB).filter((row) => row.did === 'answer')).toHaveLength(2);
    }
  });

  test('an agreed draw ends the game, with unshown steps', () => {
    const match = plays(turn(), [ANN, 'do:move'], [ANN, 'spot:1']);
    does(match, BOB, { do: 'offer-draw' });
    does(match, ANN, { do: 'offer-draw' });
    for (const viewer of OTHERS) {
      expect(viewFor(match, viewer).over).toEqual({ seats: ['drawn', 'drawn'], reason: 'agreed-draw' });
      expect(viewFor(match, viewer).game.pebble).toEqual([1, 0]);
    }
  });

  test('unshown steps can be undone past what the other did meanwhile', () => {
    const match = turn();
    const { state } = match.position;
    plays(match, [ANN, 'do:move']);
    does(match, BOB, { do: 'offer-draw' });
    does(match, ANN, { do: 'undo' });
    expect(match.position.state).toEqual(state);
    expect(match.position.desk.draw).toEqual([BOB]); // the table's own matters are not undone
  });
});

describe('the log as others read it', () => {
  test('says who did what kind of thing, and never the answer, the draws or the position', () => {
    const match = plays(turn(), [ANN, 'do:probe'], [ANN, 'do:show']);
    gives(match, ANN, picks(`card:${match.position.state.game.hands[ANN]![0]}`));
    for (const row of rowsFor(match, BOB)) {
      expect(Object.keys(row).sort()).toEqual(['at', 'did', 'heard', 'n', 'seat']);
    }
  });

  test('tells each viewer their events, with the faces known at that time', () => {
    const match = plays(turn(), [ANN, 'do:probe'], [ANN, 'do:look']);
    const { secrets, game } = match.position.state;
    const odd = secrets.face[game.hands[BOB]![0]!]! % 2;
    expect(told(match, ANN)).toContainEqual({ k: 'probe-said', side: ANN, odd });
    const top = game.deck[0]!;
    const looked = (viewer: Viewer) => rowsFor(match, viewer).at(-1)?.heard;
    expect(looked(ANN)).toEqual([
      { e: { k: 'looked', side: ANN, cards: [top] }, faces: { [top]: secrets.face[top] } },
    ]);
    for (const viewer of OTHERS) {
      expect(told(match, viewer)).not.toContainEqual(expect.objectContaining({ k: 'probe-said' }));
      expect(looked(viewer)).toEqual([{ e: { k: 'looked', side: ANN, cards: [top] }, faces: {} }]);
    }
  });

  test('a sealed answer is a row without words', () => {
    const match = turn();
    plays(match, [ANN, 'do:end'], [BOB, 'do:end'], [ANN, 'call:high']);
    expect(rowsFor(match, BOB).at(-1)).toMatchObject({ seat: ANN, did: 'answer', heard: [] });
    expect(refused(match, ANN, { do: 'decline-draw' })).toEqual({ refused: 'not-offered' });
  });
});
