import { describe, expect, test } from 'vitest';
import { OBJECTIVES, type ObjectiveId } from '../../cards/objectives.ts';
import { stageOf } from '../../queries/objectives.ts';
import { GONE, NONE, systemNo } from '../../state.ts';
import {
  asks,
  combatOf,
  type Fight,
  fight,
  isFighting,
  leaderIn,
  load,
  offers,
  POINT_BLANK,
  play,
  put,
  sound,
  told,
  unitsIn,
} from '../testing/combat-scenes.ts';
import { scenario } from '../testing/scenario.ts';

/** An X-wing for each direct hit, against these. */
const strike = (card: ObjectiveId, units: Record<string, number>, dice: string, more: Fight = {}): Fight => ({
  units: { naboo: { 'x-wing': dice.length, 'rebel-trooper': dice.length, ...units } },
  objectives: [card],
  dice,
  ...more,
});

scenario('rebel-assault', 'R-161: as soon as a Star Destroyer is destroyed', () => {
  const s = fight(strike('rebel-assault', { 'star-destroyer': 1, 'tie-fighter': 1 }, 'dddd'));
  s.answer('rebel', put(['direct', 'star-destroyer#0', 4]));
  expect(asks(s)).toBe('rebel combat.objective');
  expect(offers(s, 'rebel')).toEqual(['do:decline', 'play:rebel-assault']);
  play(load(s, ''), 'rebel', 'play:rebel-assault');
  expect([s.state.game.reputation, s.state.game.objectives.hand, combatOf(s).objectivePlayed]).toEqual([
    13,
    [],
    true,
  ]);
  const [card = -1] = s.state.game.objectives.discard;
  expect(s.sees('spectator', card)).toBe('rebel-assault'); // an open pile
  sound(s);
});

test('Rebel Assault: a Super Star Destroyer counts, an Assault Carrier does not', () => {
  const big = fight(
    strike('rebel-assault', { 'super-star-destroyer': 1, 'tie-fighter': 1 }, 'ddddd', {
      combat: { hurt: [{ kind: 3, damage: 1 }] },
    }),
  );
  big.answer('rebel', put(['direct', 'super-star-destroyer#0', 5]));
  expect(offers(big, 'rebel')).toContain('play:rebel-assault');
  const small = fight(strike('rebel-assault', { 'assault-carrier': 1, 'tie-fighter': 1 }, 'dd'));
  small.answer('rebel', put(['direct', 'assault-carrier#0', 2]));
  expect(asks(small)).not.toBe('rebel combat.objective');
});

scenario(
  'major-victory',
  'R-164: Imperial ships with 3 printed health, also under Point-Blank Assault',
  () => {
    const s = fight(
      strike('major-victory', { 'assault-carrier': 1, 'tie-fighter': 2 }, 'dd', {
        combat: { effects: [POINT_BLANK] },
      }),
    );
    s.answer('rebel', put(['direct', 'assault-carrier#0', 1], ['direct', 'tie-fighter#0', 1]));
    expect(combatOf(s).shipHealth).toBe(3); // two printed and one
    play(s, 'rebel', 'play:major-victory');
    expect(s.state.game.reputation).toBe(13);
  },
);

test('Major Victory: R-186 a Death Star adds nothing, one under construction 4', () => {
  const s = fight({
    units: { naboo: { 'x-wing': 1, 'death-star-under-construction': 1 } },
    objectives: ['major-victory'],
  });
  expect(offers(s, 'rebel')).toEqual(['do:decline']); // the Rebel could hold the Plans: they have the same back
  s.choose('rebel', 'do:decline');
  expect(asks(s)).toBe('rebel combat.objective'); // it fell alone at the end of the round
  expect(offers(s, 'rebel')).toEqual(['do:decline', 'play:major-victory']);
});

scenario(
  'crippling-blow',
  'R-107: Imperial ground units with 3 printed health, however they were destroyed',
  () => {
    const s = fight(
      strike('crippling-blow', { 'at-at': 1, stormtrooper: 1 }, '---ddd', {
        units: { naboo: { 'rebel-trooper': 3, 'x-wing': 0, 'at-at': 1, stormtrooper: 1 } },
        dice: 'ddd',
      }),
    );
    s.answer('rebel', put(['direct', 'at-at#0', 3]));
    expect(asks(s)).toBe('rebel combat.objective');
    play(s, 'rebel', 'play:crippling-blow');
    expect(s.state.game.reputation).toBe(13);
  },
);

