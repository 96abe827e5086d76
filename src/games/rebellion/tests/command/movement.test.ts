import { describe, expect, test } from 'vitest';
import { ADJACENT } from '../../data/borders.ts';
import { SYSTEM_IDS } from '../../data/systems.ts';
import { type RebScene, type RebSetup, rebScene } from '../../scene.ts';
import { leaderNo, NONE, own, systemNo } from '../../state.ts';
import { isSubjugated } from '../../table/systems.ts';
import { NEIGHBOURS_READ } from '../testing/borders.ts';
import { asks, isFighting } from '../testing/combat-scenes.ts';
import { kindAsked, sound, toldKinds, unitsIn } from '../testing/refresh-scenes.ts';
import { activate, haulForm, hauling, type Line, movable, moves, standing } from '../testing/setup-scenes.ts';

const turn = (setup: RebSetup = {}): RebScene => rebScene({ base: 'dantooine', ...setup });
const empire = (setup: RebSetup = {}): RebScene => turn({ current: 'imperial', ...setup });
/** Vader in Rodia; the Empire says what moves. */
const toRodia = (setup: RebSetup = {}): RebScene =>
  activate(empire(setup), 'imperial', 'darth-vader', 'rodia');
const sources = (scene: RebScene, who: string): string[] =>
  haulForm(scene, who).sources.map(({ from }) => from.slice(from.indexOf(':') + 1));
const tried = (scene: RebScene, who: string, ...lines: Line[]) => scene.attempt(who, hauling(...lines));

describe('activating', () => {
  test('R-074: the leader needs tactic values and comes from the pool', () => {
    const scene = turn({ leaders: { 'jan-dodonna': 'hoth' } });
    expect(scene.offers('rebel')).toEqual([
      'activate:princess-leia',
      'activate:general-rieekan',
      'do:reveal-base',
      'do:pass',
    ]);
    expect(scene.whyNot('rebel', 'leader:mon-mothma')?.rule).toBe('activate.leader');
    expect(scene.whyNot('rebel', 'leader:jan-dodonna')?.rule).toBe('leaders.place');
    expect(scene.refusal('rebel', 'activate:mon-mothma')).toMatchObject({ refused: 'unknown' });
  });

  test('R-074: any system, also one with leaders; nothing has to move', () => {
    const scene = turn({
      leaders: { 'mon-mothma': 'naboo', 'darth-vader': 'naboo' },
      units: { rodia: { 'x-wing': 1 } },
    });
    scene.choose('rebel', 'activate:jan-dodonna');
    expect(scene.offers('rebel')).toEqual([...SYSTEM_IDS.map((id) => `system:${id}`), 'space:rebel-base']);
    scene.choose('rebel', 'system:naboo').answer('rebel', hauling());
    expect(scene.state.game.leaderAt[leaderNo('jan-dodonna')]).toBe(systemNo('naboo'));
    expect(standing(scene, 'rodia')).toEqual({ 'x-wing': 1 });
    expect(kindAsked(scene, 'imperial')).toBe('command.turn');
  });

  test('R-075: from any number of adjacent systems, across regions, and from no others', () => {
    const scene = empire({
      units: {
        naboo: { 'star-destroyer': 1 },
        malastare: { 'assault-carrier': 1 },
        tatooine: { 'star-destroyer': 1 },
        // Ryloth and Nal Hutta lie near Rodia, but do not touch it.
        ryloth: { 'star-destroyer': 1 },
        'nal-hutta': { 'assault-carrier': 1 },
      },
    });
    activate(scene, 'imperial', 'darth-vader', 'rodia');
    expect(sources(scene, 'imperial')).toEqual(['malastare', 'naboo', 'tatooine']);
    expect(scene.whyNot('imperial', 'system:ryloth')?.rule).toBe('move.adjacent');
    expect(tried(scene, 'imperial', ['ryloth', 'star-destroyer', 1])).toMatchObject({ refused: 'unknown' });
    scene.answer(
      'imperial',
      hauling(
        ['malastare', 'assault-carrier', 1],
        ['naboo', 'star-destroyer', 1],
        ['tatooine', 'star-destroyer', 1],
      ),
    );
    expect(standing(scene, 'rodia')).toEqual({ 'assault-carrier': 1, 'star-destroyer': 2 });
    sound(scene);
  });

  test('R-075: one step only: what has arrived does not move on', () => {
    const scene = toRodia({ units: { naboo: { 'star-destroyer': 1 } } });
    scene.answer('imperial', hauling(['naboo', 'star-destroyer', 1]));
    expect(unitsIn(scene, 'rodia', 'star-destroyer')).toBe(1);
    scene.choose('rebel', 'do:pass');
    activate(scene, 'imperial', 'general-tagge', 'geonosis');
    // Vader came with it, and holds it there.
    expect(sources(scene, 'imperial')).toEqual([]);
  });

  test('O-07: the borders are those of the table in which two sources agree', () => {
    const lines = SYSTEM_IDS.map((id) => `${id}: ${ADJACENT[id].join(' ')}`);
    expect(lines).toEqual(NEIGHBOURS_READ);
  });
});

