import { describe, expect, test } from 'vitest';
import { ACTIONS, type ActionId } from '../../cards/actions/index.ts';
import { MISSIONS, type MissionId } from '../../cards/missions/index.ts';
import { OBJECTIVES, type ObjectiveId } from '../../cards/objectives.ts';
import { LEADER_IDS } from '../../data/leaders.ts';
import { PROBE_SYSTEMS, probeMark } from '../../data/probes.ts';
import type { SystemId } from '../../data/systems.ts';
import type { RebScene } from '../../scene.ts';
import { CORUSCANT, POOL, systemId, systemNo } from '../../state.ts';
import { hasImperialLoyalty, hasRebelLoyalty, isImperialSystem, isSubjugated } from '../../table/systems.ts';
import { kindAsked, names, sound } from '../testing/refresh-scenes.ts';
import { allotForm, opened, SEEDS, standing, systemsWhere } from '../testing/setup-scenes.ts';

const REBEL_UNITS = {
  'corellian-corvette': 1,
  'rebel-transport': 1,
  'x-wing': 2,
  'y-wing': 2,
  'rebel-trooper': 6,
  airspeeder: 2,
} as const;
const IMPERIAL_UNITS = {
  'star-destroyer': 3,
  'assault-carrier': 3,
  'tie-fighter': 12,
  stormtrooper: 12,
  'at-st': 5,
  'at-at': 1,
  'death-star': 1,
} as const;

const game = (scene: RebScene) => scene.state.game;
const probes = (scene: RebScene, slots: readonly number[]): SystemId[] =>
  names(scene, slots).map((id) => id.replace('probe-', '') as SystemId);
const stages = (scene: RebScene, slots: readonly number[]): number[] =>
  names(scene, slots).map((id) => OBJECTIVES[id as ObjectiveId].stage);
const told = (scene: RebScene, k: string) => scene.told.find(({ e }) => e.k === k)?.e;

type Put = [unit: string, to: string, n: number];
/** One Stormtrooper in each Imperial system but Coruscant; the rest there, its ground units elsewhere if the test says so. */
function placement(scene: RebScene, groundAt?: string): Put[] {
  const away = allotForm(scene, 'imperial')
    .slots.map((slot) => slot.id)
    .filter((id) => id !== 'system:coruscant');
  const { stormtrooper, 'at-st': walkers, 'at-at': tanks, ...ships } = IMPERIAL_UNITS;
  const ground = groundAt ?? 'system:coruscant';
  const left = stormtrooper - away.length;
  return [
    ...away.map((id): Put => ['unit:stormtrooper', id, id === ground ? left + 1 : 1]),
    ...(ground === 'system:coruscant' ? [['unit:stormtrooper', ground, left] satisfies Put] : []),
    ['unit:at-st', ground, walkers],
    ['unit:at-at', ground, tanks],
    ...Object.entries(ships).map(([id, n]): Put => [`unit:${id}`, 'system:coruscant', n]),
  ];
}
const placed = (scene: RebScene): RebScene =>
  scene.answer('imperial', { is: 'allot', put: placement(scene) });

describe('the table is laid', () => {
  test('R-001: time begins on 1, reputation on 14; the eight starting leaders are in their pools', () => {
    const scene = opened();
    expect([game(scene).time, game(scene).reputation]).toEqual([1, 14]);
    expect(LEADER_IDS.filter((_, l) => game(scene).leaderAt[l] === POOL)).toEqual([
      'emperor-palpatine',
      'grand-moff-tarkin',
      'darth-vader',
      'general-tagge',
      'mon-mothma',
      'jan-dodonna',
      'princess-leia',
      'general-rieekan',
    ]);
    sound(scene);
  });

  test('R-002: stage I on II on III, each shuffled by itself; only the Rebel sees the card drawn', () => {
    const orders = new Set<string>();
    for (const seed of SEEDS) {
      const scene = opened(seed);
      const { deck, hand } = game(scene).objectives;
      expect(stages(scene, [...hand, ...deck])).toEqual([
        ...[1, 1, 1, 1, 1],
        ...[2, 2, 2, 2, 2],
        ...[3, 3, 3, 3, 3],
      ]);
      expect(hand).toHaveLength(1);
      expect(scene.sees('rebel', hand[0]!)).toBe(names(scene, hand)[0]);
      for (const other of ['imperial', 'spectator']) expect(scene.sees(other, hand[0]!)).toBeNull();
      for (const slot of deck) expect(scene.sees('rebel', slot)).toBeNull();
      orders.add(names(scene, [...hand, ...deck.slice(0, 4)]).join());
      orders.add(names(scene, deck.slice(4, 9)).join());
      orders.add(names(scene, deck.slice(9)).join());
    }
    expect(orders.size).toBeGreaterThan(3 * SEEDS.length - 5);
  });
});

