import { describe, expect, it } from 'vitest';
import { rebScene } from '../../../../games/rebellion/scene.ts';
import { own } from '../../../../games/rebellion/state.ts';
import { fight, play } from '../../../../games/rebellion/tests/testing/combat-scenes.ts';
import { attempted, revealed } from '../../../../games/rebellion/tests/testing/mission-scenes.ts';
import { oddsDetails } from '../../../table/prompt/prompt-words.ts';
import { oddsOf } from './odds.ts';

const scene = () =>
  rebScene({
    units: { corellia: { 'assault-carrier': 1, stormtrooper: 2 } },
    imperialLoyalty: ['corellia'],
    leaders: { 'princess-leia': 'naboo', 'darth-vader': 'naboo', 'jan-dodonna': 'pool' },
    base: 'hoth',
    hand: { rebel: [], imperial: [] },
    assigned: { rebel: [{ card: 'sabotage', leaders: ['general-rieekan'] }] },
  });

const choose = (id: string) => ({ is: 'choose', id }) as const;

describe('odds of a mission say whose they are', () => {
  it('unopposed, and against the leader who would be worst', () => {
    const s = scene().choose('rebel', 'reveal:sabotage');
    const odds = (id: string) => oddsOf(s.view('rebel'), s.question('rebel'), choose(id));
    expect(odds('system:corellia')).toEqual({
      label: 'Unopposed: succeeds. Against Tagge: 31 %.',
      lines: ['The Rebellion: 1 die', 'The Empire: 1 die'],
    });
    expect(oddsDetails(odds('system:corellia')!)).toBe('The Rebellion: 1 die · The Empire: 1 die');
    expect(odds('system:naboo')?.label).toMatch(/^Against Vader: \d+ %\. Against Vader and Tagge: \d+ %\.$/);
    expect(oddsOf(s.view('rebel'), s.question('rebel'), null)).toBeUndefined();
  });

  it('nobody can come: only the certain result is shown', () => {
    const s = scene()
      .arrange((state) => {
        own(state.game, 'effects').push({ is: 'unopposed', by: 'misdirection', leader: 15 }); // Rieekan
      })
      .choose('rebel', 'reveal:sabotage');
    const odds = oddsOf(s.view('rebel'), s.question('rebel'), choose('system:corellia'));
    expect(odds).toEqual({ label: 'Unopposed: succeeds.', lines: [] });
  });

  it('those who may oppose it read the name of the card', () => {
    const s = scene().choose('rebel', 'reveal:sabotage').choose('rebel', 'system:corellia');
    const sent = (id: string) => oddsOf(s.view('imperial'), s.question('imperial'), choose(id))?.label;
    expect(sent('do:decline')).toBe('Sabotage unopposed: succeeds.');
    expect(sent('send:general-tagge')).toBe('Sabotage against Tagge: 31 %.');
  });

  it('a mission that is resolved has no odds', () => {
    const s = revealed('imperial', 'research-and-development', ['grand-moff-tarkin'], {
      imperialLoyalty: ['corellia'],
    });
    expect(s.question('imperial').kind).toBe('mission.where');
    expect(oddsOf(s.view('imperial'), s.question('imperial'), choose('system:corellia'))).toBeUndefined();
  });

  it('rings that may be used after the roll are named, not counted', () => {
    const s = revealed('rebel', 'build-alliance', ['mon-mothma'], {
      rings: { 'mon-mothma': 'c-3po' },
      leaders: { 'emperor-palpatine': 'naboo' },
    });
    const odds = oddsOf(s.view('rebel'), s.question('rebel'), choose('system:naboo'));
    expect(odds?.lines.at(-1)).toBe('Not counted: C-3PO');
  });
});

describe('odds of a combat say whose they are', () => {
  const design = () =>
    fight({
      units: { naboo: { 'x-wing': 3, 'tie-fighter': 3 } },
      leaders: { 'emperor-palpatine': 'naboo', 'general-tagge': 'naboo', 'mon-mothma': 'naboo' },
      actions: { imperial: ['according-to-my-design', 'more-dangerous-than-you-realize'] },
      rebelLoyalty: ['utapau'],
    });

  it('both sides, with the dice that According to My Design takes away', () => {
    const s = design();
    const odds = () => oddsOf(s.view('imperial'), s.question('imperial'), null);
    expect(odds()?.label).toBe('Expected damage: the Empire deals 1.5, the Rebellion 1.5');
    play(s, 'imperial', 'action:according-to-my-design');
    expect(s.question('imperial').kind).toBe('window');
    expect(odds()).toEqual({
      label: 'Expected damage: the Empire deals 1.5, the Rebellion 0.5',
      lines: [
        'The Rebellion, Space battle: 0 red dice and 1 black die, about 0.5 damage',
        'The Empire, Space battle: 0 red dice and 3 black dice, about 1.5 damage',
      ],
    });
  });

  it('at the retreat it is the next round, in which the card takes nothing', () => {
    const s = play(design(), 'imperial', 'action:according-to-my-design');
    s.choose('imperial', 'do:decline').arrange((state) => {
      state.stack = state.stack.filter((f) => f.k !== 'attack' && f.k !== 'battle');
      for (const f of state.stack) if (f.k === 'combat') Object.assign(f, { at: 'retreat', todo: [0, 1] });
      state.asked = [];
    });
    expect(s.question('rebel').kind).toBe('retreat.where');
    expect(oddsOf(s.view('rebel'), s.question('rebel'), null)?.label).toBe(
      'Expected damage: the Rebellion deals 1.5, the Empire 1.5',
    );
  });

  it('Death Star Plans: of the try that is about to be made', () => {
    const s = fight({
      units: { naboo: { 'x-wing': 2, 'death-star': 1 } },
      combat: { at: 'after-space' },
      objectives: ['death-star-plans-2'],
      leaders: { 'luke-skywalker': 'naboo' },
      rings: { 'luke-skywalker': 'master-yoda' },
    });
    const question = s.question('rebel');
    const [, card] = question.form.is === 'choose' ? question.form.options : [];
    const odds = () => oddsOf(s.view('rebel'), question, choose(card?.id ?? ''));
    expect(odds()?.label).toBe('Death Star Plans destroy the station: 52 %.');
    expect(oddsOf(s.view('rebel'), question, choose('do:decline'))).toBeUndefined();
    s.arrange((state) => {
      own(state.game, 'marks').yodaUsed = true;
    });
    expect(odds()?.label).toBe('Death Star Plans destroy the station: 42 %.');
  });
});

describe('a mission under way', () => {
  it('has no odds once nothing is chosen about them', () => {
    const s = attempted('rebel', 'build-alliance', ['mon-mothma'], 'system:naboo');
    expect(oddsOf(s.view('imperial'), s.question('imperial'), null)).toBeUndefined();
  });
});
