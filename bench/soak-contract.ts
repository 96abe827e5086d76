import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const TIMES = 10;
const top = fileURLToPath(new URL('..', import.meta.url));

/** The contract of every game, with many times the games that `npm test` plays for it. */
export function soakContract(): void {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', 'tests/contract.test.ts', '--testTimeout=3600000'],
    { cwd: top, stdio: 'inherit', env: { ...process.env, CONTRACT_TIMES: `${TIMES}` } },
  );
  if (status !== 0) throw new Error('the contract is broken (see above)');
  console.log(`the contract of every game holds, with ${TIMES} times the usual number of games`);
}
