import { describe, expect, test } from 'vitest';
import {
  attempted,
  facesOf,
  game,
  kindAsked,
  loyaltyIn,
  onQueue,
  placeOf,
  revealed,
  told,
  unitsIn,
} from '../testing/mission-scenes.ts';
import { scenario } from '../testing/scenario.ts';

const _nobody = { leaders: { 'emperor-palpatine': 'gone' } } as const;

describe('Rebel missions: loyalty and units', () => {
  scenario('build-alliance', 'R-126: loyalty in a neutral system, and back to hand (R-042)', () => {
    const scene = attempted('rebel', 'build-alliance', ['mon-mothma'], 'system:naboo');
    expect(loyaltyIn(scene, 'naboo')).toBe('rebel');
    expect(facesOf(scene, game(scene).missions[0].hand)).toContain('build-alliance');
    expect(placeOf(scene, 'mon-mothma')).toBe('naboo');
  });
  scenario('build-alliance', 'R-053: two more dice with Rebel units there', () => {
    const scene = revealed('rebel', 'build-alliance', ['jan-dodonna'], {
      units: { naboo: { 'x-wing': 1 } },
    });
    scene.choose('rebel', 'system:naboo').choose('imperial', 'send:darth-vader');
    const [mine] = told(scene, 'mission-rolled').filter((e) => e.side === 0);
    expect(String(mine?.['dice']).split(' ')).toHaveLength(3); // one of Dodonna's, two more
  });
  scenario('sabotage', 'R-051: a marker in a populous system, none elsewhere', () => {
    const scene = revealed('rebel', 'sabotage', ['princess-leia'], { destroyed: ['corellia'] });
    expect(scene.offers('rebel')).toContain('system:coruscant');
    expect(scene.offers('rebel')).not.toContain('system:hoth');
    expect(scene.offers('rebel')).not.toContain('system:corellia');
    expect(scene.whyNot('rebel', 'system:hoth')).toEqual({ rule: 'mission.target' });
    scene.choose('rebel', 'system:utapau').choose('imperial', 'do:decline');
    expect(game(scene).sabotage.filter((mark) => mark === 1)).toHaveLength(1);
  });
  scenario('base-defenses', 'a cannon and a generator on the base space', () => {
    const scene = attempted('rebel', 'base-defenses', ['general-rieekan'], null, { rebelLoyalty: ['naboo'] });
    expect(unitsIn(scene, 'base-space', 'ion-cannon')).toBe(1);
    expect(unitsIn(scene, 'base-space', 'shield-generator')).toBe(1);
  });
  scenario('base-defenses', "R-120: in the base's system once it is revealed", () => {
    const scene = attempted('rebel', 'base-defenses', ['general-rieekan'], null, {
      rebelLoyalty: ['naboo'],
      base: 'hoth',
      revealed: true,
    });
    expect(unitsIn(scene, 'hoth', 'ion-cannon')).toBe(1);
  });
  scenario(
    'base-defenses',
    'R-156: where the supply is short, own pieces may be destroyed to gain them',
    () => {
      const scene = attempted('rebel', 'base-defenses', ['general-rieekan'], null, {
        rebelLoyalty: ['naboo'],
        units: { ryloth: { 'ion-cannon': 2 }, utapau: { 'ion-cannon': 1 } },
      });
      expect(kindAsked(scene, 'rebel')).toBe('effect.gain');
      scene.allot('rebel', [
        ['gain:0', 'unit:ion-cannon'],
        ['gain:1', 'unit:shield-generator'],
      ]);
      scene.pick('rebel', ['system:ryloth']);
      expect(unitsIn(scene, 'ryloth', 'ion-cannon')).toBe(1);
      expect(unitsIn(scene, 'base-space', 'ion-cannon')).toBe(1);
    },
  );
  scenario('base-defenses', 'R-156: destroying units for it is optional', () => {
    const scene = attempted('rebel', 'base-defenses', ['general-rieekan'], null, {
      rebelLoyalty: ['naboo'],
      units: { ryloth: { 'ion-cannon': 3 } },
    });
    scene.allot('rebel', [['gain:1', 'unit:shield-generator']]);
    expect(unitsIn(scene, 'base-space', 'ion-cannon')).toBe(0);
    expect(unitsIn(scene, 'ryloth', 'ion-cannon')).toBe(3);
  });
  scenario(
    'establish-trade-relations',
    'R-071: loyalty, and units from the icons whatever its loyalty is now',
    () => {
      const scene = attempted('rebel', 'establish-trade-relations', ['mon-mothma'], 'system:corellia', {
        imperialLoyalty: ['corellia'],
      });
      expect(loyaltyIn(scene, 'corellia')).toBe('neutral');
      scene.allot('rebel', [
        ['space-triangle', 'unit:y-wing'],
        ['space-square', 'unit:mon-calamari-cruiser'],
      ]);
      expect(onQueue(scene, 3, 'y-wing')).toBe(1);
      expect(onQueue(scene, 3, 'mon-calamari-cruiser')).toBe(1);
    },
  );
  scenario('establish-trade-relations', 'R-156: the queue takes no more than the supply has', () => {
    const scene = attempted('rebel', 'establish-trade-relations', ['mon-mothma'], 'system:corellia', {
      units: { naboo: { 'mon-calamari-cruiser': 3 } },
    });
    const no = scene.attempt('rebel', {
      is: 'allot',
      put: [['space-square', 'unit:mon-calamari-cruiser', 1]],
    });
    expect(no).toMatchObject({ refused: 'unknown' });
    scene.allot('rebel', []); // fewer are allowed
    expect(onQueue(scene, 3, 'x-wing')).toBe(0);
  });
  test('establish-trade-relations is not attempted in a sabotaged system', () => {
    const scene = revealed('rebel', 'establish-trade-relations', ['mon-mothma'], { sabotage: ['corellia'] });
    expect(scene.offers('rebel')).not.toContain('system:corellia');
    expect(scene.offers('rebel')).toContain('system:hoth');
  });
  scenario('support-of-mon-calamari', 'R-071: two loyalty', () => {
    const scene = attempted('rebel', 'support-of-mon-calamari', ['admiral-ackbar'], null, {
      imperialLoyalty: ['mon-calamari'],
    });
    scene.choose('rebel', 'do:loyalty');
    expect(loyaltyIn(scene, 'mon-calamari')).toBe('rebel');
  });
  scenario('support-of-mon-calamari', 'R-050, R-071: or a cruiser, also when the planet is gone', () => {
    const scene = attempted('rebel', 'support-of-mon-calamari', ['admiral-ackbar'], null, {
      destroyed: ['mon-calamari'],
    });
    scene.choose('rebel', 'do:cruiser');
    expect(onQueue(scene, 3, 'mon-calamari-cruiser')).toBe(1);
  });
  scenario('support-of-mon-calamari', 'R-156: no fourth cruiser', () => {
    const scene = attempted('rebel', 'support-of-mon-calamari', ['admiral-ackbar'], null, {
      units: { naboo: { 'mon-calamari-cruiser': 3 } },
    });
    scene.choose('rebel', 'do:cruiser');
    expect(onQueue(scene, 3, 'mon-calamari-cruiser')).toBe(0);
    expect(told(scene, 'no-effect')).toHaveLength(1);
  });
  scenario('wookiee-uprising', 'loyalty, and up to four health of units there', () => {
    const scene = attempted('rebel', 'wookiee-uprising', ['chewbacca'], null, {
      units: { kashyyyk: { stormtrooper: 2, 'at-st': 1, 'tie-fighter': 2 } },
    });
    const no = scene.attempt('rebel', {
      is: 'pick',
      take: [
        ['unit:stormtrooper', 2],
        ['unit:at-st', 1],
        ['unit:tie-fighter', 1],
      ],
    });
    expect(no).toMatchObject({ refused: 'too-many', rule: 'mission.wookiee-uprising' });
    scene.answer('rebel', {
      is: 'pick',
      take: [
        ['unit:stormtrooper', 2],
        ['unit:at-st', 1],
      ],
    });
    expect(loyaltyIn(scene, 'kashyyyk')).toBe('rebel');
    expect(unitsIn(scene, 'kashyyyk', 'at-st')).toBe(0);
    expect(game(scene).subjugated.some((mark) => mark === 1)).toBe(false); // the last ground unit is gone
  });
  scenario('wookiee-uprising', 'R-050: on a destroyed Kashyyyk only the loyalty is lost', () => {
    const scene = attempted('rebel', 'wookiee-uprising', ['chewbacca'], null, {
      units: { kashyyyk: { 'tie-fighter': 2 } },
      destroyed: ['kashyyyk'],
    });
    scene.pick('rebel', ['unit:tie-fighter']);
    expect(unitsIn(scene, 'kashyyyk', 'tie-fighter')).toBe(1);
    expect(loyaltyIn(scene, 'kashyyyk')).toBe('neutral');
  });
  scenario('hit-and-run', 'R-164, R-186: two health, own units too, never a Death Star', () => {
    const scene = attempted('rebel', 'hit-and-run', ['han-solo'], 'system:naboo', {
      units: { naboo: { 'death-star': 1, 'star-destroyer': 1, 'assault-carrier': 1, 'rebel-transport': 1 } },
    });
    const { form } = scene.question('rebel');
    expect(form.is === 'pick' && form.from.map((lot) => lot.id)).toEqual([
      'unit:assault-carrier',
      'unit:rebel-transport',
    ]);
    scene.pick('rebel', ['unit:assault-carrier']);
    expect(unitsIn(scene, 'naboo', 'assault-carrier')).toBe(0);
  });
  scenario(
    'hit-and-run',
    'R-137: a captive without an Imperial guard is free, and no rescuer goes along',
    () => {
      const scene = attempted('rebel', 'hit-and-run', ['han-solo'], 'system:naboo', {
        units: { naboo: { stormtrooper: 1 } },
        leaders: { 'princess-leia': 'naboo' },
        rings: { 'princess-leia': 'captured' },
      });
      scene.pick('rebel', ['unit:stormtrooper']);
      expect(placeOf(scene, 'princess-leia')).toBe('base-space');
      expect(placeOf(scene, 'han-solo')).toBe('naboo');
    },
  );
  scenario(
    'incite-rebellion',
    'R-041, R-105: three troopers, then a combat that the Rebels have begun',
    () => {
      const scene = attempted('rebel', 'incite-rebellion', ['mon-mothma'], null, {
        units: { naboo: { stormtrooper: 2 } },
        rebelLoyalty: ['naboo'],
      });
      expect(unitsIn(scene, 'naboo', 'rebel-trooper')).toBe(3);
      const combat = scene.state.stack.find((f) => f.k === 'combat');
      expect(combat).toMatchObject({ initiator: 0 });
      expect(game(scene).missions[0].discard).toHaveLength(1); // the mission is over
    },
  );
  scenario('public-uprising', 'R-070: a circle and two triangles, ships or ground units by choice', () => {
    const scene = attempted('rebel', 'public-uprising', ['mon-mothma'], null, {
      units: { naboo: { stormtrooper: 2 } },
    });
    scene.allot('rebel', [
      ['gain:0', 'unit:corellian-corvette'],
      ['gain:1', 'unit:rebel-trooper'],
      ['gain:1', 'unit:rebel-transport'],
    ]);
    expect(unitsIn(scene, 'naboo', 'corellian-corvette')).toBe(1);
    expect(unitsIn(scene, 'naboo', 'rebel-trooper')).toBe(1);
    expect(scene.state.stack.some((f) => f.k === 'combat')).toBe(true);
  });
  scenario(
    'public-uprising',
    'R-070: a triangle does not bring a circle unit, and all must be gained',
    () => {
      const scene = attempted('rebel', 'public-uprising', ['mon-mothma'], null, {
        units: { naboo: { stormtrooper: 2 } },
      });
      const gain = (...put: [string, string, number][]) => scene.attempt('rebel', { is: 'allot', put });
      expect(gain(['gain:0', 'unit:x-wing', 1])).toMatchObject({ refused: 'not-there' });
      expect(gain(['gain:0', 'unit:airspeeder', 1])).toMatchObject({ refused: 'too-few', part: 'gain:1' });
    },
  );
});