describe('starting loyalty', () => {
  test('R-005: three Rebel and five Imperial systems, of which the first two are only subjugated', () => {
    for (const seed of SEEDS) {
      const scene = opened(seed);
      const g = game(scene);
      const rebel = systemsWhere((loc) => hasRebelLoyalty(g, loc));
      const loyal = systemsWhere((loc) => hasImperialLoyalty(g, loc) && loc !== CORUSCANT);
      const subjugated = systemsWhere((loc) => isSubjugated(g, loc));
      expect([rebel.length, loyal.length, subjugated.length]).toEqual([3, 3, 2]);
      for (const id of rebel) expect(probeMark(id as SystemId)).toBe('rebel');
      for (const id of [...loyal, ...subjugated]) expect(probeMark(id as SystemId)).toBe('imperial');
      expect(subjugated.filter((id) => g.loyalty[systemNo(id as SystemId)] !== 0)).toEqual([]);
      // In the order in which the cards came up.
      const came = told(scene, 'starting-loyalty')?.['imperial'] as number[];
      expect(came.slice(0, 2).map(systemId).sort()).toEqual(subjugated);
      expect(hasImperialLoyalty(g, CORUSCANT)).toBe(true);
    }
  });

  test('R-006: the five Imperial cards are out of the game, open; all others are shuffled back, unknown', () => {
    for (const seed of SEEDS) {
      const scene = opened(seed);
      const g = game(scene);
      const imperial = systemsWhere((loc) => isImperialSystem(g, loc) && loc !== CORUSCANT);
      expect(probes(scene, g.probes.gone).sort()).toEqual(imperial);
      expect(probes(scene, g.probes.deck).sort()).toEqual(
        PROBE_SYSTEMS.filter((id) => !imperial.includes(id)),
      );
      for (const id of systemsWhere((loc) => hasRebelLoyalty(g, loc))) {
        expect(probes(scene, g.probes.deck)).toContain(id);
      }
      for (const slot of g.probes.gone) expect(scene.sees('spectator', slot)).not.toBeNull();
      for (const slot of g.probes.deck) {
        for (const who of ['rebel', 'imperial']) expect(scene.sees(who, slot)).toBeNull();
      }
    }
  });
});

describe('starting units', () => {
  test('R-007: the Empire, in its own systems and nowhere else, all of them', () => {
    const scene = opened();
    const form = allotForm(scene, 'imperial');
    const own = systemsWhere((loc) => isImperialSystem(game(scene), loc));
    expect(own).toHaveLength(6);
    expect(own).toContain('coruscant');
    expect(form.slots.map((slot) => slot.id)).toEqual(own.map((id) => `system:${id}`));
    const must = form.lots.map(({ id, min, max }) => [id.slice('unit:'.length), min, max]);
    expect(must).toEqual(Object.entries(IMPERIAL_UNITS).map(([id, n]) => [id, n, n]));
    const put = placement(scene).filter(([unit]) => unit !== 'unit:death-star');
    expect(scene.attempt('imperial', { is: 'allot', put })).toMatchObject({
      refused: 'too-few',
      part: 'unit:death-star',
    });
    const elsewhere = [...put, ['unit:death-star', 'system:hoth', 1] as const];
    expect(scene.attempt('imperial', { is: 'allot', put: elsewhere })).toMatchObject({ refused: 'unknown' });
    placed(scene);
    expect(standing(scene, 'coruscant')).toEqual({ ...IMPERIAL_UNITS, stormtrooper: 7 });
    sound(scene);
  });

  test('R-007: every one of its systems, Coruscant too, needs a ground unit', () => {
    const scene = opened();
    const own = allotForm(scene, 'imperial').slots.map((slot) => slot.id);
    const [first = '', second = ''] = own.filter((id) => id !== 'system:coruscant');
    for (const missed of own) {
      const lines = missed === 'system:coruscant' ? placement(scene, first) : placement(scene);
      const to = missed === first ? second : first;
      const put = lines.filter(([, at]) => at !== missed || missed === 'system:coruscant');
      if (missed !== 'system:coruscant') put.find(([, at]) => at === to)![2]++; // none is left over
      expect(scene.attempt('imperial', { is: 'allot', put }), missed).toEqual({
        refused: 'too-few',
        part: missed,
        rule: 'setup.imperial-units',
      });
    }
    placed(scene);
  });

  test('R-008: the Rebels on the base space and in one system without Imperial units, also a remote one', () => {
    const scene = placed(opened());
    const imperial = systemsWhere((loc) => isImperialSystem(game(scene), loc));
    const free = systemsWhere((loc) => !imperial.includes(systemId(loc)));
    expect(scene.offers('rebel')).toEqual(['do:decline', ...free.map((id) => `system:${id}`)]);
    expect(free).toContain('hoth');
    expect(scene.refusal('rebel', 'system:coruscant')).toMatchObject({ refused: 'unknown' });
    scene.choose('rebel', 'system:hoth');
    const form = allotForm(scene, 'rebel');
    expect(form.slots.map((slot) => slot.id)).toEqual(['space:rebel-base', 'system:hoth']);
    const all = Object.entries(REBEL_UNITS).map(([id, n]): Put => [`unit:${id}`, 'system:hoth', n]);
    expect(scene.attempt('rebel', { is: 'allot', put: all.slice(1) })).toMatchObject({ refused: 'too-few' });
    const put = all.map(([unit, to, n]): Put => [unit, to, unit === 'unit:rebel-trooper' ? 4 : n]);
    put.push(['unit:rebel-trooper', 'space:rebel-base', 2]);
    scene.answer('rebel', { is: 'allot', put });
    expect(standing(scene, 'hoth')).toEqual({ ...REBEL_UNITS, 'rebel-trooper': 4 });
    expect(standing(scene, 'base-space')).toEqual({ 'rebel-trooper': 2 });
    sound(scene);
  });

  test('R-008: or all of them on the base space', () => {
    const scene = placed(opened()).choose('rebel', 'do:decline');
    expect(standing(scene, 'base-space')).toEqual(REBEL_UNITS);
    expect(kindAsked(scene, 'rebel')).not.toBe('setup.rebel-units');
  });
});

