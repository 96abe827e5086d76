import { describe, expect, it } from 'vitest';
import { rebScene } from '../../../../games/rebellion/scene.ts';
import { kindNo, leaderNo, systemNo } from '../../../../games/rebellion/state.ts';
import { placeOf } from '../map/cells.ts';
import { journeysOf } from './journeys.ts';

describe('what events tell by motion', () => {
  const scene = rebScene({
    units: { corellia: { 'assault-carrier': 1, stormtrooper: 2 } },
    imperialLoyalty: ['corellia'],
    base: 'hoth',
    current: 'imperial',
  });
  const [corellia, alderaan] = [systemNo('corellia'), systemNo('alderaan')];

  it('a leader leaves the pool for the system that they activate', () => {
    scene.choose('imperial', 'activate:general-tagge');
    const before = scene.view('imperial').game;
    scene.choose('imperial', 'system:alderaan');
    const journeys = journeysOf(scene.eventsFor('imperial'), before, scene.view('imperial').game, 1);
    expect(journeys).toMatchObject([
      { is: 'leader', leader: leaderNo('general-tagge'), to: placeOf(alderaan), loc: alderaan },
    ]);
  });

  it('units go from their system to the leader’s, and what that changes there flashes', () => {
    const before = scene.view('imperial').game;
    scene.answer('imperial', {
      is: 'haul',
      move: [
        ['system:corellia', 'assault-carrier', 1],
        ['system:corellia', 'stormtrooper', 2],
      ],
    });
    const journeys = journeysOf(scene.eventsFor('imperial'), before, scene.view('imperial').game, 1);
    expect(journeys.filter(({ is }) => is === 'units')).toEqual(
      [
        { kind: kindNo('assault-carrier'), n: 1 },
        { kind: kindNo('stormtrooper'), n: 2 },
      ].map((units) => ({
        is: 'units',
        ...units,
        from: placeOf(corellia),
        to: placeOf(alderaan),
        loc: alderaan,
      })),
    );
    expect(journeys).toContainEqual({ is: 'flash', how: 'changed', at: placeOf(alderaan) });
  });
});
