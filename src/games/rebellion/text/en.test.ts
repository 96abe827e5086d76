import { describe, expect, it } from 'vitest';
import { MISSIONS } from '../cards/missions/index.ts';
import { LEADER_IDS, LEADERS } from '../data/leaders.ts';
import { UNIT_IDS, UNITS } from '../data/units.ts';
import { rebellion as game } from '../index.ts';
import { RULES } from '../rules/document.ts';
import { en } from './en.ts';

describe('the catalogue', () => {
  it('has the words around the game', () => {
    const keys = [
      'game.title',
      'game.about',
      'side.rebel',
      'side.imperial',
      'over.winning.rebel',
      'over.winning.empire',
    ];
    const sets = Object.keys(game.optionSets).map((set) => `options.${set}`);
    expect([...keys, ...sets].filter((key) => !en[key])).toEqual([]);
  });

  it('has no empty word and no hole that is not closed', () => {
    const stray = ([, text]: [string, string]): boolean =>
      text.trim() === '' || /[{}|]/.test(text.replace(/\{\w+(:[^|{}]*\|[^{}]*)?\}/g, ''));
    expect(Object.entries(en).filter(stray)).toEqual([]);
  });

  it('counts every unit and has a short name for every leader', () => {
    const one = (id: string): string => (en[`counted.${id}`] ?? '').replace(/\{n:([^|]*)\|[^}]*\}/, '$1');
    expect(UNIT_IDS.map(one)).toEqual(UNIT_IDS.map((id) => `{n} ${UNITS[id].name}`));
    const shorts = LEADER_IDS.map((id) => en[`short.leader.${id}`] ?? 'missing: far too long');
    expect(shorts.filter((short) => short.length > 11)).toEqual([]);
    expect(new Set(shorts).size).toBe(LEADER_IDS.length);
  });

  it('says in full what missions need and leaders can do', () => {
    for (const [id, { need }] of Object.entries(MISSIONS))
      expect(en[`full.${id}`]).toMatch(new RegExp(` ${need}\\)$`));
    for (const id of LEADER_IDS) {
      const { tactics } = LEADERS[id];
      expect(en[`full.leader.${id}`]).toContain(
        tactics === null ? 'no tactics' : `tactics ${tactics.space}/${tactics.ground}`,
      );
    }
  });

  it('calls cards what the rules call them, for prompts name a card by its rule', () => {
    const rules: Readonly<Record<string, { title: string }>> = RULES;
    const wrong = Object.keys(MISSIONS).filter((id) => rules[`mission.${id}`]?.title !== en[`face.${id}`]);
    expect(wrong).toEqual([]);
  });
});
