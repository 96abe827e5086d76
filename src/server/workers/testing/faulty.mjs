// A worker that dies or never ends when the seed says so, unless the steady level is asked.
import { existsSync, writeFileSync } from 'node:fs';
import think, { verify } from '../entry.mjs';

/** @param {import('../task.ts').Task} task */
export default function faulty(task) {
  const [fault, path] = task.seed.split(' ');
  const steady = task.level === 'steady';
  if (fault === 'always-dies' || (fault === 'dies' && !steady)) process.exit(1);
  if (fault === 'hangs' && !steady) for (;;);
  if (fault === 'dies-once' && path && !existsSync(path)) {
    writeFileSync(path, '');
    process.exit(1);
  }
  return think(task);
}

export { verify };
