import { fileURLToPath } from 'node:url';

/**
 * Tests run from the sources, but threads that translate these for themselves start four times as slowly as those of the built
 * program. Where that is up to date, vitest.config.ts puts this file in the place of ../places.ts.
 */
const inProgram = (name: string): URL => new URL(`../../../dist/program/${name}`, import.meta.url);

export const WEB_FOLDER = fileURLToPath(new URL('../../../dist/web', import.meta.url));
export const THINK = inProgram('think.js');
export const KEEP = inProgram('keep.js');
