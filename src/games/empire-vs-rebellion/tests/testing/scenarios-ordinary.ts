import { expect } from 'vitest';
import { scenario } from './scenario.ts';
import {
  area,
  asked,
  cards,
  fight,
  finalTotals,
  foe,
  hears,
  inPlay,
  kind,
  lots,
  passBoth,
  pile,
  refusedBy,
  type SideName,
  sides,
  sorted,
  table,
  totalOf,
  truth,
  winner,
} from './table.ts';

/** Value and power of each of the 32 ordinary cards. */

const SIDE_NAMES = ['rebel', 'imperial'] as const;
const LUKE_OR_VADER = { rebel: 'luke-skywalker', imperial: 'darth-vader' } as const;
const VALUES = [2, 3, 4, 5];
const WIDE = { event: 'rebel-uprising' }; // objective 19, capacity 6: nothing gets in the way

function eachCard(
  type: string,
  run: (id: string, side: SideName, name: string, value: number) => void,
): void {
  for (const side of SIDE_NAMES)
    for (const value of VALUES) run(`${side}-${type}-${value}`, side, `${type}-${value}`, value);
}

for (const type of ['military', 'diplomacy', 'the-force', 'recon']) {
  eachCard(type, (id, side, name, value) => {
    scenario(id, `is worth ${value}, ready and exhausted`, () => {
      for (const card of [name, `${name}*`]) {
        const s = fight({
          ...WIDE,
          ...sides(side, { play: [card] }, { play: [`${LUKE_OR_VADER[foe(side)]}*`] }),
        });
        expect(finalTotals(s)).toEqual(side === 'rebel' ? [value, 1] : [1, value]);
        expect(winner(s)).toBe(side);
      }
    });
  });
}

// ---- Military ----

eachCard('military', (id, side, name, value) => {
  const them = foe(side);
  const hero = LUKE_OR_VADER[them];
  scenario(id, 'discards one opposing card, whatever it is', () => {
    for (const target of ['recon-3', 'the-force-5', hero]) {
      const s = table(
        sides(side, { play: [name, 'recon-2'] }, { play: ['recon-3', 'the-force-5*', `${hero}*`] }),
      );
      s.choose(side, `power:${id}`);
      expect(asked(s)).toEqual([side]);
      expect(cards(s, side)).toEqual(['recon-3', 'the-force-5', hero]);
      const full = target === hero ? hero : `${them}-${target}`;
      s.choose(side, `card:${full}`);
      expect(pile(s, them, 'discard')).toEqual([target]);
      expect(pile(s, side, 'discard')).toEqual([]);
      expect(inPlay(s, them)).toHaveLength(2);
      expect(inPlay(s, side)).toEqual([`${name}*`, 'recon-2']);
      expect(totalOf(s, side)).toBe(value + 2);
      expect(asked(s)).toEqual([them]);
      for (const viewer of ['rebel', 'imperial', 'spectator'] as const)
        expect(hears(s, viewer, 'discarded').map((h) => h.cards)).toEqual([[target]]);
    }
  });
});

scenario('rebel-military-3', 'refuses its own side, and may not be declined', () => {
  const s = table({ rebel: { play: ['military-3', 'recon-2'] }, imperial: { play: ['recon-5'] } });
  s.choose('rebel', 'power:rebel-military-3');
  expect(refusedBy(s, 'rebel', 'card:rebel-recon-2')).toBe('power.military');
  expect(refusedBy(s, 'rebel', 'card:rebel-military-3')).toBe('power.military');
  expect(refusedBy(s, 'rebel', 'do:decline')).toBe('power.as-able');
  s.choose('rebel', 'card:imperial-recon-5');
  expect(inPlay(s, 'imperial')).toEqual([]);
});

scenario('imperial-military-2', 'cannot be used against an empty play area', () => {
  const s = table(sides('imperial', { play: ['military-2', 'recon-2'] }, {}));
  expect(refusedBy(s, 'imperial', 'power:imperial-military-2')).toBe('power.unresolvable-ordinary');
  s.choose('imperial', 'do:pass').choose('rebel', 'do:play');
  expect(s.offers('imperial')).toContain('power:imperial-military-2');
});

// ---- Diplomacy ----

eachCard('diplomacy', (id, side, name, value) => {
  scenario(id, 'discards one card of its own side, itself included', () => {
    for (const target of [name, 'recon-5', LUKE_OR_VADER[side]]) {
      const s = table(
        sides(side, { play: [name, 'recon-5*', LUKE_OR_VADER[side]] }, { play: ['military-2'] }),
      );
      expect(totalOf(s, side)).toBe(value + 5 + 6);
      s.choose(side, `power:${id}`);
      expect(cards(s, side)).toEqual([name, 'recon-5', LUKE_OR_VADER[side]]);
      expect(refusedBy(s, side, `card:${foe(side)}-military-2`)).toBe('power.diplomacy');
      s.choose(
        side,
        target.includes('-') && /\d$/.test(target) ? `card:${side}-${target}` : `card:${target}`,
      );
      expect(pile(s, side, 'discard')).toEqual([target]);
      const left = { [name]: 5 + 6, 'recon-5': value + 6, [LUKE_OR_VADER[side]]: value + 5 }[target];
      expect(totalOf(s, side)).toBe(left);
      expect(inPlay(s, side).includes(`${name}*`)).toBe(target !== name);
    }
  });
});

