import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isBuilt, PROGRAM } from './scripts/built.mjs';

/** These drive a browser. They share it, and a server (e2e/setup.ts). */
const BROWSER = ['e2e/**/*.test.ts'];
/** Each of these runs in a process of its own: they replace modules. All others share two, and what they import. */
const ALONE = ['src/bots/bot-game.test.ts', 'src/server/auth/passwords.test.ts'];
const TOGETHER = ['src/**/*.test.ts', 'scripts/**/*.test.ts'];

/** What takes long is not always a large file, which is what Vitest goes by in a fresh clone. */
const LONG = /[\\/](screens|rebellion|together|contract|endings|kills|levels|seating)\.test\.ts$/;

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** In watch mode the sources change, and a build of them is outdated. */
const useBuilt = process.argv.includes('run') && isBuilt(PROGRAM);

/**
 * One project after the other, and its long files first: a process that is given files of several projects in turn is restarted
 * each time, and a long file that comes last keeps one processor idle.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = ['browser', 'alone', 'together'];
    const rank = ({ project, moduleId }: TestSpecification): number =>
      order.indexOf(project.name) * 2 + (LONG.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  plugins: [
    {
      name: 'threads-from-the-built-program',
      enforce: 'pre',
      async resolveId(source, importer, options) {
        if (!useBuilt || !source.endsWith('/places.ts')) return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found?.id === at('src/server/places.ts') ? at('src/server/testing/built-places.ts') : null;
      },
    },
  ],
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A machine that does other things as well may keep a browser or a storage waiting once; what fails twice has failed.
    retry: process.env['CI'] === undefined ? 0 : 1,
    passWithNoTests: false,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          isolate: false,
          include: TOGETHER,
          exclude: [...configDefaults.exclude, ...ALONE],
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
      {
        extends: true,
        test: {
          name: 'browser',
          isolate: false,
          include: BROWSER,
          globalSetup: 'e2e/setup.ts',
          // A whole game is played in one of them, and the machine may be busy.
          testTimeout: 600_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
