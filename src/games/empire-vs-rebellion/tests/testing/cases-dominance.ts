import { expect } from 'vitest';
import type { EvrSetup, SideSetup } from '../../scene.ts';
import { evrCase } from './scenario.ts';
import {
  area,
  asked,
  asking,
  balance,
  cards,
  chosen,
  fight,
  finalTotals,
  hand,
  hears,
  inPlay,
  kind,
  pile,
  sorted,
  tokens,
  truth,
  winner,
} from './table.ts';

/** Two totals at objective 11, with strategies. */
const at11 = (
  rebel: [worth: number, strategy?: string],
  imperial: [worth: number, strategy?: string],
  more: EvrSetup = {},
) => {
  const side = ([worth, strategy]: [number, string?], given: SideSetup = {}): SideSetup => ({
    play: hand(worth),
    ...(strategy === undefined ? {} : { strategy }),
    ...given,
  });
  return fight({
    event: 'escape-from-tatooine',
    ...more,
    rebel: side(rebel, more.rebel),
    imperial: side(imperial, more.imperial),
  });
};

const revealed = (s: ReturnType<typeof fight>, k: 'strategy-void' | 'strategy-revealed'): string[] =>
  hears(s, 'spectator', k).map((h) => `${h.e.side} ${h.cards.join()}`);

evrCase(15, 'both 9 of 11, balance rebel: the Rebel wins', () => {
  const s = at11([9], [9], { balance: 'rebel' });
  expect(finalTotals(s)).toEqual([9, 9]);
  expect(winner(s)).toBe('rebel');
  expect(pile(s, 'rebel', 'events')).toEqual(['escape-from-tatooine']);
  expect(hears(s, 'imperial', 'tie-broken').map((h) => h.e.side)).toEqual([0]);
  expect(winner(at11([9], [9], { balance: 'imperial' }))).toBe('imperial');
});

evrCase(16, 'Rebel 12 of 11, Imperial 3: the Imperial wins', () => {
  const s = at11([12], [3]);
  expect(finalTotals(s)).toEqual([12, 3]);
  expect(winner(s)).toBe('imperial');
});

evrCase(17, 'both over: the event goes under the deck, strategies are void, nobody gains anything', () => {
  const s = at11([12, 'support'], [13, 'bureaucracy'], {
    event: 'heart-of-the-empire',
    rebel: { play: hand(14), won: ['battle-of-hoth'] },
    imperial: { play: hand(15), won: ['battle-of-yavin'] },
  });
  expect(winner(s)).toBeNull();
  expect(revealed(s, 'strategy-void')).toEqual(['0 support', '1 bureaucracy']);
  expect(revealed(s, 'strategy-revealed')).toEqual([]);
  expect([tokens(s, 'rebel'), tokens(s, 'imperial')]).toEqual([2, 2]);
  expect(pile(s, 'rebel', 'events')).toEqual(['battle-of-hoth']);
  expect(pile(s, 'imperial', 'events')).toEqual(['battle-of-yavin']);
  expect(area(s, 'rebel').reserve, 'Support asked nothing').toHaveLength(4);
  const { events } = s.view('spectator').game;
  expect(s.sees('spectator', events.at(-1) ?? -1)).toBe('heart-of-the-empire');
  expect(events).toHaveLength(21);

  const eleven = at11([12, 'support'], [13, 'bureaucracy']);
  expect(winner(eleven)).toBeNull();
  expect(revealed(eleven, 'strategy-void')).toEqual(['0 support', '1 bureaucracy']);
});

evrCase(18, 'Rebel 9 with Direct Assault against 10: the Rebel wins with 11', () => {
  const s = at11([9, 'direct-assault'], [10]);
  expect(finalTotals(s)).toEqual([11, 10]);
  expect(winner(s)).toBe('rebel');
});

evrCase(19, 'Rebel 10 with Direct Assault is at 12: the Imperial wins with 4', () => {
  const s = at11([10, 'direct-assault'], [4]);
  expect(finalTotals(s)).toEqual([12, 4]);
  expect(winner(s)).toBe('imperial');
  expect(revealed(s, 'strategy-revealed')).toContain('0 direct-assault');
});

evrCase(20, 'Rebel 8 with Deception beats 10 with Support, which may still add a character', () => {
  for (const add of [true, false]) {
    const s = at11([8, 'deception'], [10, 'support'], { imperial: { reserve: ['darth-vader', 'ig-88'] } });
    expect(asked(s)).toEqual(['imperial']);
    expect(kind(s, 'imperial')).toBe('dominance.support');
    expect(s.offers('imperial')).toEqual(['do:decline', 'card:darth-vader', 'card:ig-88']);
    s.choose('imperial', add ? 'card:ig-88' : 'do:decline');
    expect(winner(s)).toBe('rebel');
    expect(truth(s, 'imperial', 'reserve')).toEqual(add ? ['darth-vader'] : ['darth-vader', 'ig-88']);
    expect(truth(s, 'imperial', 'deck').includes('ig-88')).toBe(add);
  }
});

