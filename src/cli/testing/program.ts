import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** The real program, started as a script would. */
export const BIN = fileURLToPath(new URL('../../../bin/wartable.mjs', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export async function runProgram(
  argv: readonly string[],
  env: Readonly<Record<string, string>> = {},
  input = '',
): Promise<Ended> {
  // What does not end by itself has no exit code.
  const child = spawn(process.execPath, [BIN, ...argv], { env: { ...process.env, ...env }, timeout: 60_000 });
  child.stdin.end(input);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, out, err };
}
