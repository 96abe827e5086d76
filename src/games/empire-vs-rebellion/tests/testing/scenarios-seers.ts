import { expect } from 'vitest';
import { seeded } from '../../../../kernel/chance/seeded.ts';
import { determinize } from '../../../../kernel/determinize.ts';
import { FACES } from '../../cards/faces.ts';
import { empireVsRebellion } from '../../index.ts';
import type { EvrScene, EvrSetup, SideSetup } from '../../scene.ts';
import { scenario } from './scenario.ts';
import {
  area,
  asked,
  cards,
  hears,
  inPlay,
  kind,
  passBoth,
  pile,
  refusedBy,
  sorted,
  table,
  truth,
} from './table.ts';

/** IG-88 and Jabba the Hutt: what they see, who else sees it, and how long it is remembered. */

const imperial = (mine: SideSetup, theirs: SideSetup = { play: ['recon-2'] }, more: EvrSetup = {}) =>
  table({ ...more, active: 'imperial', imperial: mine, rebel: theirs });

// ---- Jabba the Hutt ----

const JABBA: SideSetup = { play: ['jabba-the-hutt', 'recon-2'], deck: ['military-5', 'recon-5'] };

scenario('jabba-the-hutt', 'looks, may discard, may play: every combination', () => {
  for (const gone of [null, 'jabba-the-hutt', 'imperial-recon-2']) {
    for (const plays of [true, false]) {
      const s = imperial(JABBA);
      s.choose('imperial', 'power:jabba-the-hutt');
      expect(s.offers('imperial')).toEqual(['do:decline', 'card:jabba-the-hutt', 'card:imperial-recon-2']);
      expect(pile(s, 'imperial', 'deck', 'imperial').slice(0, 2)).toEqual(['military-5', '?']);
      s.choose('imperial', gone === null ? 'do:decline' : `card:${gone}`);
      expect(s.offers('imperial')).toEqual(['do:decline', 'card:imperial-military-5']);
      s.choose('imperial', plays ? 'card:imperial-military-5' : 'do:decline');
      expect(pile(s, 'imperial', 'discard')).toEqual(gone === null ? [] : [gone.replace('imperial-', '')]);
      expect(inPlay(s, 'imperial').includes('military-5')).toBe(plays);
      expect(pile(s, 'imperial', 'deck', 'imperial')[0]).toBe(plays ? '?' : 'military-5');
      for (const viewer of ['rebel', 'spectator'] as const)
        expect(pile(s, 'imperial', 'deck', viewer)[0]).toBe('?');
    }
  }
});

scenario(
  'jabba-the-hutt',
  'renews an empty deck for the look, and may discard but not play another card',
  () => {
    const s = imperial({ play: ['jabba-the-hutt'], deck: [], deckOnly: true });
    s.choose('imperial', 'power:jabba-the-hutt');
    expect(area(s, 'imperial').discard).toEqual([]);
    s.choose('imperial', 'card:jabba-the-hutt');
    expect(pile(s, 'imperial', 'discard')).toEqual(['jabba-the-hutt']);
    const [top = ''] = pile(s, 'imperial', 'deck', 'imperial');
    expect(cards(s, 'imperial')).toEqual([top]);
    expect(refusedBy(s, 'imperial', 'card:jabba-the-hutt')).toBe('power.jabba-the-hutt');
    s.choose('imperial', 'do:decline');
    s.choose('rebel', 'do:pass');
    expect(s.offers('imperial'), 'the last card is gone').toEqual(['do:play']);
  },
);

// ---- IG-88 ----

const IG: SideSetup = { play: ['ig-88', 'recon-2'] };
const RESERVE = ['chewbacca', 'leia-organa', 'luke-skywalker', 'yoda'];

/** IG-88 searches the Rebel deck, discards Recon 5 and puts Military 2 on top. */
function searched(theirs: SideSetup = {}, more: EvrSetup = {}): EvrScene {
  const s = imperial(IG, { play: ['recon-2'], reserve: RESERVE, ...theirs }, more);
  s.choose('imperial', 'power:ig-88').choose('imperial', 'side:0');
  return s.choose('imperial', 'card:rebel-recon-5').choose('imperial', 'card:rebel-military-2');
}

