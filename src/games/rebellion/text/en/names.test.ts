import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../../cards/actions/index.ts';
import { MISSIONS } from '../../cards/missions/index.ts';
import { OBJECTIVES } from '../../cards/objectives.ts';
import { TACTICS } from '../../cards/tactics/index.ts';
import { LEADER_IDS, LEADERS, type LeaderId } from '../../data/leaders.ts';
import { PROBE_SYSTEMS } from '../../data/probes.ts';
import { RING_IDS } from '../../data/rings.ts';
import { REGION_IDS, SYSTEM_IDS } from '../../data/systems.ts';
import { UNIT_IDS } from '../../data/units.ts';
import { names } from './names.ts';

const cards = [MISSIONS, ACTIONS, OBJECTIVES, TACTICS].flatMap((table) => Object.keys(table));
const probes = PROBE_SYSTEMS.map((id) => `probe-${id}`);
const without = (prefix: string, ids: readonly string[]): string[] =>
  ids.filter((id) => !names[`${prefix}.${id}`]);
const effects = Object.entries(names).filter(([key]) => key.startsWith('does.'));

describe('the names', () => {
  it('are there for every place, piece and card', () => {
    expect(without('system', SYSTEM_IDS)).toEqual([]);
    expect(without('region', REGION_IDS)).toEqual([]);
    expect(without('unit', UNIT_IDS)).toEqual([]);
    expect(without('leader', LEADER_IDS)).toEqual([]);
    expect(without('ring', RING_IDS)).toEqual([]);
    expect(without('face', [...cards, ...probes])).toEqual([]);
  });

  it('are there for nothing else', () => {
    const named = SYSTEM_IDS.length + REGION_IDS.length + UNIT_IDS.length + LEADER_IDS.length + probes.length;
    expect(Object.keys(names)).toHaveLength(named + 2 * cards.length + 2 * RING_IDS.length);
  });
});

describe('what cards do', () => {
  it('is described for every card and ring', () => {
    expect(without('does', cards)).toEqual([]);
    expect(without('does.ring', RING_IDS)).toEqual([]);
  });

  it('takes one to three whole sentences', () => {
    const sentences = (text: string): number => text.split(/(?<=[.!])\s/).length;
    expect(effects.filter(([, text]) => sentences(text) > 3 || !/^[A-Z].*\.$/.test(text))).toEqual([]);
  });

  it('has no holes', () => {
    expect(Object.values(names).filter((text) => /[{}|]/.test(text))).toEqual([]);
  });

  it('begins for a mission with how and is an attempt exactly when it can succeed', () => {
    for (const [id, { mode }] of Object.entries(MISSIONS)) {
      const text = names[`does.${id}`] ?? '';
      expect(text).toMatch(mode === 'attempt' ? /^Attempt / : /^Resolve /);
      expect(/[Oo]n success/.test(text)).toBe(mode === 'attempt');
    }
  });

  it('names the leaders whom an action card shows', () => {
    for (const [id, { leaders }] of Object.entries(ACTIONS)) {
      for (const leader of leaders) expect(names[`does.${id}`]).toContain(names[`leader.${leader}`]);
    }
  });

  it('names no leader of another mission', () => {
    const others = (id: string, portrait: LeaderId | null) =>
      LEADER_IDS.filter((leader) => leader !== portrait && LEADERS[leader].starting).filter((leader) =>
        names[`does.${id}`]?.includes(names[`leader.${leader}`] ?? 'nobody'),
      );
    expect(Object.entries(MISSIONS).flatMap(([id, { portrait }]) => others(id, portrait))).toEqual([]);
  });

  it('says what an objective is worth', () => {
    for (const [id, { reputation }] of Object.entries(OBJECTIVES)) {
      expect(names[`does.${id}`]).toContain(`gain ${reputation ?? 1} reputation`);
    }
  });

  it('says when an objective is played and what a tactic card costs', () => {
    for (const [id, { timing }] of Object.entries(OBJECTIVES)) {
      expect(names[`does.${id}`]?.startsWith('At the start of the Refresh Phase')).toBe(timing !== 'combat');
    }
    for (const [id, { cost, timing }] of Object.entries(TACTICS)) {
      expect(names[`does.${id}`]?.startsWith('For a die showing special: ')).toBe(cost === 'special');
      expect(/\b[Bb]lock (1|up to 2) damage/.test(names[`does.${id}`] ?? '')).toBe(timing === 'block');
    }
  });
});
