import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { allFigures, type GameFigures, SAMPLE } from './games.ts';
import type { Measured } from './reference.ts';
import type { SimulateShare } from './simulating.ts';

const HELP = `npm run bench [-- --json]
  Figures of the kernel and the games, as ratios to a reference loop.

npm run bench -- --waits [--json]
  How long parts of the server keep people waiting: passwords, a thousand idle sockets, the main thread while a bot thinks.

npm run bench -- --page [--json]
  The longest tasks of the page while games are played, in Chromium. The exit code is 1 when a bar is not met.

npm run bench -- --levels [--json] [--game <id>]
  Every level of the bots against the one below, sides alternating; hours, for a hundred games.
  The exit code is 1 when a level wins less than 60 in 100.
  --games <n>     how many for each pair (100)
  --seed <text>   the same seed gives the same games (levels)

npm run bench -- --server [--json]
  The server under load, from other processes, with boardgame.io beside it; some eight minutes.
  The exit code is 1 when a bar is not met, or could not be measured.
  --tables <n>    tables with two people each (200)
  --rate <n>      moves a second at each table, in the first measurement (1); the second is flat out
  --seconds <n>   how long each is measured (15; much longer, and games end while it is measured)
  --warm-up <n>   moves at each table before that (180: the middle of a game)
  --clients <n>   processes that the players are in (1)
  --game <id>     rebellion; --options <set>  full
  --only <names>  of sqlite,bgio-memory,bgio-file,postgres,two
  --profile <folder>  our server writes profiles of its processor's time there`;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    help: { type: 'boolean' },
    server: { type: 'boolean' },
    waits: { type: 'boolean' },
    page: { type: 'boolean' },
    levels: { type: 'boolean' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'levels' },
    tables: { type: 'string', default: '200' },
    rate: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '15' },
    'warm-up': { type: 'string', default: '180' },
    clients: { type: 'string', default: '1' },
    game: { type: 'string' },
    options: { type: 'string', default: 'full' },
    only: { type: 'string', default: '' },
    profile: { type: 'string' },
  },
});

/** The games are measured on one core. The server is on two, with those who load it, and so is the page. */
const cores = values.server || values.waits || values.page ? 2 : 1;

if (values.help) {
  console.log(HELP);
} else if (process.env['WARTABLE_PINNED'] === undefined && availableParallelism() > cores && pinned()) {
  // the pinned copy of this process has done the work
} else if (values.waits) {
  const { benchWaits } = await import('./waits.ts');
  await benchWaits(values.json);
} else if (values.page) {
  const { benchPage } = await import('./page.ts');
  if (!(await benchPage(values.json))) process.exitCode = 1;
} else if (values.server) {
  const { benchServer } = await import('./server/main.ts');
  const load = {
    tables: Number(values.tables),
    rate: Number(values.rate),
    seconds: Number(values.seconds),
    warmUp: Number(values['warm-up']),
    clients: Number(values.clients),
    game: values.game ?? 'rebellion',
    options: values.options,
    profile: values.profile,
  };
  const met = await benchServer(load, values.only.split(',').filter(Boolean), values.json);
  if (!met) process.exitCode = 1;
} else if (values.levels) {
  const { benchLevels } = await import('./levels.ts');
  const only = values.game === undefined ? [] : [values.game];
  if (!benchLevels(Number(values.games), values.seed, only, values.json)) process.exitCode = 1;
} else {
  report(allFigures());
  if (!values.json) {
    console.log(
      '\nThe server is measured by `npm run bench -- --server` and `--waits`, the page by `--page`,',
    );
    console.log('the levels of the bots by `--levels`.');
  }
}

/** Runs this script again pinned to this many cores, where the system supports it; returns whether it could. */
function pinned(): boolean {
  const self = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const env = { ...process.env, WARTABLE_PINNED: '1' };
  const done = spawnSync('taskset', ['-c', cores === 1 ? '1' : '0,1', ...self], { stdio: 'inherit', env });
  if (done.error) return false;
  process.exitCode = done.status ?? 1;
  return true;
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

function report(figures: readonly GameFigures[]): void {
  if (values.json) {
    console.log(JSON.stringify(figures, null, 2));
    return;
  }
  const per = (m: Measured): string => `${(1e6 / m.perSecond).toFixed(2)} us (ratio ${m.ratio.toFixed(2)})`;
  const shares = ({ random, greedy }: SimulateShare): string =>
    `${percent(random)} (random)${greedy === null ? '' : `, ${percent(greedy)} (greedy)`}`;
  for (const f of figures) {
    const { perSecond, ratio } = f.randomGames;
    console.log(`${f.game}, ${f.options}`);
    console.log(`  random games         ${perSecond.toFixed(0)} a second (ratio ${ratio.toFixed(3)})`);
    if (f.greedyGames) {
      const { perSecond: greedy, ratio: by } = f.greedyGames;
      console.log(`  greedy games         ${greedy.toFixed(0)} a second (ratio ${by.toFixed(3)})`);
    }
    console.log(`  wartable simulate    ${shares(f.simulate)} of that speed`);
    console.log(
      `  decisions            ${(perSecond * f.decisionsPerGame).toFixed(0)} a second, ${f.decisionsPerGame.toFixed(1)} a game`,
    );
    console.log(`  copying a state      ${per(f.copyState)}`);
    console.log(`  a view               ${per(f.view)}`);
    console.log(`  dealing a view again ${per(f.determinize)}`);
    for (const { bot, games, sides } of f.idleTurns) {
      console.log(`  idle turns of ${bot}, ${games} games against itself:`);
      for (const { seat, activations, empty, passes, early, wasted } of sides) {
        console.log(
          `    ${seat.padEnd(9)} ${empty} of ${activations} activations moved nothing; ${early} of ${passes} passes with a leader left, ${wasted} of them with something useful to do`,
        );
      }
    }
    const kinds = Object.entries(f.decisionsByKind).sort(([, a], [, b]) => b - a);
    console.log(`  decisions by kind of question, in ${SAMPLE} games:`);
    for (const [kind, n] of kinds) console.log(`    ${String(n).padStart(8)}  ${kind}`);
  }
}
