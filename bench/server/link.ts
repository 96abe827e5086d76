import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

interface Question {
  readonly ref: number;
  readonly what: string;
  readonly given: unknown;
}
type Answer = { readonly ref: number } & ({ readonly value: unknown } | { readonly trouble: string });

/** In a process that was started to help: does what it is asked, and ends when nobody is left to ask. */
export function answering<W extends Record<string, (given: never) => unknown>>(work: W): void {
  const reply = (answer: Answer): void => void process.send?.(answer);
  process.on('message', async ({ ref, what, given }: Question) => {
    try {
      reply({ ref, value: await work[what]?.(given as never) });
    } catch (error) {
      reply({ ref, trouble: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
  process.once('disconnect', () => process.exit());
}

let refs = 0;

/** Asks a process that was started to help. Rejects with what went wrong there, also when it has ended. */
export async function ask<T>(child: ChildProcess, what: string, given: unknown = null): Promise<T> {
  const ref = ++refs;
  let hear = (_: Answer): void => undefined;
  const answered = new Promise<Answer>((resolve) => {
    hear = (answer) => {
      if (answer.ref === ref) resolve(answer);
    };
  });
  child.on('message', hear);
  const ended = new AbortController();
  try {
    child.send({ ref, what, given });
    const answer = await Promise.race([
      answered,
      once(child, 'exit', { signal: ended.signal }).then(
        ([code]): Answer => ({ ref, trouble: `it ended (${code})` }),
      ),
    ]);
    if ('trouble' in answer) throw new Error(`${what}: ${answer.trouble}`);
    return answer.value as T;
  } finally {
    child.off('message', hear);
    ended.abort();
  }
}
