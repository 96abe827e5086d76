import { beforeEach, describe, expect, it } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { secretFromSeed } from '../../kernel/chance/committed.ts';
import { seeded } from '../../kernel/chance/seeded.ts';
import { sample } from '../../kernel/forms/index.ts';
import {
  applyCommand,
  citeOf,
  encodeMatch,
  type Match,
  openMatch,
  viewFor,
} from '../../kernel/match/index.ts';
import { KeptRow } from '../../kernel/match/kept-row.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Snapshot } from '../../protocol/play.ts';
import { type Fate, Ledger } from './ledger.ts';

/** The checker itself is checked: a game, and what it reports if the server had lost or doubled something. */
const game = GAMES.get('empire-vs-rebellion')!;
const AT = '2030-01-01T00:00:00.000Z';
const T = 'table';

let match: Match;
let ledger: Ledger;
beforeEach(() => {
  const [options] = Object.values(game.optionSets);
  match = openMatch(game, {
    options: options!,
    secret: secretFromSeed('ledger'),
    nonces: ['a', 'b'],
    at: AT,
  });
  ledger = new Ledger();
  ledger.open(T, [0, 1], match.commitment);
});

const chance = seeded('ledger');

/** A seat is asked and answers; the answer is stored or not, and acknowledged or not. */
function answers(fate: Fate, kept = true): void {
  const { asked, sealed } = match.position.state;
  const seat = asked.find((one) => !sealed[one])!;
  const { id, form } = viewFor(match, seat).question!;
  const command = { do: 'answer' as const, cite: citeOf(match, seat, id), answer: sample(form, chance) };
  const deed = ledger.sends(T, seat, command);
  if (kept && isRefusal(applyCommand(match, seat, command, AT))) throw new Error('refused');
  ledger.settles(deed, fate);
}

function failures(): string[] {
  ledger.closes(T, encodeMatch(match), []);
  return ledger.failures.map((line) => line.replace(`table ${T}: `, ''));
}

describe('the ledger', () => {
  it('has nothing against a game that was kept as it was played', () => {
    for (let i = 0; i < 20; i++) answers('done');
    answers('lost');
    answers('lost', false);
    answers('refused', false);
    answers('done');
    expect(failures()).toEqual([]);
    expect(ledger.figures).toMatchObject({ done: 21, lost: 2, lostButDone: 1, refused: 1, overs: 1 });
    expect(ledger.unclosed).toEqual([]);
  });

  it('misses an acknowledged answer', () => {
    answers('done');
    answers('done', false);
    expect(failures()).toEqual([expect.stringMatching(/an acknowledged answer is not in the log/)]);
  });

  it('finds one that was refused but stored', () => {
    answers('refused');
    expect(failures()).toEqual([expect.stringMatching(/nobody sent, or that was refused/)]);
  });

  it('finds an answer that was applied twice', () => {
    for (let i = 0; i < 6; i++) answers('done');
    const { rows } = match;
    rows.push(KeptRow.of({ ...rows.at(-1)!.toJSON(), n: rows.length }));
    const found = failures();
    expect(found).toContainEqual(expect.stringMatching(/was answered 2 times/));
    expect(found).toContainEqual(expect.stringMatching(/does not verify/));
  });

  it('finds what was said twice, or in another order', () => {
    const first = ledger.sends(T, 0, { do: 'say', text: 'first' });
    ledger.settles(first, 'done');
    const second = ledger.sends(T, 1, { do: 'say', text: 'second' });
    ledger.settles(second, 'done');
    answers('done');
    const line = (n: number, text: string) => ({ n, text, from: '', name: '', seat: 0, at: AT });
    ledger.closes(T, encodeMatch(match), [line(1, 'second'), line(2, 'first'), line(3, 'first')]);
    expect(ledger.failures).toEqual([
      expect.stringMatching(/'first' was said 2 times/),
      expect.stringMatching(/stands before what had been acknowledged earlier/),
    ]);
  });

  it('finds snapshots that go back or differ', () => {
    const picture = (seq: number, mayUndo: 'free' | null): Snapshot => ({
      seq,
      sight: {
        view: viewFor(match, 0),
        cite: null,
        given: null,
        desk: { draw: [], undo: null, standing: [] },
        mayUndo,
      },
      log: [],
    });
    expect(ledger.sees(T, 0, 'live', picture(1, null))).toBe(true);
    expect(ledger.sees(T, 0, 'live', picture(1, null))).toBe(false);
    ledger.expects(T, 0, 'live', 3);
    expect(ledger.failures).toEqual([]);
    ledger.sees(T, 0, 'live', picture(2, null));
    ledger.sees(T, 0, 'http', picture(1, 'free'));
    expect(ledger.failures).toEqual([
      expect.stringMatching(/viewer 0 went back from picture 3 to 2/),
      expect.stringMatching(/picture 1 of viewer 0 was another one before/),
    ]);
  });
});
