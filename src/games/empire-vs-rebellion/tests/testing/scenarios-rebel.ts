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

/** The eight Rebel characters. */

const WIDE = { event: 'rebel-uprising' };
const rebel = (mine: SideSetup, theirs: SideSetup = { play: ['recon-2'] }, more: EvrSetup = {}) =>
  table({ ...more, active: 'rebel', rebel: mine, imperial: theirs });

for (const id of [
  'chewbacca',
  'han-solo',
  'lando-calrissian',
  'leia-organa',
  'luke-skywalker',
  'obi-wan-kenobi',
  'r2-d2-and-c-3po',
  'yoda',
]) {
  scenario(id, 'is worth 6 ready and 1 exhausted', () => {
    const total = (card: string) =>
      finalTotals(fight({ ...WIDE, rebel: { play: [card] }, imperial: { play: ['recon-2'] } }));
    expect(total(id)).toEqual([6, 2]);
    expect(total(`${id}*`)).toEqual([1, 2]);
  });
}

// ---- Chewbacca ----

const CHEWBACCA: SideSetup = { play: ['chewbacca', 'recon-2'] };

scenario('chewbacca', 'exhausts one or two ready opposing cards', () => {
  const theirs = { play: ['darth-vader', 'recon-3*', 'military-2'] };
  for (const targets of [['darth-vader'], ['imperial-military-2'], ['darth-vader', 'imperial-military-2']]) {
    const s = rebel(CHEWBACCA, theirs);
    s.choose('rebel', 'power:chewbacca');
    expect(lots(s, 'rebel')).toEqual(['darth-vader', 'military-2']);
    s.pick(
      'rebel',
      targets.map((t) => `card:${t}`),
    );
    expect(inPlay(s, 'rebel')).toEqual(['chewbacca*', 'recon-2']);
    expect(area(s, 'imperial').ready.filter(Boolean)).toHaveLength(2 - targets.length);
    expect(totalOf(s, 'imperial')).toBe(targets.includes('darth-vader') ? 1 + 3 + 2 : 6 + 3 + 2);
    expect(asked(s), "Vader's power does not happen").toEqual(['imperial']);
  }
});

scenario('chewbacca', 'takes no third card, no own card, and never none', () => {
  const s = rebel(CHEWBACCA, { play: ['recon-3', 'recon-4', 'recon-5'] });
  s.choose('rebel', 'power:chewbacca');
  const pick = (...names: string[]) =>
    s.attempt('rebel', { is: 'pick', take: names.map((n) => [s.id(`card:${n}`), 1]) });
  expect(pick()).toMatchObject({ refused: 'too-few', rule: 'power.at-least-one' });
  const three = pick('imperial-recon-3', 'imperial-recon-4', 'imperial-recon-5');
  expect(three).toMatchObject({ refused: 'too-many', rule: 'power.at-least-one' });
  expect(pick('rebel-recon-2')).toMatchObject({ refused: 'unknown', rule: 'power.chewbacca' });
  expect(s.whyNot('rebel', 'card:rebel-recon-2')).toEqual({ rule: 'power.chewbacca' });
  expect(pick('imperial-recon-3', 'imperial-recon-5')).toBeNull();
  expect(inPlay(s, 'imperial')).toEqual(['recon-3*', 'recon-4', 'recon-5*']);
});

scenario('chewbacca', 'is exhausted for nothing when no opposing card is ready', () => {
  const s = rebel(CHEWBACCA, { play: ['recon-3*'] });
  expect(refusedBy(s, 'rebel', 'power:chewbacca')).toBe('power.unresolvable-character');
  s.choose('rebel', 'exhaust:chewbacca');
  expect(totalOf(s, 'rebel')).toBe(3);
  expect(asked(s)).toEqual(['imperial']);
});

// ---- Han Solo ----

