import { expect } from 'vitest';
import type { EvrScene, SideSetup } from '../../scene.ts';
import { scenario } from './scenario.ts';
import {
  area,
  asked,
  chosen,
  fight,
  finalTotals,
  foe,
  hand,
  hears,
  kind,
  pile,
  refusedBy,
  type SideName,
  sides,
  sorted,
  tokens,
  truth,
  winner,
} from './table.ts';

/** The five strategies, on both sides; objective 11 where nothing else is said. */

const SIDE_NAMES = ['rebel', 'imperial'] as const;

/** Ends a struggle in which `side` holds `mine` and the other `theirs`. */
function end(side: SideName, mine: SideSetup, theirs: SideSetup, event = 'escape-from-tatooine'): EvrScene {
  return fight({ event, ...sides(side, mine, theirs) });
}
/** Totals as they were told, `side` first. */
const totals = (s: EvrScene, side: SideName): unknown[] => {
  const [rebel, imperial] = finalTotals(s);
  return side === 'rebel' ? [rebel, imperial] : [imperial, rebel];
};
const voids = (s: EvrScene): unknown[] => hears(s, 'spectator', 'strategy-void').map((h) => h.e.side);

for (const side of SIDE_NAMES) {
  const them = foe(side);
  const seat = side === 'rebel' ? 0 : 1;
  const armed =
    (strategy: string) =>
    (worth: number, more: SideSetup = {}): SideSetup => ({ play: hand(worth), strategy, ...more });
  const plain = armed('infiltration');

  // ---- Direct Assault ----
  const assault = armed('direct-assault');
  const theirAssault = `${them}-direct-assault`;

  scenario(`${side}-direct-assault`, 'adds 2, which can win and can go too far', () => {
    const wins = end(side, assault(9), plain(10));
    expect(totals(wins, side)).toEqual([11, 10]);
    expect(winner(wins)).toBe(side);
    expect(voids(wins)).toEqual([]);
    const busts = end(side, assault(10), plain(3));
    expect(totals(busts, side)).toEqual([12, 3]);
    expect(winner(busts)).toBe(them);
    const tied = fight({ balance: them, ...sides(side, assault(7), plain(9)) });
    expect(totals(tied, side)).toEqual([9, 9]);
    expect(winner(tied)).toBe(them);
  });

  scenario(`${side}-direct-assault`, 'is void above the objective, works at exactly the objective', () => {
    const above = end(side, assault(12), plain(3));
    expect(voids(above)).toEqual([seat]);
    expect(totals(above, side), 'nothing is added').toEqual([12, 3]);
    const exact = end(side, assault(11), plain(3));
    expect(voids(exact)).toEqual([]);
    expect(totals(exact, side)).toEqual([13, 3]);
    expect(winner(exact)).toBe(them);
  });

  scenario(`${side}-direct-assault`, `stands against ${theirAssault}`, () => {
    const s = end(side, assault(8), assault(7));
    expect(totals(s, side)).toEqual([10, 9]);
    expect(winner(s)).toBe(side);
    const nobody = end(side, assault(10), assault(11));
    expect(totals(nobody, side)).toEqual([12, 13]);
    expect(winner(nobody)).toBeNull();
  });

  // ---- Deception ----
  const deception = armed('deception');

  scenario(`${side}-deception`, 'changes winner and loser, whichever of them owns it', () => {
    expect(winner(end(side, deception(5), plain(9)))).toBe(side);
    expect(winner(end(side, deception(9), plain(5)))).toBe(them);
    const told = hears(end(side, deception(5), plain(9)), 'spectator', 'deceived').map((h) => h.e);
    expect(told).toEqual([{ k: 'deceived', side: seat, loser: 1 - seat }]);
    for (const balance of SIDE_NAMES)
      expect(winner(fight({ balance, ...sides(side, deception(9), plain(9)) }))).toBe(foe(balance));
  });

  scenario(`${side}-deception`, 'comes after Direct Assault, and not at all when somebody is over', () => {
    expect(winner(end(side, deception(10), assault(9))), '11 is ahead of 10, then turned round').toBe(side);
    expect(winner(end(side, deception(8), assault(10))), '12 is over: nothing is turned round').toBe(side);
    expect(winner(end(side, deception(12), plain(3))), 'its own total is over').toBe(them);
    expect(winner(end(side, deception(3), plain(12)))).toBe(side);
    const low = end(side, deception(3), assault(7));
    expect(winner(low)).toBe(side);
  });

  scenario(`${side}-deception`, 'two of them cancel; a void one does not count', () => {
    const both = end(side, deception(9), deception(5));
    expect(winner(both)).toBe(side);
    expect(hears(both, 'spectator', 'deceived')).toEqual([]);
    expect(winner(end(side, deception(5), deception(9)))).toBe(them);
    const tie = fight({ balance: side, ...sides(side, deception(9), deception(9)) });
    expect(winner(tie)).toBe(side);
    const over = end(side, deception(5), deception(12));
    expect(voids(over)).toEqual([1 - seat]);
    expect(winner(over)).toBe(side);
  });

  // ---- Infiltration ----
  scenario(`${side}-infiltration`, 'the opponent is infiltrated for one round, no matter who wins', () => {
    for (const [mine, theirs] of [
      [9, 5],
      [5, 9],
    ] as const) {
      const s = end(side, plain(mine), armed('bureaucracy')(theirs));
      expect(winner(s)).toBe(mine > theirs ? side : them);
      expect(area(s, them).infiltrated).toBe(true);
      expect(area(s, side).infiltrated).toBe(false);
      expect(hears(s, them, 'will-infiltrate').map((h) => h.e.side)).toEqual([seat]);
      expect(asked(s)).toEqual([side]);
      s.choose(side, `card:${side}-support`);
      expect(kind(s, side)).toBe('planning.infiltration');
      const unused = [`card:${them}-deception`, `card:${them}-direct-assault`];
      expect(sorted(s.offers(side))).toEqual([
        ...unused,
        `card:${them}-infiltration`,
        `card:${them}-support`,
      ]);
      expect(refusedBy(s, side, `card:${them}-bureaucracy`)).toBe('planning.used');
      s.choose(side, `card:${them}-deception`);
      expect(chosen(s, them, side)).toBe('deception');
      expect(chosen(s, them, them)).toBe('deception');
      expect(chosen(s, them, 'spectator')).toBe('?');
      expect(chosen(s, side, them)).toBe('?');
      expect(pile(s, them, 'unused', side), 'the others are hidden again').toEqual(['?', '?', '?']);
      expect(area(s, them).infiltrated).toBe(false);
    }
  });

  scenario(`${side}-infiltration`, 'the pick is told by sight: to its owner and the infiltrator', () => {
    const s = end(side, plain(9), armed('bureaucracy')(5));
    s.choose(side, `card:${side}-support`).choose(side, `card:${them}-deception`);
    const picked = (viewer: SideName | 'spectator') =>
      hears(s, viewer, 'strategy-picked').map((h) => h.cards.join());
    expect(picked(side)).toEqual(['deception']);
    expect(picked(them)).toEqual(['deception']);
    expect(picked('spectator')).toEqual(['?']);
  });

  scenario(`${side}-infiltration`, 'above the objective sets no mark', () => {
    const s = end(side, plain(12), armed('bureaucracy')(5));
    expect(voids(s)).toEqual([seat]);
    expect(area(s, them).infiltrated).toBe(false);
    expect(asked(s)).toEqual(['rebel', 'imperial']);
    const works = end(side, plain(11), armed('bureaucracy')(5));
    expect(area(works, them).infiltrated).toBe(true);
  });

  // ---- Bureaucracy ----
  const bureaucracy = armed('bureaucracy');

  scenario(`${side}-bureaucracy`, 'pays its owner 2 only when the owner loses', () => {
    const lost = end(side, bureaucracy(5), plain(9));
    expect(tokens(lost, side)).toBe(2 + 2);
    expect(tokens(lost, them)).toBe(2 + 2);
    const won = end(side, bureaucracy(9), plain(5));
    expect(tokens(won, side), 'the influence of the event alone').toBe(2 + 2);
    expect(tokens(won, them)).toBe(2);
    const over = end(side, bureaucracy(12), plain(5));
    expect(voids(over)).toEqual([seat]);
    expect(tokens(over, side)).toBe(2);
  });

  scenario(`${side}-bureaucracy`, 'a loser is who loses after Deception', () => {
    const s = end(side, bureaucracy(9), deception(5));
    expect(winner(s)).toBe(them);
    expect(tokens(s, side)).toBe(4);
    const both = end(side, bureaucracy(5), bureaucracy(9));
    expect([tokens(both, side), tokens(both, them)]).toEqual([4, 4]);
  });

  // ---- Support ----
  const support = armed('support');
  const reserve = side === 'rebel' ? ['yoda', 'chewbacca'] : ['ig-88', 'darth-vader'];
  const [first = '', second = ''] = reserve;

  scenario(`${side}-support`, 'may add a character: which one is secret, that it happened is not', () => {
    const s = end(side, support(5, { reserve }), bureaucracy(9));
    expect(asked(s)).toEqual([side]);
    expect(s.offers(side)).toEqual(['do:decline', `card:${first}`, `card:${second}`]);
    expect(winner(s), 'before anybody has won').toBeNull();
    s.choose(side, `card:${second}`);
    expect(truth(s, side, 'reserve')).toEqual([first]);
    expect(truth(s, side, 'deck')).toContain(second);
    expect(pile(s, side, 'reserve', side)).toEqual([first]);
    for (const viewer of [them, 'spectator'] as const) {
      expect(pile(s, side, 'reserve', viewer)).toEqual(['?']);
      expect(hears(s, viewer, 'character-added')).toEqual([
        { e: { k: 'character-added', side: seat }, cards: [] },
      ]);
    }
    expect(winner(s)).toBe(them);
  });

  scenario(`${side}-support`, 'the opponent sees the same whichever character went', () => {
    const after = (name: string) => {
      const s = end(side, support(5, { reserve }), bureaucracy(9));
      s.choose(side, `card:${name}`);
      return JSON.stringify([s.view(them), s.view('spectator'), s.eventsFor(them)]);
    };
    expect(after(first)).toBe(after(second));
  });

  scenario(`${side}-support`, 'may be declined, asks nothing of an empty reserve, and is void above', () => {
    const no = end(side, support(5, { reserve }), bureaucracy(9));
    no.choose(side, 'do:decline');
    expect(truth(no, side, 'reserve')).toEqual(reserve);
    expect(hears(no, them, 'character-added')).toEqual([]);
    const empty = end(side, support(5, { reserve: [] }), bureaucracy(9));
    expect(winner(empty)).toBe(them);
    const over = end(side, support(12, { reserve }), bureaucracy(9));
    expect(voids(over)).toEqual([seat]);
    expect(winner(over)).toBe(them);
    expect(truth(over, side, 'reserve')).toEqual(reserve);
  });

  scenario(`${side}-support`, 'an empty deck is renewed before the character is shuffled in', () => {
    const s = end(side, support(5, { reserve, deck: [], deckOnly: true }), bureaucracy(9));
    const discards = area(s, side).discard.length;
    s.choose(side, `card:${first}`);
    expect(hears(s, them, 'deck-renewed').map((h) => h.e['n'])).toEqual([discards]);
  });

  scenario(`${side}-support`, 'two Supports are answered at the same time', () => {
    const theirs = side === 'rebel' ? ['ig-88'] : ['yoda'];
    for (const order of [SIDE_NAMES, ['imperial', 'rebel'] as const]) {
      const s = end(side, support(5, { reserve }), support(9, { reserve: theirs }));
      expect(asked(s)).toEqual(['rebel', 'imperial']);
      const [one, two] = order;
      const before = JSON.stringify(s.view(two).game);
      const answer = (who: SideName) => s.choose(who, `card:${who === side ? first : theirs[0]}`);
      answer(one);
      expect(JSON.stringify(s.view(two).game), 'sealed').toBe(before);
      expect(s.view(two).sealed).toEqual([one === 'rebel' ? 0 : 1]);
      s.withdraw(one);
      expect(asked(s)).toEqual(['rebel', 'imperial']);
      answer(one);
      answer(two);
      expect(truth(s, side, 'reserve')).toEqual([second]);
      expect(truth(s, them, 'reserve')).toEqual([]);
      expect(winner(s)).toBe(them);
    }
  });

  scenario(`${side}-support`, 'of two Supports one may decline and one be void', () => {
    const theirs = side === 'rebel' ? ['ig-88'] : ['yoda'];
    const s = end(side, support(5, { reserve }), support(9, { reserve: theirs }));
    s.choose(side, 'do:decline').choose(them, `card:${theirs[0]}`);
    expect([area(s, side).reserve.length, area(s, them).reserve.length]).toEqual([2, 0]);
    const over = end(side, support(5, { reserve }), support(12, { reserve: theirs }));
    expect(asked(over)).toEqual([side]);
    over.choose(side, `card:${first}`);
    expect([area(over, side).reserve.length, area(over, them).reserve.length]).toEqual([1, 1]);
  });
}
