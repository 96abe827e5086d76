import { expect } from 'vitest';
import type { FrameOf } from '../../frames/frames.ts';
import type { EvrScene, EvrSetup } from '../../scene.ts';
import { ruling } from './scenario.ts';
import {
  area,
  asked,
  balance,
  cards,
  fight,
  freshGame,
  hand,
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
  winner,
} from './table.ts';

/** D12 to D22: decks, dominance, events, secrecy, repetition. */

ruling('D12', 'an empty deck is renewed only when it is needed', () => {
  const s = table({
    rebel: { play: ['recon-2'], deck: ['recon-3'], deckOnly: true },
    imperial: { play: ['recon-2'] },
  });
  const discards = area(s, 'rebel').discard.length;
  s.choose('rebel', 'do:play');
  expect(area(s, 'rebel').deck, 'the last card has left').toEqual([]);
  expect(area(s, 'rebel').discard).toHaveLength(discards);
  s.choose('imperial', 'do:pass').choose('rebel', 'do:play');
  expect(area(s, 'rebel').discard).toEqual([]);
  expect(area(s, 'rebel').deck).toHaveLength(discards - 1);
});

ruling('D12', 'also when a card is put into it or onto it', () => {
  const bare = { deck: [], deckOnly: true };
  const into = table({ rebel: { play: ['leia-organa'], reserve: ['yoda'], ...bare } });
  const size = area(into, 'rebel').discard.length;
  into.choose('rebel', 'power:leia-organa').choose('rebel', 'shuffle:yoda');
  expect(area(into, 'rebel').deck).toHaveLength(size + 1);
  const onto = table({ active: 'imperial', imperial: { play: ['admiral-piett'] }, rebel: { ...bare } });
  onto.choose('imperial', 'power:admiral-piett').choose('imperial', 'card:rebel-recon-5');
  expect(area(onto, 'rebel').discard).toEqual([]);
  expect(pile(onto, 'rebel', 'deck')[0]).toBe('recon-5');
});

ruling('D13', 'the balance token stays when points are equal and nobody won', () => {
  for (const before of ['rebel', 'imperial'] as const) {
    const s = fight({ balance: before, rebel: { play: hand(12) }, imperial: { play: hand(13) } });
    expect(winner(s)).toBeNull();
    expect(balance(s)).toBe(before);
  }
  const behind = fight({
    balance: 'imperial',
    rebel: { play: hand(12) },
    imperial: { play: hand(13), won: ['control-of-endor'] },
  });
  expect(balance(behind), 'with unequal points it goes to the one behind').toBe('rebel');
});

ruling('D14', "Bureaucracy pays before the event's effect", () => {
  const s = fight({
    event: 'acquire-the-death-star-plans',
    rebel: { play: hand(9) },
    imperial: { play: hand(3), strategy: 'bureaucracy', influence: 1 },
  });
  expect(tokens(s, 'imperial'), '1 + 2 - 2; the other way round it would be 2').toBe(1);
});

ruling('D15', 'no winner or loser effect when nobody wins', () => {
  const s = fight({
    event: 'create-a-diversion',
    rebel: { play: hand(6) },
    imperial: { play: hand(7) },
  });
  expect(winner(s)).toBeNull();
  expect([area(s, 'rebel').random, area(s, 'imperial').random]).toEqual([false, false]);
});

ruling('D16', 'Ultimate Power does not bring back the strategy chosen this round', () => {
  const s = fight({
    event: 'ultimate-power-in-the-universe',
    rebel: { play: hand(5), strategy: 'bureaucracy', used: ['support'] },
    imperial: { play: hand(3) },
  });
  expect(winner(s)).toBe('rebel');
  expect(pile(s, 'rebel', 'used')).toEqual(['bureaucracy']);
  expect(truth(s, 'rebel', 'unused')).toContain('support');
});

ruling('D17', 'one character, compulsory, from deck, discard pile or play area, taken at Cleanup', () => {
  const s = fight({
    event: 'negotiate-with-the-hutts',
    rebel: {
      play: ['yoda', 'recon-2'],
      discard: ['chewbacca'],
      deck: ['han-solo'],
      reserve: ['leia-organa', 'lando-calrissian', 'luke-skywalker', 'obi-wan-kenobi', 'r2-d2-and-c-3po'],
    },
    imperial: { play: hand(3) },
  });
  expect(asked(s)).toEqual(['rebel']);
  expect(sorted(s.offers('rebel'))).toEqual(['face:chewbacca', 'face:han-solo', 'face:yoda']);
  expect(inPlay(s, 'rebel'), 'nothing has been gathered yet').toEqual(['yoda', 'recon-2']);
  s.choose('rebel', 'face:yoda');
  expect(inPlay(s, 'rebel')).toEqual([]);
  expect(area(s, 'rebel').deck).toHaveLength(24 - 6);
  expect(pile(s, 'rebel', 'reserve', 'imperial')).not.toContain('yoda');
});