describe('leaders hold units back', () => {
  const ships = { 'star-destroyer': 1 } as const;
  test('R-076: units do not leave a system with a leader of their own, even one without tactic values', () => {
    const scene = toRodia({
      units: { naboo: ships, malastare: ships, tatooine: ships },
      leaders: { 'janus-greejatus': 'naboo', 'general-tagge': 'malastare', 'jan-dodonna': 'tatooine' },
    });
    expect(sources(scene, 'imperial')).toEqual(['tatooine']);
    for (const id of ['naboo', 'malastare']) {
      expect(tried(scene, 'imperial', [id, 'star-destroyer', 1])).toMatchObject({ refused: 'unknown' });
      expect(scene.whyNot('imperial', `system:${id}`)?.rule).toBe('move.pinned');
    }
  });

  test('R-076: a captive holds nobody back', () => {
    const held: RebSetup = {
      units: { naboo: { 'x-wing': 1, stormtrooper: 1 } },
      leaders: { 'luke-skywalker': 'naboo' },
    };
    const free = activate(turn(held), 'rebel', 'jan-dodonna', 'rodia');
    expect(sources(free, 'rebel')).toEqual([]);
    const captive = turn({ ...held, rings: { 'luke-skywalker': 'captured' } });
    expect(movable(activate(captive, 'rebel', 'jan-dodonna', 'rodia'), 'rebel')).toEqual(['naboo x-wing 1']);
  });

  test('R-076: a lured leader holds Imperial units back, and no Rebel ones', () => {
    const setup: RebSetup = {
      units: { naboo: { 'x-wing': 1, 'assault-carrier': 1 } },
      leaders: { 'luke-skywalker': 'naboo' },
      rings: { 'luke-skywalker': 'lure-of-the-dark-side' },
    };
    expect(sources(activate(turn(setup), 'rebel', 'jan-dodonna', 'rodia'), 'rebel')).toEqual(['naboo']);
    expect(sources(toRodia(setup), 'imperial')).toEqual([]);
  });

  test('R-077: one on the base space holds back the units there, not those in the system of the base', () => {
    const units = { 'base-space': { 'x-wing': 1 }, naboo: { 'y-wing': 1 } } as const;
    const on = (place: 'base-space' | 'naboo'): string[] =>
      sources(
        activate(
          turn({ base: 'naboo', units, leaders: { 'mon-mothma': place } }),
          'rebel',
          'jan-dodonna',
          'rodia',
        ),
        'rebel',
      );
    expect(on('base-space')).toEqual(['naboo']);
    expect(on('naboo')).toEqual(['rebel-base']);
  });

  test('R-083: a card that lifts this lifts it for that leader only', () => {
    const setup: RebSetup = { units: { naboo: ships }, leaders: { 'janus-greejatus': 'naboo' } };
    const lifted = (more: RebSetup): RebScene =>
      activate(
        empire({ ...setup, ...more }).arrange((s) => {
          const leader = leaderNo('janus-greejatus');
          own(s.game, 'effects').push({ is: 'holds-nobody', by: 'public-support', leader, loc: NONE });
        }),
        'imperial',
        'darth-vader',
        'rodia',
      );
    expect(sources(toRodia(setup), 'imperial')).toEqual([]);
    expect(sources(lifted({}), 'imperial')).toEqual(['naboo']);
    const both = { leaders: { 'janus-greejatus': 'naboo', 'general-tagge': 'naboo' } } as const;
    expect(sources(lifted(both), 'imperial')).toEqual([]);
  });
});

