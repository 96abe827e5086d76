import { expect } from 'vitest';
import { CARDS } from '../../cards/tables.ts';
import type { EvrScene } from '../../scene.ts';
import { scenario } from './scenario.ts';
import {
  area,
  asked,
  fight,
  foe,
  hand,
  hears,
  inPlay,
  kind,
  pile,
  refusedBy,
  type SideName,
  sides,
  table,
  tokens,
  totalOf,
  winner,
} from './table.ts';

/** The numbers of all 24 events, and those that block powers all round. */

const SIDE_NAMES = ['rebel', 'imperial'] as const;

/** Objective value, capacity, victory points, influence, as in the data file. */
const NUMBERS: readonly (readonly [
  id: string,
  objective: number,
  capacity: number,
  vp: number,
  influence: number,
])[] = [
  ['acquire-the-death-star-plans', 13, 3, 2, 1],
  ['attack-on-echo-base', 9, 3, 2, 1],
  ['balance-of-the-force', 7, 5, 1, 2],
  ['battle-of-endor', 17, 5, 3, 0],
  ['battle-of-hoth', 17, 5, 3, 0],
  ['battle-of-yavin', 15, 4, 3, 0],
  ['control-of-endor', 9, 2, 1, 2],
  ['create-a-diversion', 5, 2, 1, 2],
  ['destroy-the-shield-generator', 8, 2, 2, 1],
  ['diplomatic-freedom', 11, 3, 1, 2],
  ['display-of-power', 10, 4, 3, 0],
  ['duel-on-cloud-city', 21, 6, 3, 0],
  ['escape-from-tatooine', 11, 3, 1, 2],
  ['evacuation-of-echo-base', 15, 4, 2, 1],
  ['fall-of-a-hero', 9, 3, 1, 2],
  ['heart-of-the-empire', 13, 4, 1, 2],
  ['locate-the-rebel-base', 9, 5, 1, 2],
  ['most-desperate-hour', 13, 4, 1, 2],
  ['negotiate-with-the-hutts', 13, 3, 3, 0],
  ['occupation-of-cloud-city', 5, 2, 2, 1],
  ['rebel-uprising', 19, 6, 1, 2],
  ['rescue-mission-to-cloud-city', 7, 3, 1, 2],
  ['securing-the-rebel-base-on-yavin-4', 9, 2, 1, 2],
  ['ultimate-power-in-the-universe', 7, 3, 2, 1],
];

/** Other events worth this many points together. */
function worth(points: number, but: string): string[] {
  const won: string[] = [];
  let left = points;
  for (const [id, , , vp] of NUMBERS.toSorted((a, b) => b[3] - a[3])) {
    if (id === but || vp > left) continue;
    won.push(id);
    left -= vp;
  }
  return won;
}

for (const [id, objective, capacity, vp, influence] of NUMBERS) {
  scenario(id, `objective ${objective}: exactly that wins, one more does not`, () => {
    for (const side of SIDE_NAMES) {
      const at = (total: number) =>
        fight({ event: id, ...sides(side, { play: hand(total) }, { play: ['military-2'] }) });
      expect(winner(at(objective))).toBe(side);
      expect(winner(at(objective + 1))).toBe(foe(side));
      expect(hears(at(objective), 'spectator', 'totals')[0]?.e['objective']).toBe(objective);
    }
  });

  scenario(id, `capacity ${capacity}`, () => {
    const cards = ['recon-2', 'recon-3', 'recon-4', 'recon-5', 'military-2', 'military-3'];
    const with_ = (n: number) => table({ event: id, rebel: { play: cards.slice(0, n) } });
    expect(with_(capacity - 1).offers('rebel')).toContain('do:play');
    expect(refusedBy(with_(capacity), 'rebel', 'do:play')).toBe('struggle.capacity');
  });

  scenario(id, `${vp} victory points and ${influence} influence`, () => {
    for (const side of SIDE_NAMES) {
      const after = (won: string[]) =>
        fight({ event: id, ...sides(side, { play: hand(objective), won }, { play: ['military-2'] }) });
      const short = after(worth(6 - vp, id));
      expect(short.view(side).over).toBeNull();
      expect(hears(short, 'spectator', 'event-won').map((h) => h.e['n'])).toEqual([vp]);
      expect(pile(short, side, 'events')).toContain(id);
      expect(tokens(short, side)).toBe(2 + influence);
      const over = after(worth(7 - vp, id)).view(side).over;
      expect(over?.seats).toEqual(side === 'rebel' ? ['won', 'lost'] : ['lost', 'won']);
    }
  });
}

const PLAIN = [
  'battle-of-hoth',
  'battle-of-yavin',
  'control-of-endor',
  'diplomatic-freedom',
  'escape-from-tatooine',
  'heart-of-the-empire',
  'rescue-mission-to-cloud-city',
  'securing-the-rebel-base-on-yavin-4',
];

for (const id of PLAIN) {
  scenario(id, 'does nothing besides', () => {
    const s = fight({
      event: id,
      rebel: { play: ['recon-5'], strategy: 'bureaucracy' },
      imperial: { play: ['recon-3'], strategy: 'deception', used: ['support'] },
    });
    expect(winner(s), 'by Deception').toBe('imperial');
    expect(asked(s)).toEqual(['rebel', 'imperial']);
    expect(kind(s, 'rebel')).toBe('planning.strategy');
    for (const side of SIDE_NAMES) {
      expect(area(s, side)).toMatchObject({ infiltrated: false, random: false, open: false });
      expect(area(s, side).reserve).toHaveLength(4);
      expect(area(s, side).deck).toHaveLength(20);
    }
    expect(pile(s, 'imperial', 'used')).toEqual(['support', 'deception']);
    expect(tokens(s, 'rebel'), 'Bureaucracy').toBe(4);
  });
}

