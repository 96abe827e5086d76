import { describe, expect, it } from 'vitest';
import { PROVENANCE } from '../data/provenance.ts';
import { RULES } from '../rules/document.ts';
import { UNCERTAIN } from './uncertain.ts';

const about = (name: string): string[] =>
  UNCERTAIN.filter(({ what }) => what.split(', ').includes(name)).map(({ why }) => why);

describe('what could be wrong', () => {
  it('lists the points that we settled', () => {
    const settled = UNCERTAIN.map(({ what }) => /O-0\d/.exec(what)?.[0]).filter(
      (number) => number !== undefined,
    );
    expect([...new Set(settled)].sort()).toEqual(['O-02', 'O-03', 'O-04', 'O-05', 'O-06', 'O-07']);
  });

  it('lists every note that speaks of a ruling of ours', () => {
    const notes = Object.values(PROVENANCE).filter(({ notes: all }) => /our ruling/i.test(all.join(' ')));
    const ours = UNCERTAIN.filter(({ why }) => /our ruling/i.test(why) && !why.startsWith('our own'));
    expect(notes.length).toBeGreaterThan(15);
    expect(ours.length).toBe(notes.length);
    expect(about('Collect Bounty')).toEqual(['Our ruling: with two assigned, both move along.']);
  });

  it('lists what rests on one source, and on what sources differ', () => {
    expect(about('Hoth probe')[0]).toMatch(/^only one source/);
    expect(about('Daring Rescue')).toEqual([
      expect.stringMatching(/^sources differ\. Skill: /),
      'only one source gives the number of copies.',
    ]);
    expect(about('X-wing')[0]).toContain('153 miniatures');
    const doubtful = Object.values(PROVENANCE).filter(
      ({ confidence }) => confidence !== 'two-sources',
    ).length;
    expect(UNCERTAIN.flatMap(({ what }) => what.split(', ')).length).toBeGreaterThan(doubtful);
  });

  it('cites only rules that exist, and names everything', () => {
    const cited = UNCERTAIN.flatMap(({ rules }) => rules ?? []);
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter((rule) => !Object.hasOwn(RULES, rule))).toEqual([]);
    const named = UNCERTAIN.flatMap(({ what }) => what.split(', '));
    expect(named.filter((name) => /^[a-z]|\[|\./.test(name))).toEqual([]);
    expect(new Set(UNCERTAIN.map(({ what, why }) => what + why)).size).toBe(UNCERTAIN.length);
  });

  it('says which sources the notes mean', () => {
    expect(UNCERTAIN.find(({ what }) => what === 'The sources')?.why).toContain('llamas: github.com/');
  });
});