describe('transport', () => {
  test('R-084: every ground unit and TIE Fighter needs room in a ship that leaves the same system', () => {
    const scene = toRodia({
      units: {
        naboo: { 'assault-carrier': 1, stormtrooper: 4, 'tie-fighter': 4 }, // room for four
        tatooine: { 'star-destroyer': 1, stormtrooper: 1 }, // for six
      },
    });
    const no = { refused: 'too-many', part: 'system:naboo', rule: 'move.transport' };
    const ac: Line = ['naboo', 'assault-carrier', 1];
    expect(tried(scene, 'imperial', ac, ['naboo', 'stormtrooper', 4], ['naboo', 'tie-fighter', 4])).toEqual(
      no,
    );
    expect(tried(scene, 'imperial', ['naboo', 'stormtrooper', 1])).toEqual(no);
    expect(tried(scene, 'imperial', ['naboo', 'tie-fighter', 1])).toEqual(no);
    // Room from elsewhere does not help.
    const sd: Line = ['tatooine', 'star-destroyer', 1];
    expect(
      tried(scene, 'imperial', ac, sd, ['naboo', 'stormtrooper', 4], ['naboo', 'tie-fighter', 4]),
    ).toEqual(no);
    expect(tried(scene, 'imperial', sd, ['naboo', 'stormtrooper', 1])).toEqual(no);
    const fits: Line[] = [ac, ['naboo', 'stormtrooper', 2], ['naboo', 'tie-fighter', 2]];
    expect(tried(scene, 'imperial', ...fits)).toBeNull();
    expect(standing(scene, 'rodia')).toEqual({ 'assault-carrier': 1, stormtrooper: 2, 'tie-fighter': 2 });
    expect(standing(scene, 'naboo')).toEqual({ stormtrooper: 2, 'tie-fighter': 2 });
    sound(scene);
  });

  test('R-085: X-wings and Y-wings fly on their own and carry nobody', () => {
    const scene = turn({ units: { naboo: { 'x-wing': 2, 'y-wing': 1, 'rebel-trooper': 1 } } });
    activate(scene, 'rebel', 'jan-dodonna', 'rodia');
    const wings: Line[] = [
      ['naboo', 'x-wing', 2],
      ['naboo', 'y-wing', 1],
    ];
    expect(tried(scene, 'rebel', ...wings, ['naboo', 'rebel-trooper', 1])).toMatchObject({
      refused: 'too-many',
      rule: 'move.transport',
    });
    scene.answer('rebel', hauling(...wings));
    expect(standing(scene, 'rodia')).toEqual({ 'x-wing': 2, 'y-wing': 1 });
  });

  test('R-086: structures and a station under construction never move', () => {
    const rebel = turn({
      units: { naboo: { 'rebel-transport': 1, 'shield-generator': 1, 'ion-cannon': 1, 'rebel-trooper': 1 } },
    });
    expect(movable(activate(rebel, 'rebel', 'jan-dodonna', 'rodia'), 'rebel')).toEqual([
      'naboo rebel-transport 1',
      'naboo rebel-trooper 1',
    ]);
    const scene = toRodia({
      units: {
        naboo: { 'death-star-under-construction': 1, 'tie-fighter': 1 },
        tatooine: { 'death-star': 1 },
      },
    });
    expect(movable(scene, 'imperial')).toEqual(['naboo tie-fighter 1', 'tatooine death-star 1']);
  });

  test('R-087: captives take no room, but go only with a ship that has some', () => {
    const scene = toRodia({
      units: {
        naboo: { 'star-destroyer': 1, stormtrooper: 6 },
        tatooine: { 'tie-fighter': 1, stormtrooper: 1 },
      },
      leaders: { 'princess-leia': 'naboo', 'han-solo': 'tatooine' },
      rings: { 'princess-leia': 'captured', 'han-solo': 'carbonite' },
    });
    const alone = tried(scene, 'imperial', ['naboo', 'captive:princess-leia', 1]);
    expect(alone).toMatchObject({ refused: 'too-many', part: 'system:naboo', rule: 'move.transport' });
    const elsewhere = tried(
      scene,
      'imperial',
      ['naboo', 'star-destroyer', 1],
      ['tatooine', 'captive:han-solo', 1],
    );
    expect(elsewhere).toMatchObject({ refused: 'too-many', part: 'system:tatooine', rule: 'move.transport' });
    const full: Line[] = [
      ['naboo', 'star-destroyer', 1],
      ['naboo', 'stormtrooper', 6],
      ['naboo', 'captive:princess-leia', 1],
    ];
    expect(tried(scene, 'imperial', ...full)).toBeNull();
    expect(scene.state.game.leaderAt[leaderNo('princess-leia')]).toBe(systemNo('rodia'));
    expect(scene.state.game.leaderAt[leaderNo('han-solo')]).toBe(systemNo('tatooine'));
    sound(scene);
  });

  test('R-088: no unit twice, none that is not there, and the same after saving and loading', () => {
    const scene = toRodia({ units: { naboo: { 'star-destroyer': 2 } } });
    const sd = (n: number): Line => ['naboo', 'star-destroyer', n];
    expect(tried(scene, 'imperial', sd(1), sd(1))).toMatchObject({ refused: 'twice', part: 'move[1]' });
    expect(tried(scene, 'imperial', sd(3))).toMatchObject({ refused: 'too-many' });
    expect(tried(scene, 'imperial', sd(0))).toMatchObject({ refused: 'too-few' });
    expect(tried(scene, 'imperial', ['naboo', 'assault-carrier', 1])).toMatchObject({ refused: 'unknown' });
    scene.state = JSON.parse(JSON.stringify(scene.state)) as typeof scene.state;
    expect(tried(scene, 'imperial', sd(2))).toBeNull();
    expect(standing(scene, 'rodia')).toEqual({ 'star-destroyer': 2 });
    sound(scene);
  });
});

