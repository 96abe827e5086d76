import { expect } from 'vitest';
import type { EvrSetup, SideSetup } from '../../scene.ts';
import { scenario } from './scenario.ts';
import {
  area,
  asked,
  cards,
  chosen,
  fight,
  finalTotals,
  hears,
  inPlay,
  kind,
  lots,
  pile,
  refusedBy,
  sorted,
  table,
  tokens,
  totalOf,
  truth,
  VIEWERS,
} from './table.ts';

/** The Imperial characters; IG-88 and Jabba the Hutt, who look into decks, have a file of their own. */

const imperial = (mine: SideSetup, theirs: SideSetup = { play: ['recon-2'] }, more: EvrSetup = {}) =>
  table({ ...more, active: 'imperial', imperial: mine, rebel: theirs });

for (const id of [
  'admiral-piett',
  'boba-fett',
  'darth-vader',
  'emperor-palpatine',
  'general-veers',
  'grand-moff-tarkin',
  'ig-88',
  'jabba-the-hutt',
]) {
  scenario(id, 'is worth 6 ready and 1 exhausted', () => {
    const total = (card: string) =>
      finalTotals(
        fight({ event: 'rebel-uprising', imperial: { play: [card] }, rebel: { play: ['recon-2'] } }),
      );
    expect(total(id)).toEqual([2, 6]);
    expect(total(`${id}*`)).toEqual([2, 1]);
  });
}

// ---- Admiral Piett ----

scenario(
  'admiral-piett',
  "puts a card of either discard pile on top of its owner's deck, known to all",
  () => {
    for (const [card, owner] of [
      ['rebel-recon-5', 'rebel'],
      ['luke-skywalker', 'rebel'],
      ['imperial-military-2', 'imperial'],
    ] as const) {
      const s = imperial(
        { play: ['admiral-piett'], discard: ['military-2'] },
        { play: ['recon-2'], discard: ['recon-5', 'luke-skywalker'] },
      );
      const deck = truth(s, owner, 'deck');
      s.choose('imperial', 'power:admiral-piett');
      expect(sorted(s.offers('imperial'))).toEqual([
        'card:imperial-military-2',
        'card:luke-skywalker',
        'card:rebel-recon-5',
      ]);
      s.choose('imperial', `card:${card}`);
      const name = card.replace(/^(rebel|imperial)-/, '');
      expect(truth(s, owner, 'deck'), 'nothing else moves').toEqual([name, ...deck]);
      for (const viewer of VIEWERS) {
        expect(pile(s, owner, 'deck', viewer)[0]).toBe(name);
        expect(hears(s, viewer, 'put-on-deck').map((h) => h.cards)).toEqual([[name]]);
      }
      expect(pile(s, owner, 'discard')).not.toContain(name);
    }
  },
);

scenario(
  'admiral-piett',
  'on an empty deck: the rest of the pile is shuffled first, then the card on top',
  () => {
    const s = imperial({ play: ['admiral-piett'] }, { play: ['recon-2'], deck: [], deckOnly: true });
    const discards = pile(s, 'rebel', 'discard');
    s.choose('imperial', 'power:admiral-piett').choose('imperial', 'card:rebel-recon-5');
    expect(area(s, 'rebel').discard).toEqual([]);
    expect(truth(s, 'rebel', 'deck')[0]).toBe('recon-5');
    expect(sorted(truth(s, 'rebel', 'deck'))).toEqual(sorted(discards));
    expect(pile(s, 'rebel', 'deck', 'imperial').filter((name) => name !== '?')).toEqual(['recon-5']);
  },
);

scenario('admiral-piett', 'with two empty piles is exhausted for nothing', () => {
  const s = imperial({ play: ['admiral-piett'] });
  expect(refusedBy(s, 'imperial', 'power:admiral-piett')).toBe('power.unresolvable-character');
  s.choose('imperial', 'exhaust:admiral-piett');
  expect(totalOf(s, 'imperial')).toBe(1);
});

// ---- Boba Fett ----

const BOBA: SideSetup = { play: ['boba-fett', 'recon-2', 'recon-3*'] };