scenario('han-solo', 'plays any card of his deck ready and shuffles the rest', () => {
  for (const found of ['yoda', 'rebel-military-5']) {
    const s = rebel({ play: ['han-solo', 'recon-2'], deck: ['recon-4', 'military-5'], reserve: [] });
    const deck = truth(s, 'rebel', 'deck');
    s.choose('rebel', 'power:han-solo');
    expect(sorted(cards(s, 'rebel'))).toEqual(sorted(deck));
    expect(pile(s, 'rebel', 'deck', 'rebel')).toEqual(deck);
    for (const viewer of ['imperial', 'spectator'] as const)
      expect(new Set(pile(s, 'rebel', 'deck', viewer))).toEqual(new Set(['?']));
    expect(refusedBy(s, 'rebel', 'do:decline'), 'he cannot find nothing').toBe('power.as-able');
    s.choose('rebel', `card:${found}`);
    const name = found.replace('rebel-', '');
    expect(inPlay(s, 'rebel')).toEqual(['han-solo*', 'recon-2', name]);
    expect(sorted(truth(s, 'rebel', 'deck'))).toEqual(sorted(deck.filter((c) => c !== name)));
    expect(truth(s, 'rebel', 'deck'), 'shuffled').not.toEqual(deck.filter((c) => c !== name));
    expect(new Set(pile(s, 'rebel', 'deck', 'rebel')), 'the new order is unknown').toEqual(new Set(['?']));
    expect(hears(s, 'imperial', 'searched-and-played').map((h) => h.cards)).toEqual([[name]]);
  }
});

scenario('han-solo', 'searches the deck as it is, and renews only an empty one', () => {
  const one = rebel({ play: ['han-solo'], deck: ['recon-4'], deckOnly: true });
  one.choose('rebel', 'power:han-solo');
  expect(cards(one, 'rebel')).toEqual(['recon-4']);
  one.choose('rebel', 'card:rebel-recon-4');
  expect(area(one, 'rebel').deck).toEqual([]);
  expect(area(one, 'rebel').discard, 'the emptied deck is not renewed').not.toEqual([]);

  const empty = rebel({ play: ['han-solo'], deck: [], deckOnly: true });
  const discards = pile(empty, 'rebel', 'discard');
  empty.choose('rebel', 'power:han-solo');
  expect(sorted(cards(empty, 'rebel'))).toEqual(sorted(discards));
  expect(area(empty, 'rebel').discard).toEqual([]);
});

scenario('han-solo', 'at capacity is exhausted for nothing', () => {
  const s = rebel({ play: ['han-solo', 'recon-2', 'recon-3'] });
  expect(s.offers('rebel')).toContain('exhaust:han-solo');
  expect(refusedBy(s, 'rebel', 'power:han-solo')).toBe('power.unresolvable-character');
  s.choose('rebel', 'exhaust:han-solo');
  expect(new Set(pile(s, 'rebel', 'deck', 'rebel'))).toEqual(new Set(['?']));
});

// ---- Lando Calrissian ----

scenario(
  'lando-calrissian',
  'discards any number of his own cards and plays as many, one after another',
  () => {
    for (const gone of [['rebel-recon-2'], ['lando-calrissian'], ['lando-calrissian', 'rebel-recon-2']]) {
      const s = rebel({
        play: ['lando-calrissian', 'recon-2', 'military-2*'],
        deck: ['recon-5', 'military-5', 'diplomacy-5'],
      });
      s.choose('rebel', 'power:lando-calrissian');
      expect(lots(s, 'rebel')).toEqual(['lando-calrissian', 'recon-2', 'military-2']);
      s.pick(
        'rebel',
        gone.map((card) => `card:${card}`),
      );
      const drawn = ['recon-5', 'military-5', 'diplomacy-5'].slice(0, gone.length);
      const stay = ['lando-calrissian*', 'recon-2', 'military-2*'].filter(
        (card) => !gone.some((g) => g.endsWith(card.replace('*', ''))),
      );
      expect(inPlay(s, 'rebel')).toEqual([...stay, ...drawn]);
      expect(sorted(pile(s, 'rebel', 'discard'))).toEqual(sorted(gone.map((g) => g.replace('rebel-', ''))));
      expect(asked(s), 'what he plays does nothing more').toEqual(['imperial']);
      expect(hears(s, 'imperial', 'played').flatMap((h) => h.cards)).toEqual(drawn);
    }
  },
);

