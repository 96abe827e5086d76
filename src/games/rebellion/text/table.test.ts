import { describe, expect, it } from 'vitest';
import { seeded } from '../../../kernel/chance/seeded.ts';
import { playout } from '../../../kernel/flow/playout.ts';
import { seatBit } from '../../../kernel/ids.ts';
import type { State } from '../../../kernel/state.ts';
import { viewOf } from '../../../kernel/view.ts';
import { SYSTEM_IDS } from '../data/systems.ts';
import { faceOf } from '../faces.ts';
import type { RebFrame } from '../frames/frames.ts';
import { rebellion as game } from '../index.ts';
import { possibleBases } from '../queries/base.ts';
import { type RebScene, type RebSetup, rebScene } from '../scene.ts';
import { BASE_SPACE, KIND_COUNT, NONE, own, type Reb } from '../state.ts';
import { baseSystemOf } from '../table/leaders.ts';
import { en } from './en.ts';
import { Teller } from './table/teller.ts';
import { describeTable } from './table.ts';

type Chair = 'rebel' | 'imperial' | 'spectator';
const CHAIRS: readonly Chair[] = ['rebel', 'imperial', 'spectator'];
const seen = (scene: RebScene, chair: Chair): string => describeTable(scene.view(chair)).join('\n');
const lineWith = (text: string, part: string): string =>
  text.split('\n').find((line) => line.includes(part)) ?? `no line has ${part}`;
const block = (text: string, head: string): string =>
  text.split('\n\n').find((part) => part.startsWith(head)) ?? `no block starts with ${head}`;
/** A block as one line, however it is wrapped. */
const flat = (text: string, head: string): string => block(text, head).replace(/\s+/g, ' ');
/** Both blocks of a side. */
const side = (text: string, chair: 'rebel' | 'imperial', me: boolean): string => {
  const name = chair === 'rebel' ? 'THE REBELLION' : 'THE EMPIRE';
  return `${flat(text, name)} ${flat(text, me ? 'YOUR CARDS' : `CARDS OF ${name}`)}`;
};

const POSITION: RebSetup = {
  base: 'hoth',
  time: 3,
  reputation: 12,
  round: 3,
  rebelLoyalty: ['naboo', 'corellia'],
  imperialLoyalty: ['mustafar', 'saleucami'],
  sabotage: ['mustafar'],
  destroyed: ['alderaan'],
  units: {
    coruscant: { 'tie-fighter': 3, 'star-destroyer': 1, stormtrooper: 4 },
    corellia: { stormtrooper: 2, 'x-wing': 2 },
    mustafar: { 'death-star': 1, stormtrooper: 1 },
    'base-space': { 'rebel-trooper': 4, airspeeder: 1 },
  },
  queue: { 1: { 'x-wing': 2, 'tie-fighter': 1 }, 3: { 'mon-calamari-cruiser': 1 } },
  leaders: { 'luke-skywalker': 'corellia', 'han-solo': 'coruscant', 'darth-vader': 'coruscant' },
  rings: { 'han-solo': 'captured', 'luke-skywalker': 'master-yoda' },
  hand: { rebel: ['sabotage', 'build-alliance'], imperial: ['gather-intel', 'rule-by-fear'] },
  actions: { rebel: ['an-old-friend'], imperial: ['blindside', 'good-intel'] },
  objectives: ['regional-support', 'popular-support'],
  probes: ['endor', 'dagobah'],
  assigned: {
    rebel: [{ card: 'incite-rebellion', leaders: ['princess-leia', 'mon-mothma'] }],
    imperial: [{ card: 'detained', leaders: ['grand-moff-tarkin'] }],
  },
  passed: ['imperial'],
};
const scene = rebScene(POSITION);
const rebel = seen(scene, 'rebel');
const imperial = seen(scene, 'imperial');

