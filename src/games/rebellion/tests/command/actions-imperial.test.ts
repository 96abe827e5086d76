import { describe, expect, test } from 'vitest';
import { couldBeBase } from '../../queries/base.ts';
import { isBanned } from '../../queries/in-force.ts';
import type { RebScene, RebSetup } from '../../scene.ts';
import { leaderNo, ON_MISSION, own, POOL, systemNo } from '../../state.ts';
import { inRegion, isSubjugated, regionOf } from '../../table/systems.ts';
import { among, assigning, kindAsked, names, onQueue, sound, unitsIn } from '../testing/refresh-scenes.ts';
import { scenario } from '../testing/scenario.ts';

/** The Empire's part of the Assignment Phase, with this card in hand and its leaders in the pool. */
const empire = (card: string, setup: RebSetup): RebScene =>
  assigning({ actions: { imperial: [card] }, ...setup }, 'imperial');
const use = (scene: RebScene, card: string): RebScene =>
  scene.choose('imperial', `action:${among(scene, scene.state.game.actions[1].hand, card)}`);
const offers = (scene: RebScene, card: string): boolean =>
  scene.offers('imperial').includes(`action:${card}`);
const whereIs = (scene: RebScene, id: Parameters<typeof leaderNo>[0]): number | undefined =>
  scene.state.game.leaderAt[leaderNo(id)];

describe('Assignment cards', () => {
  test('R-022, R-176: used in place of assigning, once, and optional', () => {
    const scene = empire('brilliant-administrator', {});
    expect(scene.offers('imperial')).toEqual(['action:brilliant-administrator', 'do:done']);
    use(scene, 'brilliant-administrator');
    const [used = -1] = scene.state.game.actions[1].discard;
    expect(scene.sees('rebel', used)).toBe('brilliant-administrator');
    expect(scene.state.game.actions[1].hand).toEqual([]);
    scene.until('imperial', 'assignment.choose');
    expect(scene.offers('imperial')).toEqual(['do:done']);
    sound(scene);
  });

  test('R-022: the leader shown must be in the pool', () => {
    const scene = empire('brilliant-administrator', { leaders: { 'grand-moff-tarkin': 'hoth' } });
    expect(scene.offers('imperial')).toEqual(['do:done']);
    expect(scene.whyNot('imperial', 'card:brilliant-administrator')?.rule).toBe('assignment.action-cards');
  });

  test('R-176: an opponent’s facedown card is never seen, nor whether it could be used', () => {
    const scene = empire('brilliant-administrator', {});
    const [card = -1] = scene.state.game.actions[1].hand;
    expect(scene.sees('rebel', card)).toBeNull();
    expect(scene.sees('imperial', card)).toBe('brilliant-administrator');
    expect(scene.view('rebel').question).toBeNull();
  });

  test('R-178: it does not matter where the card’s other leader is', () => {
    const scene = empire('proceeding-as-planned', {
      leaders: { 'admiral-ozzel': 'gone', 'moff-jerjerrod': 'pool' },
    });
    expect(offers(scene, 'proceeding-as-planned')).toBe(true);
  });
});

scenario(
  'brilliant-administrator',
  'R-132, R-181: Tarkin in an Imperial system, all its icons on the queue',
  () => {
    const scene = empire('brilliant-administrator', {
      units: { corellia: { stormtrooper: 1 }, hoth: { stormtrooper: 1 } },
      imperialLoyalty: ['mustafar'],
      sabotage: ['corellia'],
    });
    use(scene, 'brilliant-administrator');
    expect(scene.offers('imperial')).toEqual(['system:corellia', 'system:coruscant', 'system:mustafar']);
    expect(scene.refusal('imperial', 'system:hoth').rule).toBe('action.brilliant-administrator');
    scene.choose('imperial', 'system:corellia');
    expect(whereIs(scene, 'grand-moff-tarkin')).toBe(systemNo('corellia'));
    scene.answer('imperial', {
      is: 'allot',
      put: [
        ['space-triangle', 'unit:tie-fighter', 1],
        ['space-square', 'unit:star-destroyer', 1],
      ],
    });
    expect(onQueue(scene, 3, 'star-destroyer')).toBe(1);
    expect(onQueue(scene, 3, 'tie-fighter')).toBe(1);
    expect(kindAsked(scene, 'imperial')).toBe('assignment.choose');
    sound(scene);
  },
);

