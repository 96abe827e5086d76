import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { installTheirs } from '../boardgame-io/install.ts';
import { spreadOf } from './figures.ts';
import { type Load, type Measured, measure, prepare, type Say, type Stage } from './measure.ts';
import { barsOf, report } from './report.ts';
import { isTheirs, SUBJECT_NAMES, SUBJECTS, type SubjectName } from './subjects.ts';

/** The load test of the server, with boardgame.io beside it. Whether all bars are met that stand in the report. */
export async function benchServer(load: Load, only: readonly string[], json: boolean): Promise<boolean> {
  const say: Say = (text) => console.error(text);
  const unknown = only.filter((name) => !SUBJECT_NAMES.some((known) => known === name));
  if (unknown.length > 0) throw new Error(`unknown subject: ${unknown.join(', ')}`);
  const names = SUBJECT_NAMES.filter((name) => only.length === 0 || only.includes(name));
  const around = [
    `${availableParallelism()} cores; ${busyness()} before`,
    `keeping 4 KB on the disk of ${tmpdir()} (fsync): ${fsyncTime().toFixed(2)} ms`,
  ];
  const wanted = withTheirs(names, say);
  const measured: Measured[] = [];
  for (const group of TOGETHER) {
    const here = group.filter((name) => wanted.includes(name));
    if (here.length > 0) measured.push(...(await measureTogether(here, load, say)));
  }
  around.push(`${busyness()} after`);
  const bars = barsOf(measured, load, names);
  if (json) console.log(JSON.stringify({ load, around, measured, bars }, null, 2));
  else console.log(report(measured, load, around, bars));
  return bars.every(({ met }) => met);
}

/** Those that are compared take turns. The others are not even there meanwhile: a database has something to do also when it rests. */
const TOGETHER: readonly (readonly SubjectName[])[] = [
  ['sqlite', 'bgio-memory', 'bgio-file'],
  ['postgres'],
  ['two'],
];

async function measureTogether(names: readonly SubjectName[], load: Load, say: Say): Promise<Measured[]> {
  const stages: Stage[] = [];
  try {
    for (const name of names) {
      const stage = await inTries(isTheirs(name) ? TRIES : 1, () => prepare(SUBJECTS[name], load, say), say);
      if (stage) stages.push(stage);
    }
    return await measure(stages, load, say);
  } finally {
    for (const stage of stages) await stage.end();
  }
}

/** boardgame.io's file store now and then reads a file that it is just writing, and ends the server. */
const TRIES = 3;

async function inTries<T>(tries: number, work: () => Promise<T>, say: Say): Promise<T | undefined> {
  for (let left = tries - 1; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (tries === 1) throw error;
      say(`${error}; ${left > 0 ? 'trying again' : 'left out'}`);
      if (left === 0) return undefined;
    }
  }
}

/** Without boardgame.io, our own figures are still worth having. */
function withTheirs(names: readonly SubjectName[], say: Say): readonly SubjectName[] {
  if (!names.some(isTheirs)) return names;
  try {
    installTheirs();
    return names;
  } catch (error) {
    say(`boardgame.io could not be installed, so its figures are missing: ${error}`);
    return names.filter((name) => !isTheirs(name));
  }
}

const busyness = (): string => `load average ${loadavg()[0]?.toFixed(1)}`;

/** Milliseconds, the median of some: what every transaction has to wait for. */
function fsyncTime(): number {
  const folder = mkdtempSync(join(tmpdir(), 'wartable-fsync-'));
  const file = openSync(join(folder, 'file'), 'a');
  try {
    const page = Buffer.alloc(4096);
    const times = Array.from({ length: 50 }, () => {
      const from = performance.now();
      writeSync(file, page);
      fsyncSync(file);
      return performance.now() - from;
    });
    return spreadOf(times).p50;
  } finally {
    closeSync(file);
    rmSync(folder, { recursive: true, force: true });
  }
}