describe('the table in random games', () => {
  const flaws = new Set<string>();
  const wrong = new Set<string>();
  const met = new Set<string>();
  let tables = 0;

  /** What each of the table's words looks like once it is filled. */
  const patterns = Object.entries(en)
    .filter(([key]) => key.startsWith('table.'))
    .map(([key, template]) => {
      const parts = template.split(/\{[^}]*\}/).map((part) => part.replace(/[()[\]|.*+?]/g, '\\$&'));
      return [key, new RegExp(parts.join('[^\\n]*'))] as const;
    });

  function read(s: State<Reb, RebFrame>): void {
    for (const viewer of [0, 1, null]) {
      const view = viewOf(game, s, viewer);
      const lines = describeTable(view);
      tables++;
      for (const line of lines) {
        const markers = line.replace(/\[\d+\]|<\d+>|\[\d+>/g, '');
        if (line.length > 80 || /[[\]{}]|undefined|NaN|facedown card|\s$|\u00a0/.test(markers))
          flaws.add(line);
      }
      const text = lines.join('\n');
      if (/\n\n\n/.test(text)) flaws.add('an empty block');
      const joined = text.replace(/\n +/g, ' ');
      for (const [key, words] of patterns) if (!met.has(key) && words.test(joined)) met.add(key);
      // Every system stands on the page, and wherever the base is, it is never ruled out.
      for (const id of SYSTEM_IDS) if (!text.includes(en[`system.${id}`] ?? '?')) wrong.add(`no ${id}`);
      const base = baseSystemOf(s.game, { read: (slot) => s.secrets.face[slot] ?? NONE });
      if (base !== NONE && !possibleBases(view.game, new Teller(view).r).includes(base))
        wrong.add(`ruled out: ${base}`);
    }
  }

  it('is told in whole lines of at most 80 columns to every viewer, and needs all its words', () => {
    for (let seed = 0; seed < 33; seed++) {
      let n = 0;
      const options = Object.values(game.optionSets)[seed % 3]!;
      const { state } = playout(game, options, seeded(`table ${seed}`), (kind, run) => {
        if (n++ % 17 === 0 || /^(attack|mission|deploy)\./.test(kind)) read(run.s);
      });
      read(state);
    }
    expect(tables).toBeGreaterThan(1_500);
    expect([...flaws]).toEqual([]);
    expect([...wrong]).toEqual([]);
    const rare = [
      'table.seen.objectives',
      'table.gone',
      'table.in-carbonite',
      'table.track.both',
      'table.ring.lure-of-the-dark-side',
    ];
    expect(patterns.map(([key]) => key).filter((key) => !met.has(key) && !rare.includes(key))).toEqual([]);
  }, 120_000);
});

describe('where the game stands', () => {
  it('is said first: round, phase, who chooses, who has passed', () => {
    expect(rebel.split('\n')[0]).toBe('Round 3, Command Phase. To choose: you. Passed: the Empire.');
    expect(imperial.split('\n')[0]).toBe('Round 3, Command Phase. To choose: the Rebellion. Passed: you.');
  });

  it('shows both markers on the track and what comes next', () => {
    const track = block(rebel, 'TIME [3]  REPUTATION <12>');
    expect(track).toContain('9 spaces apart');
    expect(track).toMatch(/ 1 {3}2 {2}\[3\] {2}4 .* 11 <12> 13 /);
    expect(track).toContain('Next, on 4: recruit and build');
    expect(seen(rebScene({ time: 4 }), 'rebel')).toContain('Next, on 5: recruit (r).');
    expect(seen(rebScene({ time: 7 }), 'rebel')).toContain('Next, on 8: build (b).');
    expect(seen(rebScene({ time: 8 }), 'rebel')).toContain('Next, on 9: nothing special.');
  });

  it('says when the game is over', () => {
    const { state } = playout(game, Object.values(game.optionSets)[0]!, seeded('over'));
    expect(describeTable(viewOf(game, state, null))[0]).toBe('The game is over.');
  });
});

