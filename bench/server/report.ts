import { type Spread, spreadOf } from './figures.ts';
import type { Load, Measured, Phase } from './measure.ts';
import { isTheirs, type SubjectName } from './subjects.ts';

/** The bar and the result; null: it could not be measured, which counts as not met. */
export interface Bar {
  readonly what: string;
  readonly wanted: string;
  readonly found: number | null;
  readonly met: boolean;
}

const SERVER_P95_MS = 50;
const TIMES_MEMORY = 2;
const TIMES_FILE = 10;

/** The required bars, also for a subject that failed on the way. */
export function barsOf(
  measured: readonly Measured[],
  { tables }: Load,
  asked: readonly SubjectName[],
): readonly Bar[] {
  if (!asked.includes('sqlite')) return [];
  const of = (name: SubjectName): Measured | undefined => measured.find((one) => one.name === name);
  const ours = of('sqlite');
  const p95 = ours?.atRate.step?.p95 ?? null;
  const times = (name: SubjectName, least: number): Bar[] => {
    if (!asked.includes(name)) return [];
    const theirs = of(name);
    const ratios = ours && theirs ? ratiosOf(ours, theirs) : [];
    const found = ratios.length > 0 ? median(ratios) : null;
    const rounds = ratios.length > 0 ? ` (rounds: ${ratios.map(fixed).join(', ')})` : '';
    return [
      {
        what: `moves a second flat out, embedded storage as a multiple of ${name}${rounds}`,
        wanted: `at least ${least}`,
        found,
        met: found !== null && found >= least,
      },
    ];
  };
  return [
    {
      what: `answer received to views sent, 95th percentile, ${tables} tables, embedded storage (ms)`,
      wanted: `below ${SERVER_P95_MS}`,
      found: p95,
      met: p95 !== null && p95 < SERVER_P95_MS,
    },
    ...times('bgio-memory', TIMES_MEMORY),
    ...times('bgio-file', TIMES_FILE),
  ];
}

function lineOf({ what, wanted, found, met }: Bar): string {
  if (found === null) return `NOT MEASURED  ${what}: ${wanted}`;
  return `${met ? 'met         ' : 'NOT MET     '}  ${what}: ${fixed(found)}, ${wanted}`;
}

/** Round by round: both were measured within the same few seconds. */
const ratiosOf = (ours: Measured, theirs: Measured): number[] =>
  theirs.flatOut.flatMap(({ movesPerSecond }, round) => {
    const mine = ours.flatOut[round];
    return mine ? [mine.movesPerSecond / movesPerSecond] : [];
  });

const median = (values: readonly number[]): number => spreadOf(values).p50;

/** The round whose speed lies in the middle. */
function middleOf({ flatOut }: Measured): Phase {
  const sorted = flatOut.toSorted((a, b) => a.movesPerSecond - b.movesPerSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('nothing was measured');
  return middle;
}

const fixed = (x: number): string => (Number.isNaN(x) ? '-' : x.toFixed(x < 10 ? 1 : 0));
const spread = (s: Spread | null): string =>
  s === null ? '-' : [s.p50, s.p95, s.p99].map(fixed).join(' / ');

const perMove = (seconds: number, moves: number): string => `${((seconds / moves) * 1e3).toFixed(2)} ms`;

const COLUMNS: readonly (readonly [string, (phase: Phase, one: Measured) => string])[] = [
  ['', (_, { name }) => name],
  ['moves/s', ({ movesPerSecond }) => movesPerSecond.toFixed(0)],
  ['in the server', ({ step }) => spread(step)],
  ['acknowledged', ({ done }) => spread(done)],
  ['seen by the other', ({ seen }) => spread(seen)],
  ['CPU/move', ({ cpuSeconds, moves }) => perMove(cpuSeconds, moves)],
  ['of the players', ({ playersCpuSeconds, moves }) => perMove(playersCpuSeconds, moves)],
  ['steps/commit', ({ stepsPerCommit }) => (stepsPerCommit === null ? '-' : fixed(stepsPerCommit))],
  ['refused', ({ refused }) => `${refused}`],
  ['unseen', ({ unseen }) => `${unseen}`],
];

function table(measured: readonly Measured[], of: (one: Measured) => Phase): string[] {
  const rows = [
    COLUMNS.map(([title]) => title),
    ...measured.map((one) => COLUMNS.map(([, cell]) => cell(of(one), one))),
  ];
  const widths = COLUMNS.map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  return rows.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
  );
}

export function report(
  measured: readonly Measured[],
  load: Load,
  around: readonly string[],
  bars: readonly Bar[],
): string {
  const [ours] = measured.filter(({ name }) => !isTheirs(name));
  const lines = [
    `${load.tables} tables with two people each, ${ours ? `${load.game} (${load.options})` : 'boardgame.io alone'}, ${load.seconds} s each`,
    ...around,
    '',
    ...measured.map(({ name, about }) => `${name.padEnd(12)} ${about}`),
    '',
    'Times are the 50th / 95th / 99th percentile in milliseconds.',
    '',
    `${load.rate} moves a second at each table`,
    ...table(measured, ({ atRate }) => atRate),
    '',
    'Flat out: one move under way at each table, the next as soon as it is there; the middle one of the rounds that they took in turns',
    ...table(measured, middleOf),
    '',
    ...bars.map(lineOf),
  ];
  return lines.join('\n');
}