scenario('boba-fett', 'discards an opposing card, exhausts a ready one, or both', () => {
  const exhausts = ['imperial-recon-2', 'luke-skywalker', 'rebel-military-2'];
  for (const gone of [null, 'luke-skywalker', 'rebel-military-2', 'rebel-diplomacy-2']) {
    for (const turned of [null, ...exhausts]) {
      if ((gone === null && turned === null) || gone === turned) continue;
      const s = imperial(BOBA, { play: ['luke-skywalker', 'military-2', 'diplomacy-2*'] });
      s.choose('imperial', 'power:boba-fett');
      expect(lots(s, 'imperial')).toEqual([
        'recon-2 exhaust-either',
        'luke-skywalker discard-opposing exhaust-either',
        'military-2 discard-opposing exhaust-either',
        'diplomacy-2 discard-opposing',
      ]);
      s.allot('imperial', [
        ...(gone ? [[`card:${gone}`, 'discard-opposing'] as const] : []),
        ...(turned ? [[`card:${turned}`, 'exhaust-either'] as const] : []),
      ]);
      const plain = (id: string) => id.replace(/^(rebel|imperial)-/, '');
      expect(pile(s, 'rebel', 'discard')).toEqual(gone ? [plain(gone)] : []);
      const table = [...inPlay(s, 'imperial'), ...inPlay(s, 'rebel')];
      if (turned) expect(table).toContain(`${plain(turned)}*`);
      expect(inPlay(s, 'imperial')[0]).toBe('boba-fett*');
      expect(s.eventsFor('rebel').map((h) => h.e.k)).toEqual([
        ...(gone ? ['discarded'] : []),
        ...(turned ? ['was-exhausted'] : []),
      ]);
    }
  }
});

scenario('boba-fett', 'names two different cards, and at least one part', () => {
  const s = imperial(BOBA, { play: ['luke-skywalker'] });
  s.choose('imperial', 'power:boba-fett');
  const put = (...lines: [string, string][]) =>
    s.attempt('imperial', { is: 'allot', put: lines.map(([lot, to]) => [s.id(`card:${lot}`), to, 1]) });
  expect(put()).toMatchObject({ refused: 'too-few', rule: 'power.at-least-one' });
  const same = put(['luke-skywalker', 'discard-opposing'], ['luke-skywalker', 'exhaust-either']);
  expect(same).toMatchObject({ refused: 'too-many', rule: 'power.boba-fett' });
  const own = put(['imperial-recon-2', 'discard-opposing']);
  expect(own).toMatchObject({ refused: 'not-there', rule: 'power.boba-fett' });
  expect(put(['imperial-recon-3', 'exhaust-either'])).toMatchObject({ refused: 'unknown' });
  expect(s.whyNot('imperial', 'card:imperial-recon-3')).toEqual({ rule: 'power.exhaust-ready' });
  expect(put(['luke-skywalker', 'exhaust-either'])).toBeNull();
  expect(totalOf(s, 'rebel')).toBe(1);
});

scenario('boba-fett', 'does what is possible, and nothing when nothing is', () => {
  const own = imperial({ play: ['boba-fett', 'recon-2'] }, {});
  own.choose('imperial', 'power:boba-fett');
  expect(lots(own, 'imperial')).toEqual(['recon-2 exhaust-either']);
  const alone = imperial({ play: ['boba-fett', 'recon-2*'] }, {});
  expect(refusedBy(alone, 'imperial', 'power:boba-fett')).toBe('power.unresolvable-character');
  alone.choose('imperial', 'exhaust:boba-fett');
  expect(totalOf(alone, 'imperial')).toBe(1 + 2);
});

// ---- Darth Vader ----

scenario(
  'darth-vader',
  'removes an exhausted card: ordinary ones to the discard, characters to the reserve',
  () => {
    const theirs = { play: ['luke-skywalker*', 'military-2*', 'recon-5'], reserve: ['yoda'] };
    const vader = () => imperial({ play: ['darth-vader', 'ig-88*', 'recon-3*'], reserve: [] }, theirs);
    const offered = vader();
    offered.choose('imperial', 'power:darth-vader');
    expect(cards(offered, 'imperial')).toEqual([
      'darth-vader',
      'ig-88',
      'recon-3',
      'luke-skywalker',
      'military-2',
    ]);
    expect(refusedBy(offered, 'imperial', 'card:rebel-recon-5')).toBe('power.darth-vader');

    for (const [card, owner, where] of [
      ['darth-vader', 'imperial', 'reserve'],
      ['ig-88', 'imperial', 'reserve'],
      ['imperial-recon-3', 'imperial', 'discard'],
      ['luke-skywalker', 'rebel', 'reserve'],
      ['rebel-military-2', 'rebel', 'discard'],
    ] as const) {
      const s = vader();
      const size = area(s, owner)[where].length;
      s.choose('imperial', 'power:darth-vader').choose('imperial', `card:${card}`);
      const name = card.replace(/^(rebel|imperial)-/, '');
      expect(area(s, owner)[where]).toHaveLength(size + 1);
      for (const viewer of VIEWERS) expect(pile(s, owner, where, viewer).at(-1)).toBe(name);
      expect([...inPlay(s, 'rebel'), ...inPlay(s, 'imperial')]).not.toContain(`${name}*`);
      expect(hears(s, 'rebel', where === 'reserve' ? 'to-reserve' : 'discarded')[0]?.cards).toEqual([name]);
    }
    const secret = vader();
    secret.choose('imperial', 'power:darth-vader').choose('imperial', 'card:luke-skywalker');
    expect(pile(secret, 'rebel', 'reserve', 'imperial'), 'the others stay secret').toEqual([
      '?',
      'luke-skywalker',
    ]);
  },
);