describe('the galaxy', () => {
  it('has a block for each region, and one line for its empty systems', () => {
    expect(block(rebel, 'UPPER LEFT')).toBe(
      'UPPER LEFT\n  Saleucami       Imperial\n  Nothing in Felucia, Mon Calamari, Yavin',
    );
    expect(rebel.match(/^[A-Z ]+\n/gm)?.length).toBeGreaterThanOrEqual(8);
  });

  it('shows loyalty, markers, units, leaders and captives', () => {
    expect(lineWith(rebel, '  Coruscant')).toBe(
      '  Coruscant       Imperial    3 TIE Fighters, 1 Star Destroyer, 4 Stormtroopers;',
    );
    expect(flat(rebel, 'LOWER CENTRE')).toContain('Vader; captive: Han');
    expect(flat(rebel, 'LOWER CENTRE')).toContain(
      'Corellia subjugated Rebel loyalty beneath; 2 X-wings; Luke (Yoda); 2 Stormtroopers',
    );
    expect(lineWith(rebel, '  Mustafar')).toContain('Imperial    sabotaged; 1 Death Star, 1 Stormtrooper');
    expect(lineWith(rebel, '  Alderaan')).toBe('  Alderaan        destroyed');
    expect(lineWith(rebel, '  Naboo')).toBe('  Naboo           Rebel');
  });

  it('shows carbonite, a lured leader, an eliminated one and a ban', () => {
    const s = rebScene({
      units: { naboo: { stormtrooper: 1 } },
      leaders: { 'princess-leia': 'naboo', 'han-solo': 'naboo', chewbacca: 'gone' },
      rings: { 'princess-leia': 'carbonite', 'han-solo': 'lure-of-the-dark-side' },
    }).arrange((state) => {
      own(state.game, 'effects').push({
        is: 'rebels-banned',
        by: 'boba-fett-where',
        loc: SYSTEM_IDS.indexOf('naboo'),
      });
    });
    const text = flat(seen(s, 'spectator'), 'CENTRE RIGHT');
    for (const part of ['in carbonite: Leia', 'Han (lured)', 'no Rebel attempts or action cards'])
      expect(text).toContain(part);
    expect(seen(s, 'rebel')).toContain('Eliminated: Chewbacca');
  });
});

describe('the base', () => {
  it('is named to the Rebels alone while it is hidden', () => {
    expect(flat(rebel, 'REBEL BASE SPACE')).toMatch(
      /^REBEL BASE SPACE: 4 Rebel Troopers, 1 Airspeeder Your base is in Hoth, hidden\. From the open table it could be in \d+ systems\.$/,
    );
    for (const chair of ['imperial', 'spectator'] as const)
      expect(seen(scene, chair)).not.toMatch(/base is in Hoth/);
  });

  it('is unknown to the Empire, whose probe cards, units and loyalty rule systems out', () => {
    const text = flat(imperial, 'REBEL BASE SPACE');
    const [, n = '', list = ''] = /can be in (\d+) systems: (.*)$/.exec(text) ?? [];
    const names = list.split(', ');
    expect(names).toHaveLength(Number(n));
    expect(names).toContain('Hoth');
    for (const out of ['Endor', 'Dagobah', 'Coruscant', 'Corellia', 'Saleucami', 'Alderaan'])
      expect(names).not.toContain(out);
    const [, open = ''] = /could be in (\d+) systems/.exec(flat(rebel, 'REBEL BASE SPACE')) ?? [];
    expect(Number(open)).toBe(Number(n) + 2);
  });

  it('is narrowed down by what the Empire has been told', () => {
    const told = rebScene(POSITION).arrange((s) => {
      s.notebooks[1] = [{ k: 'no-base', round: 1, systems: [SYSTEM_IDS.indexOf('yavin')] }];
    });
    expect(flat(imperial, 'REBEL BASE SPACE')).toContain('Yavin');
    expect(flat(seen(told, 'imperial'), 'REBEL BASE SPACE')).not.toContain('Yavin');
  });

  it('is named to all once it is revealed', () => {
    const open = rebScene({ base: 'hoth', revealed: true, units: { hoth: { 'rebel-trooper': 1 } } });
    for (const chair of CHAIRS) {
      expect(seen(open, chair)).toContain('The base is revealed: Hoth');
      expect(lineWith(seen(open, chair), '  Hoth')).toContain('THE REBEL BASE; 1 Rebel Trooper');
    }
  });
});