ruling('D18', 'Chewbacca and Boba Fett exhaust ready cards only; Vader reaches both sides', () => {
  const chewbacca = table({ rebel: { play: ['chewbacca'] }, imperial: { play: ['recon-2*', 'recon-3'] } });
  chewbacca.choose('rebel', 'power:chewbacca');
  expect(lots(chewbacca, 'rebel')).toEqual(['recon-3']);
  const boba = table({ active: 'imperial', imperial: { play: ['boba-fett', 'recon-2*', 'recon-3'] } });
  boba.choose('imperial', 'power:boba-fett');
  expect(lots(boba, 'imperial')).toEqual(['recon-3 exhaust-either']);
  const vader = table({
    active: 'imperial',
    imperial: { play: ['darth-vader', 'recon-2*'] },
    rebel: { play: ['recon-3*', 'recon-4'] },
  });
  vader.choose('imperial', 'power:darth-vader');
  expect(cards(vader, 'imperial')).toEqual(['darth-vader', 'recon-2', 'recon-3']);
});

ruling(
  'D19',
  'Display of Power: seen, picked, used and open; the last one brings all back at Cleanup',
  () => {
    const used = ['support', 'deception'];
    const s = fight({
      event: 'display-of-power',
      rebel: { play: hand(5), strategy: 'bureaucracy' },
      imperial: { play: hand(3), strategy: 'bureaucracy', used },
    });
    expect(sorted(pile(s, 'imperial', 'unused', 'rebel'))).toEqual(['direct-assault', 'infiltration']);
    s.choose('rebel', 'card:imperial-infiltration');
    expect(sorted(pile(s, 'imperial', 'used', 'spectator'))).toEqual([
      'bureaucracy',
      'deception',
      'infiltration',
      'support',
    ]);
    const last = fight({
      event: 'display-of-power',
      rebel: { play: hand(5), strategy: 'bureaucracy' },
      imperial: { play: hand(3), strategy: 'bureaucracy', used: [...used, 'direct-assault'] },
    });
    last.choose('rebel', 'card:imperial-infiltration');
    expect(area(last, 'imperial').unused).toHaveLength(5);
  },
);

ruling('D20', 'setting up and choosing strategies show nothing of what was picked', () => {
  const after = (four: string[], strategy: string) => {
    const s = freshGame('secret');
    s.pick(
      'rebel',
      four.map((name) => `card:${name}`),
    );
    s.pick('imperial', ['card:ig-88', 'card:boba-fett', 'card:darth-vader', 'card:general-veers']);
    s.choose('rebel', `card:rebel-${strategy}`).choose('imperial', 'card:imperial-support');
    return JSON.stringify([s.view('imperial'), s.view('spectator'), s.eventsFor('imperial')]);
  };
  const one = after(['yoda', 'chewbacca', 'han-solo', 'leia-organa'], 'support');
  expect(
    after(['luke-skywalker', 'obi-wan-kenobi', 'r2-d2-and-c-3po', 'lando-calrissian'], 'deception'),
  ).toBe(one);
});

ruling('D20', 'a player keeps seeing what they were shown while it is still true', () => {
  const s = table({
    rebel: { play: ['recon-2'], influence: 2 },
    imperial: { play: ['recon-2', 'jabba-the-hutt'], deck: ['recon-5', 'military-5'] },
  });
  s.choose('rebel', 'power:rebel-recon-2').choose('rebel', 'side:1').choose('rebel', 'card:imperial-recon-5');
  expect(pile(s, 'imperial', 'deck', 'rebel')[0]).toBe('military-5');
  s.choose('imperial', 'power:jabba-the-hutt')
    .choose('imperial', 'do:decline')
    .choose('imperial', 'do:decline');
  expect(pile(s, 'imperial', 'deck', 'imperial')[0]).toBe('military-5');
  expect(pile(s, 'imperial', 'deck', 'spectator')[0]).toBe('?');
  s.choose('rebel', 'do:pass').choose('imperial', 'do:play');
  expect(pile(s, 'imperial', 'deck', 'rebel')[0], 'the card has left').toBe('?');
});

