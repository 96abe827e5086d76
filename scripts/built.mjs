// The builds, and whether each is newer than its sources.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const top = fileURLToPath(new URL('..', import.meta.url));

/** @typedef {{ readonly folder: string, readonly sources: readonly string[] }} Part */

const SHARED = ['src/protocol', 'src/kernel', 'src/games', 'src/bots', 'package-lock.json'];

/** @type {Part} */
export const PAGE = {
  folder: 'dist/web',
  sources: [...SHARED, 'src/web', 'vite.config.ts', 'scripts/cards.vite.ts'],
};
/** @type {Part} */
export const PROGRAM = {
  folder: 'dist/program',
  sources: [...SHARED, 'src/cli', 'src/server', 'scripts/program.vite.ts'],
};

/** Tests change often and are not part of the build. */
const NOT_PART = /(\.test\.tsx?$)|([\\/](testing|tests)[\\/])/;

/** @param {Part} part */
export const isBuilt = (part) => stampOf(part) === sourcesHash(part);

/** @param {Part} part */
export const markBuilt = (part) => writeFileSync(stampPath(part), sourcesHash(part));

/** @param {Part} part */
const stampPath = ({ folder }) => join(top, folder, '.wartable-sources');

/** @param {Part} part */
function stampOf(part) {
  try {
    return readFileSync(stampPath(part), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * A hash and not file times: git gives a fresh checkout new times, and a switched branch may have older files.
 * @param {Part} part
 */
function sourcesHash({ sources }) {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(filesIn).sort()) {
    if (NOT_PART.test(path)) continue;
    hash.update(`${path.replaceAll('\\', '/')}\n`).update(readFileSync(join(top, path)));
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
export function filesIn(path) {
  if (!existsSync(join(top, path))) return [];
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(top, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(top.length));
}
