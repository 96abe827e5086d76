// A worker that dies or never ends when the seed says so, unless the steady level is asked.
import { existsSync, writeFileSync } from 'node:fs';
import { isBuilt, PROGRAM } from '../../../../scripts/built.mjs';

// The built program starts sooner than the sources.
const entry = isBuilt(PROGRAM) ? '../../../../dist/program/think.js' : '../entry.mjs';
/** @type {typeof import('../think.ts')} */
const { default: think, readBrought: read } = await import(entry);

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

/** @param {import('../files/read.ts').Brought} brought */
export function readBrought(brought) {
  if (brought.seed === 'dies') process.exit(1);
  if (brought.seed === 'hangs') for (;;);
  if (brought.seed === 'takes all memory')
    for (const all = []; ; ) all.push(new Array(100_000).fill(all.length));
  return read(brought);
}
