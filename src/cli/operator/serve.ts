import { type RunningServer, startServer } from '../../server/serve.ts';
import { readSettings, SETTING_FLAGS, type Settings, WrongSetting } from '../../server/settings.ts';
import { causeOf } from '../cause.ts';
import type { Args, Command } from '../command.ts';
import { EXIT, UsageError } from '../usage.ts';

export function settingsFrom(args: Args): Settings {
  try {
    return readSettings(process.env, (name) => args.text(name));
  } catch (error) {
    throw error instanceof WrongSetting ? new UsageError(error.message) : error;
  }
}

export const serve: Command = {
  name: 'serve',
  takes: '[options]',
  about: 'Starts the server: tables for people and bots, in the browser and over the API.',
  options: SETTING_FLAGS,
  notes: [
    'Ctrl-C or SIGTERM stops it after pending work is stored. Acknowledged moves are never lost, however it ends.',
  ],
  async run({ io }, args) {
    args.atMost(0);
    const settings = settingsFrom(args);
    let server: RunningServer;
    try {
      server = await startServer(settings);
    } catch (error) {
      // A port or a folder that is taken, a database that is away: for the operator to mend, not for us.
      if (!(error instanceof Error) || process.env['WARTABLE_DEBUG']) throw error;
      io.err(`wartable: the server can't start: ${reasonOf(error)}`);
      return EXIT.failed;
    }
    io.out(`Wartable is at ${server.url}`);
    await stopSignal();
    await server.stop();
    return EXIT.fine;
  },
};

/** That the storage is away is not enough for the person who has to mend it; a cause that is told already is not told twice. */
function reasonOf(error: Error): string {
  const cause = causeOf(error);
  return error.message.includes(cause) ? error.message : `${error.message} (${cause})`;
}

/** Resolves when the system or the user wants the program to end. */
const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
