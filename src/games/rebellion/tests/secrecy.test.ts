import { describe, expect, test } from 'vitest';
import { seeded } from '../../../kernel/chance/seeded.ts';
import { determinize } from '../../../kernel/determinize.ts';
import type { CardSlot } from '../../../kernel/ids.ts';
import { canonical } from '../../../kernel/json.ts';
import { OBJECTIVES, type ObjectiveId } from '../cards/objectives.ts';
import type { SystemId } from '../data/systems.ts';
import { rebellion } from '../index.ts';
import { stageOf } from '../queries/objectives.ts';
import { type RebScene, type RebSetup, rebScene } from '../scene.ts';
import { own, type Reb, systemNo } from '../state.ts';
import { fight } from './testing/combat-scenes.ts';
import { attempted } from './testing/mission-scenes.ts';
import { assigning, kindAsked, names } from './testing/refresh-scenes.ts';
import { activate, hauling, moves, opened } from './testing/setup-scenes.ts';

// ---- worlds that differ in one secret ----

type Viewer = 'rebel' | 'imperial' | 'spectator';
const EVERYBODY: readonly Viewer[] = ['rebel', 'imperial', 'spectator'];

/** The same table, but two cards have changed places. */
const swapped = (scene: RebScene, a: CardSlot, b: CardSlot): RebScene =>
  scene.arrange((s) => {
    const { face } = s.secrets;
    [face[a], face[b]] = [face[b] ?? -1, face[a] ?? -1];
  });

/** All that a viewer gets: the view with its question, the latest events, and why things are not open to them. */
function gets(scene: RebScene, who: Viewer): unknown {
  const why = rebellion.refs(scene.state.game).map((ref) => [ref, scene.whyNot(who, ref)]);
  // As bytes on the wire, so that nothing hides in what JSON leaves out; taken apart again for a readable difference.
  return JSON.parse(canonical([scene.view(who), scene.eventsFor(who), why]));
}
function sameFor(who: Viewer, a: RebScene, b: RebScene): void {
  expect(gets(b, who)).toEqual(gets(a, who));
}

/** Two tables with the base in different systems; all slots are the same. */
function worlds(setup: RebSetup, base: SystemId, other: SystemId): [RebScene, RebScene] {
  const [a, b] = [rebScene({ base, ...setup }), rebScene({ base, ...setup })];
  swapped(b, b.state.game.probes.base, b.slot(`probe-${other}`));
  expect(names(b, [b.state.game.probes.base])).toEqual([`probe-${other}`]);
  return [a, b];
}

const FULL: RebSetup = {
  base: 'naboo',
  hand: { rebel: ['sabotage', 'build-alliance'], imperial: ['gather-intel', 'rule-by-fear'] },
  actions: { rebel: ['its-a-trap'], imperial: ['good-intel'] },
  objectives: ['rebel-assault'],
  probes: ['hoth', 'rodia'],
  assigned: {
    rebel: [{ card: 'covert-operation', leaders: ['princess-leia'] }],
    imperial: [{ card: 'research-and-development', leaders: ['general-tagge'] }],
  },
};

describe('R-217: what is open', () => {
  test('R-217: pools, leaders on missions, queues, rings, captives, the base space and sizes of hands', () => {
    const scene = rebScene({
      ...FULL,
      queue: { 2: { 'x-wing': 1, 'at-at': 1 } },
      units: { 'base-space': { airspeeder: 1 }, kessel: { stormtrooper: 1 } },
      leaders: { 'luke-skywalker': 'kessel', 'mon-mothma': 'base-space' },
      rings: { 'luke-skywalker': 'captured', 'mon-mothma': 'c-3po' },
    });
    for (const who of EVERYBODY) {
      const { game } = scene.view(who);
      const open: (keyof Reb)[] = ['leaderAt', 'ring', 'queue', 'units', 'assigned', 'reputation', 'supply'];
      for (const part of open) expect(game[part], part).toEqual(scene.state.game[part]);
      expect(game.missions.map(({ hand }) => hand.length)).toEqual([2, 2]);
      expect(game.actions.map(({ hand }) => hand.length)).toEqual([1, 1]);
      expect([game.objectives.hand.length, game.probes.hand.length]).toEqual([1, 2]);
    }
  });

  test('R-217: discard piles: a mission that was carried out lies open', () => {
    const scene = attempted('imperial', 'trade-negotiations', ['darth-vader'], 'system:naboo');
    const { discard } = scene.state.game.missions[1];
    for (const who of EVERYBODY) expect(scene.sees(who, discard[0]!)).toBe('trade-negotiations');
  });

  test('R-217: the backs of objectives show their stage, in hand and deck', () => {
    const scene = opened();
    const { hand, deck } = scene.state.game.objectives;
    const stages = names(scene, [...hand, ...deck]).map((id) => OBJECTIVES[id as ObjectiveId].stage);
    expect([...hand, ...deck].map((slot) => stageOf(scene.state.game, slot))).toEqual(stages);
  });
});

