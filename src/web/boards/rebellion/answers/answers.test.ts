import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type RebView, Teller } from '../../../../games/rebellion/public/words.ts';
import { rebScene } from '../../../../games/rebellion/scene.ts';
import { systemNo } from '../../../../games/rebellion/state.ts';
import { asks, type Fight, fight } from '../../../../games/rebellion/tests/testing/combat-scenes.ts';
import { assigning } from '../../../../games/rebellion/tests/testing/refresh-scenes.ts';
import { seeded } from '../../../../kernel/chance/seeded.ts';
import { type Answer, sample } from '../../../../kernel/forms/index.ts';
import { quickOptions } from '../../../table/prompt/prompt-words.ts';
import { drawn } from '../../testing/drawn.ts';
import { board } from '../index.tsx';
import { idle, notesOn } from './notes.ts';
import { reachOf } from './reach.ts';
import { reconsider } from './second-thoughts.ts';

describe('while leaders are assigned', () => {
  const scene = assigning(
    { hand: { rebel: ['sabotage', 'build-alliance', 'rapid-mobilization'], imperial: [] }, round: 4 },
    'rebel',
  );
  const partial = (...pairs: [leader: string, card: string][]): Answer => ({
    is: 'allot',
    put: pairs.map(([leader, card]) => [`leader:${leader}`, `card:${scene.slot(card)}`, 1]),
  });

  it('finishing with leaders and missions left must be confirmed, once in an Assignment Phase', () => {
    const view = scene.view('rebel');
    const thought = reconsider(view, scene.question('rebel'), { is: 'choose', id: 'do:done' });
    expect(thought).toMatchObject({ yes: 'Finish assignments', no: 'Assign more', key: 'assignment 0 4' });
    expect(thought?.words).toMatch(
      /^You still have 4 leaders in your pool \(.* and .*\) and 3 missions in your hand\./,
    );
    expect(thought?.danger).toBeUndefined();
    expect(reconsider(view, scene.question('rebel'), { is: 'choose', id: 'do:assign' })).toBeUndefined();
  });

  it('finishing with no leaders or missions left needs no confirmation', () => {
    const empty = assigning({ hand: { rebel: [], imperial: ['gather-intel'] } }, 'rebel');
    const asked = empty.question('rebel');
    expect(reconsider(empty.view('rebel'), asked, { is: 'choose', id: 'do:done' })).toBeUndefined();
  });

  it('a bluff is called one, and is only that', () => {
    const asked = scene.choose('rebel', 'do:assign').question('rebel');
    const notes = (answer: Answer | null) => notesOn(scene.view('rebel'), asked, answer);
    expect(notes(null)).toEqual([]);
    // Mon Mothma has diplomacy and no spec ops.
    expect(notes(partial(['mon-mothma', 'build-alliance']))).toEqual([]);
    expect(notes(partial(['mon-mothma', 'sabotage']))).toEqual([
      'Bluff: Sabotage needs 1 spec ops, Mon Mothma has 0. You can assign this, but not reveal it.',
    ]);
    expect(notes(partial(['mon-mothma', 'sabotage'], ['princess-leia', 'sabotage']))).toEqual([]);
  });
});

const ROUT: Fight = {
  leaders: { 'mon-mothma': 'naboo', 'princess-leia': 'naboo' },
  rebelLoyalty: ['utapau'],
  units: {
    naboo: {
      'corellian-corvette': 1,
      'x-wing': 1,
      'rebel-trooper': 5,
      airspeeder: 1,
      'ion-cannon': 1,
      'star-destroyer': 1,
      stormtrooper: 1,
    },
  },
};

/** After a round of blanks, in which nobody plays a card. */
function routed() {
  const s = fight(ROUT);
  while (asks(s) === 'rebel attack.actions') s.choose('rebel', 'do:done');
  return s;
}

