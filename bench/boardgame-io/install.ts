import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = new URL('.', import.meta.url);
const stamp = new URL('node_modules/.wartable-lock', here);

/** Installs the library that the bench compares with, unless it is installed. Throws npm's message on failure. */
export function installTheirs(): void {
  const wanted = createHash('sha256')
    .update(readFileSync(new URL('package-lock.json', here)))
    .digest('hex');
  if (installed() === wanted) return;
  const script = process.env['npm_execpath'];
  const [command, args] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
  const result = spawnSync(command, [...args, 'ci'], {
    cwd: fileURLToPath(here),
    encoding: 'utf8',
    shell: command === 'npm' && process.platform === 'win32',
  });
  if (result.status !== 0) throw new Error(`${result.stderr ?? ''}${result.error?.message ?? ''}`);
  writeFileSync(stamp, wanted);
}

function installed(): string | undefined {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}
