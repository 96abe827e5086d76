import { expect } from 'vitest';
import { evrCase } from './scenario.ts';
import {
  area,
  asked,
  asking,
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
} from './table.ts';

evrCase(5, 'with no card in play only `play` is accepted', () => {
  const s = table({ rebel: { influence: 2 }, imperial: { play: ['military-2*', 'recon-3'] } });
  expect(s.offers('rebel')).toEqual(['do:play']);
  expect(refusedBy(s, 'rebel', 'do:pass')).toBe('struggle.must-play');
  expect(refusedBy(s, 'rebel', 'ready:imperial-military-2')).toBe('struggle.must-play');
  expect(refusedBy(s, 'rebel', 'ready:rebel-military-2')).toBe('struggle.must-play');
  expect(refusedBy(s, 'rebel', 'power:imperial-recon-3')).toBe('struggle.must-play');
  s.choose('rebel', 'do:play');
  expect(area(s, 'rebel').play).toHaveLength(1);
  expect(area(s, 'rebel').ready).toEqual([true]);
});

evrCase(6, 'three cards at capacity 3, one of them exhausted: `play` is refused', () => {
  const s = table({
    event: 'escape-from-tatooine',
    rebel: { play: ['military-2', 'recon-2*', 'diplomacy-2'] },
    imperial: { play: ['military-2'] },
  });
  expect(refusedBy(s, 'rebel', 'do:play')).toBe('struggle.capacity');
  expect(inPlay(s, 'rebel')).toEqual(['military-2', 'recon-2*', 'diplomacy-2']);
  const room = table({ event: 'escape-from-tatooine', rebel: { play: ['military-2', 'recon-2*'] } });
  expect(room.offers('rebel')).toContain('do:play');
});

evrCase(7, 'the power of an exhausted card, or of an opposing one, is refused', () => {
  const s = table({
    rebel: { play: ['diplomacy-2*', 'military-3'] },
    imperial: { play: ['diplomacy-4', 'darth-vader'] },
  });
  expect(refusedBy(s, 'rebel', 'power:rebel-diplomacy-2')).toBe('struggle.ready-only');
  expect(refusedBy(s, 'rebel', 'power:imperial-diplomacy-4')).toBe('struggle.own-card');
  expect(refusedBy(s, 'rebel', 'power:darth-vader')).toBe('struggle.own-card');
});

evrCase(8, 'Military 4 discards The Force 5 and, exhausted, is still worth 4', () => {
  const s = table({ rebel: { play: ['military-4'] }, imperial: { play: ['recon-3', 'the-force-5'] } });
  s.choose('rebel', 'power:rebel-military-4').choose('rebel', 'card:imperial-the-force-5');
  expect(pile(s, 'imperial', 'discard')).toEqual(['the-force-5']);
  expect(pile(s, 'rebel', 'discard')).toEqual([]);
  expect(inPlay(s, 'imperial')).toEqual(['recon-3']);
  expect(inPlay(s, 'rebel')).toEqual(['military-4*']);
  expect(totalOf(s, 'rebel')).toBe(4);
  expect(asked(s)).toEqual(['imperial']);
});

evrCase(9, 'Military with no opposing card in play is refused', () => {
  const s = table({ rebel: { play: ['military-4', 'recon-3'] } });
  expect(refusedBy(s, 'rebel', 'power:rebel-military-4')).toBe('power.unresolvable-ordinary');
  expect(refusedBy(s, 'rebel', 'exhaust:rebel-military-4')).toBe('power.unresolvable-ordinary');
  expect(inPlay(s, 'rebel')).toEqual(['military-4', 'recon-3']);
});

evrCase(10, 'Diplomacy 2 discards itself and the total falls by 2', () => {
  const s = table({ rebel: { play: ['diplomacy-2', 'recon-5'] }, imperial: { play: ['recon-5'] } });
  expect(totalOf(s, 'rebel')).toBe(7);
  s.choose('rebel', 'power:rebel-diplomacy-2').choose('rebel', 'card:rebel-diplomacy-2');
  expect(pile(s, 'rebel', 'discard')).toEqual(['diplomacy-2']);
  expect(inPlay(s, 'rebel')).toEqual(['recon-5']);
  expect(totalOf(s, 'rebel')).toBe(5);
});