scenario(
  'boba-fett-where',
  'R-181: Boba Fett in an Imperial system keeps the Rebels from acting there',
  () => {
    const scene = empire('boba-fett-where', {
      leaders: { 'boba-fett': 'pool' },
      units: { kessel: { stormtrooper: 1 } },
    });
    use(scene, 'boba-fett-where');
    expect(scene.offers('imperial')).toEqual(['system:coruscant', 'system:kessel']);
    scene.choose('imperial', 'system:kessel');
    expect(whereIs(scene, 'boba-fett')).toBe(systemNo('kessel'));
    expect(isBanned(scene.state.game, systemNo('kessel'))).toBe(true);
    // It lasts through the Command Phase that follows.
    scene.choose('imperial', 'do:done');
    expect(kindAsked(scene, 'rebel')).toBe('command.turn');
    expect(isBanned(scene.state.game, systemNo('kessel'))).toBe(true);
  },
);

scenario(
  'catch-them-by-surprise',
  'R-105, R-117: an activation in the Assignment Phase, with all that follows',
  () => {
    const scene = empire('catch-them-by-surprise', {
      leaders: { 'admiral-ozzel': 'pool', 'darth-vader': 'mandalore' },
      base: 'kashyyyk',
      units: {
        'base-space': { 'rebel-trooper': 1 },
        alderaan: { 'star-destroyer': 1, 'at-at': 1, stormtrooper: 3 },
        mandalore: { 'star-destroyer': 1 },
      },
    });
    use(scene, 'catch-them-by-surprise');
    expect(scene.offers('imperial')).toHaveLength(32);
    scene.choose('imperial', 'system:kashyyyk');
    expect(whereIs(scene, 'admiral-ozzel')).toBe(systemNo('kashyyyk'));
    // Vader holds the ships at Mandalore back, as in any move.
    const { form } = scene.question('imperial');
    expect(form.is === 'haul' && form.sources.map((source) => source.from)).toEqual(['system:alderaan']);
    scene.answer('imperial', {
      is: 'haul',
      move: [
        ['system:alderaan', 'star-destroyer', 1],
        ['system:alderaan', 'at-at', 1],
      ],
    });
    expect(scene.state.game.probes.revealed).toBe(true);
    const combat = scene.state.stack.find((f) => f.k === 'combat');
    expect(combat).toMatchObject({ initiator: 1, loc: systemNo('kashyyyk') });
    expect(scene.state.game.current).toBe(1);
  },
);

scenario(
  'local-rumors',
  'R-117: the Rebel says truthfully whether the base is in that region; it stays hidden',
  () => {
    const ask = (base: RebSetup['base'] & string): RebScene => {
      const scene = empire('local-rumors', {
        base,
        leaders: { 'colonel-yularen': 'pool' },
        units: { kessel: { 'tie-fighter': 1 }, naboo: { 'x-wing': 1 }, corellia: { stormtrooper: 1 } },
      });
      use(scene, 'local-rumors');
      expect(scene.offers('imperial')).toEqual(['system:corellia', 'system:kessel']);
      return scene.choose('imperial', 'system:kessel');
    };
    const answers = (scene: RebScene): unknown =>
      scene.eventsFor('spectator').find(({ e }) => e.k === 'base-declared')?.e['answer'];
    const yes = ask('toydaria');
    expect(answers(yes)).toBe('yes');
    expect(yes.state.game.probes.revealed).toBe(false);
    expect(yes.sees('imperial', yes.state.game.probes.base)).toBeNull();
    const region = inRegion(regionOf(systemNo('kessel')));
    expect(region.filter((loc) => couldBeBase(yes.state.game, loc))).toHaveLength(4);
    expect(couldBeBase(yes.state.game, systemNo('naboo'))).toBe(false);
    const no = ask('hoth');
    expect(answers(no)).toBe('no');
    expect(region.some((loc) => couldBeBase(no.state.game, loc))).toBe(false);
    expect(couldBeBase(no.state.game, systemNo('naboo'))).toBe(true);
    expect(whereIs(no, 'colonel-yularen')).toBe(systemNo('kessel'));
  },
);

