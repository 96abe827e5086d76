import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { allFigures, type GameFigures, SAMPLE } from './games.ts';
import type { Measured } from './reference.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean' }, help: { type: 'boolean' } } });

if (values.help) {
  console.log(
    'npm run bench [-- --json]   Figures of the kernel and the games, as ratios to a reference loop.',
  );
} else if (process.env['WARTABLE_PINNED'] === undefined && availableParallelism() > 1 && pinned()) {
  // the pinned copy of this process has done the work
} else {
  report(allFigures());
}

/** Runs this script again on one core, where the system can do that; says whether it could. */
function pinned(): boolean {
  const self = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const env = { ...process.env, WARTABLE_PINNED: '1' };
  const done = spawnSync('taskset', ['-c', '1', ...self], { stdio: 'inherit', env });
  if (done.error) return false;
  process.exitCode = done.status ?? 1;
  return true;
}

function report(figures: readonly GameFigures[]): void {
  if (values.json) {
    console.log(JSON.stringify(figures, null, 2));
    return;
  }
  const per = (m: Measured): string => `${(1e6 / m.perSecond).toFixed(2)} us (ratio ${m.ratio.toFixed(2)})`;
  for (const f of figures) {
    const { perSecond, ratio } = f.randomGames;
    console.log(`${f.game}, ${f.options}`);
    console.log(`  random games         ${perSecond.toFixed(0)} a second (ratio ${ratio.toFixed(3)})`);
    if (f.greedyGames) {
      const { perSecond: greedy, ratio: by } = f.greedyGames;
      console.log(`  greedy games         ${greedy.toFixed(0)} a second (ratio ${by.toFixed(3)})`);
    }
    console.log(
      `  decisions            ${(perSecond * f.decisionsPerGame).toFixed(0)} a second, ${f.decisionsPerGame.toFixed(1)} a game`,
    );
    console.log(`  copying a state      ${per(f.copyState)}`);
    console.log(`  a view               ${per(f.view)}`);
    console.log(`  dealing a view again ${per(f.determinize)}`);
    const kinds = Object.entries(f.decisionsByKind).sort(([, a], [, b]) => b - a);
    console.log(`  decisions by kind of question, in ${SAMPLE} games:`);
    for (const [kind, n] of kinds) console.log(`    ${String(n).padStart(8)}  ${kind}`);
  }
}