evrCase(11, 'The Force does not hit an exhausted card; it turns Luke down to 1', () => {
  const s = table({
    rebel: { play: ['the-force-2', 'luke-skywalker'] },
    imperial: { play: ['recon-3*', 'military-2'] },
  });
  s.choose('rebel', 'power:rebel-the-force-2');
  expect(lots(s, 'rebel')).toEqual(['luke-skywalker', 'military-2']);
  const answer = { is: 'pick', take: [[s.id('card:imperial-recon-3'), 1]] };
  expect(s.attempt('rebel', answer)).toMatchObject({ refused: 'unknown' });
  expect(s.whyNot('rebel', 'card:imperial-recon-3')).toEqual({ rule: 'power.exhaust-ready' });
  s.pick('rebel', ['card:luke-skywalker']);
  expect(inPlay(s, 'rebel')).toEqual(['the-force-2*', 'luke-skywalker*']);
  expect(totalOf(s, 'rebel')).toBe(3);
  expect(asked(s), "Luke's power does not happen").toEqual(['imperial']);
});

evrCase(12, "Recon on the opponent's deck keeps the second card, known to the user alone", () => {
  const s = table({
    rebel: { play: ['recon-3'] },
    imperial: { play: ['recon-2'], deck: ['military-2', 'diplomacy-3'] },
  });
  s.choose('rebel', 'power:rebel-recon-3').choose('rebel', 'side:1');
  expect(pile(s, 'imperial', 'deck', 'rebel').slice(0, 3)).toEqual(['military-2', 'diplomacy-3', '?']);
  expect(pile(s, 'imperial', 'deck', 'imperial').slice(0, 2)).toEqual(['?', '?']);
  expect(hears(s, 'rebel', 'saw').map((h) => h.cards)).toEqual([['military-2', 'diplomacy-3']]);
  expect(hears(s, 'imperial', 'saw').map((h) => h.cards)).toEqual([['?', '?']]);
  s.choose('rebel', 'card:imperial-military-2');

  expect(pile(s, 'imperial', 'discard', 'imperial')).toEqual(['military-2']);
  expect(pile(s, 'imperial', 'discard', 'spectator')).toEqual(['military-2']);
  expect(pile(s, 'imperial', 'deck', 'rebel').slice(0, 2)).toEqual(['diplomacy-3', '?']);
  expect(pile(s, 'imperial', 'deck', 'imperial')[0]).toBe('?');
  expect(pile(s, 'imperial', 'deck', 'spectator')[0]).toBe('?');
  s.choose('imperial', 'do:play');
  expect(inPlay(s, 'imperial')).toEqual(['recon-2', 'diplomacy-3']);
});

evrCase(13, 'influence needs a token; it readies Luke, whose power is usable next turn', () => {
  const none = table({ rebel: { play: ['luke-skywalker*'], influence: 0 }, imperial: { play: ['recon-3'] } });
  expect(refusedBy(none, 'rebel', 'ready:luke-skywalker')).toBe('struggle.tokens');
  const s = table({ rebel: { play: ['luke-skywalker*'], influence: 2 }, imperial: { play: ['recon-3'] } });
  expect(totalOf(s, 'rebel')).toBe(1);
  s.choose('rebel', 'ready:luke-skywalker');
  expect(totalOf(s, 'rebel')).toBe(6);
  expect(tokens(s, 'rebel')).toBe(1);
  expect(asked(s)).toEqual(['imperial']);
  s.choose('imperial', 'do:pass');
  expect(s.offers('rebel')).toContain('power:luke-skywalker');
  s.choose('rebel', 'power:luke-skywalker');
  expect(kind(s, 'rebel')).toBe('power.one-or-both');
});