describe('build queues', () => {
  it('show what each side waits for, and what is being deployed', () => {
    const queues = block(rebel, 'BUILD QUEUES');
    expect(queues).toContain('  The Rebellion  1: 2 X-wings   3: 1 Mon Calamari Cruiser');
    expect(queues).toContain('  The Empire     1: 1 TIE Fighter');
    const held = rebScene({}).arrange((s) => {
      s.game.held = new Array<number>(KIND_COUNT).fill(0);
      own(s.game, 'held')[0] = 2;
      own(s.game, 'supply')[0] = (s.game.supply[0] ?? 0) - 2;
    });
    expect(block(seen(held, 'rebel'), 'BUILD QUEUES')).toContain('To be deployed now: 2 TIE Fighters');
  });
});

describe('the sides', () => {
  it('end with the viewer’s own', () => {
    expect(rebel.indexOf('\n\nTHE EMPIRE')).toBeLessThan(rebel.indexOf('\n\nTHE REBELLION (you)'));
    expect(imperial.indexOf('\n\nTHE REBELLION')).toBeLessThan(imperial.indexOf('\n\nTHE EMPIRE (you)'));
    expect(seen(scene, 'spectator')).not.toContain('you)');
    expect(lineWith(rebel, 'THE EMPIRE')).toMatch(/^THE EMPIRE +passed$/);
  });

  it('name one’s own cards with what they need', () => {
    const mine = side(rebel, 'rebel', true);
    expect(mine).toContain('Missions in hand: Sabotage (spec ops 1), Build Alliance (diplomacy 1)');
    expect(mine).toContain('Facedown mission Incite Rebellion (diplomacy 2): Leia, Mon Mothma');
    expect(mine).toContain('Action cards in hand: An Old Friend (Han)');
    expect(mine).toContain('Objectives in hand: Regional Support (worth 1), Popular Support (worth 1)');
    expect(mine).toContain('Leader pool: Dodonna, Rieekan');
    expect(side(imperial, 'imperial', true)).toContain('Probe cards, where the base is not: Endor, Dagobah');
  });

  it('count the other’s, with the leaders on facedown missions and the backs of objectives', () => {
    const theirs = side(rebel, 'imperial', false);
    expect(theirs).toContain('Facedown mission: Tarkin');
    expect(theirs).toContain('In hand: 2 missions, 2 action cards, 2 probe cards');
    expect(side(imperial, 'rebel', false)).toContain('2 objectives (stage I, II)');
    for (const hidden of ['Gather Intel', 'Rule by Fear', 'Detained', 'Blindside', 'Good Intel', 'Dagobah,'])
      expect(theirs).not.toContain(hidden);
    for (const hidden of ['Sabotage', 'Incite', 'Old Friend', 'Regional Support'])
      expect(side(imperial, 'rebel', false)).not.toContain(hidden);
    const nobody = seen(scene, 'spectator');
    for (const hidden of ['Sabotage', 'Gather Intel', 'Incite', 'Regional', 'Blindside'])
      expect(nobody).not.toContain(hidden);
  });

  it('name what the viewer was shown of the other’s cards', () => {
    const shown = rebScene(POSITION).arrange((s) => {
      const [card = NONE] = s.game.actions[0].hand;
      const [mission = NONE] = s.game.missions[0].hand;
      for (const slot of [card, mission]) s.secrets.known[slot] = seatBit(0) | seatBit(1);
    });
    const theirs = side(seen(shown, 'imperial'), 'rebel', false);
    expect(theirs).toContain('In hand: 2 missions, 2 objectives (stage I, II)');
    expect(theirs).toContain('Of these you know: Sabotage (spec ops 1)');
    expect(theirs).toContain('Action cards in hand: An Old Friend (Han)');
  });

  it('remind the Empire of objectives that it was shown', () => {
    const shown = rebScene(POSITION).arrange((s) => {
      s.notebooks[1] = [{ k: 'objectives-seen', round: 2, faces: [faceOf('regional-support')] }];
    });
    expect(side(seen(shown, 'imperial'), 'rebel', false)).toContain(
      'Objectives that you saw in round 2: Regional Support',
    );
    expect(seen(shown, 'spectator')).not.toContain('Regional Support');
  });

  it('show the newest discards', () => {
    const thrown = rebScene({}).arrange((s) => {
      const missions = own(s.game, 'missions')[0];
      missions.discard = missions.deck.splice(0, 6);
      for (const slot of s.game.missions[0].discard) s.secrets.known[slot] = 7;
    });
    expect(side(seen(thrown, 'imperial'), 'rebel', false)).toMatch(
      /Discard pile 6: .* and 2 more \(show discards\)/,
    );
  });
});

