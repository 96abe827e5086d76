import { expect } from 'vitest';
import { type EvrScene, evrScene, type SideSetup } from '../../scene.ts';
import { scenario } from './scenario.ts';
import {
  area,
  asked,
  asking,
  cards,
  chosen,
  fight,
  foe,
  hears,
  kind,
  passBoth,
  pile,
  refusedBy,
  type SideName,
  sides,
  sorted,
  tokens,
  truth,
  VIEWERS,
  winner,
} from './table.ts';

/** What events do to winner and loser. */

const SIDE_NAMES = ['rebel', 'imperial'] as const;
const NO_MARKS = { infiltrated: false, random: false, open: false };

/** `side` wins the event with 5 against 3; neither strategy does anything to the other side. */
function won(event: string, side: SideName, mine: SideSetup = {}, theirs: SideSetup = {}): EvrScene {
  const s = fight({
    event,
    events: ['battle-of-hoth', 'battle-of-yavin', 'heart-of-the-empire', 'diplomatic-freedom'],
    ...sides(
      side,
      { play: ['recon-5'], strategy: 'bureaucracy', ...mine },
      { play: ['recon-3'], strategy: 'direct-assault', ...theirs },
    ),
    balance: side,
  });
  expect(winner(s)).toBe(side);
  return s;
}

const quietPlanning = (s: EvrScene): void => {
  expect(asked(s)).toEqual(['rebel', 'imperial']);
  expect(kind(s, 'rebel')).toBe('planning.strategy');
  for (const side of SIDE_NAMES) expect(area(s, side)).toMatchObject(NO_MARKS);
};

// ---- nobody wins ----

const EFFECTS: readonly (readonly [id: string, over: string[]])[] = [
  ['acquire-the-death-star-plans', ['recon-5', 'military-5', 'diplomacy-4']],
  ['balance-of-the-force', ['recon-5', 'military-3']],
  ['create-a-diversion', ['recon-5', 'military-2']],
  ['destroy-the-shield-generator', ['recon-5', 'military-4']],
  ['display-of-power', ['recon-5', 'military-4', 'diplomacy-2']],
  ['fall-of-a-hero', ['recon-5', 'military-5']],
  ['locate-the-rebel-base', ['recon-5', 'military-5']],
  ['negotiate-with-the-hutts', ['recon-5', 'military-5', 'diplomacy-4']],
  ['occupation-of-cloud-city', ['recon-5', 'military-2']],
  ['rebel-uprising', ['recon-5', 'military-5', 'diplomacy-5', 'recon-3', 'military-2']],
  ['ultimate-power-in-the-universe', ['recon-5', 'military-3']],
];

for (const [id, play] of EFFECTS) {
  scenario(id, 'does nothing when nobody wins it', () => {
    const over: SideSetup = { play, used: ['support'] };
    const s = fight({ event: id, rebel: over, imperial: over });
    expect(winner(s)).toBeNull();
    quietPlanning(s);
    for (const side of SIDE_NAMES) {
      expect(tokens(s, side)).toBe(2);
      expect(area(s, side).reserve).toHaveLength(4);
      expect(sorted(pile(s, side, 'used'))).toEqual(['infiltration', 'support']);
      expect(area(s, side).events).toEqual([]);
    }
    expect(s.sees('rebel', s.view('rebel').game.events.at(-1) ?? -1)).toBe(id);
    // The same cards against a low total: somebody wins, so it is their number that decided.
    expect(winner(fight({ event: id, rebel: over, imperial: { play: ['recon-2'] } }))).toBe('imperial');
  });
}

// ---- the loser's influence ----

for (const id of ['acquire-the-death-star-plans', 'destroy-the-shield-generator']) {
  scenario(id, 'the loser loses two tokens, or all of them', () => {
    for (const side of SIDE_NAMES) {
      for (const [before, after] of [
        [5, 3],
        [2, 0],
        [1, 0],
        [0, 0],
      ] as const) {
        const s = won(id, side, { influence: 0 }, { influence: before });
        expect(tokens(s, foe(side))).toBe(after);
        expect(tokens(s, side)).toBe(1);
        quietPlanning(s);
      }
      const paid = won(id, side, {}, { influence: 1, strategy: 'bureaucracy' });
      expect(tokens(paid, foe(side)), 'Bureaucracy pays first').toBe(1);
    }
  });

  scenario(id, 'the loser is the one after Deception', () => {
    const s = fight({
      event: id,
      rebel: { play: ['recon-5'], strategy: 'bureaucracy', influence: 0 },
      imperial: { play: ['recon-3'], strategy: 'deception' },
    });
    expect(winner(s)).toBe('imperial');
    expect(tokens(s, 'rebel')).toBe(0);
    expect(tokens(s, 'imperial')).toBe(3);
  });
}