describe('starting action cards', () => {
  const dealt = (seed: string): RebScene => placed(opened(seed)).choose('rebel', 'do:decline');
  /** An opening in which the Rebel is dealt this number of Immediate cards. */
  function withImmediate(n: number): RebScene {
    for (let i = 0; ; i++) {
      const scene = dealt(`immediate ${i}`);
      const cards = told(scene, 'actions-dealt')?.['cards'] as number[];
      const timings = names(scene, cards).map((id) => ACTIONS[id as ActionId].timing);
      if (timings.filter((timing) => timing === 'immediate').length === n) return scene;
    }
  }

  test('R-012: two random ones of those without a recruit icon; the others are put away unseen', () => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const scene = dealt(seed).until('rebel', 'setup.base');
      for (const side of [0, 1] as const) {
        const who = side === 0 ? 'rebel' : 'imperial';
        const { hand, discard, deck } = game(scene).actions[side];
        expect([...hand, ...discard]).toHaveLength(2);
        for (const id of names(scene, [...hand, ...discard])) {
          expect(ACTIONS[id as ActionId].starting).toBe(true);
          seen.add(id);
        }
        for (const id of names(scene, deck)) expect(ACTIONS[id as ActionId].starting).toBe(false);
        for (const slot of hand) {
          expect(scene.sees(who, slot)).not.toBeNull();
          expect(scene.sees(side === 0 ? 'imperial' : 'rebel', slot)).toBeNull();
        }
      }
      expect(game(scene).box).toHaveLength(4 + 2);
      for (const slot of game(scene).box) {
        for (const who of ['rebel', 'imperial', 'spectator']) expect(scene.sees(who, slot)).toBeNull();
      }
    }
    expect(seen.size).toBe(10); // all of them come up in one opening or another
  });

  test('R-012: an Immediate one is resolved at once, before the base is chosen', () => {
    const scene = withImmediate(1);
    expect(kindAsked(scene, 'rebel')).toBe('action.leader');
    const { discard, hand } = game(scene).actions[0];
    expect([discard.length, hand.length]).toEqual([1, 1]);
    expect(scene.sees('imperial', discard[0]!)).toBe(names(scene, discard)[0]);
    scene.choose('rebel', 'leader:mon-mothma');
    expect(kindAsked(scene, 'rebel')).toBe('setup.base');
    expect(game(scene).ring.filter((ring) => ring >= 0)).toHaveLength(1);
    expect(kindAsked(withImmediate(0), 'rebel')).toBe('setup.base');
  });

  test('R-012: of two Immediate ones their owner says which comes first', () => {
    const rings = ['c-3po', 'r2-d2'];
    const cards = ['human-cyborg-relations', 'resourceful-astromech'];
    for (const [first, second] of [cards, cards.toReversed()]) {
      const scene = withImmediate(2);
      expect(scene.offers('rebel').sort()).toEqual(cards.map((id) => `action:${id}`));
      scene.choose('rebel', `action:${first}`).choose('rebel', 'leader:princess-leia');
      // Both on one leader: the second takes the place of the first, so the order matters.
      scene.choose('rebel', 'leader:princess-leia');
      const ring = game(scene).ring[LEADER_IDS.indexOf('princess-leia')];
      expect(ring).toBe(rings.indexOf(second === cards[0] ? 'c-3po' : 'r2-d2'));
      expect(names(scene, game(scene).actions[0].discard)).toEqual([first, second]);
      expect(kindAsked(scene, 'rebel')).toBe('setup.base');
      sound(scene);
    }
  });
});