// ---- events that block powers ----

const TYPES = ['military', 'diplomacy', 'the-force', 'recon'];
const CHARACTERS = Object.entries(CARDS)
  .filter(([, card]) => card.type === 'character')
  .map(([id, card]) => [id, card.side] as const);

/** Every power can be resolved here, as far as the cards on the table go. */
const ready = (event: string, side: SideName, play: string[]): EvrScene =>
  table({
    event,
    ...sides(side, { play: [...play, 'military-2'], discard: ['recon-5'] }, { play: ['recon-2'] }),
  });

const BLOCKS = {
  'attack-on-echo-base': 'diplomacy',
  'battle-of-endor': 'the-force',
  'evacuation-of-echo-base': 'recon',
  'most-desperate-hour': 'military',
  'duel-on-cloud-city': 'character',
} as const;
const FREE = ['luke-skywalker', 'darth-vader'];

for (const [event, blocked] of Object.entries(BLOCKS)) {
  scenario(
    event,
    `ordinary cards: ${blocked === 'character' ? 'none is' : `only ${blocked} is`} blocked`,
    () => {
      for (const side of SIDE_NAMES) {
        for (const type of TYPES) {
          const id = `${side}-${type}-4`;
          const s = ready(event, side, [`${type}-4`]);
          expect(totalOf(s, side), 'it still counts').toBe(6);
          if (type === blocked) {
            expect(refusedBy(s, side, `power:${id}`)).toBe('power.blocked');
            expect(refusedBy(s, side, `exhaust:${id}`)).toBe('power.unresolvable-ordinary');
            expect(s.whyNot(side, `card:${id}`)).toEqual({ rule: 'power.blocked' });
            expect(inPlay(s, side)[0]).toBe(`${type}-4`);
          } else {
            s.choose(side, `power:${id}`);
            expect(asked(s)).toEqual([side]);
          }
        }
      }
      if (blocked === 'character') {
        const yoda = ready(event, 'rebel', ['yoda']);
        expect(refusedBy(yoda, 'rebel', 'power:yoda')).toBe('power.blocked');
      }
    },
  );

  scenario(
    event,
    `characters: ${blocked === 'character' ? 'all but Luke and Vader are' : 'none is'} blocked`,
    () => {
      for (const [id, side] of CHARACTERS) {
        const s = ready(event, side, [id]);
        if (blocked !== 'character' || FREE.includes(id)) {
          expect(s.offers(side)).toContain(`power:${id}`);
          expect(refusedBy(s, side, `exhaust:${id}`)).toBe('power.as-able');
          s.choose(side, `power:${id}`);
          expect(inPlay(s, side)[0]).toBe(`${id}*`);
          expect(hears(s, foe(side), 'power-used').map((h) => h.cards)).toEqual([[id]]);
          continue;
        }
        expect(refusedBy(s, side, `power:${id}`)).toBe('power.blocked');
        const before = s.view('spectator').game.areas;
        s.choose(side, `exhaust:${id}`);
        expect(totalOf(s, side)).toBe(1 + 2);
        expect(asked(s)).toEqual([foe(side)]);
        const after = s.view('spectator').game.areas;
        const mine = side === 'rebel' ? 0 : 1;
        expect(after[mine]).toEqual({ ...before[mine], ready: [false, true] });
        expect(after[1 - mine]).toEqual(before[1 - mine]);
      }
      if (blocked !== 'character') {
        const s = ready(event, 'rebel', [`${blocked}-4`]);
        expect(refusedBy(s, 'rebel', `power:rebel-${blocked}-4`)).toBe('power.blocked');
      }
    },
  );

  scenario(event, 'a blocked card can still be played, readied, exhausted and discarded', () => {
    const name = blocked === 'character' ? 'yoda' : `${blocked}-4`;
    const full = blocked === 'character' ? 'yoda' : `rebel-${blocked}-4`;
    const s = table({ event, rebel: { deck: [name], influence: 1 }, imperial: { play: ['boba-fett'] } });
    s.choose('rebel', 'do:play');
    expect(inPlay(s, 'rebel')).toEqual([name]);
    const tool = blocked === 'the-force' || blocked === 'character' ? 'military-2' : 'the-force-2';
    const other = table({
      event,
      active: 'imperial',
      rebel: { play: [name], influence: 1 },
      imperial: { play: [tool, 'diplomacy-2'] },
    });
    other.choose('imperial', `power:imperial-${tool}`);
    if (tool === 'military-2') {
      other.choose('imperial', `card:${full}`);
      expect(pile(other, 'rebel', 'discard')).toEqual([name]);
    } else {
      other.pick('imperial', [`card:${full}`]);
      expect(inPlay(other, 'rebel')).toEqual([`${name}*`]);
      other.choose('rebel', `ready:${full}`);
      expect(inPlay(other, 'rebel')).toEqual([name]);
    }
    const still = ready(event, 'rebel', [name]);
    expect(refusedBy(still, 'rebel', `power:${full}`)).toBe('power.blocked');
  });
}
