import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from './scan.ts';

export const TOP = fileURLToPath(new URL('../../', import.meta.url));

const NOT_OURS = new Set(['node_modules', '.git', '.wartable', 'coverage', 'dist']);

interface Folder {
  readonly path: string;
  readonly folders: readonly string[];
  readonly files: readonly string[];
}

/** A folder and all below it, without what the tools put there. */
export function foldersUnder(path: string): Folder[] {
  const entries = readdirSync(join(TOP, path), { withFileTypes: true }).filter(
    (entry) => !NOT_OURS.has(entry.name),
  );
  const inside = (entry: { name: string }): string => (path === '' ? entry.name : `${path}/${entry.name}`);
  const folders = entries.filter((entry) => entry.isDirectory()).map(inside);
  const files = entries.filter((entry) => entry.isFile()).map(inside);
  return [{ path, folders, files }, ...folders.flatMap(foldersUnder)];
}

export function filesUnder(path: string): string[] {
  return foldersUnder(path).flatMap((folder) => folder.files);
}

/** The committed files and those that would be. A copy without git is listed by its folders. */
export function repositoryFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  try {
    const listed = execFileSync('git', args, {
      cwd: TOP,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const here = new Set(filesUnder(''));
    // Git still lists a file that was deleted but not yet committed as such.
    return listed.split('\0').filter((path) => here.has(path));
  } catch {
    return filesUnder('');
  }
}

export function read(path: string): SourceFile {
  return { path, text: readFileSync(join(TOP, path), 'utf8') };
}