describe('R-218: what is secret', () => {
  /** What another card in these piles would change: nothing, for these viewers. */
  const hidden: [
    what: string,
    pile: (g: Reb) => readonly CardSlot[],
    deck: (g: Reb) => readonly CardSlot[],
    from: Viewer[],
  ][] = [
    ['the base', (g) => [g.probes.base], (g) => g.probes.deck, ['imperial', 'spectator']],
    ['Imperial probe cards', (g) => g.probes.hand, (g) => g.probes.deck, ['rebel', 'spectator']],
    ['objectives in hand', (g) => g.objectives.hand, (g) => g.objectives.deck, ['imperial', 'spectator']],
    ['Rebel missions', (g) => g.missions[0].hand, (g) => g.missions[0].deck, ['imperial', 'spectator']],
    ['Imperial missions', (g) => g.missions[1].hand, (g) => g.missions[1].deck, ['rebel', 'spectator']],
    ['Rebel action cards', (g) => g.actions[0].hand, (g) => g.actions[0].deck, ['imperial', 'spectator']],
    ['Imperial action cards', (g) => g.actions[1].hand, (g) => g.actions[1].deck, ['rebel', 'spectator']],
    [
      'Rebel missions on the table',
      (g) => g.assigned[0].map((a) => a.card),
      (g) => g.missions[0].deck,
      ['imperial', 'spectator'],
    ],
    [
      'Imperial missions on the table',
      (g) => g.assigned[1].map((a) => a.card),
      (g) => g.missions[1].deck,
      ['rebel', 'spectator'],
    ],
  ];
  test.each(hidden)('R-218: %s, from the other side and the spectator', (_what, pile, deck, from) => {
    for (const current of ['rebel', 'imperial'] as const) {
      const a = rebScene({ ...FULL, current });
      const b = rebScene({ ...FULL, current });
      const [card = -1] = pile(b.state.game);
      const other = deck(b.state.game).find((slot) => names(b, [slot])[0] !== names(b, [card])[0]) ?? -1;
      swapped(b, card, other);
      for (const who of from) sameFor(who, a, b);
      // Its owner sees the difference.
      const owner = from.includes('rebel') ? 'imperial' : 'rebel';
      expect(gets(b, owner)).not.toEqual(gets(a, owner));
    }
  });

  test('R-218: the order of every deck, also from its owner', () => {
    const decks = (g: Reb): (readonly CardSlot[])[] => [
      ...g.missions.map(({ deck }) => deck),
      ...g.actions.map(({ deck }) => deck),
      ...g.tactics.map(({ deck }) => deck),
      ...[1, 2, 3].map((stage) => g.objectives.deck.filter((slot) => stageOf(g, slot) === stage)),
      g.projects.deck,
      g.probes.deck,
    ];
    const count = decks(rebScene(FULL).state.game).length;
    for (let i = 0; i < count; i++) {
      const a = rebScene(FULL);
      const b = rebScene(FULL);
      const deck = decks(b.state.game)[i] ?? [];
      const [first = -1] = deck;
      const second = deck.find((slot) => names(b, [slot])[0] !== names(b, [first])[0]) ?? -1;
      expect(second).toBeGreaterThanOrEqual(0);
      swapped(b, first, second);
      for (const who of EVERYBODY) sameFor(who, a, b);
    }
  });

  test('R-218: tactic cards in hand, from the other side', () => {
    const tactics = (rebel: string): RebScene =>
      fight({
        units: { naboo: { 'x-wing': 2, 'tie-fighter': 2 } },
        tactics: { rebel: [rebel] },
        leaders: { 'darth-vader': 'pool' },
      });
    const a = tactics('space-critical-hit');
    const b = tactics('space-critical-hit');
    const [card = -1] = b.state.game.tactics[0].hands[0];
    const other = b.state.game.tactics[0].deck.find((slot) => names(b, [slot])[0] !== 'space-critical-hit');
    swapped(b, card, other ?? -1);
    for (const who of ['imperial', 'spectator'] as const) sameFor(who, a, b);
    expect(gets(b, 'rebel')).not.toEqual(gets(a, 'rebel'));
  });

  test('R-218: chance that is still to come', () => {
    const [a, b] = ['one', 'two'].map((seed) => rebScene({ ...FULL, seed }));
    for (const who of EVERYBODY) sameFor(who, a!, b!);
  });

  test('R-218: which base was chosen, from the very moment of the choice', () => {
    const [a, b] = ['hoth', 'yavin'].map((id) =>
      opened('secret').until('rebel', 'setup.base').choose('rebel', `system:${id}`),
    ) as [RebScene, RebScene];
    const both = (play: (scene: RebScene) => void): void => {
      for (const scene of [a, b]) play(scene);
      for (const who of ['imperial', 'spectator'] as const) sameFor(who, a, b);
    };
    both(() => {});
    expect(gets(a, 'rebel')).not.toEqual(gets(b, 'rebel'));
    both((scene) => scene.choose('rebel', 'do:done'));
    both((scene) => scene.choose('imperial', 'do:done'));
    both((scene) => activate(scene, 'rebel', 'jan-dodonna', 'coruscant').until('imperial', 'command.turn'));
    both((scene) => scene.choose('imperial', 'do:pass'));
  });
});

