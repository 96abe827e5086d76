import { expect } from 'vitest';
import { evrScene } from '../../scene.ts';
import { evrCase } from './scenario.ts';
import {
  area,
  asked,
  cards,
  chosen,
  hears,
  inPlay,
  kind,
  passBoth,
  pile,
  refusedBy,
  sorted,
  table,
  tokens,
  totalOf,
  truth,
} from './table.ts';

evrCase(26, 'Han Solo at capacity is exhausted for nothing: no search, no shuffle', () => {
  const s = table({
    rebel: { play: ['han-solo', 'recon-2', 'recon-3'], deck: ['yoda', 'military-5'] },
    imperial: { play: ['recon-2'] },
  });
  expect(refusedBy(s, 'rebel', 'power:han-solo')).toBe('power.unresolvable-character');
  const deck = truth(s, 'rebel', 'deck');
  s.choose('rebel', 'exhaust:han-solo');
  expect(inPlay(s, 'rebel')).toEqual(['han-solo*', 'recon-2', 'recon-3']);
  expect(totalOf(s, 'rebel')).toBe(1 + 2 + 3);
  expect(truth(s, 'rebel', 'deck')).toEqual(deck);
  expect(new Set(pile(s, 'rebel', 'deck', 'rebel'))).toEqual(new Set(['?']));
  expect(s.barriers, 'nothing was drawn, read or learned').toEqual([]);
  expect(asked(s)).toEqual(['imperial']);
});

evrCase(27, 'Tarkin takes the only token; R2-D2 and C-3PO with the last strategy bring all five back', () => {
  const tarkin = table({
    active: 'imperial',
    rebel: { influence: 1 },
    imperial: { play: ['grand-moff-tarkin'] },
  });
  tarkin.choose('imperial', 'power:grand-moff-tarkin');
  expect(tokens(tarkin, 'rebel')).toBe(0);

  const used = ['deception', 'infiltration', 'bureaucracy', 'support'];
  const s = table({ rebel: { play: ['r2-d2-and-c-3po'], strategy: 'direct-assault', used } });
  expect(area(s, 'rebel').unused).toEqual([]);
  s.choose('rebel', 'power:r2-d2-and-c-3po');
  expect(sorted(cards(s, 'rebel'))).toEqual(sorted([...used, 'direct-assault']));
  s.choose('rebel', 'card:rebel-direct-assault');
  expect(chosen(s, 'rebel', 'rebel')).toBe('direct-assault');
  expect(chosen(s, 'rebel', 'imperial')).toBe('?');
  expect(area(s, 'rebel').used).toEqual([]);
  expect(sorted(pile(s, 'rebel', 'unused', 'rebel'))).toEqual(sorted(used));
  expect(new Set(pile(s, 'rebel', 'unused', 'imperial'))).toEqual(new Set(['?']));
});

evrCase(
  28,
  'Darth Vader on exhausted Chewbacca: to the Rebel reserve, and not in the deck next round',
  () => {
    const s = table({
      active: 'imperial',
      rebel: { play: ['chewbacca*', 'recon-3'], strategy: 'infiltration' },
      imperial: { play: ['darth-vader'], strategy: 'infiltration' },
    });
    s.choose('imperial', 'power:darth-vader').choose('imperial', 'card:chewbacca');
    expect(inPlay(s, 'rebel')).toEqual(['recon-3']);
    expect(truth(s, 'rebel', 'reserve')).toContain('chewbacca');
    expect(pile(s, 'rebel', 'reserve', 'imperial')).toContain('chewbacca');
    passBoth(s);
    expect(s.view('spectator').game.round).toBe(2);
    expect(truth(s, 'rebel', 'reserve')).toContain('chewbacca');
    expect(truth(s, 'rebel', 'deck')).not.toContain('chewbacca');
    expect(area(s, 'rebel').reserve).toHaveLength(5);
    expect(area(s, 'rebel').deck).toHaveLength(19);
  },
);