describe('a retreat', () => {
  it('names beforehand what has no room and what never moves', () => {
    const s = routed();
    expect(asks(s)).toBe('rebel retreat.where');
    const notes = (id: string) => notesOn(s.view('rebel'), s.question('rebel'), { is: 'choose', id });
    expect(notes('do:stay')).toEqual([]);
    expect(notes('system:utapau')).toEqual([
      'Your ships can carry 2 of the 6 units that need transport.',
      'Left behind in any case: 1 Ion Cannon.',
    ]);
  });

  it('names what is left behind with the answer so far, leaders too', () => {
    const s = routed().choose('rebel', 'system:utapau').choose('rebel', 'leader:mon-mothma');
    expect(asks(s)).toBe('rebel retreat.units');
    const answer: Answer = {
      is: 'haul',
      move: [
        ['system:naboo', 'x-wing', 1],
        ['system:naboo', 'corellian-corvette', 1],
        ['system:naboo', 'rebel-trooper', 2],
      ],
    };
    expect(notesOn(s.view('rebel'), s.question('rebel'), answer)).toEqual([
      'Left behind in Naboo: 3 Rebel Troopers, 1 Airspeeder, 1 Ion Cannon and Leia.',
    ]);
    expect(board.deedOf?.(s.view('rebel'), s.question('rebel'), answer)).toBe('Retreat with 4 units');
  });

  it('names the captives whom the Empire leaves behind', () => {
    const s = fight({
      initiator: 'imperial',
      leaders: { 'general-tagge': 'naboo', 'princess-leia': 'naboo' },
      rings: { 'princess-leia': 'captured' },
      imperialLoyalty: ['utapau'],
      units: { naboo: { 'star-destroyer': 1, stormtrooper: 1, 'mon-calamari-cruiser': 1 } },
    });
    for (let n = 0; n < 20 && asks(s) !== 'imperial retreat.where'; n++) {
      const side = asks(s).startsWith('rebel') ? 'rebel' : 'imperial';
      s.answer(side, sample(s.question(side).form, seeded(`captive ${n}`)));
    }
    s.choose('imperial', 'system:utapau');
    if (asks(s) === 'imperial retreat.leader') s.choose('imperial', 'leader:general-tagge');
    expect(asks(s)).toBe('imperial retreat.units');
    const answer: Answer = {
      is: 'haul',
      move: [
        ['system:naboo', 'star-destroyer', 1],
        ['system:naboo', 'stormtrooper', 1],
      ],
    };
    expect(notesOn(s.view('imperial'), s.question('imperial'), answer)).toEqual([
      'Left behind in Naboo: captive Leia.',
    ]);
  });

  it('says so when nothing is left behind', () => {
    const s = fight({
      leaders: { 'mon-mothma': 'naboo' },
      rebelLoyalty: ['utapau'],
      units: { naboo: { 'corellian-corvette': 1, 'rebel-trooper': 1, 'star-destroyer': 1 } },
    }).choose('rebel', 'system:utapau');
    const answer: Answer = {
      is: 'haul',
      move: [
        ['system:naboo', 'corellian-corvette', 1],
        ['system:naboo', 'rebel-trooper', 1],
      ],
    };
    expect(notesOn(s.view('rebel'), s.question('rebel'), answer)).toEqual(['Nothing is left behind.']);
  });
});

/** All dice show hits; the Rebels deal theirs out somehow. */
function hits(units: NonNullable<NonNullable<Fight['units']>['naboo']>) {
  const s = fight({ initiator: 'imperial', units: { naboo: units }, dice: 'h'.repeat(20) });
  const mind = seeded('hits');
  for (let n = 0; n < 9 && asks(s).startsWith('rebel '); n++)
    s.answer('rebel', sample(s.question('rebel').form, mind));
  return s;
}

describe('hits that cannot be assigned', () => {
  it('are named with the reason, to both sides, and stand in the battle', () => {
    // The Rebels have X-wings only, whose health is black.
    const s = hits({ 'x-wing': 3, 'star-destroyer': 3, 'tie-fighter': 2 });
    expect(asks(s)).toMatch(/^imperial attack\.(actions|damage)$/);
    const view = s.view('imperial');
    const attack = new Teller(view as RebView).frame('attack');
    const red = attack?.roll.red.filter((face) => face === 'hit').length ?? 0;
    expect(red).toBeGreaterThan(1);
    const told = `${red} red hits cannot be assigned: no unit with red health is there.`;
    expect(notesOn(view, s.question('imperial'), null)).toEqual([told]);
    expect(drawn(board, view)).toContain(told);
    expect(drawn(board, s.view('rebel'))).toContain(told);
  });

  it('are empty where every hit finds a target', () => {
    const s = hits({ 'mon-calamari-cruiser': 2, 'x-wing': 3, 'star-destroyer': 3, 'tie-fighter': 2 });
    expect(asks(s)).toMatch(/^imperial attack\.(actions|damage)$/);
    expect(notesOn(s.view('imperial'), s.question('imperial'), null)).toEqual([]);
  });
});

