import { describe, expect, it } from 'vitest';
import { brokenArrows } from './house/arrows.ts';
import { importCycles } from './house/cycles.ts';
import { filesUnder, foldersUnder, read, repositoryFiles } from './house/files.ts';
import { namedPlaces } from './house/places.ts';
import { isRules, isTest } from './house/rooms.ts';
import { importsOf, unsteadyUses } from './house/scan.ts';

const LONGEST_FILE = 450;
const sources = filesUnder('src').map(read);
const code = sources.filter((file) => /\.tsx?$/.test(file.path));

describe('tests', () => {
  /** Their servers run players' clocks, and what these may have lost at most is bounded by what the test has seen pass. */
  const CLOCKS_OF_PLAYERS = ['src/server/kills.test.ts', 'src/server/kills-postgres.test.ts'];

  it('measure no time: the bench does that', () => {
    const tests = ['src', 'e2e', 'bench', 'scripts'].flatMap((folder) => filesUnder(folder)).filter(isTest);
    expect(tests.length).toBeGreaterThan(50);
    const stopwatch = /performance\.now\(|hrtime|monitorEventLoopDelay|longTasks?\(/;
    const timed = tests
      .map(read)
      .filter(({ path, text }) => path !== 'src/house.test.ts' && stopwatch.test(text));
    expect(timed.map(({ path }) => path).filter((path) => !CLOCKS_OF_PLAYERS.includes(path))).toEqual([]);
  });

  it('that replace modules have a process of their own, where nobody has imported these before', () => {
    const config = read('vitest.config.ts').text;
    const replacing = filesUnder('src')
      .filter((path) => isTest(path) && path !== 'src/house.test.ts')
      .filter((path) => /\bvi\.(do)?mock\(|\bresetModules\(/i.test(read(path).text));
    expect(replacing.length).toBeGreaterThan(0);
    expect(replacing.filter((path) => !config.includes(`'${path}'`))).toEqual([]);
  });
});

describe('the arrows between the rooms', () => {
  it('are kept by every file', () => {
    expect(code.flatMap(brokenArrows)).toEqual([]);
  });

  it('were looked for in real files', () => {
    expect(code.length).toBeGreaterThan(5);
    expect(code.flatMap(importsOf).length).toBeGreaterThan(15);
    const own = importsOf(read('src/house.test.ts'));
    expect(own.slice(0, 2)).toEqual([
      { line: 1, target: 'vitest' },
      { line: 2, target: './house/arrows.ts' },
    ]);
  });

  it.each([
    ['kernel/a.ts', "import { x } from '../games/index.ts';", 'kernel -> games'],
    ['kernel/a.ts', "import type { X } from '../games/rebellion/state.ts';", 'kernel -> games/rebellion'],
    ['kernel/a.ts', "import { type X } from '../bots/x.ts';", 'kernel -> bots'],
    ['kernel/a.ts', "import '../cli/main.ts';", 'kernel -> cli'],
    ['kernel/a.ts', "export { x } from '../server/x.ts';", 'kernel -> server'],
    ['kernel/a.ts', "export * from '../protocol/x.ts';", 'kernel -> protocol'],
    ['kernel/a.ts', "const x = await import('../bots/x.ts');", 'kernel -> bots'],
    ['kernel/a.ts', 'const x = await import(`../bots/x.ts`);', 'kernel -> bots'],
    ['kernel/a.ts', "type X = import('../web/x.ts').X;", 'kernel -> web'],
    ['kernel/a.ts', "new Worker(new URL('../server/x.ts', import.meta.url));", 'kernel -> server'],
    ['kernel/a.ts', 'const x = await import(name);', 'kernel -> a computed import'],
    ['kernel/deep/a.ts', "import { x } from './../../kernel/../bots/x.ts';", 'kernel -> bots'],
    ['kernel/a.ts', "import x from '../../package.json';", 'kernel -> package.json: outside src'],
    ['kernel/a.ts', "import x from '../../../else/x.ts';", 'kernel -> ../else/x.ts: outside src'],
    ['kernel/a.ts', "import x from '/else/x.ts';", 'kernel -> /else/x.ts: neither relative nor a package'],
    ['kernel/a.ts', "import fs from 'node:fs';", 'kernel -> node:fs: must run in a browser'],
    ['kernel/a.ts', "import fs from 'fs/promises';", 'kernel -> fs/promises: must run in a browser'],
    ['kernel/a.ts', "import { it } from 'vitest';", 'kernel -> package vitest'],
    ['kernel/a.ts', "import x from '@noble/hashes-else';", 'kernel -> package @noble/hashes-else'],
    [
      'kernel/a.ts',
      "import './testing/x.ts';",
      'kernel -> src/kernel/testing/x.ts: the product needs a test helper',
    ],
    ['kernel/a.test.ts', "import { x } from '../games/index.ts';", 'kernel -> games'],
    ['geometry/a.ts', "import { x } from '../kernel/x.ts';", 'geometry -> kernel'],
    ['games/rebellion/a.ts', "import '../pocketmodel/x.ts';", 'games/rebellion -> games/pocketmodel'],
    ['games/rebellion/a.ts', "import '../index.ts';", 'games/rebellion -> games'],
    ['games/rebellion/a.ts', "import '../../geometry/x.ts';", 'games/rebellion -> geometry'],
    [
      'games/rebellion/a.ts',
      "import os from 'node:os';",
      'games/rebellion -> node:os: must run in a browser',
    ],
    ['bots/a.ts', "import '../protocol/x.ts';", 'bots -> protocol'],
    ['protocol/a.ts', "import '../games/index.ts';", 'protocol -> games'],
    ['server/a.ts', "import '../web/x.ts';", 'server -> web'],
    ['cli/a.ts', "import '../web/x.ts';", 'cli -> web'],
    ['web/a.ts', "import '../server/x.ts';", 'web -> server'],
    ['web/a.tsx', "import { x } from '../server/x.ts'; const a = <b>{x}</b>;", 'web -> server'],
    ['web/a.tsx', "const a = lazy(() => import('../bots/x.ts'));", 'web -> bots'],
    [
      'web/boards/a.ts',
      "import '../../games/rebellion/state.ts';",
      "web -> src/games/rebellion/state.ts: past the game's door",
    ],
    [
      'bots/a.ts',
      "import type { X } from '../games/rebellion/index.ts';",
      "bots -> src/games/rebellion/index.ts: past the game's door",
    ],
    [
      'cli/a.ts',
      "await import('../games/empire-vs-rebellion/text/en.ts');",
      "cli -> src/games/empire-vs-rebellion/text/en.ts: past the game's door",
    ],
    [
      'server/a.ts',
      "export * from '../games/rebellion/index.ts';",
      "server -> src/games/rebellion/index.ts: past the game's door",
    ],
    ['web/a.ts', "import '../games/index.ts';", 'web -> src/games/index.ts: rules run only in a worker'],
  ])('src/%s may not say %s', (path, text, complaint) => {
    const file = { path: `src/${path}`, text: `// first line\n${text}\n` };
    expect(brokenArrows(file)).toEqual([`src/${path}:2  ${complaint}`]);
  });

  it('names a file that belongs to no room', () => {
    const complaint = 'stands in no room of the house';
    expect(brokenArrows({ path: 'src/attic/a.ts', text: '' })).toEqual([`src/attic/a.ts:1  ${complaint}`]);
    expect(brokenArrows({ path: 'src/games/chess/a.ts', text: '' })).toEqual([
      `src/games/chess/a.ts:1  ${complaint}`,
    ]);
  });

  it.each([
    ['kernel/a.ts', "import { sha256 } from '@noble/hashes/sha2.js';"],
    ['kernel/deep/a.ts', "import { x } from '../../geometry/x.ts';"],
    ['kernel/a.ts', "// import '../bots/x.ts'\nconst text = `import '../bots/x.ts'`;"],
    ['kernel/a.test.ts', "import { it } from 'vitest'; import fs from 'node:fs';"],
    ['kernel/testing/a.ts', "import fc from 'fast-check'; import fs from 'node:fs';"],
    ['games/pocketmodel/a.ts', "import '../../geometry/x.ts'; import '../../kernel/x.ts';"],
    ['games/rebellion/rules/a.test.ts', "import '../../../kernel/testing/contract.ts'; import 'vitest';"],
    ['games/index.ts', "import './rebellion/index.ts'; import '../kernel/x.ts';"],
    ['bots/a.ts', "import '../games/index.ts'; import 'node:worker_threads';"],
    ['bots/a.test.ts', "import '../games/rebellion/scene.ts';"],
    ['web/boards/a.tsx', "import '../../games/rebellion/public/queries.ts';"],
    ['web/lobby/demo-worker.ts', "import '../../games/index.ts';"],
    ['cli/a.ts', "import '../server/x.ts'; import '../games/rebellion/public/data.ts'; await import(name);"],
  ])('src/%s may say %s', (path, text) => {
    expect(brokenArrows({ path: `src/${path}`, text })).toEqual([]);
  });
});

describe('modules that need each other', () => {
  const modules = (files: Readonly<Record<string, string>>) =>
    Object.entries(files).map(([name, text]) => ({ path: `src/kernel/${name}.ts`, text }));
  const found = (files: Readonly<Record<string, string>>): string[] =>
    importCycles(modules(files)).map((ring) => ring.map((path) => path.slice(11, -3)).join(' '));

  it('are nowhere in src', () => {
    expect(importCycles(code)).toEqual([]);
  });

  it('are found, ring by ring, and named', () => {
    const ring = {
      a: "import './b.ts';",
      b: "import './c.ts'; import './d.ts';",
      c: "export * from './a.ts';",
    };
    expect(found({ ...ring, d: "import './e.ts';", e: "export { x } from './d.ts';" })).toEqual([
      'a b c',
      'd e',
    ]);
    expect(found({ a: "import './b.ts';", b: "const a = () => import('./a.ts');" })).toEqual(['a b']);
    expect(found({ a: "import { type X, y } from './b.ts';", b: "import './a.ts';" })).toEqual(['a b']);
    expect(found({ a: "import { a } from './a.ts';" })).toEqual(['a']);
  });

  it('ignore imports of types', () => {
    const b = "import './a.ts';";
    expect(found({ a: "import type { X } from './b.ts';", b })).toEqual([]);
    expect(found({ a: "import { type X, type Y } from './b.ts';", b })).toEqual([]);
    expect(found({ a: "export type { X } from './b.ts';", b })).toEqual([]);
    expect(found({ a: "export { type X } from './b.ts';", b })).toEqual([]);
    expect(found({ a: "type X = import('./b.ts').X;", b })).toEqual([]);
    expect(found({ a: "import './c.ts';", b, c: '' })).toEqual([]);
  });
});

describe('what only readers of the rules need about a card', () => {
  // The page's boards are built without it (docs/decisions/0010).
  const MAY_READ =
    /^src\/(kernel\/cards\.ts|games\/[^/]+\/(rules\/|text\/(doubts|uncertain)|data\/provenance))/;
  const reads = (text: string): boolean =>
    /\babout(?:\.(?:details|basis|rulings?|from|doubt)\b|\[\w)|\} = [\w.]*\babout;/.test(text);

  it('is read by the rules document, the provenance and the list of doubts only', () => {
    const readers = code.filter(({ path, text }) => /^src\/(kernel|games|bots)\//.test(path) && reads(text));
    expect(readers.length).toBeGreaterThan(2);
    expect(readers.map(({ path }) => path).filter((path) => !isTest(path) && !MAY_READ.test(path))).toEqual(
      [],
    );
  });
});

describe('rules come out the same everywhere and always', () => {
  it('in every file of the kernel, the games and the geometry', () => {
    const rules = code.filter((file) => isRules(file.path) && !isTest(file.path));
    const uses = rules.flatMap((file) =>
      unsteadyUses(file).map((use) => `${file.path}:${use.line}  ${use.name}`),
    );
    expect(uses).toEqual([]);
  });

  it.each([
    ['Math.random()', 'Math.random'],
    ["Math['random']()", 'Math.random'],
    ['const { random } = Math', 'Math'],
    ['Date.now()', 'Date'],
    ['new Date()', 'Date'],
    ['let when: Date', 'Date'],
    ['new globalThis.Date()', '.Date'],
    ['(5).toLocaleString()', '.toLocaleString'],
    ["'a'?.localeCompare('b')", '.localeCompare'],
    ['new Intl.Collator()', 'Intl'],
  ])('%s is found', (text, name) => {
    expect(unsteadyUses({ path: 'a.ts', text })).toEqual([{ line: 1, name }]);
  });

  it('other uses of the same words are let through', () => {
    const text = "Math.max(1); const s = 'Date.now()'; const o = { Date: 1 }; // new Date()";
    expect(unsteadyUses({ path: 'a.ts', text })).toEqual([]);
  });
});

describe('the repository', () => {
  it('names no registry host and no path of somebody’s machine', () => {
    const paths = repositoryFiles();
    expect(paths).toContain('package-lock.json');
    expect(paths.map(read).flatMap(namedPlaces)).toEqual([]);
  });

  it.each([
    ['"resolved":', '"https://example.org/x.tgz"'].join(' '),
    ['https://registry', 'npmjs', 'org'].join('.'),
    ['', 'home', 'someone', 'wartable'].join('/'),
    ['see "', 'Users', 'someone"'].join('/'),
    ['C:', 'Users', 'someone'].join('\\'),
  ])('would be caught naming %s', (text) => {
    expect(namedPlaces({ path: 'a.md', text })).toHaveLength(1);
  });

  it(`has no file in src over ${LONGEST_FILE} lines`, () => {
    const long = sources.filter((file) => file.text.trimEnd().split('\n').length > LONGEST_FILE);
    expect(long.map((file) => file.path)).toEqual([]);
  });

  it('has no empty folder', () => {
    const empty = foldersUnder('').filter((folder) => folder.folders.length + folder.files.length === 0);
    expect(empty.map((folder) => folder.path)).toEqual([]);
  });
});
