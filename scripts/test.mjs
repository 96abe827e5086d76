import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';

/**
 * @typedef {{ name: string, script: string, args: string[] }} Stage
 * @typedef {{ name: string, seconds: number, ok: boolean }} Result
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

const top = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'wartable-test-'));
const report = join(scratch, 'vitest.json');
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

const chromium = findChromium();
const noBrowser =
  'The browser tests were NOT RUN: install Chromium or Chrome, or set WARTABLE_CHROMIUM to its path.';
if (chromium !== undefined) process.env['WARTABLE_CHROMIUM'] = chromium;

/** @type {Stage[]} */
const stages = [
  { name: 'lint', script: '@biomejs/biome/bin/biome', args: ['check', '--error-on-warnings'] },
  { name: 'unused', script: 'knip/bin/knip.js', args: ['--no-progress'] },
  { name: 'types', script: 'typescript/bin/tsc', args: ['--noEmit'] },
  { name: 'web types', script: 'typescript/bin/tsc', args: ['-p', 'tsconfig.web.json', '--noEmit'] },
  { name: 'build', script: '../scripts/build.mjs', args: [] },
  {
    name: 'tests',
    script: 'vitest/vitest.mjs',
    args: [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(chromium === undefined ? ['--exclude', 'e2e/**'] : []),
      ...process.argv.slice(2),
    ],
  },
];

/** @type {Result[]} */
const results = [];
let stopped = false;
for (const stage of stages) if (!stopped) results.push(await run(stage));
if (stopped) process.exit(130);

const counts = readCounts();
console.log('');
for (const { name, seconds, ok } of results) {
  console.log(`${name.padEnd(9)} ${seconds.toFixed(1).padStart(6)} s  ${ok ? 'ok' : 'FAILED'}`);
}
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
if (chromium === undefined) console.log(noBrowser);
// Where nobody reads the output, tests that did not run must not look like tests that passed.
const whole = chromium !== undefined || process.env['CI'] === undefined;
process.exitCode = whole && results.every((result) => result.ok) && counts.failed === 0 ? 0 : 1;

/**
 * @param {Stage} stage
 * @returns {Promise<Result>}
 */
function run({ name, script, args }) {
  const started = performance.now();
  const child = spawn(process.execPath, [join(top, 'node_modules', script), ...args], {
    cwd: top,
    stdio: 'inherit',
    // A process group of its own, so that its workers can be ended with it.
    detached: process.platform !== 'win32',
  });
  const stop = () => {
    stopped = true;
    endAll(child);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      endAll(child);
      resolve({ name, seconds: (performance.now() - started) / 1000, ok: code === 0 });
    });
  });
}

/**
 * Ends a stage with all it started, also what a test forgot.
 * @param {import('node:child_process').ChildProcess} child
 */
function endAll(child) {
  if (child.pid === undefined || process.platform === 'win32') return void child.kill();
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    // Nothing is left of the group, as it should be.
  }
}

/** @returns {Counts} */
function readCounts() {
  let json;
  try {
    json = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    // No report means that the run itself broke, which must not look like "0 failed".
    return { passed: 0, failed: 1, skipped: 0 };
  }
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests + brokenFiles(json.testResults),
    skipped: json.numPendingTests + json.numTodoTests,
  };
}

/**
 * Files that failed outside any test (a broken import): Vitest counts no test for them.
 * @param {{ status: string, assertionResults: { status: string }[] }[]} files
 */
function brokenFiles(files) {
  return files.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  ).length;
}
