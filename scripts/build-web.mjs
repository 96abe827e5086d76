// Builds the page once, and again when something it is made from has changed. `--anew` builds in any case.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const top = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(top, 'dist', 'web', '.wartable-sources');
const SOURCES = [
  'src/web',
  'src/protocol',
  'src/kernel',
  'src/games',
  'src/bots',
  'package-lock.json',
  'vite.config.ts',
];
/** Tests change often and are not part of the page. */
const NOT_PART = /(\.test\.tsx?$)|([\\/](testing|tests)[\\/])/;

const wanted = sourcesHash();
if (process.argv.includes('--anew') || builtHash() !== wanted) {
  build();
  for (const path of filesIn('dist/web')) compress(join(top, path));
  writeFileSync(stamp, wanted);
}

function build() {
  console.error('Building the page...');
  const result = spawnSync(process.execPath, [join(top, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: top,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (process.argv.includes('--anew')) process.stdout.write(result.stdout ?? '');
  if (result.status === 0) return;
  process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}\n`);
  console.error('Building the page failed (see above).');
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

/** A hash and not file times: git gives a fresh checkout new times, and a switched branch may have older files. */
function sourcesHash() {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap(filesIn).sort()) {
    if (NOT_PART.test(path)) continue;
    hash.update(`${path.replaceAll('\\', '/')}\n`).update(readFileSync(join(top, path)));
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  if (!existsSync(join(top, path))) return [];
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(top, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(top.length));
}

function builtHash() {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}