scenario('lando-calrissian', 'discards at least one, and only his own', () => {
  const s = rebel({ play: ['lando-calrissian', 'recon-2'] });
  s.choose('rebel', 'power:lando-calrissian');
  const none = s.attempt('rebel', { is: 'pick', take: [] });
  expect(none).toMatchObject({ refused: 'too-few', rule: 'power.at-least-one' });
  const theirs = s.attempt('rebel', { is: 'pick', take: [[s.id('card:imperial-recon-2'), 1]] });
  expect(theirs).toMatchObject({ refused: 'unknown', rule: 'power.lando-calrissian' });
  s.pick('rebel', ['card:rebel-recon-2']);
  expect(inPlay(s, 'rebel')).toHaveLength(2);
});

scenario('lando-calrissian', 'draws what he has discarded when the deck is empty', () => {
  const s = rebel({ play: ['lando-calrissian', 'recon-2'], deck: [], deckOnly: true, reserve: [] });
  const before = sorted([...pile(s, 'rebel', 'discard'), 'lando-calrissian', 'recon-2']);
  s.choose('rebel', 'power:lando-calrissian');
  s.pick('rebel', ['card:lando-calrissian', 'card:rebel-recon-2']);
  expect(area(s, 'rebel').ready).toEqual([true, true]);
  expect(area(s, 'rebel').discard).toEqual([]);
  expect(sorted([...inPlay(s, 'rebel'), ...truth(s, 'rebel', 'deck')])).toEqual(before);
});

// ---- Leia Organa ----

const LEIA: SideSetup = { play: ['leia-organa', 'recon-2'], reserve: ['yoda', 'chewbacca', 'han-solo'] };

scenario('leia-organa', 'plays a character of the reserve, openly', () => {
  const s = rebel(LEIA);
  s.choose('rebel', 'power:leia-organa');
  expect(s.offers('rebel')).toEqual(
    ['yoda', 'chewbacca', 'han-solo'].flatMap((c) => [`play:${c}`, `shuffle:${c}`]),
  );
  s.choose('rebel', 'play:chewbacca');
  expect(inPlay(s, 'rebel')).toEqual(['leia-organa*', 'recon-2', 'chewbacca']);
  expect(pile(s, 'rebel', 'reserve', 'rebel')).toEqual(['yoda', 'han-solo']);
  expect(pile(s, 'rebel', 'reserve', 'imperial')).toEqual(['?', '?']);
  expect(hears(s, 'imperial', 'played-from-reserve').map((h) => h.cards)).toEqual([['chewbacca']]);
});

scenario('leia-organa', 'shuffles one into the deck: that it happened is open, which it was is not', () => {
  const s = rebel(LEIA);
  const size = area(s, 'rebel').deck.length;
  s.choose('rebel', 'power:leia-organa').choose('rebel', 'shuffle:han-solo');
  expect(sorted(truth(s, 'rebel', 'reserve'))).toEqual(['chewbacca', 'yoda']);
  expect(truth(s, 'rebel', 'deck')).toContain('han-solo');
  expect(sorted(pile(s, 'rebel', 'reserve', 'rebel'))).toEqual(['chewbacca', 'yoda']);
  for (const viewer of ['imperial', 'spectator'] as const) {
    expect(area(s, 'rebel').deck).toHaveLength(size + 1);
    expect(pile(s, 'rebel', 'reserve', viewer)).toEqual(['?', '?']);
    expect(hears(s, viewer, 'character-added')).toEqual([
      { e: { k: 'character-added', seat: 0 }, cards: [] },
    ]);
  }
});

scenario('leia-organa', 'the whole deck is shuffled: nobody knows its order any more', () => {
  const s = rebel({ ...LEIA, discard: ['recon-5'] }, { play: ['admiral-piett'] });
  s.choose('rebel', 'do:pass');
  s.choose('imperial', 'power:admiral-piett').choose('imperial', 'card:rebel-recon-5');
  expect(pile(s, 'rebel', 'deck')[0]).toBe('recon-5');
  const deck = truth(s, 'rebel', 'deck');
  s.choose('rebel', 'power:leia-organa').choose('rebel', 'shuffle:yoda');
  for (const viewer of VIEWERS) expect(new Set(pile(s, 'rebel', 'deck', viewer))).toEqual(new Set(['?']));
  expect(sorted(truth(s, 'rebel', 'deck'))).toEqual(sorted([...deck, 'yoda']));
  expect(truth(s, 'rebel', 'deck')).not.toEqual([...deck, 'yoda']);
});

