import { SETTING_FLAGS } from '../../server/settings.ts';
import type { Where } from '../../server/store/open.ts';
import { StoreDamaged, StoreDown } from '../../server/store/port.ts';
import { causeOf } from '../cause.ts';
import type { Args, OptionSpecs } from '../command.ts';
import { UsageError } from '../usage.ts';
import { settingsFrom } from './serve.ts';

/** The settings that select the storage, for commands that need nothing else of a server. */
export const STORAGE: OptionSpecs = Object.fromEntries(
  Object.entries(SETTING_FLAGS).filter(([name]) => name === 'data' || name === 'database'),
);

export function storageOf(args: Args): Where {
  const { data, database } = settingsFrom(args);
  return { dataFolder: data, databaseUrl: database };
}

/** A storage that is away or not what it should be, a disk that is full: for the operator to mend, not for us. */
export function plainly(error: unknown): never {
  if (!(error instanceof Error) || process.env['WARTABLE_DEBUG']) throw error;
  const cause = causeOf(error);
  if (error instanceof StoreDamaged)
    throw new UsageError(`The database is damaged${cause && ': '}${cause}. See "damaged" in the README.`);
  if (!(error instanceof StoreDown)) throw new UsageError(error.message);
  throw new UsageError(
    `The storage cannot be reached${cause && ': '}${cause}. Check that it is running and that --data or --database is right.`,
  );
}