scenario('darth-vader', 'with no other exhausted card must remove himself', () => {
  const s = imperial({ play: ['darth-vader', 'recon-2'] }, { play: ['recon-2', 'luke-skywalker'] });
  s.choose('imperial', 'power:darth-vader');
  expect(s.offers('imperial')).toEqual(['card:darth-vader']);
  expect(refusedBy(s, 'imperial', 'do:decline')).toBe('power.as-able');
  s.choose('imperial', 'card:darth-vader');
  expect(truth(s, 'imperial', 'reserve')).toContain('darth-vader');
  expect(inPlay(s, 'imperial')).toEqual(['recon-2']);
});

scenario(
  'darth-vader',
  'whom he sent to the reserve is no longer certain once a character leaves it in secret',
  () => {
    const s = imperial({ play: ['darth-vader'] }, { play: ['luke-skywalker*', 'leia-organa'] });
    s.choose('imperial', 'power:darth-vader').choose('imperial', 'card:luke-skywalker');
    expect(pile(s, 'rebel', 'reserve', 'imperial')).toContain('luke-skywalker');
    s.choose('rebel', 'power:leia-organa').choose('rebel', 'shuffle:chewbacca');
    expect(new Set(pile(s, 'rebel', 'reserve', 'imperial'))).toEqual(new Set(['?']));
    expect(pile(s, 'rebel', 'reserve', 'rebel')).toContain('luke-skywalker');
  },
);

// ---- Emperor Palpatine ----

scenario('emperor-palpatine', 'makes the opponent show their strategy and choose another', () => {
  const s = imperial(
    { play: ['emperor-palpatine'] },
    { play: ['recon-2'], strategy: 'deception', used: ['support'] },
  );
  s.choose('imperial', 'power:emperor-palpatine');
  expect(asked(s)).toEqual(['rebel']);
  expect(kind(s, 'rebel')).toBe('power.replace-strategy');
  expect(sorted(cards(s, 'rebel'))).toEqual(['bureaucracy', 'direct-assault', 'infiltration']);
  expect(refusedBy(s, 'rebel', 'card:rebel-support')).toBe('planning.used');
  expect(s.whyNot('imperial', 'card:rebel-bureaucracy')).toEqual({ rule: 'table.turn' });
  expect(pile(s, 'rebel', 'used', 'imperial')).toEqual(['support', 'deception']);
  s.choose('rebel', 'card:rebel-bureaucracy');
  expect(chosen(s, 'rebel', 'rebel')).toBe('bureaucracy');
  expect(chosen(s, 'rebel', 'imperial')).toBe('?');
  expect(chosen(s, 'rebel', 'spectator')).toBe('?');
  expect(kind(s, 'rebel'), 'then it is the Rebel’s turn').toBe('struggle.turn');
});

scenario('emperor-palpatine', 'a shown strategy is replaced by a facedown one', () => {
  const s = table({
    at: 'planning',
    balance: 'imperial',
    rebel: { open: true },
    imperial: { deck: ['emperor-palpatine'] },
  });
  s.choose('rebel', 'card:rebel-deception').choose('imperial', 'card:imperial-support');
  expect(area(s, 'rebel').shown).toBe(true);
  s.choose('imperial', 'do:play').choose('rebel', 'do:play').choose('imperial', 'power:emperor-palpatine');
  s.choose('rebel', 'card:rebel-support');
  expect(area(s, 'rebel').shown).toBe(false);
  expect(chosen(s, 'rebel', 'imperial')).toBe('?');
  expect(pile(s, 'rebel', 'used', 'imperial')).toEqual(['deception']);
});