scenario(
  'proceeding-as-planned',
  'R-023, R-024: any project, facedown under a leader shown; another may join',
  () => {
    const scene = empire('proceeding-as-planned', {
      leaders: { 'admiral-ozzel': 'pool', 'moff-jerjerrod': 'pool' },
    });
    const size = scene.state.game.projects.deck.length;
    use(scene, 'proceeding-as-planned');
    expect(scene.offers('imperial')).toEqual(['leader:admiral-ozzel', 'leader:moff-jerjerrod']);
    scene.choose('imperial', 'leader:moff-jerjerrod');
    expect(scene.offers('imperial')).toHaveLength(size);
    expect(scene.view('rebel').question).toBeNull();
    scene.choose('imperial', 'take:construct-death-star');
    const g = scene.state.game;
    expect(whereIs(scene, 'moff-jerjerrod')).toBe(ON_MISSION);
    const [mission] = g.assigned[1];
    expect(names(scene, [mission!.card])).toEqual(['construct-death-star']);
    expect(scene.sees('imperial', mission!.card)).toBe('construct-death-star');
    expect(scene.sees('rebel', mission!.card)).toBeNull();
    expect(g.projects.deck).toHaveLength(size - 1);
    // Shuffled again: the owner no longer knows the order.
    for (const slot of g.projects.deck) expect(scene.sees('imperial', slot)).toBeNull();
    scene.choose('imperial', 'do:assign');
    scene.allot('imperial', [['leader:admiral-ozzel', `card:${mission!.card}`]]);
    expect(scene.state.game.assigned[1][0]?.leaders).toHaveLength(2);
    sound(scene);
  },
);

test('R-151, R-024: a used-up project deck is rebuilt before it is looked through', () => {
  const scene = empire('proceeding-as-planned', { leaders: { 'admiral-ozzel': 'pool' } }).arrange((s) => {
    const projects = own(s.game, 'projects');
    projects.discard = projects.deck;
    projects.deck = [];
  });
  use(scene, 'proceeding-as-planned');
  expect(scene.state.game.projects.discard).toEqual([]);
  expect(scene.offers('imperial')).toHaveLength(10);
});

scenario(
  'public-support',
  'R-083: three Stormtroopers, and Janus does not hold units back in this round',
  () => {
    const scene = empire('public-support', {
      leaders: { 'janus-greejatus': 'pool' },
      imperialLoyalty: ['mandalore', 'mustafar'],
      units: { mustafar: { 'rebel-trooper': 1 }, mandalore: { 'star-destroyer': 1, 'x-wing': 1 } },
    });
    use(scene, 'public-support');
    expect(scene.offers('imperial')).toEqual(['system:coruscant', 'system:mandalore']);
    scene.choose('imperial', 'system:coruscant');
    expect(unitsIn(scene, 'coruscant', 'stormtrooper')).toBe(3);
    expect(kindAsked(scene, 'imperial')).toBe('assignment.choose');
    scene.arrange((s) => {
      own(s.game, 'units')[systemNo('coruscant') * 18 + 1] = 1; // an Assault Carrier
      own(s.game, 'supply')[1] = (s.game.supply[1] ?? 0) - 1;
      s.stack = [{ k: 'activate', at: 'system', side: 1, leader: leaderNo('darth-vader'), loc: -1 }];
      s.asked = [];
    });
    scene.choose('imperial', 'system:alderaan');
    const { form } = scene.question('imperial');
    expect(form.is === 'haul' && form.sources.map((source) => source.from)).toContain('system:coruscant');
  },
);