test('Crippling Blow: units lost with their transport in a destroyed system count', () => {
  const s = fight({
    units: { naboo: { 'x-wing': 2, 'assault-carrier': 1, 'at-st': 1, stormtrooper: 1 } },
    destroyed: ['naboo'],
    objectives: ['crippling-blow'],
    dice: 'dd',
  });
  expect(asks(s)).toBe('rebel combat.objective');
  expect(offers(s, 'rebel')).toEqual(['do:decline', 'play:crippling-blow']);
});

scenario(
  'liberation',
  'R-104: a ground battle won in a system that was subjugated, at the end of the combat',
  () => {
    const s = fight({
      units: { naboo: { 'rebel-trooper': 1, stormtrooper: 1 } },
      objectives: ['liberation'],
      dice: '-h',
      initiator: 'imperial', // it need not be the Rebels'
    });
    expect(asks(s)).toBe('rebel combat.objective');
    play(s, 'rebel', 'play:liberation');
    expect(s.state.game.reputation).toBe(13);
    expect(s.state.game.subjugated[systemNo('naboo')]).toBe(0);
  },
);

test('Liberation: not where the Empire has loyalty', () => {
  const s = fight({
    units: { naboo: { 'rebel-trooper': 1, stormtrooper: 1 } },
    imperialLoyalty: ['naboo'],
    objectives: ['liberation'],
    dice: 'h',
  });
  expect([isFighting(s), asks(s)]).toEqual([false, 'rebel command.turn']);
});

const JEDI: Fight = {
  units: { naboo: { 'x-wing': 1, 'tie-fighter': 1 } },
  objectives: ['return-of-the-jedi'],
};

scenario(
  'return-of-the-jedi',
  'R-142: a battle won where Vader was; Luke (Jedi) takes an Imperial leader with him',
  () => {
    const s = fight({
      ...JEDI,
      leaders: { 'darth-vader': 'naboo', 'boba-fett': 'naboo', 'luke-skywalker-jedi': 'naboo' },
      dice: 'h-',
    });
    while (/attack\.(actions|block)$/.test(asks(s))) s.choose(asks(s).split(' ')[0] ?? '', 'do:done');
    expect(asks(s)).toBe('rebel combat.objective');
    play(s, 'rebel', 'play:return-of-the-jedi');
    expect(s.state.game.reputation).toBe(12);
    expect(asks(s)).toBe('rebel combat.eliminate');
    expect(offers(s, 'rebel')).toEqual(['leader:darth-vader', 'leader:boba-fett']);
    s.choose('rebel', 'leader:darth-vader');
    expect(leaderIn(s, 'darth-vader')).toBe(GONE);
    expect(isFighting(s)).toBe(false);
    sound(s);
  },
);

describe('Return of the Jedi', () => {
  const won: Partial<NonNullable<Fight['combat']>> = {
    at: 'end',
    battles: [true, false],
    won: [0, -1],
    sith: true,
  };
  const end = (more: Fight) =>
    play(fight({ ...JEDI, combat: won, ...more }), 'rebel', 'play:return-of-the-jedi');

  test('also if Vader retreated; without Luke (Jedi) nobody is eliminated', () => {
    const s = end({ leaders: { 'darth-vader': 'rodia', 'boba-fett': 'naboo', 'luke-skywalker': 'naboo' } });
    expect(s.state.game.reputation).toBe(12);
    expect([leaderIn(s, 'darth-vader'), leaderIn(s, 'boba-fett')]).toEqual([
      systemNo('rodia'),
      systemNo('naboo'),
    ]);
  });

  test('a captured Luke (Jedi) is enough; a single Imperial leader is not asked for', () => {
    const s = end({
      leaders: { 'darth-vader': 'naboo', 'luke-skywalker-jedi': 'naboo' },
      rings: { 'luke-skywalker-jedi': 'captured' },
    });
    expect(leaderIn(s, 'darth-vader')).toBe(GONE);
  });

  test('R-141, R-144: a lured Luke (Jedi) counts as Imperial, and may be the one; his ring goes with him', () => {
    const s = end({
      leaders: { 'darth-vader': 'naboo', 'luke-skywalker-jedi': 'naboo' },
      rings: { 'luke-skywalker-jedi': 'lure-of-the-dark-side' },
    });
    expect(offers(s, 'rebel')).toEqual(['leader:darth-vader', 'leader:luke-skywalker-jedi']);
    s.choose('rebel', 'leader:luke-skywalker-jedi');
    expect(leaderIn(s, 'luke-skywalker-jedi')).toBe(GONE);
    expect(s.state.game.ring.every((ring) => ring === NONE)).toBe(true);
  });

  test('one who retreated does not', () => {
    const s = end({ leaders: { 'darth-vader': 'naboo', 'luke-skywalker-jedi': 'utapau' } });
    expect(leaderIn(s, 'darth-vader')).toBe(systemNo('naboo'));
  });
});