// ---- Balance of the Force ----

const NEXT = ['battle-of-hoth', 'battle-of-yavin', 'heart-of-the-empire'];
const upcoming = (s: EvrScene, viewer: (typeof VIEWERS)[number], n: number): (string | null)[] =>
  s
    .view('spectator')
    .game.events.slice(0, n)
    .map((slot) => s.sees(viewer, slot));

scenario('balance-of-the-force', 'the winner may look at three events and put them back in any order', () => {
  for (const side of SIDE_NAMES) {
    const s = won('balance-of-the-force', side);
    expect(asking(s)).toBe(side);
    expect(s.offers(side)).toEqual(['do:look', 'do:decline']);
    expect(upcoming(s, side, 3)).toEqual([null, null, null]);
    s.choose(side, 'do:look');
    expect(upcoming(s, side, 4)).toEqual([...NEXT, null]);
    expect(hears(s, side, 'saw-events').map((h) => h.cards)).toEqual([NEXT]);
    for (const viewer of [foe(side), 'spectator'] as const) {
      expect(upcoming(s, viewer, 4)).toEqual([null, null, null, null]);
      expect(hears(s, viewer, 'saw-events').map((h) => h.cards)).toEqual([['?', '?', '?']]);
    }
    const short = s.attempt(side, { is: 'arrange', piles: [[s.id('card:battle-of-hoth')]] });
    expect(short).toMatchObject({ refused: 'too-few', rule: 'event.balance-of-the-force' });
    s.order(side, ['card:heart-of-the-empire', 'card:battle-of-hoth', 'card:battle-of-yavin']);
    expect(s.sees('spectator', s.view('spectator').game.event), 'the next event').toBe('heart-of-the-empire');
    expect(upcoming(s, side, 3)).toEqual(['battle-of-hoth', 'battle-of-yavin', null]);
    expect(upcoming(s, foe(side), 3)).toEqual([null, null, null]);
    quietPlanning(s);
  }
});

scenario('balance-of-the-force', 'the others see the same whatever lies below the next event', () => {
  const after = (order: string[]) => {
    const s = won('balance-of-the-force', 'rebel');
    s.choose('rebel', 'do:look');
    s.order('rebel', order);
    return JSON.stringify([s.view('imperial'), s.view('spectator'), s.eventsFor('imperial')]);
  };
  const [a, b, c] = NEXT.map((id) => `card:${id}`) as [string, string, string];
  expect(after([a, b, c])).toBe(after([a, c, b]));
  expect(after([a, b, c])).not.toBe(after([b, a, c]));
});

scenario('balance-of-the-force', 'may be declined; with fewer events the winner looks at all of them', () => {
  const no = won('balance-of-the-force', 'imperial');
  no.choose('imperial', 'do:decline');
  expect(no.sees('spectator', no.view('spectator').game.event)).toBe('battle-of-hoth');
  expect(upcoming(no, 'imperial', 2)).toEqual([null, null]);

  const few = evrScene({
    event: 'balance-of-the-force',
    rebel: { play: ['recon-5'], strategy: 'bureaucracy' },
    imperial: { play: ['recon-3'], strategy: 'bureaucracy' },
  }).arrange((state) => {
    state.game.events.splice(2);
  });
  passBoth(few).choose('rebel', 'do:look');
  const { form } = few.question('rebel');
  expect(form.is === 'arrange' ? form.items : []).toHaveLength(2);
});

// ---- next round's strategies ----

scenario('create-a-diversion', 'next round the strategy of the loser is picked at random', () => {
  for (const side of SIDE_NAMES) {
    const them = foe(side);
    const s = won('create-a-diversion', side);
    expect(area(s, them)).toMatchObject({ ...NO_MARKS, random: true });
    expect(area(s, side)).toMatchObject(NO_MARKS);
    expect(asked(s)).toEqual([side]);
    s.choose(side, `card:${side}-support`);
    expect(kind(s, asking(s))).toBe('struggle.turn');
    expect(['deception', 'infiltration', 'bureaucracy', 'support']).toContain(chosen(s, them, them));
    expect(chosen(s, them, side)).toBe('?');
    expect(area(s, them)).toMatchObject(NO_MARKS);
  }
});

scenario('create-a-diversion', 'an infiltrator picks instead of chance', () => {
  const s = won('create-a-diversion', 'rebel', { strategy: 'infiltration' });
  expect(area(s, 'imperial')).toMatchObject({ infiltrated: true, random: true });
  s.choose('rebel', 'card:rebel-support').choose('rebel', 'card:imperial-deception');
  expect(chosen(s, 'imperial', 'imperial')).toBe('deception');
});

