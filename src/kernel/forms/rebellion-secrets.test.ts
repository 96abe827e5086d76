import { describe, expect, test } from 'vitest';
import { seeded } from '../chance/seeded.ts';
import { determinize } from '../determinize.ts';
import { eventsFor } from '../events.ts';
import type { Seat, Viewer } from '../ids.ts';
import { canonical } from '../json.ts';
import { applyCommand, citeOf, type Match, openMatch, type Row, viewFor } from '../match/index.ts';
import { isRefusal } from '../refusal.ts';
import { copyState, type State } from '../state.ts';
import { viewOf } from '../view.ts';
import { choice } from './testing/decision.ts';
import {
  FACES,
  type Mini,
  type MiniFrame,
  type MiniOptions,
  miniRebellion,
  NOBLE_SACRIFICE,
  SYSTEMS,
} from './testing/mini-rebellion.ts';

/** The secrets of docs/decisions/0001-questions-in-forms.md, tried out on a small table. */

type MiniMatch = Match<Mini, MiniFrame, MiniOptions>;
type MiniState = State<Mini, MiniFrame>;
const REBEL = 0;
const EMPIRE = 1;

function opened(n = 1, options: MiniOptions = { team: false }): MiniMatch {
  const nonces = miniRebellion.seats(options).map(({ name }) => name);
  return openMatch(miniRebellion, { options, secret: `${n}`.padStart(64, '0'), nonces, at: '' });
}

/** Gives an answer by hand; returns the rows that follow from it. */
function give(match: MiniMatch, id: string, seat: Seat = match.position.state.asked[0]!): Row[] {
  const { question } = viewOf(miniRebellion, match.position.state, seat);
  const rows = applyCommand(
    match,
    seat,
    { do: 'answer', cite: citeOf(match, seat, question!.id), answer: choice(id) },
    '',
  );
  if (isRefusal(rows)) throw new Error(`${id} was refused: ${JSON.stringify(rows)}`);
  return rows;
}

const cardOf = (s: MiniState, name: string): string => `card:${s.secrets.face.indexOf(FACES.indexOf(name))}`;
const baseOf = (s: MiniState): string => FACES[s.secrets.face[s.game.base]!]!;
const optionsOf = (s: MiniState, seat: Seat): string[] => {
  const form = viewOf(miniRebellion, s, seat).question?.form;
  return form?.is === 'choose' ? form.options.map(({ id }) => id) : [];
};

/** A game in which the base is on Hoth. */
function onHoth(n = 1, options?: MiniOptions): MiniMatch {
  const match = opened(n, options);
  give(match, cardOf(match.position.state, 'hoth'));
  return match;
}

describe('the base is a slot', () => {
  test('the Rebel knows it, the Empire and the spectator do not, and its slot tells nothing', () => {
    const slots = SYSTEMS.map((name) => {
      const match = opened();
      give(match, cardOf(match.position.state, name));
      const { state } = match.position;
      expect(baseOf(state)).toBe(name);
      expect(FACES[viewOf(miniRebellion, state, REBEL).faces[state.game.base]!]).toBe(name);
      for (const viewer of [EMPIRE, null])
        expect(viewOf(miniRebellion, state, viewer).faces[state.game.base]).toBe(-1);
      return canonical(viewOf(miniRebellion, state, EMPIRE));
    });
    expect(new Set(slots).size).toBe(1); // the Empire sees the same, whichever system it is
  });

  test('the event door: everybody hears that a base was chosen, only the Rebel which', () => {
    const match = opened();
    const [row] = give(match, cardOf(match.position.state, 'endor'));
    const facesTold = (viewer: Viewer) => Object.values(eventsFor(row!.told, viewer, 2)[0]!.faces);
    expect(facesTold(REBEL)).toEqual([FACES.indexOf('endor')]);
    expect(facesTold(EMPIRE)).toEqual([]);
    expect(facesTold(null)).toEqual([]);
  });
});