ruling('D21', 'Han Solo at capacity neither searches nor shuffles', () => {
  const s = table({ rebel: { play: ['han-solo', 'recon-2', 'recon-3'], deck: ['yoda'] } });
  const deck = truth(s, 'rebel', 'deck');
  expect(refusedBy(s, 'rebel', 'power:han-solo')).toBe('power.unresolvable-character');
  s.choose('rebel', 'exhaust:han-solo');
  expect(totalOf(s, 'rebel')).toBe(1 + 2 + 3);
  expect(truth(s, 'rebel', 'deck')).toEqual(deck);
  expect(hears(s, 'rebel', 'exhausted-for-nothing')).toHaveLength(1);
});

/** Yoda pays for himself; nothing else changes while the Imperial player passes. */
const YODA: EvrSetup = { rebel: { play: ['yoda'], influence: 0 }, imperial: { play: ['recon-2'] } };
const LOOP = ['power:yoda', 'ready:yoda', 'power:yoda', 'ready:yoda'];

/** The struggle that is going on. */
function struggleOf(s: EvrScene): FrameOf<'struggle'> {
  const frame = s.state.stack.find((f) => f.k === 'struggle');
  if (frame?.k !== 'struggle') throw new Error('no struggle is going on');
  return frame;
}

ruling('D22', 'any other turn in between makes another position', () => {
  const s = table(YODA);
  for (const turn of LOOP) s.choose('rebel', turn).choose('imperial', 'do:pass');
  s.choose('rebel', 'do:play').choose('imperial', 'do:pass').choose('rebel', 'power:yoda');
  expect(hears(s, 'rebel', 'position-repeated')).toEqual([]);
  expect(asked(s)).toEqual(['imperial']);
});

ruling('D22', 'the turn is the first of two passes when none came before it', () => {
  const s = table(YODA);
  s.choose('rebel', 'power:yoda');
  const [position = 0] = struggleOf(s).positions ?? [];
  const again = table(YODA);
  again.arrange((state) => {
    state.stack = [
      { k: 'round', at: 'dominance' },
      { k: 'struggle', at: 'turn', positions: [position, position] },
    ];
  });
  again.choose('rebel', 'power:yoda');
  expect(hears(again, 'spectator', 'position-repeated')).toHaveLength(1);
  expect(again.view('spectator').game.lastWasPass).toBe(true);
  again.choose('imperial', 'do:pass');
  expect(hears(again, 'spectator', 'struggle-ends')).toHaveLength(1);
});

ruling(
  'D22',
  'a power is carried out before the position is compared, and every struggle starts with no positions',
  () => {
    const s = table({ rebel: { play: ['military-4'] }, imperial: { play: ['recon-2', 'recon-3'] } });
    s.choose('rebel', 'power:rebel-military-4');
    expect(struggleOf(s).positions, 'the target is still to be chosen').toEqual([]);
    s.choose('rebel', 'card:imperial-recon-2');
    expect(struggleOf(s).positions).toHaveLength(1);
    s.choose('imperial', 'do:pass').choose('rebel', 'do:pass').until('rebel', 'struggle.turn');
    expect(s.view('spectator').game.round).toBe(2);
    expect(struggleOf(s).positions?.length ?? 0).toBeLessThan(2);
  },
);

ruling('D22', 'the position depends on nothing that lies facedown, and on how many cards do', () => {
  const positionAfter = (deck: string[], reserve: string[]): number | undefined => {
    const s = table({
      rebel: { play: ['yoda'], deck, reserve, strategy: reserve.length > 3 ? 'deception' : 'support' },
      imperial: { play: ['recon-2'] },
    });
    return struggleOf(s.choose('rebel', 'power:yoda')).positions?.[0];
  };
  const four = ['chewbacca', 'han-solo', 'luke-skywalker', 'leia-organa'];
  const others = ['obi-wan-kenobi', 'r2-d2-and-c-3po', 'lando-calrissian', 'leia-organa'];
  expect(positionAfter(['recon-5', 'military-5'], four)).toBe(positionAfter(['diplomacy-2'], others));
  expect(positionAfter([], four)).not.toBe(positionAfter([], four.slice(1)));
});

ruling('D22', 'a struggle that was saved before the ruling is played on', () => {
  const s = table(YODA);
  s.arrange((state) => {
    state.stack = [
      { k: 'round', at: 'dominance' },
      { k: 'struggle', at: 'turn' },
    ];
  });
  for (const turn of LOOP) s.choose('rebel', turn).choose('imperial', 'do:pass');
  s.choose('rebel', 'power:yoda');
  expect(hears(s, 'rebel', 'struggle-ends')).toHaveLength(1);
});