scenario('leia-organa', 'which slots are left tells the opponent nothing of what went', () => {
  const after = (name: string) => {
    const s = rebel(LEIA);
    s.choose('rebel', 'power:leia-organa').choose('rebel', `shuffle:${name}`);
    return JSON.stringify([s.view('imperial'), s.view('spectator'), s.eventsFor('imperial')]);
  };
  expect(after('yoda')).toBe(after('han-solo'));
  expect(after('yoda')).toBe(after('chewbacca'));
});

scenario('leia-organa', 'at capacity can only shuffle; with no reserve she is exhausted for nothing', () => {
  const full = rebel({ play: ['leia-organa', 'recon-2', 'recon-3'], reserve: ['yoda'] });
  full.choose('rebel', 'power:leia-organa');
  expect(full.offers('rebel')).toEqual(['shuffle:yoda']);
  expect(refusedBy(full, 'rebel', 'play:yoda')).toBe('power.capacity');
  full.choose('rebel', 'shuffle:yoda');
  expect(area(full, 'rebel').reserve).toEqual([]);

  const none = rebel({ play: ['leia-organa'], reserve: [] });
  expect(refusedBy(none, 'rebel', 'power:leia-organa')).toBe('power.unresolvable-character');
  none.choose('rebel', 'exhaust:leia-organa');
  expect(totalOf(none, 'rebel')).toBe(1);
});

// ---- Luke Skywalker ----

const LUKE: SideSetup = { play: ['luke-skywalker', 'recon-2'] };

scenario('luke-skywalker', 'discards one own card, one opposing card, or both', () => {
  for (const own of [null, 'luke-skywalker', 'rebel-recon-2']) {
    for (const theirs of [null, 'darth-vader', 'imperial-recon-3']) {
      if (own === null && theirs === null) continue;
      const s = rebel(LUKE, { play: ['darth-vader', 'recon-3*'] });
      s.choose('rebel', 'power:luke-skywalker');
      expect(lots(s, 'rebel')).toEqual([
        'luke-skywalker discard-own',
        'recon-2 discard-own',
        'darth-vader discard-opposing',
        'recon-3 discard-opposing',
      ]);
      s.allot('rebel', [
        ...(own ? [[`card:${own}`, 'discard-own'] as const] : []),
        ...(theirs ? [[`card:${theirs}`, 'discard-opposing'] as const] : []),
      ]);
      const plain = (id: string | null) => (id === null ? [] : [id.replace(/^(rebel|imperial)-/, '')]);
      expect(pile(s, 'rebel', 'discard')).toEqual(plain(own));
      expect(pile(s, 'imperial', 'discard')).toEqual(plain(theirs));
      expect(asked(s)).toEqual(['imperial']);
    }
  }
});

scenario('luke-skywalker', 'must do one part, and a part takes one card of its own side', () => {
  const s = rebel(LUKE, { play: ['recon-3', 'recon-4'] });
  s.choose('rebel', 'power:luke-skywalker');
  const put = (...lines: [string, string][]) =>
    s.attempt('rebel', { is: 'allot', put: lines.map(([lot, to]) => [s.id(`card:${lot}`), to, 1]) });
  expect(put()).toMatchObject({ refused: 'too-few', rule: 'power.at-least-one' });
  const two = put(['imperial-recon-3', 'discard-opposing'], ['imperial-recon-4', 'discard-opposing']);
  expect(two).toMatchObject({ refused: 'too-many' });
  const wrong = put(['imperial-recon-3', 'discard-own']);
  expect(wrong).toMatchObject({ refused: 'not-there', rule: 'power.luke-skywalker' });
  expect(put(['imperial-recon-3', 'discard-opposing'])).toBeNull();
  expect(inPlay(s, 'imperial')).toEqual(['recon-4']);
});

scenario('luke-skywalker', 'alone on the table can only discard himself', () => {
  const s = rebel({ play: ['luke-skywalker'] }, {});
  s.choose('rebel', 'power:luke-skywalker');
  expect(lots(s, 'rebel')).toEqual(['luke-skywalker discard-own']);
  s.allot('rebel', [['card:luke-skywalker', 'discard-own']]);
  expect(inPlay(s, 'rebel')).toEqual([]);
});

// ---- Obi-Wan Kenobi ----

