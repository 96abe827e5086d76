#!/usr/bin/env node
import { existsSync } from 'node:fs';

const installed = new URL('../node_modules/tsx/package.json', import.meta.url);

if (!existsSync(installed)) {
  console.error('Wartable is not installed yet: run `npm start` once in its folder.');
  process.exit(2);
}

const { register } = await import('tsx/esm/api');
register();
const { main } = await import('../src/cli/main.ts');
process.exitCode = await main(process.argv.slice(2));
