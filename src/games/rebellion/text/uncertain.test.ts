import { describe, expect, it } from 'vitest';
import { PROVENANCE, SOURCES } from '../data/provenance.ts';
import { RULES, type Rule } from '../rules/document.ts';
import { DIFFERENCES, RULINGS } from './doubts.ts';
import { UNCERTAIN } from './uncertain.ts';

const about = (name: string): string[] =>
  UNCERTAIN.filter(({ what }) => what.split(', ').includes(name)).map(({ why }) => why);

describe('what could be wrong', () => {
  it('lists the points that we settled', () => {
    const settled = Object.values<Rule>(RULES).filter(({ ruling }) => ruling?.includes('O-'));
    expect(settled.length).toBeGreaterThan(5);
    for (const { title, text } of settled) expect(about(title)).toContain(`Our ruling. ${text}`);
  });

  it('lists every ruling of ours on a card, as the rules document tells it', () => {
    expect(Object.keys(RULINGS).length).toBeGreaterThan(15);
    for (const [id, ruling] of Object.entries(RULINGS)) {
      expect([id, ruling]).toEqual([id, expect.stringMatching(/^Our ruling: .*\.$/)]);
      expect([id, UNCERTAIN.some(({ why }) => why === ruling)]).toEqual([id, true]);
    }
    expect(about('Collect Bounty')).toEqual(['Our ruling: with two leaders assigned, both move along.']);
  });

  it('lists what rests on one source, and on what sources differ', () => {
    expect(about('Hoth probe')).toEqual(['Only one source gives it in full.']);
    expect(about('Daring Rescue')).toEqual([
      'Sources differ on its skill, intel or diplomacy; we use intel.',
      'Only one source gives the number of copies.',
    ]);
    const disputed = Object.entries(PROVENANCE).filter(([, { confidence }]) => confidence === 'conflict');
    expect(Object.keys(DIFFERENCES).sort()).toEqual(disputed.map(([id]) => id).sort());
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

  it('tells players, and leaves names of sources and numbers of rulings to the research', () => {
    const research = new RegExp(
      `\\b(?:[ORD]-?\\d{1,3}|github|FAQ digest|UNSETTLED|${Object.keys(SOURCES)
        .filter((id) => id !== 'faq')
        .join('|')})\\b`,
      'i',
    );
    expect('johnchampaign says intel (R-119)').toMatch(research);
    for (const { what, why } of UNCERTAIN) expect(`${what}: ${why}`).not.toMatch(research);
    for (const { why } of UNCERTAIN) expect(why).toMatch(/^[A-Z].*\.$/s);
  });
});
