import { describe, expect, test } from 'vitest';
import type { Load, Measured, Phase } from './measure.ts';
import { barsOf, report } from './report.ts';
import { SUBJECT_NAMES, type SubjectName } from './subjects.ts';

const LOAD: Load = {
  tables: 200,
  rate: 1,
  seconds: 15,
  warmUp: 180,
  clients: 1,
  game: 'rebellion',
  options: 'full',
  profile: undefined,
};
const spread = (p95: number) => ({ count: 1, p50: p95, p95, p99: p95 });
const phase = (movesPerSecond: number, p95: number): Phase => ({
  movesPerSecond,
  moves: 1,
  refused: 0,
  drafts: 0,
  unseen: 0,
  done: spread(p95),
  seen: spread(p95),
  step: spread(p95),
  cpuSeconds: 1,
  playersCpuSeconds: 1,
  stepsPerCommit: 1,
});
const measured = (name: SubjectName, movesPerSecond: number, p95 = 5): Measured => ({
  name,
  about: name,
  atRate: phase(movesPerSecond, p95),
  flatOut: [phase(movesPerSecond, p95)],
});
const bars = (all: readonly Measured[], asked: readonly SubjectName[] = SUBJECT_NAMES) =>
  barsOf(all, LOAD, asked).map(({ found, met }) => [found, met]);

const [OURS, MEMORY, FILE] = [
  measured('sqlite', 3000),
  measured('bgio-memory', 1500),
  measured('bgio-file', 100),
];

describe('the targets of the server', () => {
  test('are met or not', () => {
    expect(bars([OURS, MEMORY, FILE])).toEqual([
      [5, true],
      [2, true],
      [30, true],
    ]);
    expect(bars([measured('sqlite', 2900, 50), MEMORY, measured('bgio-file', 300)])).toEqual([
      [50, false],
      [2900 / 1500, false],
      [2900 / 300, false],
    ]);
  });

  test('are not met by a missing figure, and the report says so', () => {
    expect(bars([OURS, FILE])).toEqual([
      [5, true],
      [null, false],
      [30, true],
    ]);
    const text = report([OURS, FILE], LOAD, [], barsOf([OURS, FILE], LOAD, SUBJECT_NAMES));
    expect(text).toMatch(/^NOT MEASURED {2}moves a second flat out.* multiple of bgio-memory: at least 2$/m);
  });

  test('are those of what was asked for', () => {
    expect(bars([OURS], ['sqlite'])).toEqual([[5, true]]);
    expect(bars([OURS], ['sqlite', 'bgio-memory'])).toEqual([
      [5, true],
      [null, false],
    ]);
    expect(bars([MEMORY, FILE], ['bgio-memory', 'bgio-file', 'postgres'])).toEqual([]);
  });
});