describe('R-219: messages, questions and refusals', () => {
  test('R-219: which mission is assigned, or taken back, is told to nobody else', () => {
    const setup: RebSetup = { hand: { rebel: ['sabotage', 'build-alliance', 'hit-and-run'] } };
    const a = assigning(setup, 'rebel');
    const b = assigning(setup, 'rebel');
    const [laid = -1, kept = -1] = a.state.game.missions[0].hand;
    swapped(b, laid, kept); // the same slot holds another card
    const both = (play: (scene: RebScene) => void): void => {
      for (const scene of [a, b]) play(scene);
      for (const who of ['imperial', 'spectator'] as const) sameFor(who, a, b);
    };
    both((scene) => scene.choose('rebel', 'do:assign'));
    both((scene) => scene.answer('rebel', { is: 'allot', put: [['leader:jan-dodonna', `card:${laid}`, 1]] }));
    expect(a.sees('rebel', laid)).not.toBe(b.sees('rebel', laid));
    both((scene) => scene.choose('rebel', `back:${laid}`));
    both((scene) => scene.choose('rebel', 'do:done'));
  });

  test('R-219: cards drawn are named to their owner alone', () => {
    const scene = opened().until('rebel', 'setup.base').choose('rebel', 'system:hoth');
    for (const [who, seat] of [
      ['rebel', 0],
      ['imperial', 1],
    ] as const) {
      for (const { e, faces } of scene.eventsFor(who)) {
        if (e.k === 'missions-drawn') expect(Object.keys(faces)).toHaveLength(e.side === seat ? 2 : 0);
        if (e.k === 'base-chosen') expect(Object.keys(faces)).toHaveLength(seat === 0 ? 1 : 0);
      }
    }
    for (const { faces } of scene.eventsFor('spectator')) expect(faces).toEqual({});
    expect(scene.eventsFor('rebel').some(({ e }) => e.k === 'base-chosen')).toBe(true);
  });

  test('R-219: only the asked seat sees a question, and all other seats get the same refusal', () => {
    const [a, b] = worlds({ units: { 'base-space': { 'x-wing': 1 } } }, 'naboo', 'hoth');
    for (const scene of [a, b]) activate(scene, 'rebel', 'jan-dodonna', 'rodia');
    expect(canonical(a.question('rebel').form)).not.toBe(canonical(b.question('rebel').form));
    for (const scene of [a, b]) {
      expect(scene.view('imperial').question).toBeNull();
      expect(scene.view('spectator').question).toBeNull();
      expect(scene.attempt('imperial', hauling(['base-space', 'x-wing', 1]))).toEqual({
        refused: 'not-asked',
      });
      expect(scene.whyNot('imperial', 'space:rebel-base')).toEqual({ rule: 'table.turn' });
    }
    for (const who of ['imperial', 'spectator'] as const) sameFor(who, a, b);
  });
});