evrCase(21, 'two Deceptions cancel', () => {
  expect(winner(at11([8, 'deception'], [10, 'deception']))).toBe('imperial');
  expect(winner(at11([10, 'deception'], [8, 'deception']))).toBe('rebel');
});

evrCase(22, 'Deception at 12 of 11 is void: the Imperial wins with 5', () => {
  const s = at11([12, 'deception'], [5]);
  expect(revealed(s, 'strategy-void')).toEqual(['0 deception']);
  expect(winner(s)).toBe('imperial');
});

evrCase(23, 'Bureaucracy pays a loser at 8 of 11, not one at 12', () => {
  const lost = at11([10], [8, 'bureaucracy']);
  expect(winner(lost)).toBe('rebel');
  expect(tokens(lost, 'imperial')).toBe(4);
  const over = at11([10], [12, 'bureaucracy']);
  expect(winner(over)).toBe('rebel');
  expect(tokens(over, 'imperial')).toBe(2);
});

evrCase(29, 'six points and Battle of Hoth end the game at once', () => {
  const s = fight({
    event: 'battle-of-hoth',
    rebel: { play: hand(17), won: ['battle-of-yavin', 'display-of-power'], strategy: 'bureaucracy' },
    imperial: { play: hand(5), strategy: 'bureaucracy' },
  });
  expect(s.view('imperial').over).toEqual({ seats: ['won', 'lost'], reason: 'winning' });
  expect(asked(s)).toEqual([]);
  expect(inPlay(s, 'rebel'), 'Cleanup does not run').toHaveLength(4);
  expect(chosen(s, 'rebel', 'spectator')).toBe('bureaucracy');
  expect(tokens(s, 'imperial'), 'Bureaucracy pays nothing any more').toBe(2);
  expect(s.view('spectator').game.round).toBe(1);
  expect(s.whyNot('rebel', 'do:pass')).toEqual({ rule: 'table.over' });
});

evrCase(29, 'an event that would ask something asks nothing, and pays nothing, once it wins the game', () => {
  const s = fight({
    event: 'occupation-of-cloud-city',
    rebel: { play: hand(5), won: ['battle-of-yavin', 'acquire-the-death-star-plans'] },
    imperial: { play: hand(3) },
  });
  expect(s.view('rebel').over?.seats).toEqual(['won', 'lost']);
  expect(tokens(s, 'rebel')).toBe(2);
  expect(area(s, 'rebel').reserve).toHaveLength(4);
});

evrCase(30, 'Cleanup sets the balance token by points, then by who lost, else leaves it', () => {
  const equal = at11([3], [9], {
    balance: 'imperial',
    rebel: { won: ['acquire-the-death-star-plans'] },
    imperial: { won: ['control-of-endor'] },
  });
  expect(winner(equal)).toBe('imperial');
  expect(balance(equal), '2:2 after the Rebel lost').toBe('rebel');

  const ahead = at11([9], [3], {
    balance: 'rebel',
    rebel: { won: ['acquire-the-death-star-plans'] },
    imperial: { won: ['control-of-endor'] },
  });
  expect(winner(ahead)).toBe('rebel');
  expect(balance(ahead), '3:1 to the Rebel').toBe('imperial');

  for (const before of ['rebel', 'imperial'] as const) {
    const nobody = at11([12], [12], {
      balance: before,
      rebel: { won: ['acquire-the-death-star-plans'] },
      imperial: { won: ['attack-on-echo-base'] },
    });
    expect(winner(nobody)).toBeNull();
    expect(balance(nobody), '2:2 and nobody won').toBe(before);
  }
});

evrCase(32, 'both 9 of 11, balance rebel, an armed Deception: the Imperial wins', () => {
  expect(winner(at11([9], [9, 'deception'], { balance: 'rebel' }))).toBe('imperial');
  expect(winner(at11([9, 'deception'], [9], { balance: 'rebel' }))).toBe('imperial');
});

evrCase(33, 'Destroy the Shield Generator takes what Bureaucracy has just paid', () => {
  const s = fight({
    event: 'destroy-the-shield-generator',
    rebel: { play: hand(8) },
    imperial: { play: hand(3), strategy: 'bureaucracy', influence: 0 },
  });
  expect(winner(s)).toBe('rebel');
  expect(tokens(s, 'imperial')).toBe(0);
  const flow = s
    .eventsFor('spectator')
    .map((h) => h.e)
    .filter((e) => e.k.startsWith('influence-') && e.side === 1);
  expect(flow).toEqual([
    { k: 'influence-gained', side: 1, n: 2 },
    { k: 'influence-lost', side: 1, n: 2 },
  ]);
});