scenario('create-a-diversion', 'an infiltrator whose own card is random picks only the other', () => {
  const s = won('create-a-diversion', 'rebel', {}, { strategy: 'infiltration' });
  expect(area(s, 'imperial').random).toBe(true);
  expect(area(s, 'rebel').infiltrated).toBe(true);
  expect(asked(s)).toEqual(['imperial']);
  expect(kind(s, 'imperial')).toBe('planning.infiltration');
  s.choose('imperial', 'card:rebel-deception');
  expect(kind(s, asking(s))).toBe('struggle.turn');
  expect(chosen(s, 'rebel', 'rebel')).toBe('deception');
  expect(chosen(s, 'imperial', 'imperial')).not.toBe('?');
});

scenario('locate-the-rebel-base', 'next round the loser picks first and shows the card', () => {
  for (const side of SIDE_NAMES) {
    const them = foe(side);
    const s = won('locate-the-rebel-base', side);
    expect(area(s, them)).toMatchObject({ ...NO_MARKS, open: true });
    expect(asked(s)).toEqual([them]);
    s.choose(them, `card:${them}-deception`);
    for (const viewer of VIEWERS) expect(chosen(s, them, viewer)).toBe('deception');
    expect(area(s, them).shown).toBe(true);
    expect(asked(s)).toEqual([side]);
    s.choose(side, `card:${side}-support`);
    expect(chosen(s, side, them)).toBe('?');
    expect(kind(s, asking(s))).toBe('struggle.turn');
    expect(area(s, them)).toMatchObject({ ...NO_MARKS, shown: true });
  }
});

scenario(
  'locate-the-rebel-base',
  'a loser who infiltrates shows their own card, then picks the other',
  () => {
    const s = won('locate-the-rebel-base', 'rebel', {}, { strategy: 'infiltration' });
    expect(asked(s)).toEqual(['imperial']);
    expect(kind(s, 'imperial')).toBe('planning.strategy');
    s.choose('imperial', 'card:imperial-deception');
    expect(chosen(s, 'imperial', 'rebel')).toBe('deception');
    expect(asked(s)).toEqual(['imperial']);
    expect(kind(s, 'imperial')).toBe('planning.infiltration');
    s.choose('imperial', 'card:rebel-support');
    expect(chosen(s, 'rebel', 'rebel')).toBe('support');
    expect(chosen(s, 'rebel', 'spectator')).toBe('?');
  },
);

// ---- Display of Power ----

scenario('display-of-power', 'the winner sees the unused strategies of the loser and discards one', () => {
  for (const side of SIDE_NAMES) {
    const them = foe(side);
    const s = won('display-of-power', side, {}, { used: ['support'] });
    expect(asked(s)).toEqual([side]);
    expect(sorted(cards(s, side))).toEqual(['bureaucracy', 'deception', 'infiltration']);
    expect(sorted(pile(s, them, 'unused', side))).toEqual(['bureaucracy', 'deception', 'infiltration']);
    expect(new Set(pile(s, them, 'unused', 'spectator'))).toEqual(new Set(['?']));
    expect(refusedBy(s, side, `card:${them}-support`)).toBe('dominance.discard-strategy');
    expect(refusedBy(s, side, 'do:decline')).toBe('dominance.effect');
    s.choose(side, `card:${them}-deception`);
    for (const viewer of VIEWERS) {
      expect(hears(s, viewer, 'strategy-discarded').map((h) => h.cards)).toEqual([['deception']]);
      expect(sorted(pile(s, them, 'used', viewer))).toEqual(['deception', 'direct-assault', 'support']);
    }
    expect(pile(s, them, 'unused', side)).toEqual(['?', '?']);
    quietPlanning(s);
  }
});

// ---- characters ----

const FOUR: Record<SideName, string[]> = {
  rebel: ['chewbacca', 'han-solo', 'lando-calrissian', 'leia-organa'],
  imperial: ['admiral-piett', 'boba-fett', 'darth-vader', 'emperor-palpatine'],
};
const OTHERS: Record<SideName, string[]> = {
  rebel: ['luke-skywalker', 'obi-wan-kenobi', 'r2-d2-and-c-3po', 'yoda'],
  imperial: ['general-veers', 'grand-moff-tarkin', 'ig-88', 'jabba-the-hutt'],
};

