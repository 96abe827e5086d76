import { describe, expect, it } from 'vitest';
import {
  area,
  asked,
  checkTables,
  chosen,
  clearTables,
  fight,
  foe,
  hand,
  hears,
  kind,
  passBoth,
  pile,
  type SideName,
  sorted,
  table,
  truth,
  VIEWERS,
} from './testing/table.ts';

/** Infiltration, a random pick and an open pick, in every combination of sides. */

const SIDES = ['rebel', 'imperial'] as const;
const ALL = ['bureaucracy', 'deception', 'direct-assault', 'infiltration', 'support'];
const SUBSETS: SideName[][] = [[], ['rebel'], ['imperial'], ['rebel', 'imperial']];

interface Marks {
  infiltrated: SideName[];
  random: SideName[];
  open: SideName | null;
}

const combinations: Marks[] = SUBSETS.flatMap((infiltrated) =>
  SUBSETS.flatMap((random) => [null, ...SIDES].map((open): Marks => ({ infiltrated, random, open }))),
);

/** Who picks a side's card, as the rules file says it: the infiltrator, else chance, else the side itself. */
const picker = ({ infiltrated, random }: Marks, side: SideName): SideName | 'chance' =>
  infiltrated.includes(side) ? foe(side) : random.includes(side) ? 'chance' : side;

/** One stage when nothing is open; else the open card first, then the other. */
const stages = ({ open }: Marks): SideName[][] => (open === null ? [[...SIDES]] : [[open], [foe(open)]]);

const named = ({ infiltrated, random, open }: Marks): string =>
  `infiltrated ${infiltrated.join('+') || 'nobody'}, random ${random.join('+') || 'nobody'}, open ${open ?? 'nobody'}`;

describe('Choose Strategies', () => {
  it.each(combinations.map((marks) => [named(marks), marks] as const))('%s', (_, marks) => {
    clearTables();
    const of = (side: SideName) => ({
      used: ['bureaucracy'],
      infiltrated: marks.infiltrated.includes(side),
      random: marks.random.includes(side),
      open: marks.open === side,
    });
    const s = table({ at: 'planning', rebel: of('rebel'), imperial: of('imperial') });
    const done: SideName[] = [];

    for (const stage of stages(marks)) {
      // The picks that this stage waits for: who picks whose card.
      const owed = stage.filter((side) => picker(marks, side) !== 'chance');
      const given: string[] = [];
      while (given.length < owed.length) {
        const who = asked(s)[0];
        if (who === undefined) throw new Error('nobody is asked');
        const whose = kind(s, who) === 'planning.infiltration' ? foe(who) : who;
        expect(owed).toContain(whose);
        expect(picker(marks, whose)).toBe(who);
        for (const side of stage)
          for (const viewer of VIEWERS)
            expect(chosen(s, side, viewer), 'nothing of this stage is laid down yet').toBeNull();
        for (const side of done)
          for (const viewer of VIEWERS)
            expect([null, '?'], 'an open card is seen first').not.toContain(chosen(s, side, viewer));
        const offers = ALL.filter((name) => name !== 'bureaucracy').map((name) => `card:${whose}-${name}`);
        expect(sorted(s.offers(who))).toEqual(offers);
        s.choose(who, `card:${whose}-deception`);
        given.push(`${who} for ${whose}`);
      }
      expect(new Set(given).size).toBe(owed.length);
      done.push(...stage);
    }

    expect(kind(s, asked(s)[0] ?? 'rebel')).toBe('struggle.turn');
    for (const side of SIDES) {
      const by = picker(marks, side);
      const mine = chosen(s, side, side);
      if (by === 'chance') expect(['deception', 'direct-assault', 'infiltration', 'support']).toContain(mine);
      else expect(mine).toBe('deception');
      const open = marks.open === side;
      const knows = open || marks.infiltrated.includes(side);
      expect(chosen(s, side, foe(side))).toBe(knows ? mine : '?');
      expect(chosen(s, side, 'spectator')).toBe(open ? mine : '?');
      expect(area(s, side)).toMatchObject({ shown: open, infiltrated: false, random: false, open: false });
      for (const slot of area(s, side).unused) {
        expect(s.sees(foe(side), slot), 'what was not picked is hidden again').toBeNull();
        expect(s.sees(side, slot)).not.toBeNull();
      }
    }
    checkTables();
  });

  it('a random pick is uniform over the unused strategies', () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 400; i++) {
      const s = table({ at: 'planning', seed: `random ${i}`, rebel: { random: true, used: ['support'] } });
      expect(asked(s)).toEqual(['imperial']);
      s.choose('imperial', 'card:imperial-support');
      const got = chosen(s, 'rebel', 'rebel') ?? '';
      counts.set(got, (counts.get(got) ?? 0) + 1);
    }
    clearTables();
    expect(sorted([...counts.keys()])).toEqual(ALL.filter((name) => name !== 'support'));
    for (const n of counts.values()) expect(Math.abs(n - 100)).toBeLessThan(40);
  });

  it('a random pick stays unknown to the opponent and is not drawn before the other has chosen', () => {
    const s = table({ at: 'planning', rebel: { random: true } });
    expect(chosen(s, 'rebel', 'rebel')).toBeNull();
    s.choose('imperial', 'card:imperial-support');
    expect(chosen(s, 'rebel', 'rebel')).not.toBe('?');
    expect(chosen(s, 'rebel', 'imperial')).toBe('?');
  });
});

describe('a chosen strategy', () => {
  it.each(ALL)('%s lies facedown until it is revealed, then open, and used after Cleanup', (strategy) => {
    clearTables();
    const s = table({
      rebel: { play: hand(9), strategy, reserve: [] },
      imperial: { play: hand(5), strategy: 'bureaucracy' },
    });
    expect(chosen(s, 'rebel', 'imperial')).toBe('?');
    expect(chosen(s, 'rebel', 'spectator')).toBe('?');
    passBoth(s);
    expect(hears(s, 'imperial', 'strategy-revealed').map((h) => h.cards)).toEqual([
      [strategy],
      ['bureaucracy'],
    ]);
    expect(pile(s, 'rebel', 'used', 'imperial')).toEqual([strategy]);
    expect(sorted(truth(s, 'rebel', 'unused'))).toEqual(ALL.filter((name) => name !== strategy));
    checkTables();
  });

  it('the fifth brings all five back, facedown for the opponent', () => {
    const used = ALL.filter((name) => name !== 'bureaucracy');
    const s = fight({
      rebel: { play: hand(9), strategy: 'bureaucracy', used },
      imperial: { play: hand(5), strategy: 'bureaucracy' },
    });
    expect(area(s, 'rebel').used).toEqual([]);
    expect(sorted(pile(s, 'rebel', 'unused', 'rebel'))).toEqual(ALL);
    expect(pile(s, 'rebel', 'unused', 'imperial')).toEqual(['?', '?', '?', '?', '?']);
    expect(hears(s, 'imperial', 'strategies-retrieved').map((h) => h.e.side)).toEqual([0]);
  });
});