describe('what follows', () => {
  test('R-080: leader, the whole move, the base, combat, and subjugation at the end', () => {
    const scene = empire({
      base: 'naboo',
      units: {
        sullust: { 'assault-carrier': 1, stormtrooper: 2 },
        'base-space': { 'x-wing': 1, 'rebel-trooper': 1 },
      },
    });
    scene.choose('imperial', 'activate:darth-vader').choose('imperial', 'system:naboo');
    expect(scene.state.game.leaderAt[leaderNo('darth-vader')]).toBe(systemNo('naboo'));
    expect(scene.state.game.probes.revealed).toBe(false);
    scene.answer('imperial', hauling(['sullust', 'assault-carrier', 1], ['sullust', 'stormtrooper', 2]));
    expect(toldKinds(scene).filter((k) => k !== 'unit-moved')).toEqual([
      'moved',
      'base-revealed',
      'combat-begins',
    ]);
    // All of them have moved, the base's units too, when the combat begins.
    expect(standing(scene, 'naboo')).toEqual({
      'assault-carrier': 1,
      stormtrooper: 2,
      'x-wing': 1,
      'rebel-trooper': 1,
    });
    expect(isFighting(scene)).toBe(true);
    expect(isSubjugated(scene.state.game, systemNo('naboo'))).toBe(false);
  });

  test('R-080, R-128: subjugation when all is done, also where the units came from', () => {
    const scene = empire({ units: { sullust: { 'assault-carrier': 1, stormtrooper: 2 } } });
    expect(isSubjugated(scene.state.game, systemNo('sullust'))).toBe(true);
    moves(
      scene,
      'imperial',
      'darth-vader',
      'naboo',
      ['sullust', 'assault-carrier', 1],
      ['sullust', 'stormtrooper', 2],
    );
    expect(isSubjugated(scene.state.game, systemNo('sullust'))).toBe(false);
    expect(isSubjugated(scene.state.game, systemNo('naboo'))).toBe(true);
    expect(
      toldKinds(scene)
        .filter((k) => ['subjugated', 'freed'].includes(k))
        .sort(),
    ).toEqual(['freed', 'subjugated']);
  });

  test('R-081: no combat where the sides do not share a theater', () => {
    const to = (units: RebSetup['units']): RebScene =>
      moves(
        empire({ units: { sullust: { 'assault-carrier': 1, stormtrooper: 1 }, ...units } }),
        'imperial',
        'darth-vader',
        'naboo',
        ['sullust', 'assault-carrier', 1],
      );
    expect(isFighting(to({ naboo: { 'rebel-trooper': 2, 'ion-cannon': 1 } }))).toBe(false);
    expect(asks(to({ naboo: { 'rebel-trooper': 2 } }))).toBe('rebel command.turn');
    expect(isFighting(to({ naboo: { 'x-wing': 1 } }))).toBe(true);
  });

  test('R-081: no combat where nobody moved in, even if both sides are there', () => {
    const scene = empire({ units: { naboo: { 'assault-carrier': 1, 'rebel-trooper': 1 } } });
    activate(scene, 'imperial', 'darth-vader', 'hoth');
    expect(isFighting(scene)).toBe(false);
  });
});