evrCase(14, 'pass, play, pass, pass: only the fourth turn ends the struggle', () => {
  const s = table({ rebel: { play: ['recon-2'] }, imperial: { play: ['recon-2'] } });
  s.choose('rebel', 'do:pass').choose('imperial', 'do:play').choose('rebel', 'do:pass');
  expect(kind(s, 'imperial')).toBe('struggle.turn');
  expect(hears(s, 'spectator', 'struggle-ends')).toEqual([]);
  s.choose('imperial', 'do:pass');
  expect(hears(s, 'spectator', 'struggle-ends')).toHaveLength(1);
  expect(s.view('spectator').game.round).toBe(2);
});

evrCase(31, 'a passed player who loses their only card must play; the struggle goes on', () => {
  const s = table({ rebel: { play: ['military-4'] }, imperial: { play: ['military-2'] } });
  s.choose('rebel', 'do:pass');
  s.choose('imperial', 'power:imperial-military-2').choose('imperial', 'card:rebel-military-4');
  expect(asked(s)).toEqual(['rebel']);
  expect(refusedBy(s, 'rebel', 'do:pass')).toBe('struggle.must-play');
  s.choose('rebel', 'do:play');
  expect(area(s, 'rebel').play).toHaveLength(1);
  expect(kind(s, 'imperial')).toBe('struggle.turn');
});

evrCase(34, 'Duel on Cloud City: Yoda is exhausted for nothing; Luke, Vader and ordinary powers work', () => {
  const duel = { event: 'duel-on-cloud-city' };
  const s = table({
    ...duel,
    rebel: { play: ['yoda', 'luke-skywalker', 'diplomacy-2'], influence: 1 },
    imperial: { play: ['darth-vader', 'recon-2'] },
  });
  expect(refusedBy(s, 'rebel', 'power:yoda')).toBe('power.blocked');
  s.choose('rebel', 'exhaust:yoda');
  expect(inPlay(s, 'rebel')).toEqual(['yoda*', 'luke-skywalker', 'diplomacy-2']);
  expect(totalOf(s, 'rebel')).toBe(1 + 6 + 2);
  expect(tokens(s, 'rebel')).toBe(1);
  expect(s.offers('imperial')).toContain('power:darth-vader');
  s.choose('imperial', 'power:darth-vader').choose('imperial', 'card:yoda');
  expect(pile(s, 'rebel', 'reserve')).toContain('yoda');
  s.choose('rebel', 'power:luke-skywalker');
  s.allot('rebel', [['card:imperial-recon-2', 'discard-opposing']]);
  expect(pile(s, 'imperial', 'discard')).toEqual(['recon-2']);
  s.choose('imperial', 'do:pass').choose('rebel', 'power:rebel-diplomacy-2');
  s.choose('rebel', 'card:luke-skywalker');
  expect(inPlay(s, 'rebel')).toEqual(['diplomacy-2*']);
});

evrCase(35, 'Attack on Echo Base: Diplomacy is refused and stays ready; Lando works', () => {
  const s = table({
    event: 'attack-on-echo-base',
    rebel: { play: ['diplomacy-2', 'lando-calrissian'], deck: ['recon-5'] },
    imperial: { play: ['recon-2'] },
  });
  expect(refusedBy(s, 'rebel', 'power:rebel-diplomacy-2')).toBe('power.blocked');
  expect(inPlay(s, 'rebel')).toEqual(['diplomacy-2', 'lando-calrissian']);
  s.choose('rebel', 'power:lando-calrissian').pick('rebel', ['card:rebel-diplomacy-2']);
  expect(inPlay(s, 'rebel')).toEqual(['lando-calrissian*', 'recon-5']);
});