describe('searching for it', () => {
  test('landing troops cannot be taken back: the rules looked where the Empire cannot, and it learned something', () => {
    const match = onHoth();
    const [row] = give(match, 'troops:endor');
    expect(row!.barriers).toEqual(['learned', 'read']);
    expect(applyCommand(match, EMPIRE, { do: 'undo' }, '')).toEqual({ refused: 'needs-consent' });
  });

  test('R-117: ships may be sent and called back freely', () => {
    const match = onHoth();
    const before = canonical(match.position.state);
    const [row] = give(match, 'ships:hoth');
    expect(row!.barriers).toEqual([]);
    applyCommand(match, EMPIRE, { do: 'undo' }, '');
    expect(canonical(match.position.state)).toBe(before);
  });

  test('"not there" is in the Empire\'s notebook, and no deal puts the base there again', () => {
    const match = onHoth();
    for (const id of ['troops:endor', 'troops:naboo']) give(match, id);
    const { state } = match.position;
    expect(viewOf(miniRebellion, state, EMPIRE).notebook).toHaveLength(2);
    expect(viewOf(miniRebellion, state, REBEL).notebook).toEqual([]);
    const chance = seeded('deals');
    const seen = new Set<string>();
    for (let i = 0; i < 200; i++) {
      seen.add(baseOf(determinize(miniRebellion, viewOf(miniRebellion, state, EMPIRE), chance)));
    }
    const possible = SYSTEMS.filter((name) => name !== 'endor' && name !== 'naboo');
    expect([...seen].sort()).toEqual([...possible].sort());
  });

  test('finding it shows it to everybody', () => {
    const match = onHoth();
    give(match, 'troops:hoth');
    const { state } = match.position;
    expect(state.over).not.toBeNull();
    expect(FACES[viewOf(miniRebellion, state, null).faces[state.game.base]!]).toBe('hoth');
  });
});

describe('Rapid Mobilization', () => {
  /** After a search, with the four cards in the Rebel's eyes. */
  function looking(): MiniMatch {
    const match = onHoth(3);
    for (const id of ['troops:endor', 'do:pass']) give(match, id);
    return match;
  }
  const seenBy = (match: MiniMatch, viewer: Viewer): number[] => {
    const top = match.position.state.stack.at(-1);
    const { faces } = viewOf(miniRebellion, match.position.state, viewer);
    return top?.k === 'mobilize' ? top.seen.map((slot) => faces[slot]!) : [];
  };

  test('the Rebel sees four cards, and the Empire sees that', () => {
    const match = looking();
    expect(seenBy(match, REBEL).every((face) => face >= 0)).toBe(true);
    expect(seenBy(match, EMPIRE)).toEqual([-1, -1, -1, -1]);
  });

  test('R-123: cards of systems with Imperial units are seen, and are not on offer', () => {
    const match = looking();
    const names = seenBy(match, REBEL).map((face) => FACES[face]!);
    const offered = names
      .filter((name) => name !== 'endor')
      .map((name) => cardOf(match.position.state, name));
    expect(optionsOf(match.position.state, REBEL)).toEqual([...offered, 'do:stay']);
  });

  test('which of the four was chosen shows nowhere; the old base does, and what was searched is forgotten (R-125)', () => {
    const ids = optionsOf(looking().position.state, REBEL).filter((id) => id !== 'do:stay');
    expect(ids.length).toBeGreaterThan(1);
    const views = ids.map((id) => {
      const match = looking();
      give(match, id);
      const { state } = match.position;
      expect(baseOf(state)).not.toBe('hoth');
      return viewOf(miniRebellion, state, EMPIRE);
    });
    expect(new Set(views.map(canonical)).size).toBe(1);
    expect(views[0]!.notebook).toEqual([]);
    expect(views[0]!.game.probes.map((slot) => FACES[views[0]!.faces[slot]!])).toEqual(['hoth']);
  });

  test('the Rebel remembers the cards put under the deck, and so does a deal from their view', () => {
    const match = looking();
    const four = seenBy(match, REBEL).sort();
    give(match, 'do:stay');
    const view = viewOf(miniRebellion, match.position.state, REBEL);
    const bottom = view.game.deck.slice(-4);
    expect(bottom.map((slot) => view.faces[slot])).toEqual([-1, -1, -1, -1]);
    for (let i = 0; i < 20; i++) {
      const dealt = determinize(miniRebellion, view, seeded(i));
      expect(bottom.map((slot) => dealt.secrets.face[slot]!).sort()).toEqual(four);
    }
  });
});