for (const [id, loses] of [
  ['fall-of-a-hero', true],
  ['negotiate-with-the-hutts', false],
] as const) {
  scenario(
    id,
    `the ${loses ? 'loser' : 'winner'} sends one of their characters to the reserve, in secret`,
    () => {
      for (const side of SIDE_NAMES) {
        const owner = loses ? foe(side) : side;
        const [inPlay = '', discarded = '', top = ''] = OTHERS[owner];
        for (const sent of OTHERS[owner]) {
          const own: SideSetup = { reserve: FOUR[owner], discard: [discarded], deck: [top] };
          const cardsOf: SideSetup = loses
            ? { ...own, play: ['recon-2', `${inPlay}*`] }
            : { ...own, play: ['recon-5', `${inPlay}*`] };
          const s = loses ? won(id, side, {}, cardsOf) : won(id, side, cardsOf, {});
          expect(asked(s)).toEqual([owner]);
          expect(sorted(s.offers(owner))).toEqual(OTHERS[owner].map((name) => `face:${name}`));
          expect(refusedBy(s, owner, `face:${FOUR[owner][0]}`)).toBe('dominance.reserve');
          expect(s.refusal(owner, 'do:decline').rule, 'it is compulsory').toBe('dominance.reserve');
          s.choose(owner, `face:${sent}`);
          expect(sorted(truth(s, owner, 'reserve'))).toEqual(sorted([...FOUR[owner], sent]));
          expect(sorted(pile(s, owner, 'reserve', owner))).toEqual(sorted([...FOUR[owner], sent]));
          expect(truth(s, owner, 'deck')).not.toContain(sent);
          expect(area(s, owner).deck).toHaveLength(19);
          for (const viewer of [foe(owner), 'spectator'] as const)
            expect(pile(s, owner, 'reserve', viewer)).toEqual(['?', '?', '?', '?', '?']);
          quietPlanning(s);
        }
      }
    },
  );

  scenario(id, 'the other player sees the same whichever it was; with no character nothing is asked', () => {
    const owner = loses ? 'imperial' : 'rebel';
    const of = (cards: SideSetup) => (loses ? won(id, 'rebel', {}, cards) : won(id, 'rebel', cards, {}));
    const after = (name: string) => {
      const s = of({ reserve: FOUR[owner] });
      s.choose(owner, `face:${name}`);
      return JSON.stringify([s.view(foe(owner)), s.view('spectator'), s.eventsFor(foe(owner))]);
    };
    const [one = '', two = ''] = OTHERS[owner];
    expect(after(one)).toBe(after(two));
    quietPlanning(of({ reserve: [...FOUR[owner], ...OTHERS[owner]] }));
  });
}

for (const id of ['occupation-of-cloud-city', 'rebel-uprising']) {
  scenario(id, 'the winner may secretly shuffle a character into their deck', () => {
    for (const side of SIDE_NAMES) {
      for (const added of [...FOUR[side], null]) {
        const s = won(id, side, { reserve: FOUR[side] });
        expect(asked(s)).toEqual([side]);
        expect(s.offers(side)).toEqual(['do:decline', ...FOUR[side].map((name) => `card:${name}`)]);
        expect(refusedBy(s, side, `card:${OTHERS[side][0]}`)).toBe('dominance.effect');
        s.choose(side, added === null ? 'do:decline' : `card:${added}`);
        const left = FOUR[side].filter((name) => name !== added);
        expect(sorted(truth(s, side, 'reserve'))).toEqual(left);
        expect(area(s, side).deck).toHaveLength(24 - left.length);
        for (const viewer of [foe(side), 'spectator'] as const) {
          expect(pile(s, side, 'reserve', viewer)).toEqual(left.map(() => '?'));
          expect(hears(s, viewer, 'character-added')).toHaveLength(added === null ? 0 : 1);
        }
        quietPlanning(s);
      }
      quietPlanning(won(id, side, { reserve: [] }));
    }
  });
}

// ---- Ultimate Power in the Universe ----

scenario(
  'ultimate-power-in-the-universe',
  'the winner takes back used strategies, not the chosen one',
  () => {
    for (const side of SIDE_NAMES) {
      const s = won(
        'ultimate-power-in-the-universe',
        side,
        { used: ['support', 'deception'] },
        { used: ['support'] },
      );
      expect(pile(s, side, 'used')).toEqual(['bureaucracy']);
      expect(sorted(pile(s, side, 'unused', side))).toEqual([
        'deception',
        'direct-assault',
        'infiltration',
        'support',
      ]);
      expect(pile(s, side, 'unused', foe(side))).toEqual(['?', '?', '?', '?']);
      expect(pile(s, foe(side), 'used'), 'the loser does not').toEqual(['support', 'direct-assault']);
      expect(hears(s, foe(side), 'strategies-retrieved').map((h) => h.e.side)).toEqual([
        side === 'rebel' ? 0 : 1,
      ]);
      const none = won('ultimate-power-in-the-universe', side);
      expect(hears(none, side, 'strategies-retrieved')).toEqual([]);
    }
  },
);