scenario('obi-wan-kenobi', 'plays any card of his own discard pile ready', () => {
  for (const card of ['yoda', 'rebel-recon-5']) {
    const s = rebel(
      { play: ['obi-wan-kenobi'], discard: ['yoda', 'recon-5'] },
      { play: ['recon-2'], discard: ['military-5'] },
    );
    s.choose('rebel', 'power:obi-wan-kenobi');
    expect(s.offers('rebel')).toEqual(['card:yoda', 'card:rebel-recon-5']);
    expect(refusedBy(s, 'rebel', 'card:imperial-military-5')).toBe('power.obi-wan-kenobi');
    s.choose('rebel', `card:${card}`);
    expect(inPlay(s, 'rebel')).toEqual(['obi-wan-kenobi*', card.replace('rebel-', '')]);
    expect(pile(s, 'rebel', 'discard')).toHaveLength(1);
  }
});

scenario('obi-wan-kenobi', 'needs room and a card in the pile; the deck is not renewed for him', () => {
  const full = rebel({ play: ['obi-wan-kenobi', 'recon-2', 'recon-3'], discard: ['yoda'] });
  expect(refusedBy(full, 'rebel', 'power:obi-wan-kenobi')).toBe('power.unresolvable-character');
  const bare = rebel({ play: ['obi-wan-kenobi'] });
  expect(refusedBy(bare, 'rebel', 'power:obi-wan-kenobi')).toBe('power.unresolvable-character');
  bare.choose('rebel', 'exhaust:obi-wan-kenobi');
  expect(totalOf(bare, 'rebel')).toBe(1);
  const empty = rebel({ play: ['obi-wan-kenobi'], deck: [], deckOnly: true });
  empty.choose('rebel', 'power:obi-wan-kenobi').choose('rebel', 'card:rebel-recon-5');
  expect(area(empty, 'rebel').deck, 'the deck stays empty').toEqual([]);
});

// ---- R2-D2 and C-3PO ----

scenario('r2-d2-and-c-3po', 'lay the chosen strategy open and choose another in secret', () => {
  const s = rebel({ play: ['r2-d2-and-c-3po'], strategy: 'deception', used: ['support'] });
  s.choose('rebel', 'power:r2-d2-and-c-3po');
  expect(pile(s, 'rebel', 'used', 'imperial')).toEqual(['support', 'deception']);
  expect(hears(s, 'imperial', 'strategy-discarded').map((h) => h.cards)).toEqual([['deception']]);
  expect(chosen(s, 'rebel', 'rebel')).toBeNull();
  expect(sorted(cards(s, 'rebel'))).toEqual(['bureaucracy', 'direct-assault', 'infiltration']);
  expect(refusedBy(s, 'rebel', 'card:rebel-deception')).toBe('planning.used');
  s.choose('rebel', 'card:rebel-infiltration');
  expect(chosen(s, 'rebel', 'rebel')).toBe('infiltration');
  for (const viewer of ['imperial', 'spectator'] as const) {
    expect(chosen(s, 'rebel', viewer)).toBe('?');
    expect(pile(s, 'rebel', 'unused', viewer)).toEqual(['?', '?']);
    expect(hears(s, viewer, 'strategy-chosen').flatMap((h) => h.cards)).not.toContain('infiltration');
  }
  expect(asked(s)).toEqual(['imperial']);
});

// ---- Yoda ----

scenario('yoda', 'gains one token, however many there are', () => {
  for (const before of [0, 2, 16]) {
    const s = rebel({ play: ['yoda'], influence: before });
    s.choose('rebel', 'power:yoda');
    expect(tokens(s, 'rebel')).toBe(before + 1);
    expect(tokens(s, 'imperial')).toBe(2);
    expect(hears(s, 'imperial', 'influence-gained').map((h) => h.e['n'])).toEqual([1]);
    expect(asked(s)).toEqual(['imperial']);
  }
});

scenario('yoda', 'readied with a token he gains it again', () => {
  const s = rebel({ play: ['yoda'], influence: 1 });
  s.choose('rebel', 'power:yoda').choose('imperial', 'do:pass');
  s.choose('rebel', 'ready:yoda').choose('imperial', 'do:pass').choose('rebel', 'power:yoda');
  expect(tokens(s, 'rebel')).toBe(2);
  expect(totalOf(s, 'rebel')).toBe(1);
});