scenario('ig-88', 'searches a deck, discards one card and puts another on top', () => {
  for (const [side, whose] of [
    ['side:0', 'rebel'],
    ['side:1', 'imperial'],
  ] as const) {
    const s = imperial({ ...IG, reserve: [] }, { play: ['recon-2'], reserve: RESERVE });
    const deck = truth(s, whose, 'deck');
    s.choose('imperial', 'power:ig-88');
    expect(s.offers('imperial')).toEqual(['side:0', 'side:1']);
    s.choose('imperial', side);
    expect(cards(s, 'imperial')).toEqual(deck);
    expect(pile(s, whose, 'deck', 'imperial')).toEqual(deck);
    for (const viewer of ['rebel', 'spectator'] as const)
      expect(new Set(pile(s, whose, 'deck', viewer))).toEqual(new Set(['?']));
    expect(refusedBy(s, 'imperial', 'do:decline')).toBe('power.as-able');
    s.choose('imperial', `card:${whose}-recon-5`);
    expect(cards(s, 'imperial'), 'the other is another card').toEqual(deck.filter((c) => c !== 'recon-5'));
    s.choose('imperial', `card:${whose}-military-2`);

    const rest = deck.filter((c) => c !== 'recon-5' && c !== 'military-2');
    const [top, ...below] = truth(s, whose, 'deck');
    expect(top).toBe('military-2');
    expect(sorted(below)).toEqual(sorted(rest));
    expect(below, 'shuffled').not.toEqual(rest);
    expect(pile(s, whose, 'deck', 'imperial')).toEqual(['military-2', ...rest.map(() => '?')]);
    for (const viewer of ['rebel', 'spectator'] as const) {
      expect(new Set(pile(s, whose, 'deck', viewer))).toEqual(new Set(['?']));
      expect(pile(s, whose, 'discard', viewer)).toEqual(['recon-5']);
      expect(hears(s, viewer, 'searched').map((h) => h.cards)).toEqual([['?']]);
    }
    expect(hears(s, 'imperial', 'searched').map((h) => h.cards)).toEqual([['military-2']]);
    expect(asked(s)).toEqual(['rebel']);
  }
});

scenario('ig-88', 'the opponent cannot follow which card went on top', () => {
  const after = (top: string) => {
    const s = imperial(IG, { play: ['recon-2'], reserve: RESERVE });
    s.choose('imperial', 'power:ig-88').choose('imperial', 'side:0').choose('imperial', 'card:rebel-recon-5');
    s.choose('imperial', `card:${top}`);
    return JSON.stringify([s.view('rebel'), s.view('spectator'), s.eventsFor('rebel')]);
  };
  expect(after('rebel-military-2')).toBe(after('han-solo'));
});

scenario('ig-88', 'the searched player draws the card on top', () => {
  const s = searched();
  s.choose('rebel', 'do:play');
  expect(inPlay(s, 'rebel')).toEqual(['recon-2', 'military-2']);
  expect(new Set(pile(s, 'rebel', 'deck', 'imperial'))).toEqual(new Set(['?']));
});

scenario(
  'ig-88',
  'on a deck of one card shuffles the discard pile in first, on one of two cards does not',
  () => {
    const one = imperial(IG, { play: ['recon-2'], deck: ['military-5'], deckOnly: true });
    const all = sorted([...pile(one, 'rebel', 'discard'), 'military-5']);
    one.choose('imperial', 'power:ig-88').choose('imperial', 'side:0');
    expect(sorted(cards(one, 'imperial'))).toEqual(all);
    expect(area(one, 'rebel').discard).toEqual([]);
    expect(hears(one, 'rebel', 'deck-renewed').map((h) => h.e['n'])).toEqual([all.length]);

    const two = imperial(IG, { play: ['recon-2'], deck: ['military-5', 'recon-4'], deckOnly: true });
    const discards = area(two, 'rebel').discard.length;
    two.choose('imperial', 'power:ig-88').choose('imperial', 'side:0');
    expect(cards(two, 'imperial')).toEqual(['military-5', 'recon-4']);
    two.choose('imperial', 'card:rebel-recon-4').choose('imperial', 'card:rebel-military-5');
    expect(truth(two, 'rebel', 'deck')).toEqual(['military-5']);
    expect(area(two, 'rebel').discard).toHaveLength(discards + 1);

    const none = imperial(IG, { play: ['recon-2'], deck: [], deckOnly: true });
    none.choose('imperial', 'power:ig-88').choose('imperial', 'side:0');
    expect(cards(none, 'imperial')).toHaveLength(discards + 2);
  },
);

/** The reserves of the Rebel side that are possible for the Imperial player, over many deals of the cards unknown to that player. */
function believed(s: EvrScene): Set<string> {
  const view = s.view('imperial');
  const names = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const dealt = determinize(empireVsRebellion, view, seeded(`deal ${seed}`));
    empireVsRebellion.check(dealt);
    for (const slot of dealt.game.areas[0].reserve) names.add(FACES[dealt.secrets.face[slot] ?? -1] ?? '');
  }
  return names;
}