evrCase(36, 'Fall of a Hero offers every character not in reserve; the winner sees only the counts', () => {
  const s = fight({
    event: 'fall-of-a-hero',
    rebel: {
      play: ['han-solo*', 'recon-2'],
      discard: ['luke-skywalker'],
      deck: ['yoda'],
      reserve: ['leia-organa', 'lando-calrissian', 'obi-wan-kenobi', 'r2-d2-and-c-3po'],
    },
    imperial: { play: hand(9) },
  });
  expect(winner(s)).toBe('imperial');
  expect(asking(s)).toBe('rebel');
  expect(sorted(s.offers('rebel'))).toEqual([
    'face:chewbacca',
    'face:han-solo',
    'face:luke-skywalker',
    'face:yoda',
  ]);
  expect(s.view('imperial').question).toBeNull();
  expect(area(s, 'rebel').reserve).toHaveLength(4);
  s.choose('rebel', 'face:yoda');
  expect(area(s, 'rebel').reserve).toHaveLength(5);
  expect(area(s, 'rebel').deck).toHaveLength(19);
  expect(pile(s, 'rebel', 'reserve', 'rebel')).toContain('yoda');
  expect(truth(s, 'rebel', 'deck')).not.toContain('yoda');
  for (const viewer of ['imperial', 'spectator'] as const) {
    expect(new Set(pile(s, 'rebel', 'reserve', viewer))).toEqual(new Set(['?']));
    expect(hears(s, viewer, 'character-set-aside')).toEqual([
      { e: { k: 'character-set-aside', side: 0 }, cards: [] },
    ]);
  }
});

evrCase(37, 'Ultimate Power in the Universe brings back the used ones, not the one chosen this round', () => {
  const s = fight({
    event: 'ultimate-power-in-the-universe',
    rebel: {
      play: hand(7),
      used: ['deception', 'support', 'bureaucracy'],
      strategy: 'direct-assault',
      won: [],
    },
    imperial: { play: hand(3), strategy: 'deception', used: ['support'] },
  });
  // Direct Assault makes it 9 of 7, so the Imperial side wins and takes its own strategy back.
  expect(winner(s)).toBe('imperial');
  expect(sorted(truth(s, 'imperial', 'unused'))).toEqual([
    'bureaucracy',
    'direct-assault',
    'infiltration',
    'support',
  ]);
  expect(pile(s, 'imperial', 'used')).toEqual(['deception']);
  expect(sorted(pile(s, 'rebel', 'used'))).toEqual(['bureaucracy', 'deception', 'direct-assault', 'support']);

  const asWritten = fight({
    event: 'ultimate-power-in-the-universe',
    rebel: {
      play: hand(7),
      used: ['deception', 'support', 'direct-assault'],
      strategy: 'bureaucracy',
    },
    imperial: { play: hand(3), strategy: 'bureaucracy' },
  });
  expect(winner(asWritten)).toBe('rebel');
  expect(sorted(truth(asWritten, 'rebel', 'unused'))).toEqual([
    'deception',
    'direct-assault',
    'infiltration',
    'support',
  ]);
  expect(pile(asWritten, 'rebel', 'used')).toEqual(['bureaucracy']);
  expect(new Set(pile(asWritten, 'rebel', 'unused', 'imperial'))).toEqual(new Set(['?']));
});

evrCase(38, 'Display of Power discards the last unused strategy, so Cleanup brings all five back', () => {
  const used = ['deception', 'support', 'direct-assault'];
  const display = { event: 'display-of-power', rebel: { play: hand(9), strategy: 'bureaucracy' } };
  const s = fight({ ...display, imperial: { play: hand(3), used, strategy: 'bureaucracy' } });
  expect(winner(s)).toBe('rebel');
  expect(asking(s)).toBe('rebel');
  expect(cards(s, 'rebel')).toEqual(['infiltration']);
  s.choose('rebel', 'card:imperial-infiltration');
  expect(hears(s, 'rebel', 'strategy-discarded').map((h) => h.cards)).toEqual([['infiltration']]);
  expect(area(s, 'imperial').used).toEqual([]);
  expect(area(s, 'imperial').unused).toHaveLength(5);
  expect(new Set(pile(s, 'imperial', 'unused', 'rebel'))).toEqual(new Set(['?']));

  const none = fight({
    ...display,
    imperial: { play: hand(3), used: [...used, 'infiltration'], strategy: 'bureaucracy' },
  });
  expect(winner(none)).toBe('rebel');
  expect(hears(none, 'spectator', 'strategy-discarded')).toEqual([]);
  expect(none.view('spectator').game.round).toBe(2);
  expect(area(none, 'imperial').unused).toHaveLength(5);
});