test('R-156: Public Support may take Stormtroopers off the board where the supply is short', () => {
  const scene = empire('public-support', {
    leaders: { 'janus-greejatus': 'pool' },
    units: { kessel: { stormtrooper: 29 } },
  });
  use(scene, 'public-support');
  scene.choose('imperial', 'system:coruscant');
  expect(kindAsked(scene, 'imperial')).toBe('effect.gain');
  scene.answer('imperial', { is: 'allot', put: [['gain:0', 'unit:stormtrooper', 3]] });
  scene.answer('imperial', { is: 'pick', take: [['system:kessel', 2]] });
  expect(unitsIn(scene, 'coruscant', 'stormtrooper')).toBe(3);
  expect(unitsIn(scene, 'kessel', 'stormtrooper')).toBe(27);
  sound(scene);
});

scenario(
  'scouting-mission',
  'R-082: up to four TIE Fighters from anywhere; leaders still hold them back',
  () => {
    const scene = empire('scouting-mission', {
      leaders: { 'soontir-fel': 'pool', 'darth-vader': 'kessel', 'princess-leia': 'corellia' },
      rings: { 'princess-leia': 'captured' },
      units: {
        corellia: { 'tie-fighter': 3, 'star-destroyer': 1 },
        kessel: { 'tie-fighter': 2 },
        mustafar: { 'tie-fighter': 2 },
        hoth: { 'x-wing': 1 },
      },
    });
    use(scene, 'scouting-mission');
    expect(scene.offers('imperial')).toHaveLength(32);
    scene.choose('imperial', 'system:hoth');
    const { form } = scene.question('imperial');
    if (form.is !== 'haul') throw new Error('a move was expected');
    expect(form.sources.map(({ from, lots }) => [from, lots.map((lot) => lot.id)])).toEqual([
      ['system:corellia', ['tie-fighter']],
      ['system:mustafar', ['tie-fighter']],
    ]);
    const five = scene.attempt('imperial', {
      is: 'haul',
      move: [
        ['system:corellia', 'tie-fighter', 3],
        ['system:mustafar', 'tie-fighter', 2],
      ],
    });
    expect(five).toMatchObject({ refused: 'too-many', rule: 'action.scouting-mission' });
    scene.answer('imperial', {
      is: 'haul',
      move: [
        ['system:corellia', 'tie-fighter', 2],
        ['system:mustafar', 'tie-fighter', 2],
      ],
    });
    expect(unitsIn(scene, 'hoth', 'tie-fighter')).toBe(4);
    const combat = scene.state.stack.find((f) => f.k === 'combat');
    expect(combat).toMatchObject({ initiator: 1, loc: systemNo('hoth') });
  },
);

test('R-022: several cards and assignments may be mixed in any order', () => {
  const scene = assigning(
    {
      actions: { imperial: ['boba-fett-where', 'brilliant-administrator'] },
      hand: { imperial: ['rule-by-fear'] },
      leaders: { 'boba-fett': 'pool' },
    },
    'imperial',
  );
  use(scene, 'boba-fett-where'); // Coruscant is the only Imperial system: nothing to ask
  expect(whereIs(scene, 'boba-fett')).toBe(systemNo('coruscant'));
  scene.choose('imperial', 'do:assign');
  scene.allot('imperial', [['leader:darth-vader', `card:${scene.state.game.missions[1].hand[0]}`]]);
  expect(offers(scene, 'brilliant-administrator')).toBe(true);
  expect(whereIs(scene, 'grand-moff-tarkin')).toBe(POOL);
  expect(isSubjugated(scene.state.game, systemNo('coruscant'))).toBe(false);
});
