import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { isBuilt, PROGRAM } from './scripts/built.mjs';

/** Each of these runs in a process of its own: they replace modules, or drive a browser. All others share two, and what they import. */
const ALONE = [
  'e2e/**/*.test.ts',
  'bench/**/*.test.ts',
  'src/bots/bot-game.test.ts',
  'src/server/auth/passwords.test.ts',
];
const TOGETHER = ['src/**/*.test.ts', 'scripts/**/*.test.ts'];

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** In watch mode the sources change, and a build of them is outdated. */
const useBuilt = process.argv.includes('run') && isBuilt(PROGRAM);

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
    ],
  },
});
