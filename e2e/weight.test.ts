import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { WEB_FOLDER } from '../src/server/places.ts';
import { aTable, visitor } from '../src/server/testing/visitor.ts';
import { aWeb } from './browser.ts';
import { asked } from './table.ts';

/** What a first visitor may have to wait for, in bytes of gzip: shell, kit and table; and a board with its game's words on top. */
const FIRST_LOAD = 180_000;
const BOARD = 80_000;

const web = aWeb();

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
const chunks = (): Record<string, Chunk> =>
  JSON.parse(readFileSync(join(WEB_FOLDER, '.vite/manifest.json'), 'utf8'));

/** By the build's own list: the files that come with some of its entries. */
function filesOf(...entries: readonly string[]): Set<string> {
  const manifest = chunks();
  const seen = new Set<string>();
  const add = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    manifest[name]!.imports?.forEach(add);
  };
  entries.forEach(add);
  return new Set([...seen].map((name) => `/${manifest[name]!.file}`));
}

/**
 * What the browser really asks for counts, from an empty cache until well after the question is on the table. The build's
 * list only tells which of it belongs to the board, and which is read later; all that it
 * does not tell is the first load.
 */
test.each(['rebellion', 'empire-vs-rebellion'])('a table of %s stays within its weight', async (game) => {
  const ann = await visitor(web.url);
  const table = await ann.ask('makeTable', aTable([{ is: 'me' }, { is: 'me' }], { game }));
  const page = await web.page();
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    sizes.set(pathname, 0);
    sizes.set(pathname, gzipSync(await response.body()).length);
  });
  await page.goto(`/table/${table.id}`);
  await asked(page).waitFor();
  await page.waitForLoadState('networkidle');

  const shell = filesOf('index.html', 'table/page.tsx');
  const entry = `boards/${game}/index.tsx`;
  const board = filesOf(entry);
  const sends = chunks()[entry]!.dynamicImports ?? [];
  // What is only read, once the board stands.
  const isRead = (name: string): boolean => /\/public\/rules\.ts$/.test(name);
  const later = filesOf(...sends.filter(isRead));
  // What else a board sends for by itself belongs to it too.
  const sentFor = filesOf(...sends.filter((name) => !isRead(name)));
  const partOf = (file: string): 'first' | 'board' | 'later' => {
    if (shell.has(file)) return 'first';
    if (board.has(file)) return 'board';
    if (later.has(file)) return 'later';
    return sentFor.has(file) ? 'board' : 'first';
  };
  // What is only read comes last of all.
  await expect.poll(() => [...shell, ...board, ...later].filter((file) => !sizes.has(file))).toEqual([]);
  await expect.poll(() => [...sizes.values()]).not.toContain(0);
  const weight = { first: 0, board: 0, later: 0 };
  for (const [file, size] of sizes) weight[partOf(file)] += size;
  expect(weight.first).toBeLessThan(FIRST_LOAD);
  expect(weight.board).toBeLessThan(BOARD);
});
