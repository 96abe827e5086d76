#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { isBuilt, PROGRAM } from '../scripts/built.mjs';

const installed = new URL('../node_modules/tsx/package.json', import.meta.url);

if (!existsSync(installed)) {
  console.error('Wartable is not installed yet: run `npm start` once in its folder.');
  process.exit(2);
}

const { main } = await program();
process.exitCode = await main(process.argv.slice(2));

/** What was built from the sources as they are now, else the sources themselves. */
async function program() {
  if (isBuilt(PROGRAM)) {
    process.setSourceMapsEnabled(true);
    return import(new URL(`../${PROGRAM.folder}/wartable.js`, import.meta.url).href);
  }
  const { register } = await import('tsx/esm/api');
  register();
  return import('../src/cli/main.ts');
}