const LEIA = {
  event: 'rebel-uprising',
  rebel: {
    play: ['leia-organa', 'recon-2', 'recon-3', 'recon-4', 'military-2', 'military-3'],
    reserve: ['yoda', 'chewbacca'],
    deck: [],
    deckOnly: true,
  },
  imperial: { play: ['recon-2'] },
};

evrCase(
  40,
  'Leia at capacity with an empty deck: only shuffling is offered; 7 discards and she make 8',
  () => {
    // This position needs fewer than 24 cards: six in play, two in reserve and seven discarded leave nine, which the test removes.
    const s = evrScene(LEIA).arrange((state) => {
      state.game.areas[0].discard.splice(7);
    });
    expect(area(s, 'rebel').discard).toHaveLength(7);
    s.choose('rebel', 'power:leia-organa');
    expect(sorted(s.offers('rebel'))).toEqual(['shuffle:chewbacca', 'shuffle:yoda']);
    expect(refusedBy(s, 'rebel', 'play:yoda')).toBe('power.capacity');
    s.choose('rebel', 'shuffle:yoda');
    expect(area(s, 'rebel').deck).toHaveLength(8);
    expect(area(s, 'rebel').discard).toEqual([]);
    expect(truth(s, 'rebel', 'deck')).toContain('yoda');
    expect(truth(s, 'rebel', 'reserve')).toEqual(['chewbacca']);
  },
);

evrCase(40, 'the same with all 24 cards on the table', () => {
  const s = table(LEIA);
  expect(area(s, 'rebel').deck).toEqual([]);
  const discards = area(s, 'rebel').discard.length;
  s.choose('rebel', 'power:leia-organa').choose('rebel', 'shuffle:yoda');
  expect(area(s, 'rebel').deck).toHaveLength(discards + 1);
  expect(area(s, 'rebel').discard).toEqual([]);
});

const JABBA = {
  active: 'imperial',
  rebel: { play: ['recon-2'] },
  imperial: { play: ['jabba-the-hutt', 'recon-2', 'recon-3'], deck: ['military-5', 'recon-5'] },
} as const;
const jabba = () =>
  table({
    ...JABBA,
    rebel: { play: ['recon-2'] },
    imperial: { play: [...JABBA.imperial.play], deck: [...JABBA.imperial.deck] },
  });

evrCase(41, 'Jabba at capacity sees the top card; he may play it only if he discards first', () => {
  const s = jabba();
  s.choose('imperial', 'power:jabba-the-hutt');
  expect(pile(s, 'imperial', 'deck', 'imperial').slice(0, 2)).toEqual(['military-5', '?']);
  expect(pile(s, 'imperial', 'deck', 'rebel')[0]).toBe('?');
  expect(kind(s, 'imperial')).toBe('power.look-and-play.discard');
  s.choose('imperial', 'card:imperial-recon-2');
  expect(kind(s, 'imperial')).toBe('power.look-and-play.play');
  expect(s.offers('imperial')).toEqual(['do:decline', 'card:imperial-military-5']);
  s.choose('imperial', 'card:imperial-military-5');
  expect(inPlay(s, 'imperial')).toEqual(['jabba-the-hutt*', 'recon-3', 'military-5']);
  expect(pile(s, 'imperial', 'discard')).toEqual(['recon-2']);
});

evrCase(41, 'declining leaves the card on top, and only Jabba knows it', () => {
  const s = jabba();
  s.choose('imperial', 'power:jabba-the-hutt').choose('imperial', 'do:decline');
  expect(asked(s), 'nothing more is offered at capacity').toEqual(['rebel']);
  expect(inPlay(s, 'imperial')).toEqual(['jabba-the-hutt*', 'recon-2', 'recon-3']);
  expect(truth(s, 'imperial', 'deck')[0]).toBe('military-5');
  expect(pile(s, 'imperial', 'deck', 'imperial').slice(0, 2)).toEqual(['military-5', '?']);
  for (const viewer of ['rebel', 'spectator'] as const) {
    expect(pile(s, 'imperial', 'deck', viewer)[0]).toBe('?');
    expect(hears(s, viewer, 'saw').flatMap((h) => h.cards)).not.toContain('military-5');
  }
});