describe('a combat', () => {
  const fight = rebScene({
    ...POSITION,
    units: { corellia: { 'x-wing': 2, 'corellian-corvette': 1, 'tie-fighter': 2, stormtrooper: 1 } },
    leaders: { 'luke-skywalker': 'corellia', 'darth-vader': 'corellia' },
    rings: {},
    nextTactics: ['space-onslaught', 'space-no-escape'],
    actions: {},
    stack: [
      { k: 'round', at: 'end-of-command' },
      { k: 'command', at: 'next' },
      { k: 'settle', at: 'base', locs: [SYSTEM_IDS.indexOf('corellia')], from: [], initiator: 0 },
    ],
  });

  it('has a block of its own, last on the page', () => {
    const scene2 = fight.until('rebel', 'attack.actions');
    const text = seen(scene2, 'rebel');
    const last = text.split('\n\n').at(-1) ?? '';
    expect(last).toMatch(/^COMBAT in Corellia, combat round \d, space battle\n/);
    expect(last).toMatch(/The Rebellion {2}space: .*X-wings?/);
    expect(last).toMatch(/The Empire {5}space: .*TIE.* {3}ground: 1 Stormtrooper/);
    expect(last).toContain('Attack of the Rebellion, space battle');
    expect(last).toMatch(/Dice: (red|black) \d/);
  });

  it('names tactic cards to their owner only', () => {
    const dealt = fight.arrange((s) => {
      const piles = own(s.game, 'tactics')[0];
      piles.deck.push(...piles.hands[0], ...piles.hands[1], ...piles.discard);
      piles.discard = [];
      piles.hands = [piles.deck.splice(0, 2), piles.deck.splice(0, 1)];
      for (const slot of piles.deck) s.secrets.known[slot] = 0;
      for (const slot of piles.hands[0]) s.secrets.known[slot] = seatBit(0);
      for (const slot of piles.hands[1]) s.secrets.known[slot] = seatBit(1);
    });
    expect(seen(dealt, 'rebel')).toMatch(/Tactic cards of the Rebellion, space: [A-Z].*, [A-Z]/);
    expect(seen(dealt, 'rebel')).toContain('Tactic cards of the Empire, space: 1');
    expect(seen(dealt, 'imperial')).toContain('Tactic cards of the Rebellion, space: 2');
  });

  it('tells damaged units apart', () => {
    const hurt = fight.arrange((s) => {
      const combat = s.stack.find((f) => f.k === 'combat');
      if (combat?.k === 'combat') combat.hurt = [{ kind: 12, damage: 1 }];
    });
    expect(seen(hurt, 'spectator')).toContain('1 Corellian Corvette (1 damage)');
  });
});

describe('a mission', () => {
  it('is shown with its leaders, its place and the dice', () => {
    const s = rebScene({
      base: 'hoth',
      leaders: { 'princess-leia': 'unrecruited' },
      assigned: { rebel: [{ card: 'build-alliance', leaders: ['mon-mothma'] }] },
    });
    const card = s.state.game.assigned[0][0]?.card ?? NONE;
    s.choose('rebel', `reveal:${card}`).choose('rebel', 'system:naboo');
    const text = seen(s, 'imperial');
    expect(text).toContain('MISSION Build Alliance of the Rebellion, with Mon Mothma, in Naboo');
    expect(s.state.game.leaderAt.filter((loc) => loc === BASE_SPACE)).toEqual([]);
  });
});
