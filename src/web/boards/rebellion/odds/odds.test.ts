import { describe, expect, it } from 'vitest';
import { MISSIONS, type MissionId } from '../../../../games/rebellion/data/missions.ts';
import { combatFrame } from '../../../../games/rebellion/frames/combat.ts';
import { attackDice } from '../../../../games/rebellion/frames/combat-state.ts';
import { diceOf as ruleDice } from '../../../../games/rebellion/frames/mission-roll.ts';
import { missionFrame } from '../../../../games/rebellion/missions.ts';
import { rebScene } from '../../../../games/rebellion/scene.ts';
import { leaderNo, NONE, systemNo } from '../../../../games/rebellion/state.ts';
import { unitsAt } from '../../../../games/rebellion/units.ts';
import { diceOf } from './combat.ts';
import { forecast } from './mission.ts';
import { oddsOf } from './odds.ts';

const scene = () =>
  rebScene({
    units: {
      naboo: {
        'x-wing': 2,
        'corellian-corvette': 1,
        'rebel-trooper': 2,
        'ion-cannon': 1,
        'tie-fighter': 7,
        'star-destroyer': 3,
        stormtrooper: 2,
      },
      corellia: { 'assault-carrier': 1, stormtrooper: 2 },
    },
    imperialLoyalty: ['corellia'],
    leaders: { 'princess-leia': 'naboo', 'darth-vader': 'naboo', 'jan-dodonna': 'pool' },
    base: 'hoth',
    hand: { rebel: [], imperial: [] },
    assigned: { rebel: [{ card: 'sabotage', leaders: ['general-rieekan'] }] },
  });

describe('forecasts count what the rules count', () => {
  it('dice of an attack', () => {
    const g = scene().state.game;
    const loc = systemNo('naboo');
    const frame = combatFrame(g, loc, 0, []);
    for (const side of [0, 1] as const) {
      for (const theater of [0, 1] as const) {
        expect(diceOf((kind) => unitsAt(g, loc, kind), side, theater)).toEqual(
          attackDice(g, frame, side, theater, 2),
        );
      }
    }
  });

  it('dice of every mission', () => {
    const g = scene().state.game;
    const loc = systemNo('naboo');
    for (const id of Object.keys(MISSIONS) as MissionId[]) {
      const { side } = MISSIONS[id];
      const mine = side === 'rebel' ? 0 : 1;
      const frame = missionFrame(mine, { card: 0, leaders: [] });
      if (frame.k !== 'mission') throw new Error('no mission');
      const run = { ...frame, id, loc };
      const cast = forecast(g, run, loc, NONE, []);
      expect([id, cast.mine, cast.theirs]).toEqual([
        id,
        ruleDice(g, run, mine),
        ruleDice(g, run, mine === 0 ? 1 : 0),
      ]);
    }
  });
});

describe('what is told before dice fall', () => {
  it('a mission in a system that nobody guards succeeds; with Vader there it is doubtful', () => {
    const s = scene().choose('rebel', 'reveal:sabotage');
    const question = s.question('rebel');
    expect(question.kind).toBe('mission.where');
    const free = oddsOf(s.view('rebel'), question, { is: 'choose', id: 'system:corellia' });
    expect(free?.label).toBe('Success 100 %');
    expect(free?.lines.join(' ')).toMatch(/If .* opposes it: \d+ %/);
    const guarded = oddsOf(s.view('rebel'), question, { is: 'choose', id: 'system:naboo' });
    expect(guarded?.label).toMatch(/^Success \d\d? %$/);
    expect(oddsOf(s.view('rebel'), question, null)).toBeUndefined();
  });

  it('a leader who is sent changes the odds', () => {
    const s = scene().choose('rebel', 'reveal:sabotage').choose('rebel', 'system:corellia');
    const question = s.question('imperial');
    const sent = (id: string) => oddsOf(s.view('imperial'), question, { is: 'choose', id })?.label;
    expect(sent('do:decline')).toBe('Success 100 %');
    expect(sent('send:general-tagge')).not.toBe('Success 100 %');
    expect(leaderNo('general-tagge')).toBeGreaterThan(0);
  });
});
