import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SETTING_FLAGS } from '../server/settings.ts';
import { dump, restore as restoreInto } from '../server/store/dump.ts';
import type { Where } from '../server/store/open.ts';
import type { Args, Command, OptionSpecs } from './command.ts';
import { settingsFrom } from './serve.ts';
import { EXIT, UsageError } from './usage.ts';

const STORAGE: OptionSpecs = Object.fromEntries(
  Object.entries(SETTING_FLAGS).filter(([name]) => name === 'data' || name === 'database'),
);

function storageOf(args: Args): Where {
  const { data, database } = settingsFrom(args);
  return { dataFolder: data, databaseUrl: database };
}

function fileOf(args: Args, what: string): string {
  const [file] = args.words;
  args.atMost(1);
  if (file === undefined) throw new UsageError(`${what}: say which file`);
  return file;
}

export const backup: Command = {
  name: 'backup',
  takes: '<file> [options]',
  about: 'Writes all that the server keeps into a file, also while it runs.',
  options: STORAGE,
  notes: ['The file holds the secrets of running games: keep it where you keep the storage itself.'],
  async run({ io }, args) {
    const file = fileOf(args, 'backup');
    if (existsSync(file)) throw new UsageError(`'${file}' is there already`);
    const draft = `${file}.part`;
    // Not readable by others, and not under its name before it is whole.
    const out = createWriteStream(draft, { mode: 0o600, flush: true });
    await pipeline(Readable.from(dump(storageOf(args))), out);
    renameSync(draft, file);
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
    if (!existsSync(file)) throw new UsageError(`there is no file '${file}'`);
    const rows = await restoreInto(storageOf(args), createReadStream(file, 'utf8')).catch(plainly);
    io.out(`${rows} rows are back.`);
    return EXIT.fine;
  },
};

/** A backup that cannot be used, or a storage that is not empty: nothing that a program could mend. */
function plainly(error: unknown): never {
  throw new UsageError(error instanceof Error ? error.message : String(error));
}