describe('a window for an action card', () => {
  const has = ({ game, secrets }: MiniState): boolean =>
    game.held.some((slot) => secrets.face[slot] === NOBLE_SACRIFICE);

  /** The same table, with Noble Sacrifice in the Rebel's hand or in the box. */
  function dealt(s0: MiniState, inHand: boolean): MiniState {
    const s = copyState(miniRebellion, s0);
    const { face } = s.secrets;
    const from = face.indexOf(NOBLE_SACRIFICE);
    const to = inHand ? s.game.held[0]! : s.game.box[0]!;
    face[from] = face[to]!;
    face[to] = NOBLE_SACRIFICE;
    return s;
  }

  test('opens on what everybody knows: the Empire cannot tell whether the Rebel holds something for it', () => {
    const match = onHoth();
    give(match, 'do:capture');
    const [holds, lacks] = [true, false].map((inHand) => dealt(match.position.state, inHand));
    expect(canonical(viewOf(miniRebellion, holds!, EMPIRE))).toBe(
      canonical(viewOf(miniRebellion, lacks!, EMPIRE)),
    );
    expect(viewOf(miniRebellion, lacks!, EMPIRE).waiting).toEqual([REBEL]);
    expect(optionsOf(holds!, REBEL)).toEqual([`card:${holds!.game.held[0]}`, 'do:pass']);
    expect(optionsOf(lacks!, REBEL)).toEqual(['do:pass']);
  });

  test('an advance answer keeps it quick: "pass if I have nothing for it"', () => {
    const cases = new Set<boolean>();
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const match = onHoth(n);
      applyCommand(match, REBEL, { do: 'stand', on: 'window.captured', answer: null, until: 'game' }, '');
      const holds = has(match.position.state);
      give(match, 'do:capture');
      expect(match.position.state.asked).toEqual([holds ? REBEL : EMPIRE]);
      cases.add(holds);
    }
    expect(cases.size).toBe(2);
  });

  test('a card that has been seen no longer opens a window', () => {
    const match = [1, 2, 3, 4].map((n) => onHoth(n)).find(({ position }) => has(position.state))!;
    const card = cardOf(match.position.state, 'noble-sacrifice');
    give(match, 'do:capture');
    give(match, card);
    expect(FACES[viewFor(match, null).faces[match.position.state.game.used[0]!]!]).toBe('noble-sacrifice');
    expect(match.position.state.game.held).toHaveLength(1);
    give(match, 'do:capture');
    expect(match.position.state.asked).toEqual([EMPIRE]);
  });
});

describe('four at the table (R-195)', () => {
  const [ADMIRAL, , IMPERIAL_GENERAL, GENERAL] = [0, 1, 2, 3] as const;
  test('the same frames ask the seat that has the duty; what a side knows, both of its seats know', () => {
    const match = opened(1, { team: true });
    expect(match.position.state.asked).toEqual([GENERAL]);
    give(match, cardOf(match.position.state, 'hoth'));
    give(match, 'troops:endor');
    const { state } = match.position;
    for (const seat of [ADMIRAL, GENERAL]) {
      expect(FACES[viewOf(miniRebellion, state, seat).faces[state.game.base]!]).toBe('hoth');
    }
    expect(viewOf(miniRebellion, state, IMPERIAL_GENERAL).notebook).toEqual([{ k: 'not-here', system: 2 }]);
    expect(viewOf(miniRebellion, state, IMPERIAL_GENERAL).question).toBeNull();
    give(match, 'do:capture');
    expect(match.position.state.asked).toEqual([ADMIRAL]);
  });
});