describe('R-220: no legality check gives the base away', () => {
  test('R-220: a move from the space that is too far is refused to the Rebel alone, and nothing changes', () => {
    const scene = rebScene({ base: 'naboo', units: { 'base-space': { 'x-wing': 1 } } });
    activate(scene, 'rebel', 'jan-dodonna', 'hoth');
    const before = EVERYBODY.map((who) => gets(scene, who));
    const whole = canonical(scene.state);
    expect(scene.attempt('rebel', hauling(['base-space', 'x-wing', 1]))).not.toBeNull();
    expect(EVERYBODY.map((who) => gets(scene, who))).toEqual(before);
    expect(canonical(scene.state)).toBe(whole);
  });

  test('R-220: whether anything could have come from the space cannot be seen by the others', () => {
    // From Naboo to Rodia is one step; from Hoth it is too far.
    const [a, b] = worlds({ units: { 'base-space': { 'x-wing': 1 } } }, 'naboo', 'hoth');
    for (const scene of [a, b]) {
      activate(scene, 'rebel', 'jan-dodonna', 'rodia');
      expect(kindAsked(scene, 'rebel')).toBe('activate.move');
    }
    for (const scene of [a, b]) scene.answer('rebel', hauling());
    for (const who of ['imperial', 'spectator'] as const) sameFor(who, a, b);
    const [c, d] = worlds({ units: { rodia: { 'x-wing': 1 } } }, 'naboo', 'hoth');
    for (const scene of [c, d]) {
      activate(scene, 'rebel', 'jan-dodonna', 'base-space');
      expect(kindAsked(scene, 'rebel')).toBe('activate.move');
      scene.answer('rebel', hauling());
    }
    for (const who of ['imperial', 'spectator'] as const) sameFor(who, c, d);
  });

  test('R-220: Imperial ships in the base’s system learn nothing', () => {
    const units = { sullust: { 'star-destroyer': 1 }, 'base-space': { 'x-wing': 2 } } as const;
    const [a, b] = worlds({ units, current: 'imperial' }, 'naboo', 'hoth');
    for (const scene of [a, b])
      moves(scene, 'imperial', 'darth-vader', 'naboo', ['sullust', 'star-destroyer', 1]);
    for (const who of ['imperial', 'spectator'] as const) sameFor(who, a, b);
    expect(a.state.game.cleared[systemNo('naboo')]).toBe(0);
  });

  test('R-220: what everybody can work out from a move is kept, and no more', () => {
    const [a, b] = worlds({ units: { 'base-space': { 'x-wing': 1 } } }, 'naboo', 'geonosis');
    for (const scene of [a, b]) moves(scene, 'rebel', 'jan-dodonna', 'rodia', ['base-space', 'x-wing', 1]);
    for (const who of ['imperial', 'spectator'] as const) sameFor(who, a, b);
    const [clue = []] = a.state.game.clues;
    expect(clue).toContain(systemNo('naboo'));
    expect(clue).toContain(systemNo('geonosis'));
    expect(clue).not.toContain(systemNo('hoth'));
  });
});

describe('R-221, R-222: what one side is shown, and what a bot may assume', () => {
  const hidden = (id: SystemId): RebScene =>
    opened('secret').until('rebel', 'setup.base').choose('rebel', `system:${id}`);
  const imagine = (scene: RebScene, who: Viewer, n: number) =>
    determinize(rebellion, scene.view(who), seeded(`world ${n}`));

  test('R-221: what the Empire is told about the base is in its notebook only', () => {
    const probe = (base: SystemId): RebScene =>
      attempted('imperial', 'long-range-probe', ['emperor-palpatine'], 'system:rodia', { base, units: {} });
    const scene = probe('naboo');
    expect(scene.view('imperial').notebook).toHaveLength(1);
    expect(scene.view('rebel').notebook).toEqual([]);
    expect(scene.view('spectator').notebook).toEqual([]);
    expect(scene.eventsFor('spectator').some(({ e }) => e.k === 'base-declared')).toBe(false);
    expect(scene.eventsFor('imperial').some(({ e }) => e.k === 'base-declared')).toBe(true);
  });

  test('R-222: worlds sampled from the Empire’s view do not depend on where the base is', () => {
    const [a, b] = [hidden('hoth'), hidden('yavin')];
    const bases = new Set<string>();
    for (let i = 0; i < 100; i++) {
      const [x, y] = [imagine(a, 'imperial', i), imagine(b, 'imperial', i)];
      expect(canonical(x)).toBe(canonical(y));
      bases.add(rebellion.faces[x.secrets.face[x.game.probes.base] ?? -1] ?? '');
    }
    expect(bases).toContain('probe-hoth');
    expect(bases).toContain('probe-yavin');
    for (const id of names(a, a.state.game.probes.gone)) expect(bases).not.toContain(id);
  });

  test('R-222: sampled worlds never put the base where everybody has seen that it is not', () => {
    const scene = hidden('yavin').arrange((s) => {
      own(s.game, 'cleared')[systemNo('hoth')] = 1;
      s.game.clues = [['hoth', 'yavin', 'endor'].map((id) => systemNo(id as SystemId))];
    });
    const bases = Array.from({ length: 40 }, (_, i) => {
      const world = imagine(scene, 'imperial', i);
      return rebellion.faces[world.secrets.face[world.game.probes.base] ?? -1];
    });
    expect(new Set(bases)).toEqual(new Set(['probe-yavin', 'probe-endor']));
  });

  test('R-222: worlds sampled for the Rebel keep the Rebel base and deal the Imperial hand again', () => {
    const scene = hidden('hoth');
    const hands = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const world = imagine(scene, 'rebel', i);
      expect(rebellion.faces[world.secrets.face[world.game.probes.base] ?? -1]).toBe('probe-hoth');
      hands.add(world.game.missions[1].hand.map((slot) => world.secrets.face[slot]).join());
    }
    expect(hands.size).toBeGreaterThan(10);
  });
});