describe('when', () => {
  test('R-105: in a combat that the Empire initiated there is no Rebel Assault', () => {
    const s = fight(
      strike('rebel-assault', { 'star-destroyer': 1 }, 'dddd', { initiator: 'imperial', dice: '--- dddd' }),
    );
    expect(unitsIn(s, 'naboo', 'star-destroyer')).toBe(0);
    expect(told(s, 'objective-played')).toEqual([]);
    expect(asks(s)).not.toBe('rebel combat.objective');
  });

  test('R-160, R-161: always asked, never forced; a declined moment does not return', () => {
    const s = fight(
      strike('rebel-assault', { 'star-destroyer': 2 }, 'dddd', {
        leaders: { 'mon-mothma': 'naboo' },
        rebelLoyalty: ['utapau'],
      }),
    );
    s.answer('rebel', put(['direct', 'star-destroyer#0', 4]));
    s.choose('rebel', 'do:decline');
    expect(asks(s)).toBe('rebel retreat.where');
    load(s, 'dddd').choose('rebel', 'do:stay');
    expect(unitsIn(s, 'naboo', 'star-destroyer')).toBe(0);
    expect(asks(s)).not.toBe('rebel combat.objective');
  });

  test('R-161: one per combat', () => {
    const s = fight({
      ...strike('rebel-assault', { 'star-destroyer': 1, 'tie-fighter': 1 }, 'dddd'),
      objectives: ['rebel-assault', 'major-victory'],
    });
    s.answer('rebel', put(['direct', 'star-destroyer#0', 4]));
    expect(offers(s, 'rebel')).toEqual(['do:decline', 'play:rebel-assault', 'play:major-victory']);
    play(load(s, ''), 'rebel', 'play:major-victory');
    expect(asks(s)).not.toBe('rebel combat.objective');
  });

  test('R-161, R-187: a Plans try that misses is still the same moment for the others', () => {
    const s = fight({
      ...strike('rebel-assault', { 'star-destroyer': 1, 'death-star': 1, 'tie-fighter': 1 }, 'dddd'),
      objectives: ['rebel-assault', 'death-star-plans-2'],
    });
    s.answer('rebel', put(['direct', 'star-destroyer#0', 4]));
    play(load(s, ''), 'rebel', 'play:death-star-plans-2');
    expect(offers(s, 'rebel')).toEqual(['do:decline', 'play:rebel-assault']);
  });

  test('R-219: asked by open knowledge: stages and played cards, not the cards in hand', () => {
    const stage = (id: ObjectiveId): boolean => {
      const s = fight(strike(id, { 'star-destroyer': 1, 'tie-fighter': 1 }, 'dddd'));
      s.answer('rebel', put(['direct', 'star-destroyer#0', 4]));
      return asks(s) === 'rebel combat.objective';
    };
    // A destroyed Star Destroyer meets Rebel Assault (stage 1) and Major Victory (stage 3).
    const asked = (Object.keys(OBJECTIVES) as ObjectiveId[]).filter(stage);
    expect(asked).toEqual(Object.entries(OBJECTIVES).flatMap(([id, o]) => (o.stage === 2 ? [] : [id])));
  });

  test('the Rebels may win with it, in the middle of a combat', () => {
    const s = fight(strike('rebel-assault', { 'star-destroyer': 1, 'tie-fighter': 1 }, 'dddd', { time: 13 }));
    s.answer('rebel', put(['direct', 'star-destroyer#0', 4]));
    play(s, 'rebel', 'play:rebel-assault');
    expect(s.state.over).toEqual({ seats: ['won', 'lost'], reason: 'winning.rebel' });
  });

  test('R-217: backs show the stage', () => {
    const s = fight(JEDI);
    const [card = -1] = s.state.game.objectives.hand;
    expect(stageOf(s.state.game, card)).toBe(3);
    for (const slot of s.state.game.objectives.deck) {
      const id = s.game.faces[s.state.secrets.face[slot] ?? -1] as ObjectiveId;
      expect(stageOf(s.state.game, slot)).toBe(OBJECTIVES[id].stage);
    }
  });
});