scenario('emperor-palpatine', 'of an infiltrated strategy: the infiltrator does not know the new one', () => {
  const s = table({
    at: 'planning',
    balance: 'imperial',
    rebel: { infiltrated: true },
    imperial: { deck: ['emperor-palpatine'] },
  });
  s.choose('imperial', 'card:imperial-support').choose('imperial', 'card:rebel-support');
  expect(chosen(s, 'rebel', 'imperial')).toBe('support');
  s.choose('imperial', 'do:play').choose('rebel', 'do:play').choose('imperial', 'power:emperor-palpatine');
  expect(new Set(cards(s, 'rebel'))).not.toContain('support');
  s.choose('rebel', 'card:rebel-deception');
  expect(chosen(s, 'rebel', 'imperial')).toBe('?');
  expect(pile(s, 'rebel', 'unused', 'imperial')).toEqual(['?', '?', '?']);
});

scenario('emperor-palpatine', 'takes the last strategy: all five come back and any may be chosen', () => {
  const used = ['deception', 'infiltration', 'bureaucracy', 'support'];
  const s = imperial(
    { play: ['emperor-palpatine'] },
    { play: ['recon-2'], strategy: 'direct-assault', used },
  );
  s.choose('imperial', 'power:emperor-palpatine');
  expect(area(s, 'rebel').used).toEqual([]);
  expect(sorted(cards(s, 'rebel'))).toEqual(sorted([...used, 'direct-assault']));
  s.choose('rebel', 'card:rebel-direct-assault');
  expect(chosen(s, 'rebel', 'rebel')).toBe('direct-assault');
  expect(pile(s, 'rebel', 'unused', 'imperial')).toEqual(['?', '?', '?', '?']);
});

// ---- General Veers ----

scenario('general-veers', 'mills a card and sweeps away what is worth less than its ready value', () => {
  const theirs = { play: ['recon-2', 'recon-3*', 'luke-skywalker*', 'military-5', 'yoda'] };
  const stays: Record<string, string[]> = {
    'diplomacy-2': ['recon-2', 'recon-3*', 'military-5', 'yoda'],
    'diplomacy-3': ['recon-3*', 'military-5', 'yoda'],
    'diplomacy-5': ['military-5', 'yoda'],
    'darth-vader': ['yoda'],
  };
  for (const [milled, left] of Object.entries(stays)) {
    const s = imperial({ play: ['general-veers', 'recon-2'], deck: [milled] }, theirs, {
      event: 'locate-the-rebel-base',
    });
    s.choose('imperial', 'power:general-veers');
    expect(inPlay(s, 'rebel')).toEqual(left);
    expect(pile(s, 'imperial', 'discard')).toEqual([milled]);
    expect(pile(s, 'rebel', 'discard')).toHaveLength(5 - left.length);
    expect(inPlay(s, 'imperial'), 'his own side is safe').toEqual(['general-veers*', 'recon-2']);
    expect(hears(s, 'rebel', 'milled').map((h) => h.cards)).toEqual([[milled]]);
  }
});

scenario('general-veers', 'mills against an empty play area too, and renews only an empty deck', () => {
  const last = imperial({ play: ['general-veers'], deck: ['recon-5'], deckOnly: true }, {});
  const discards = area(last, 'imperial').discard.length;
  last.choose('imperial', 'power:general-veers');
  expect(area(last, 'imperial').deck).toEqual([]);
  expect(area(last, 'imperial').discard, 'not renewed before it is needed').toHaveLength(discards + 1);

  const empty = imperial({ play: ['general-veers'], deck: [], deckOnly: true }, {});
  empty.choose('imperial', 'power:general-veers');
  expect(area(empty, 'imperial').discard).toHaveLength(1);
  expect(area(empty, 'imperial').deck).toHaveLength(discards);
});

// ---- Grand Moff Tarkin ----

scenario('grand-moff-tarkin', 'takes two tokens, or the only one', () => {
  for (const [before, after] of [
    [5, 3],
    [2, 0],
    [1, 0],
  ] as const) {
    const s = imperial({ play: ['grand-moff-tarkin'] }, { play: ['recon-2'], influence: before });
    s.choose('imperial', 'power:grand-moff-tarkin');
    expect(tokens(s, 'rebel')).toBe(after);
    expect(tokens(s, 'imperial'), 'he does not get them').toBe(2);
    expect(hears(s, 'rebel', 'influence-lost').map((h) => h.e['n'])).toEqual([before - after]);
  }
  const none = imperial({ play: ['grand-moff-tarkin'] }, { play: ['recon-2'], influence: 0 });
  expect(refusedBy(none, 'imperial', 'power:grand-moff-tarkin')).toBe('power.unresolvable-character');
  none.choose('imperial', 'exhaust:grand-moff-tarkin');
  expect(totalOf(none, 'imperial')).toBe(1);
});