evrCase(44, 'tutorial: a tie or two totals over have no winner; a fourth card is refused', () => {
  const plain = { influence: 0 };
  for (const [rebel, imperial] of [
    [
      ['recon-5', 'military-4', 'diplomacy-2'],
      ['recon-5', 'military-4', 'diplomacy-2'],
    ],
    [
      ['recon-5', 'military-5', 'diplomacy-2'],
      ['recon-5', 'military-5', 'diplomacy-3'],
    ],
  ] as const) {
    const s = table({
      tutorial: true,
      rebel: { play: [...rebel], ...plain },
      imperial: { play: [...imperial], ...plain },
    });
    expect(refusedBy(s, 'rebel', 'do:play')).toBe('struggle.capacity');
    s.choose('rebel', 'do:pass').choose('imperial', 'do:pass');
    expect(s.view('rebel').over).toEqual({ seats: ['drawn', 'drawn'], reason: 'tutorial.end' });
    expect(hears(s, 'imperial', 'tutorial-drawn'), 'the offer of a replay hangs on this').toHaveLength(1);
    expect(asked(s)).toEqual([]);
  }
});

evrCase(
  42,
  'Lando discards three with one card left in the deck: it, and two from the new deck, are played',
  () => {
    const s = table({
      rebel: { play: ['lando-calrissian', 'military-2*', 'recon-2'], deck: ['recon-5'], deckOnly: true },
      imperial: { play: ['recon-2'] },
    });
    const discarded = area(s, 'rebel').discard.length;
    s.choose('rebel', 'power:lando-calrissian');
    s.pick('rebel', ['card:lando-calrissian', 'card:rebel-military-2', 'card:rebel-recon-2']);
    const play = inPlay(s, 'rebel');
    expect(play[0]).toBe('recon-5');
    expect(play).toHaveLength(3);
    expect(area(s, 'rebel').ready).toEqual([true, true, true]);
    expect(area(s, 'rebel').discard).toEqual([]);
    expect(area(s, 'rebel').deck).toHaveLength(discarded + 3 - 2);
    const back = [...play, ...truth(s, 'rebel', 'deck')];
    expect(back).toEqual(expect.arrayContaining(['lando-calrissian', 'military-2', 'recon-2']));
    expect(new Set(pile(s, 'rebel', 'deck', 'rebel'))).toEqual(new Set(['?']));
    expect(hears(s, 'spectator', 'deck-renewed')).toHaveLength(1);
    expect(asking(s)).toBe('imperial');
  },
);

evrCase(43, 'General Veers mills a 4: what is worth less goes, the rest stays', () => {
  const s = table({
    event: 'rebel-uprising',
    active: 'imperial',
    rebel: { play: ['recon-3', 'diplomacy-2', 'luke-skywalker*', 'military-4', 'leia-organa'] },
    imperial: { play: ['general-veers'], deck: ['diplomacy-4'] },
  });
  s.choose('imperial', 'power:general-veers');
  expect(inPlay(s, 'rebel')).toEqual(['military-4', 'leia-organa']);
  expect(sorted(pile(s, 'rebel', 'discard'))).toEqual(['diplomacy-2', 'luke-skywalker', 'recon-3']);
  expect(pile(s, 'imperial', 'discard')).toEqual(['diplomacy-4']);
  expect(asked(s), 'nobody chooses').toEqual(['rebel']);
});

evrCase(
  45,
  'a position that stands for the third time makes the turn a pass, which ends the struggle',
  () => {
    const s = table({ rebel: { play: ['yoda'], influence: 0 }, imperial: { play: ['recon-2'] } });
    const turns = ['power:yoda', 'ready:yoda', 'power:yoda', 'ready:yoda'];
    for (const turn of turns) s.choose('rebel', turn).choose('imperial', 'do:pass');
    expect(kind(s, 'rebel'), 'twice each: nothing has happened yet').toBe('struggle.turn');
    s.choose('rebel', 'power:yoda');
    expect(hears(s, 'spectator', 'position-repeated').map(({ e }) => e.side)).toEqual([0]);
    expect(hears(s, 'imperial', 'struggle-ends')).toHaveLength(1);
    expect(s.view('spectator').game.round).toBe(2);
  },
);