describe('Rebel missions: the Imperial queue', () => {
  const queue = {
    1: { 'tie-fighter': 1, 'super-star-destroyer': 1 },
    3: { 'tie-fighter': 2, 'star-destroyer': 1, 'death-star': 1 },
  } as const;
  scenario('demolition', 'one unit for each icon of the system, from any space', () => {
    const scene = attempted('rebel', 'demolition', ['chewbacca'], 'system:corellia', {
      imperialLoyalty: ['corellia'],
      queue,
    });
    const no = scene.attempt('rebel', { is: 'pick', take: [['unit:tie-fighter@3', 2]] });
    expect(no).toMatchObject({ refused: 'too-many', rule: 'mission.demolition' });
    scene.pick('rebel', ['unit:tie-fighter@3', 'unit:star-destroyer@3']);
    expect(onQueue(scene, 3, 'tie-fighter')).toBe(1);
    expect(onQueue(scene, 3, 'star-destroyer')).toBe(0);
    expect(onQueue(scene, 1, 'super-star-destroyer')).toBe(1); // carries no build icon
    expect(onQueue(scene, 3, 'death-star')).toBe(1);
  });
  scenario('rogue-squadron-raid', 'R-186: four health of queued units, never a Death Star', () => {
    const scene = attempted('rebel', 'rogue-squadron-raid', ['wedge-antilles'], 'system:corellia', {
      imperialLoyalty: ['corellia'],
      queue,
    });
    const { form } = scene.question('rebel');
    expect(form.is === 'pick' && form.from.map((lot) => lot.id)).toEqual([
      'unit:tie-fighter@1',
      'unit:tie-fighter@3',
      'unit:star-destroyer@3',
    ]);
    scene.pick('rebel', ['unit:star-destroyer@3']);
    expect(onQueue(scene, 3, 'star-destroyer')).toBe(0);
  });
});