scenario('rebel-diplomacy-2', 'alone can only discard itself, and its owner must then play', () => {
  const s = table({ rebel: { play: ['diplomacy-2'] }, imperial: { play: ['recon-2'] } });
  s.choose('rebel', 'power:rebel-diplomacy-2');
  expect(s.offers('rebel')).toEqual(['card:rebel-diplomacy-2']);
  s.choose('rebel', 'card:rebel-diplomacy-2').choose('imperial', 'do:pass');
  expect(s.offers('rebel')).toEqual(['do:play']);
});

scenario('imperial-diplomacy-3', 'makes room at capacity', () => {
  const s = table(
    sides('imperial', { play: ['diplomacy-3', 'recon-2', 'recon-3'] }, { play: ['military-2'] }),
  );
  expect(refusedBy(s, 'imperial', 'do:play')).toBe('struggle.capacity');
  s.choose('imperial', 'power:imperial-diplomacy-3').choose('imperial', 'card:imperial-recon-3');
  s.choose('rebel', 'do:pass').choose('imperial', 'do:play');
  expect(inPlay(s, 'imperial')).toHaveLength(3);
});

// ---- The Force ----

eachCard('the-force', (id, side, name) => {
  const them = foe(side);
  const hero = LUKE_OR_VADER[them];
  scenario(id, 'exhausts one ready card on either side', () => {
    for (const [target, full] of [
      ['military-3', `${side}-military-3`],
      [hero, hero],
      ['military-2', `${them}-military-2`],
    ] as const) {
      const s = table(
        sides(side, { play: [name, 'military-3', 'recon-2*'] }, { play: [hero, 'military-2', 'recon-3*'] }),
      );
      const [mine, theirs] = [totalOf(s, side), totalOf(s, them)];
      s.choose(side, `power:${id}`);
      expect(lots(s, side)).toEqual(['military-3', hero, 'military-2']);
      s.pick(side, [`card:${full}`]);
      expect([...inPlay(s, side), ...inPlay(s, them)]).toContain(`${target}*`);
      expect([...area(s, side).ready, ...area(s, them).ready].filter(Boolean)).toHaveLength(2);
      expect(totalOf(s, side)).toBe(mine);
      expect(totalOf(s, them)).toBe(target === hero ? theirs - 5 : theirs);
      expect(asked(s), 'the power of the exhausted card does not happen').toEqual([them]);
      expect(hears(s, 'spectator', 'was-exhausted').map((h) => h.cards)).toEqual([[target]]);
    }
  });
});

scenario('rebel-the-force-4', 'takes exactly one card, a ready one, and not itself', () => {
  const s = table({
    rebel: { play: ['the-force-4', 'recon-2'] },
    imperial: { play: ['recon-3', 'recon-4*'] },
  });
  s.choose('rebel', 'power:rebel-the-force-4');
  const pick = (...names: string[]) =>
    s.attempt('rebel', { is: 'pick', take: names.map((n) => [s.id(`card:${n}`), 1]) });
  expect(pick()).toMatchObject({ refused: 'too-few', rule: 'power.at-least-one' });
  expect(pick('rebel-recon-2', 'imperial-recon-3')).toMatchObject({ refused: 'too-many' });
  expect(pick('imperial-recon-4')).toMatchObject({ refused: 'unknown', rule: 'power.exhaust-ready' });
  expect(pick('rebel-the-force-4')).toMatchObject({ refused: 'unknown' });
  expect(s.whyNot('rebel', 'card:rebel-the-force-4')).toEqual({ rule: 'power.exhaust-ready' });
  expect(pick('imperial-recon-3')).toBeNull();
  expect(inPlay(s, 'imperial')).toEqual(['recon-3*', 'recon-4*']);
});

scenario('imperial-the-force-2', 'needs another ready card in play', () => {
  const s = table(sides('imperial', { play: ['the-force-2', 'recon-2*'] }, { play: ['recon-2*'] }));
  expect(refusedBy(s, 'imperial', 'power:imperial-the-force-2')).toBe('power.unresolvable-ordinary');
  const own = table(sides('imperial', { play: ['the-force-2', 'recon-2'] }, {}));
  own.choose('imperial', 'power:imperial-the-force-2');
  expect(lots(own, 'imperial')).toEqual(['recon-2']);
  const theirs = table(sides('imperial', { play: ['the-force-2'] }, { play: ['recon-2'] }));
  theirs.choose('imperial', 'power:imperial-the-force-2').pick('imperial', ['card:rebel-recon-2']);
  expect(inPlay(theirs, 'rebel')).toEqual(['recon-2*']);
});

