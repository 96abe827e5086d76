import { describe, expect, it } from 'vitest';
import { ADJACENT, BORDERS } from './borders.ts';
import { REGION_IDS, SYSTEM_IDS, SYSTEMS, type SystemId } from './systems.ts';
import { BORDERS_PRINTED } from './testing/printed.ts';

describe('the systems', () => {
  it('are 32, four in each of eight regions, 24 of them populous', () => {
    const inRegion = REGION_IDS.map((region) => SYSTEM_IDS.filter((id) => SYSTEMS[id].region === region));
    expect(inRegion.map((ids) => ids.length)).toEqual(new Array(8).fill(4));
    expect(SYSTEM_IDS.filter((id) => SYSTEMS[id].kind === 'populous')).toHaveLength(24);
  });

  it('have icons and a number exactly when populous', () => {
    const remote = SYSTEM_IDS.filter((id) => SYSTEMS[id].kind === 'remote');
    expect(SYSTEM_IDS.filter((id) => SYSTEMS[id].icons.length === 0)).toEqual(remote);
    expect(SYSTEM_IDS.filter((id) => SYSTEMS[id].slot === null)).toEqual(remote);
  });
});

describe('the borders', () => {
  it('are 69, none twice and none of a system with itself', () => {
    expect(BORDERS).toHaveLength(69);
    expect(new Set(BORDERS.map((pair) => [...pair].sort().join())).size).toBe(69);
    expect(BORDERS.filter(([a, b]) => a === b)).toEqual([]);
  });

  it('hold both ways', () => {
    const oneWay = SYSTEM_IDS.flatMap((a) =>
      ADJACENT[a].filter((b) => !ADJACENT[b].includes(a)).map((b) => `${a} ${b}`),
    );
    expect(oneWay).toEqual([]);
  });

  it('are as many for each system as on the board', () => {
    expect(SYSTEM_IDS.map((id) => `${id} ${ADJACENT[id].length}`)).toEqual(BORDERS_PRINTED);
  });

  it('lead from every system to every other', () => {
    const reached = new Set<SystemId>(['alderaan']);
    for (const id of reached) for (const next of ADJACENT[id]) reached.add(next);
    expect(reached.size).toBe(32);
  });
});
