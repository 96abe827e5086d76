/** The arrows of the house (docs/architecture.md): which room may import from which, and what from outside. */
export interface Room {
  readonly rooms: readonly string[];
  /** Packages that its code may import; tests may import any. */
  readonly packages: readonly string[] | 'any';
  /** Whether it may need Node. Rooms that may not also run in a browser. */
  readonly node: boolean;
}

const GAMES = ['games/rebellion', 'games/empire-vs-rebellion', 'games/pocketmodel'];
const HASHES = ['@noble/hashes'];

export const ROOMS: Readonly<Record<string, Room>> = {
  geometry: { rooms: [], packages: [], node: false },
  kernel: { rooms: ['geometry'], packages: HASHES, node: false },
  'games/rebellion': { rooms: ['kernel'], packages: HASHES, node: false },
  'games/empire-vs-rebellion': { rooms: ['kernel'], packages: HASHES, node: false },
  'games/pocketmodel': { rooms: ['kernel', 'geometry'], packages: HASHES, node: false },
  games: { rooms: ['kernel', ...GAMES], packages: HASHES, node: false },
  bots: { rooms: ['kernel', 'games', ...GAMES], packages: 'any', node: true },
  protocol: { rooms: ['kernel'], packages: 'any', node: false },
  server: {
    rooms: ['geometry', 'kernel', 'games', ...GAMES, 'bots', 'protocol'],
    packages: 'any',
    node: true,
  },
  web: { rooms: ['protocol', 'kernel', 'games', ...GAMES], packages: 'any', node: false },
  cli: {
    rooms: ['geometry', 'kernel', 'games', ...GAMES, 'bots', 'protocol', 'server'],
    packages: 'any',
    node: true,
  },
  house: { rooms: [], packages: 'any', node: true },
};

/** Rooms that see a game only through its door; the registry beside the games and the games themselves are at home. */
const OUTSIDE = ['bots', 'server', 'web', 'cli'];
export const needsDoor = (room: string): boolean => OUTSIDE.includes(room);

/** The door of a game: types, data, words and queries on a view. */
export const isDoor = (path: string): boolean => /^src\/games\/[^/]+\/public\//.test(path);
export const isRegistry = (path: string): boolean => path === 'src/games/index.ts';

/** Code of the page that runs beside it, in a thread of its own. */
export const isWorker = (path: string): boolean => /^src\/web\/.*\bworker\.ts$/.test(path);

/** Rooms whose results must be the same on every machine and in every year. */
export const isRules = (path: string): boolean => /^src\/(geometry|kernel|games)\//.test(path);

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Helpers of tests, like tests, may lean on the test tools; they are never part of the product. */
export const isTestCode = (path: string): boolean => isTest(path) || path.includes('/testing/');

/** The room of a path such as `src/games/rebellion/index.ts`; undefined outside src. */
export function roomOf(path: string): string | undefined {
  const [top, first, second, ...deeper] = path.split('/');
  if (top !== 'src' || first === undefined) return undefined;
  // src/games/index.ts is the registry, a room of its own; each folder beside it is a game.
  if (first === 'games' && deeper.length > 0) return `games/${second}`;
  return first.replace(/(\.test)?\.tsx?$/, '');
}