describe('an activation', () => {
  const scene = rebScene({
    current: 'imperial',
    units: {
      coruscant: { 'star-destroyer': 1, stormtrooper: 1 },
      // Troops without a ship reach nothing.
      mustafar: { stormtrooper: 2 },
      // Units held back by a leader stay.
      kessel: { 'star-destroyer': 1 },
    },
    leaders: { 'general-tagge': 'kessel', 'darth-vader': 'pool' },
    base: 'hoth',
  }).choose('imperial', 'activate:darth-vader');
  const view = scene.view('imperial');

  it('knows the systems that something can reach', () => {
    const reached = reachOf(new Teller(view as RebView));
    expect([...(reached ?? [])].sort((a, b) => a - b)).toEqual(
      (['alderaan', 'corellia', 'ord-mantell'] as const).map(systemNo).sort((a, b) => a - b),
    );
    expect(reachOf(new Teller(scene.view('rebel') as RebView))).toBeNull();
  });

  it('marks them, by a sign and in words', () => {
    const markup = drawn(board, view);
    expect(markup.match(/class="reb-reached"/g)).toHaveLength(3);
    expect(markup.match(/your units can move here/g)).toHaveLength(3);
    expect(markup).toMatch(/aria-label="Corellia[^"]*your units can move here[^"]*can be chosen"/);
  });

  it('says when a leader would go alone', () => {
    const notes = (id: string) =>
      notesOn(view, scene.question('imperial'), { is: 'choose', id: `system:${id}` });
    expect(notes('corellia')).toEqual([]);
    expect(notes('bespin')).toEqual(['None of your units can move to Bespin. The leader goes there alone.']);
  });

  it('asks for confirmation before nothing moves, unless nothing can', () => {
    const empty: Answer = { is: 'haul', move: [] };
    const s = scene.choose('imperial', 'system:corellia');
    expect(reconsider(s.view('imperial'), s.question('imperial'), empty)).toMatchObject({
      title: 'Move nothing?',
      words: 'You have units that can move to Corellia, and none of them will.',
      yes: 'Move nothing',
      no: 'Choose units',
    });
  });
});

describe('revealing the base', () => {
  it('is dangerous, and must be confirmed every time with the name of the system', () => {
    const s = rebScene({ current: 'rebel', base: 'hoth' });
    const thought = reconsider(s.view('rebel'), s.question('rebel'), { is: 'choose', id: 'do:reveal-base' });
    expect(thought).toMatchObject({ danger: true, yes: 'Reveal base', no: 'Keep it hidden' });
    expect(thought?.words).toContain('Hoth');
    expect(reconsider(s.view('rebel'), s.question('rebel'), { is: 'choose', id: 'do:pass' })).toBeUndefined();
  });
});

describe('buttons of choices', () => {
  const quick = (s: typeof first) => {
    const view = s.view('rebel');
    return quickOptions(board.spoken, view, s.question('rebel'), board)?.options ?? [];
  };
  const first = rebScene({ current: 'rebel', base: 'hoth' });

  it('glow for what does something, not for passing or finishing', () => {
    expect(
      quick(first)
        .filter(({ givesUp }) => givesUp)
        .map(({ id }) => id),
    ).toEqual(['do:pass']);
    const assigns = assigning({ hand: { rebel: ['sabotage'], imperial: [] } }, 'rebel');
    expect(quick(assigns).map(({ id, givesUp }) => [id, givesUp])).toEqual([
      ['do:assign', false],
      ['do:done', true],
    ]);
    const css = readFileSync(new URL('../../../table/prompt/prompt.css', import.meta.url), 'utf8');
    expect(css).toMatch(/\.prompt-option:not\(\.prompt-gives-up\) \{\s*border-color: var\(--glow\)/);
  });
});

describe('the hits of an attack', () => {
  it('are empty while nobody attacks', () => {
    expect(idle(new Teller(rebScene().view('rebel') as RebView))).toEqual([]);
  });
});
