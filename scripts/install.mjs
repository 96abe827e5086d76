// Runs before anything is installed, so it may use only what Node brings along.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const top = new URL('../', import.meta.url);
const stamp = new URL('node_modules/.wartable-lock', top);

checkNode();
const wanted = lockHash();
// A hash and not a file time: git gives a fresh checkout new times, and a switched branch may have an older lock.
if (installedHash() !== wanted) {
  install();
  writeFileSync(stamp, wanted);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Wartable needs Node 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org.`);
}

function lockHash() {
  const hash = createHash('sha256').update(readFileSync(new URL('package-lock.json', top)));
  // node_modules carried to another machine or copied from one holds the wrong binaries.
  return hash.update(`${process.platform}-${process.arch}`).digest('hex');
}

function installedHash() {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}

function install() {
  console.error('Installing dependencies...');
  const npm = npmCommand();
  const result = spawnSync(npm.command, [...npm.args, 'ci', '--include=dev'], {
    cwd: top,
    encoding: 'utf8',
    shell: npm.shell,
  });
  if (result.status === 0) return;
  process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}\n`);
  fail(
    'Installing failed (see above). Check the connection to the npm registry, then run the same command again.',
  );
}

/** Under `npm start` npm names its own script; that is the npm the user chose, and works where PATH has none. */
function npmCommand() {
  const script = process.env['npm_execpath'];
  if (script?.endsWith('.js')) return { command: process.execPath, args: [script], shell: false };
  return { command: 'npm', args: [], shell: process.platform === 'win32' };
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(1);
}
