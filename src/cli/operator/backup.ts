import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dump, restore as restoreInto } from '../../server/store/dump/dump.ts';
import type { Args, Command } from '../command.ts';
import { EXIT, UsageError } from '../usage.ts';
import { plainly, STORAGE, storageOf } from './storage.ts';

function fileOf(args: Args, what: string): string {
  const [file] = args.words;
  args.atMost(1);
  if (file === undefined) throw new UsageError(`${what}: specify a file`);
  return file;
}

export const backup: Command = {
  name: 'backup',
  takes: '<file> [options]',
  about: "Writes all of the server's data to a file, also while the server runs.",
  options: STORAGE,
  notes: ['The file holds the secrets of running games: keep it where you keep the storage itself.'],
  async run({ io }, args) {
    const file = fileOf(args, 'backup');
    if (existsSync(file)) throw new UsageError(`'${file}' already exists`);
    if (!existsSync(dirname(file))) throw new UsageError(`folder not found: '${dirname(file)}'`);
    const draft = `${file}.part`;
    const from = storageOf(args);
    try {
      // Not readable by others, and not under its name before it is whole.
      const out = createWriteStream(draft, { mode: 0o600, flush: true });
      await pipeline(Readable.from(dump(from)), out);
      renameSync(draft, file);
    } catch (error) {
      rmSync(draft, { force: true });
      plainly(error);
    }
    io.out(`The backup is in ${file}.`);
    return EXIT.fine;
  },
};

export const restore: Command = {
  name: 'restore',
  takes: '<file> [options]',
  about: 'Reads a backup into an empty storage of either kind.',
  options: STORAGE,
  async run({ io }, args) {
    const file = fileOf(args, 'restore');
    if (!existsSync(file)) throw new UsageError(`file not found: '${file}'`);
    const rows = await restoreInto(storageOf(args), createReadStream(file, 'utf8')).catch(plainly);
    io.out(`Restored ${rows} rows.`);
    return EXIT.fine;
  },
};
