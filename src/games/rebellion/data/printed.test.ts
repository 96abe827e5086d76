import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../cards/actions/index.ts';
import { MISSIONS } from '../cards/missions/index.ts';
import { OBJECTIVES } from '../cards/objectives.ts';
import { TACTICS } from '../cards/tactics/index.ts';
import { LEADER_IDS, LEADERS, SKILLS } from './leaders.ts';
import { PROVENANCE, SOURCES } from './provenance.ts';
import { RING_IDS } from './rings.ts';
import { type Icon, SYSTEM_IDS, SYSTEMS } from './systems.ts';
import {
  ACTIONS_PRINTED,
  LEADERS_PRINTED,
  MISSIONS_PRINTED,
  OBJECTIVES_PRINTED,
  SYSTEMS_PRINTED,
  TACTICS_PRINTED,
  UNITS_PRINTED,
} from './testing/printed.ts';
import { UNIT_IDS, UNITS } from './units.ts';

/** Space or ground, and the first two letters of the shape. */
const icon = (i: Icon | null): string => (i ? `${i.theater[0]}${i.shape.slice(0, 2)}` : '-');
/** The numbers of what a card needs and does, each with its name. */
const numbers = (part: unknown): string[] =>
  Object.entries(part ?? {}).flatMap(([name, value]) =>
    typeof value === 'number' ? [`${name}=${value}`] : typeof value === 'object' ? numbers(value) : [],
  );
const given = (flag: boolean, word: string): string[] => (flag ? [word] : []);
const line = (...parts: (string | number | string[] | readonly string[])[]): string => parts.flat().join(' ');

describe('every printed value', () => {
  it('of the systems is in the table', () => {
    const lines = SYSTEM_IDS.map((id) => {
      const { region, kind, slot, icons } = SYSTEMS[id];
      return line(id, region, kind, slot ?? '-', icons.map(icon));
    });
    expect(lines).toEqual(SYSTEMS_PRINTED);
  });

  it('of the units is in the table', () => {
    const lines = UNIT_IDS.map((id) => {
      const u = UNITS[id];
      const health = `${u.health ?? '-'}${u.colour ?? '-'}`;
      const moves = [`carries${u.carries}`, ...given(u.carried, 'carried'), ...given(u.immobile, 'immobile')];
      return line(
        id,
        u.side,
        u.theater,
        u.kind,
        `${u.red}+${u.black}`,
        health,
        moves,
        icon(u.icon),
        `x${u.count}`,
      );
    });
    expect(lines).toEqual(UNITS_PRINTED);
  });

  it('of the leaders is in the table', () => {
    const lines = LEADER_IDS.map((id) => {
      const { side, role, starting, skills, tactics } = LEADERS[id];
      const values = tactics ? `${tactics.space}/${tactics.ground}` : '-';
      return line(
        id,
        side,
        role,
        given(starting, 'starting'),
        ...SKILLS.map((skill) => skills[skill]),
        values,
      );
    });
    expect(lines).toEqual(LEADERS_PRINTED);
  });

  it('of the missions is in the table', () => {
    const lines = Object.entries(MISSIONS).map(([id, m]) => {
      const marks = [...given(m.starting, 'starting'), ...given(m.project, 'project')];
      const skill = `${m.skill}${m.need}`;
      return line(
        id,
        m.side,
        `x${m.copies}`,
        marks,
        skill,
        m.mode,
        m.portrait ?? '-',
        m.target.kind,
        numbers([m.dice, m.effects]),
      );
    });
    expect(lines).toEqual(MISSIONS_PRINTED);
  });

  it('of the other cards is in the tables', () => {
    const actions = Object.entries(ACTIONS).map(([id, { side, starting, leaders, timing }]) =>
      line(id, side, given(starting, 'starting'), leaders, timing),
    );
    expect(actions).toEqual(ACTIONS_PRINTED);
    const objectives = Object.entries(OBJECTIVES).map(([id, { stage, reputation, timing, needs, effects }]) =>
      line(id, stage, reputation ?? '-', timing, numbers([needs, effects])),
    );
    expect(objectives).toEqual(OBJECTIVES_PRINTED);
    const tactics = Object.entries(TACTICS).map(([id, { theater, copies, cost, timing }]) =>
      line(id, theater, `x${copies}`, cost, timing),
    );
    expect(tactics).toEqual(TACTICS_PRINTED);
  });
});

describe('provenance', () => {
  it('is given for every card and piece', () => {
    const ids = [...SYSTEM_IDS, ...UNIT_IDS, ...LEADER_IDS, ...RING_IDS.map((id) => `ring.${id}`)];
    const cards = [MISSIONS, ACTIONS, OBJECTIVES, TACTICS].flatMap((table) => Object.keys(table));
    expect([...ids, ...cards].filter((id) => !Object.hasOwn(PROVENANCE, id))).toEqual([]);
  });

  it('names a source for everything, and a reason where sources differ', () => {
    const all = Object.entries(PROVENANCE);
    expect(all.filter(([, { sources }]) => sources.length === 0)).toEqual([]);
    expect(
      all.filter(([, { confidence, notes }]) => confidence === 'conflict' && notes.length === 0),
    ).toEqual([]);
    const used = new Set(all.flatMap(([, { sources }]) => sources));
    expect([...used].sort()).toEqual(Object.keys(SOURCES).sort());
  });
});
