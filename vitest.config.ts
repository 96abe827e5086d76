import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.ts', 'e2e/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    // A machine that does other things as well may keep a browser or a storage waiting once; what fails twice has failed.
    retry: process.env['CI'] === undefined ? 0 : 1,
    passWithNoTests: false,
  },
});
