// Builds the page and the program, each only when its sources have changed. `--force` builds in any case.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesIn, isBuilt, markBuilt, PAGE, PROGRAM, top } from './built.mjs';

const force = process.argv.includes('--force');

if (force || !isBuilt(PAGE)) {
  vite('page', 'vite.config.ts');
  for (const path of filesIn(PAGE.folder)) compress(join(top, path));
  markBuilt(PAGE);
}
if (force || !isBuilt(PROGRAM)) {
  vite('program', 'scripts/program.vite.ts');
  markBuilt(PROGRAM);
}

/**
 * @param {string} what
 * @param {string} config
 */
function vite(what, config) {
  console.error(`Building the ${what}...`);
  const script = join(top, 'node_modules/vite/bin/vite.js');
  const result = spawnSync(process.execPath, [script, 'build', '--config', config], {
    cwd: top,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (force) process.stdout.write(result.stdout ?? '');
  if (result.status === 0) return;
  process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}\n`);
  console.error(`Building the ${what} failed (see above).`);
  process.exit(1);
}

/**
 * Beside each file that is worth it lies a smaller one, made once here instead of for every visitor.
 * @param {string} path
 */
function compress(path) {
  if (!/\.(js|css|html|svg|json)$/.test(path)) return;
  const whole = readFileSync(path);
  if (whole.length < 1000) return;
  writeFileSync(`${path}.gz`, gzipSync(whole, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  writeFileSync(`${path}.br`, brotliCompressSync(whole, { params }));
}