// ---- Recon ----

eachCard('recon', (id, side, name) => {
  scenario(id, 'looks at two cards of either deck, discards one and keeps the other', () => {
    for (const whose of SIDE_NAMES) {
      const secret = { deck: ['military-5', 'diplomacy-4'] };
      const s = table(sides(side, { play: [name], ...secret }, { play: ['military-2'], ...secret }));
      s.choose(side, `power:${id}`);
      expect(s.offers(side)).toEqual(['side:0', 'side:1']);
      s.choose(side, whose === 'rebel' ? 'side:0' : 'side:1');
      expect(cards(s, side)).toEqual(['military-5', 'diplomacy-4']);
      expect(refusedBy(s, side, 'do:decline')).toBe('power.as-able');
      s.choose(side, `card:${whose}-diplomacy-4`);
      expect(pile(s, whose, 'discard')).toEqual(['diplomacy-4']);
      expect(truth(s, whose, 'deck')[0]).toBe('military-5');
      expect(pile(s, whose, 'deck', side)[0]).toBe('military-5');
      expect(pile(s, whose, 'deck', foe(side))[0]).toBe('?');
      expect(pile(s, whose, 'deck', 'spectator')[0]).toBe('?');
      expect(area(s, foe(whose)).discard).toEqual([]);
      expect(inPlay(s, side)).toEqual([`${name}*`]);
    }
  });
});

const TOP_ONE = { deck: ['military-5'], deckOnly: true };

scenario('rebel-recon-2', 'with one card left takes it, renews the deck and takes one more', () => {
  const s = table({ rebel: { play: ['recon-2'] }, imperial: { play: ['military-2'], ...TOP_ONE } });
  const discards = pile(s, 'imperial', 'discard');
  s.choose('rebel', 'power:rebel-recon-2').choose('rebel', 'side:1');
  expect(hears(s, 'imperial', 'deck-renewed').map((h) => h.e['n'])).toEqual([discards.length]);
  expect(area(s, 'imperial').discard).toEqual([]);
  const [first, second = ''] = cards(s, 'rebel');
  expect(first).toBe('military-5');
  expect(discards).toContain(second);
  s.choose('rebel', 'card:imperial-military-5');
  expect(pile(s, 'imperial', 'discard')).toEqual(['military-5']);
  expect(pile(s, 'imperial', 'deck', 'rebel').filter((name) => name !== '?')).toEqual([second]);
  expect(truth(s, 'imperial', 'deck')[0]).toBe(second);
  expect(area(s, 'imperial').deck).toHaveLength(discards.length);
});

scenario('imperial-recon-3', 'renews an empty deck before it looks', () => {
  const empty = { deck: [], deckOnly: true };
  const s = table(sides('imperial', { play: ['recon-3'], ...empty }, { play: ['military-2'] }));
  const discards = sorted(pile(s, 'imperial', 'discard'));
  s.choose('imperial', 'power:imperial-recon-3').choose('imperial', 'side:1');
  expect(sorted(truth(s, 'imperial', 'deck'))).toEqual(discards);
  expect(cards(s, 'imperial')).toHaveLength(2);
  const [gone = ''] = s.offers('imperial');
  s.choose('imperial', gone);
  expect(area(s, 'imperial').discard).toHaveLength(1);
});

scenario('rebel-recon-4', 'what it saw is forgotten once the deck is shuffled', () => {
  const s = table({
    rebel: { play: ['recon-4'], strategy: 'bureaucracy' },
    imperial: { play: ['military-2'], deck: ['military-5', 'recon-5'], strategy: 'bureaucracy' },
  });
  s.choose('rebel', 'power:rebel-recon-4').choose('rebel', 'side:1').choose('rebel', 'card:imperial-recon-5');
  expect(pile(s, 'imperial', 'deck', 'rebel')).toContain('military-5');
  passBoth(s);
  expect(s.view('spectator').game.round).toBe(2);
  expect(new Set(pile(s, 'imperial', 'deck', 'rebel'))).toEqual(new Set(['?']));
});

scenario('imperial-recon-5', 'the player is named before the look, and cannot be changed after it', () => {
  const s = table(sides('imperial', { play: ['recon-5'] }, { play: ['military-2'], deck: ['yoda'] }));
  s.choose('imperial', 'power:imperial-recon-5');
  expect(kind(s, 'imperial')).toBe('power.recon.whose');
  expect(pile(s, 'rebel', 'deck', 'imperial')[0]).toBe('?');
  s.choose('imperial', 'side:0');
  expect(kind(s, 'imperial')).toBe('power.recon.discard');
  expect(s.refusal('imperial', 'side:1').refused).toBe('unknown');
  expect(s.barriers).toContain('learned');
  expect(hears(s, 'rebel', 'looks').map((h) => h.e)).toEqual([{ k: 'looks', side: 1, whose: 0 }]);
});