const noted = (s: EvrScene, who: 'rebel' | 'imperial'): string[][] =>
  s.view(who).notebook.map((note) => sorted((note['among'] as number[]).map((face) => FACES[face] ?? '')));

scenario(
  'ig-88',
  'a player who has seen the whole deck knows the reserve; nobody else learns anything',
  () => {
    const s = searched();
    expect(noted(s, 'imperial')).toEqual([RESERVE]);
    expect(noted(s, 'rebel')).toEqual([]);
    expect(s.view('spectator').notebook).toEqual([]);
    expect(sorted([...believed(s)])).toEqual(RESERVE);
    expect(new Set(pile(s, 'rebel', 'reserve', 'imperial')), 'which is which stays open').toEqual(
      new Set(['?']),
    );
  },
);

scenario('ig-88', 'a second search updates what the reserve can hold', () => {
  const s = searched({ play: ['leia-organa', 'recon-2'], reserve: ['chewbacca', 'luke-skywalker', 'yoda'] });
  s.choose('rebel', 'power:leia-organa').choose('rebel', 'shuffle:yoda');
  s.choose('imperial', 'ready:ig-88').choose('rebel', 'do:pass');
  s.choose('imperial', 'power:ig-88').choose('imperial', 'side:0');
  expect(noted(s, 'imperial')).toEqual([['chewbacca', 'luke-skywalker']]);
  expect(sorted([...believed(s)])).toEqual(['chewbacca', 'luke-skywalker']);
});

scenario('ig-88', 'a search of one’s own deck notes nothing', () => {
  const s = imperial(IG, { play: ['recon-2'], reserve: RESERVE });
  s.choose('imperial', 'power:ig-88').choose('imperial', 'side:1');
  expect(noted(s, 'imperial')).toEqual([]);
  expect(noted(s, 'rebel')).toEqual([]);
});

scenario('ig-88', 'a character secretly added to the deck leaves any of the four possible', () => {
  const s = searched({ play: ['leia-organa', 'recon-2'], reserve: ['chewbacca', 'luke-skywalker', 'yoda'] });
  s.choose('rebel', 'power:leia-organa').choose('rebel', 'shuffle:yoda');
  expect(area(s, 'rebel').reserve).toHaveLength(2);
  expect(sorted([...believed(s)])).toEqual(['chewbacca', 'luke-skywalker', 'yoda']);
});

scenario(
  'ig-88',
  'a character played from the reserve is known to be gone from it, also after Cleanup',
  () => {
    const s = searched({
      play: ['leia-organa', 'recon-2'],
      reserve: ['chewbacca', 'luke-skywalker', 'yoda'],
    });
    s.choose('rebel', 'power:leia-organa').choose('rebel', 'play:yoda');
    expect(sorted([...believed(s)])).toEqual(['chewbacca', 'luke-skywalker']);
    passBoth(s);
    s.until('imperial', 'planning.strategy');
    expect(truth(s, 'rebel', 'deck')).toContain('yoda');
    expect(sorted([...believed(s)])).toEqual(['chewbacca', 'luke-skywalker']);
  },
);

scenario('ig-88', 'a character that Vader sends to the reserve may be there from then on', () => {
  const s = imperial(
    { play: ['ig-88', 'darth-vader'] },
    { play: ['han-solo*', 'leia-organa', 'recon-2'], reserve: ['luke-skywalker', 'yoda'] },
  );
  s.choose('imperial', 'power:ig-88').choose('imperial', 'side:0');
  s.choose('imperial', 'card:rebel-recon-5').choose('imperial', 'card:rebel-military-2');
  s.choose('rebel', 'do:pass').choose('imperial', 'power:darth-vader').choose('imperial', 'card:han-solo');
  expect(sorted([...believed(s)])).toEqual(['han-solo', 'luke-skywalker', 'yoda']);
  s.choose('rebel', 'power:leia-organa').choose('rebel', 'shuffle:luke-skywalker');
  expect(sorted([...believed(s)])).toEqual(['han-solo', 'luke-skywalker', 'yoda']);
});

scenario('ig-88', 'a character set aside in secret makes the reserve uncertain again', () => {
  const s = searched(
    { play: ['recon-2'], strategy: 'bureaucracy' },
    { event: 'fall-of-a-hero', balance: 'imperial' },
  );
  passBoth(s);
  expect(kind(s, 'rebel')).toBe('event.character-to-reserve');
  s.choose('rebel', 'face:han-solo');
  expect(noted(s, 'imperial')).toEqual([]);
  expect([...believed(s)]).toContain('han-solo');
  expect(believed(s).size).toBe(8);
});
