import { describe, expect, it } from 'vitest';
import { seeded } from '../../../kernel/chance/seeded.ts';
import { playout } from '../../../kernel/flow/playout.ts';
import { viewOf } from '../../../kernel/view.ts';
import { LEADER_IDS } from '../data/leaders.ts';
import { RING_IDS } from '../data/rings.ts';
import { SYSTEM_IDS } from '../data/systems.ts';
import { UNIT_IDS } from '../data/units.ts';
import { FACES } from '../faces.ts';
import { rebellion as game } from '../index.ts';
import { rebScene } from '../scene.ts';
import { en } from './en.ts';
import { showThing } from './show.ts';

const scene = rebScene({
  base: 'hoth',
  rebelLoyalty: ['corellia'],
  units: {
    corellia: { stormtrooper: 2, 'x-wing': 1 },
    coruscant: { 'star-destroyer': 2 },
  },
  queue: { 2: { 'star-destroyer': 1 } },
  leaders: { 'luke-skywalker': 'corellia', 'han-solo': 'unrecruited', chewbacca: 'gone' },
  rings: { 'luke-skywalker': 'master-yoda' },
  hand: { rebel: ['sabotage'], imperial: ['gather-intel'] },
  probes: ['endor'],
  assigned: { imperial: [{ card: 'detained', leaders: ['grand-moff-tarkin'] }] },
});
const shown = (words: string, chair = 'rebel'): string => showThing(scene.view(chair), words).join('\n');
const flat = (words: string, chair = 'rebel'): string => shown(words, chair).replace(/\s+/g, ' ');

describe('showing a system', () => {
  it('tells what it is, what is there, what it builds and what it borders on', () => {
    const text = flat('corellia');
    expect(text).toMatch(/^Corellia: populous system, lower centre Subjugated by the Empire\./);
    expect(text).toContain('There: Rebel loyalty beneath; 1 X-wing; Luke (Yoda); 2 Stormtroopers');
    expect(text).toContain('Builds on queue space 3: blue (space) triangle, for X-wing, Y-wing or');
    expect(text).toContain('Adjacent to: Alderaan, Cato Neimoidia, Coruscant, Sullust');
  });

  it('tells of the base what the viewer can know', () => {
    expect(flat('hoth')).toContain('Your base is here, hidden.');
    expect(flat('hoth', 'imperial')).toContain('The base can be here, as far as you know.');
    expect(flat('endor', 'imperial')).toContain('The base is not here, as far as you know.');
    expect(flat('endor')).not.toContain('base');
    expect(flat('hoth', 'spectator')).toContain('The base can be here');
  });

  it('knows the Rebel Base space', () => {
    expect(flat('rebel base')).toContain('Rebel Base space There: nothing');
  });
});

describe('showing a leader, a unit, a ring', () => {
  it('gives a leader’s skills, place and cards, by either name', () => {
    expect(flat('luke')).toMatch(
      /^Luke Skywalker \(intel 2, spec ops 1; tactics 2\/2\): Rebel leader In Corellia\./,
    );
    expect(shown('luke')).toBe(shown('luke skywalker'));
    expect(flat('luke')).toContain('Wears the Master Yoda ring.');
    expect(flat('luke')).toContain('On missions: Seek Yoda');
    expect(flat('han')).toContain('Not recruited.');
    expect(flat('chewbacca')).toContain('Eliminated, or out of the game.');
    expect(flat('tarkin')).toContain('On a mission.');
    expect(flat('leia')).toContain('In the leader pool.');
  });

  it('lists all leaders', () => {
    expect(shown('leaders').split('\n').length).toBeGreaterThanOrEqual(LEADER_IDS.length + 2);
  });

  it('gives a unit’s values and where all of them are', () => {
    const text = flat('star destroyer');
    expect(text).toContain(
      'Star Destroyer: Imperial capital ship Attack: 2 red and 1 black dice. Health: 4 red.',
    );
    expect(text).toContain('2 in Coruscant, 1 on queue space 2 Left in the supply: 5 of 8.');
    expect(flat('death star')).toContain('Cannot be damaged.');
  });

  it('tells what a ring does and who wears it', () => {
    expect(flat('master yoda')).toContain(en['does.ring.master-yoda']);
    expect(flat('master yoda')).toContain('Worn by Luke (Yoda). It comes from Seek Yoda.');
    expect(flat('c-3po ring')).toContain('Nobody wears it.');
  });
});

describe('showing a card', () => {
  it('gives what is printed, in our words', () => {
    expect(flat('sabotage')).toContain(en['does.sabotage']);
    expect(flat('sabotage')).toMatch(/^Sabotage \(spec ops 1\): Rebel starting mission/);
    expect(flat('blindside')).toContain('Imperial action card, used at the moment it names');
    expect(flat('crippling blow')).toContain('objective of stage 1');
    expect(flat('superlaser')).toContain('Imperial project');
    expect(flat('incite rebellion')).toContain('There are 2 copies.');
  });

  it('shows cards of one name together', () => {
    expect(flat('death star plans').match(/objective of stage/g)).toHaveLength(2);
    expect(flat('onslaught')).toMatch(/space battles.*ground battles/);
  });

  it('says where it is only to those who know', () => {
    expect(flat('sabotage')).toContain('In the hand of the Rebellion.');
    expect(flat('sabotage', 'imperial')).toContain('You cannot see where it is.');
    expect(flat('detained', 'imperial')).toContain('Facedown with leaders of the Empire.');
    expect(flat('detained', 'rebel')).toContain('You cannot see where it is.');
    expect(flat('gather intel', 'spectator')).toContain('You cannot see where it is.');
  });
});

describe('words', () => {
  it('that fit several things get a question, and those that fit nothing get no lines', () => {
    expect(shown('star')).toMatch(/^Which one: Star Destroyer, .*\?$/);
    expect(shown('tribble')).toBe('');
    expect(shown(' ')).toBe('');
  });

  it('name everything, in whole lines of eighty columns, in any position', () => {
    const names = [
      ...SYSTEM_IDS.map((id) => en[`system.${id}`]),
      ...UNIT_IDS.map((id) => en[`unit.${id}`]),
      ...LEADER_IDS.map((id) => en[`leader.${id}`]),
      ...RING_IDS.map((id) => `${en[`ring.${id}`]} ring`),
      ...FACES.filter((id) => !id.startsWith('probe-')).map((id) => en[`face.${id}`]),
      'discards',
      'leaders',
      'Rebel Base space',
    ];
    const flaws = new Set<string>();
    for (let seed = 0; seed < 3; seed++) {
      let n = 0;
      playout(game, Object.values(game.optionSets)[seed]!, seeded(`show ${seed}`), (_kind, run) => {
        if (n++ % 120 !== 0) return;
        for (const viewer of [0, 1, null]) {
          const view = viewOf(game, run.s, viewer);
          for (const name of names) {
            const lines = showThing(view, name ?? '');
            const bad = (line: string): boolean =>
              line.length > 80 || /[[\]{}\u00a0]|undefined|NaN/.test(line);
            if (lines.length < 2 || lines.some(bad)) flaws.add(`${name}: ${lines.join(' / ')}`);
          }
        }
      });
    }
    expect([...flaws]).toEqual([]);
  }, 60_000);
});
