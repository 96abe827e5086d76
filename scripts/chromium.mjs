// Finds a browser for the tests; on Debian and the like it can install one. `npm start` never comes here.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'chrome.exe',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns {string | undefined} */
function found() {
  const named = process.env['WARTABLE_CHROMIUM'];
  if (named !== undefined && existsSync(named)) return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter).concat('/usr/bin');
  const all = folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).concat(PLACES);
  return all.find((path) => existsSync(path));
}

function install() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.error('Installing Chromium for the browser tests...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0;
  const get = () => apt('install', '-y', '--no-install-recommends', 'chromium');
  // The list of packages may be missing or too old on a fresh machine.
  if (!get() && apt('update')) get();
}

/**
 * A browser's path; undefined when there is none and none could be installed.
 * @returns {string | undefined}
 */
export function findChromium() {
  const there = found();
  if (there !== undefined) return there;
  install();
  return found();
}