describe('Rebel missions: units from the base', () => {
  const units = {
    'base-space': { 'rebel-trooper': 6, airspeeder: 1, 'x-wing': 2, 'rebel-transport': 1, 'ion-cannon': 1 },
  } as const;
  const leaderAtBase = { 'general-rieekan': 'base-space' } as const;

  scenario('hidden-fleet', 'R-066: leaders do not hold them back, transport does', () => {
    const scene = revealed('rebel', 'hidden-fleet', ['mon-mothma'], { units, leaders: leaderAtBase });
    scene.choose('rebel', 'system:ryloth');
    const move = (n: number) => ({
      is: 'haul' as const,
      move: [
        ['space:rebel-base', 'rebel-transport', 1],
        ['space:rebel-base', 'rebel-trooper', n],
      ] as const,
    });
    expect(scene.attempt('rebel', move(5))).toMatchObject({ refused: 'too-many', rule: 'move.transport' });
    scene.answer('rebel', move(4));
    expect(unitsIn(scene, 'ryloth', 'rebel-trooper')).toBe(4);
    expect(game(scene).clues).toEqual([]); // from anywhere: nothing is given away
  });
  test('hidden-fleet: not where Imperial units are', () => {
    const scene = revealed('rebel', 'hidden-fleet', ['mon-mothma'], {
      units: { ...units, ryloth: { 'tie-fighter': 1 } },
    });
    expect(scene.offers('rebel')).not.toContain('system:ryloth');
  });
  scenario(
    'lead-the-strike-team',
    'R-067: four ground units of choice without transport, no structures',
    () => {
      const scene = attempted('rebel', 'lead-the-strike-team', ['han-solo'], 'system:ryloth', {
        units: { ...units, ryloth: { stormtrooper: 1 } },
      });
      const { form } = scene.question('rebel');
      expect(form.is === 'haul' && form.sources[0]?.lots.map((lot) => lot.id)).toEqual([
        'rebel-trooper',
        'airspeeder',
      ]);
      scene.answer('rebel', {
        is: 'haul',
        move: [
          ['space:rebel-base', 'rebel-trooper', 3],
          ['space:rebel-base', 'airspeeder', 1],
        ],
      });
      expect(scene.state.stack.some((f) => f.k === 'combat')).toBe(true);
    },
  );
  test('R-067: a leader on the base space holds the strike team back', () => {
    const scene = attempted('rebel', 'lead-the-strike-team', ['han-solo'], 'system:ryloth', {
      units,
      leaders: leaderAtBase,
    });
    expect(kindAsked(scene, 'imperial')).toBe('command.turn'); // nothing was asked, everybody can see why
  });
  test("R-067: after the reveal it comes from the base's system", () => {
    const scene = attempted('rebel', 'lead-the-strike-team', ['han-solo'], 'system:ryloth', {
      base: 'hoth',
      revealed: true,
      units: { hoth: { 'rebel-trooper': 2 } },
    });
    scene.answer('rebel', { is: 'haul', move: [['system:hoth', 'rebel-trooper', 2]] });
    expect(unitsIn(scene, 'ryloth', 'rebel-trooper')).toBe(2);
  });
  scenario('plan-the-assault', 'R-068: ships only, and leaders do not hold them back', () => {
    const scene = attempted('rebel', 'plan-the-assault', ['jan-dodonna'], null, {
      units: { ...units, ryloth: { 'tie-fighter': 2 }, utapau: { stormtrooper: 1 } },
      leaders: leaderAtBase,
    });
    const { form } = scene.question('rebel');
    expect(form.is === 'haul' && form.sources[0]?.lots.map((lot) => lot.id)).toEqual([
      'x-wing',
      'rebel-transport',
    ]);
    scene.answer('rebel', { is: 'haul', move: [['space:rebel-base', 'x-wing', 2]] });
    expect(scene.state.stack.find((f) => f.k === 'combat')).toMatchObject({ initiator: 0 });
  });
});