describe('the base and the hands', () => {
  const atBase = (seed?: string): RebScene => opened(seed).until('rebel', 'setup.base');

  test('R-010: any card still in the probe deck, and no other', () => {
    for (const seed of SEEDS) {
      const scene = atBase(seed);
      const deck = probes(scene, game(scene).probes.deck);
      expect(deck).toHaveLength(26);
      expect(scene.offers('rebel').sort()).toEqual(deck.map((id) => `system:${id}`).sort());
      expect(scene.refusal('rebel', 'system:coruscant')).toMatchObject({ refused: 'unknown' });
      expect(scene.whyNot('rebel', 'system:coruscant')?.rule).toBe('setup.base');
      const [gone] = probes(scene, game(scene).probes.gone);
      expect(scene.refusal('rebel', `system:${gone}`)).toMatchObject({ refused: 'unknown' });
    }
  });

  test('R-010, R-011: it lies hidden; nobody has probe cards, and the deck is shuffled', () => {
    const scene = atBase().choose('rebel', 'system:hoth');
    const { base, deck, hand, revealed } = game(scene).probes;
    expect(probes(scene, [base])).toEqual(['hoth']);
    expect([hand.length, deck.length, revealed]).toEqual([0, 25, false]);
    expect(scene.sees('rebel', base)).toBe('probe-hoth');
    for (const who of ['imperial', 'spectator']) expect(scene.sees(who, base)).toBeNull();
    for (const slot of deck) expect(scene.sees('rebel', slot)).toBeNull();
    expect(scene.told.some(({ e }) => e.k === 'probes-drawn')).toBe(false);
    sound(scene);
  });

  test('R-009: Imperial units, Rebel units, action cards, the base, and the drawn missions last', () => {
    const scene = opened();
    const happened: string[] = [];
    expect([kindAsked(scene, 'imperial'), kindAsked(scene, 'rebel')]).toEqual(['setup.imperial-units', null]);
    placed(scene);
    happened.push(...scene.told.map(({ e }) => e.k));
    scene.choose('rebel', 'system:hoth');
    scene.answer('rebel', {
      is: 'allot',
      put: Object.entries(REBEL_UNITS).map(([id, n]) => [`unit:${id}`, 'system:hoth', n]),
    });
    happened.push(...scene.told.map(({ e }) => e.k));
    scene.until('rebel', 'setup.base');
    // Six cards each would be too early: only the four starting missions are there.
    expect(game(scene).missions.map(({ hand }) => hand.length)).toEqual([4, 4]);
    scene.choose('rebel', 'system:hoth');
    happened.push(...scene.told.map(({ e }) => e.k));
    const steps = ['units-placed', 'actions-dealt', 'base-chosen', 'missions-drawn'];
    expect(happened.filter((k) => steps.includes(k))).toEqual([
      ...['units-placed', 'units-placed'],
      ...['actions-dealt', 'actions-dealt'],
      'base-chosen',
      ...['missions-drawn', 'missions-drawn'],
    ]);
    expect(kindAsked(scene, 'rebel')).toBe('assignment.choose');
  });

  test('R-013: the four starting missions and two from the deck, seen by their owner alone', () => {
    const scene = atBase().choose('rebel', 'system:hoth');
    for (const side of [0, 1] as const) {
      const { hand, deck } = game(scene).missions[side];
      const starting = (slots: readonly number[]): number =>
        names(scene, slots).filter((id) => MISSIONS[id as MissionId].starting).length;
      expect([hand.length, starting(hand), starting(deck)]).toEqual([6, 4, 0]);
      expect(names(scene, hand).some((id) => MISSIONS[id as MissionId].project)).toBe(false);
      for (const slot of hand) {
        expect(scene.sees(side === 0 ? 'rebel' : 'imperial', slot)).toBe(names(scene, [slot])[0]);
        for (const who of [side === 0 ? 'imperial' : 'rebel', 'spectator']) {
          expect(scene.sees(who, slot)).toBeNull();
        }
      }
    }
    sound(scene);
  });
});
