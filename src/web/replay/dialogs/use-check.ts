import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReplayReport } from '../../../kernel/match/index.ts';
import type { WorkerClient } from '../worker/worker-client.ts';

export type Check =
  | { readonly is: 'none' }
  | { readonly is: 'running'; readonly row: number }
  | { readonly is: 'done'; readonly report: ReplayReport }
  | { readonly is: 'failed' };

/** A check of the whole game, started on demand and stopped with the component. */
export function useCheck(worker: WorkerClient): { readonly check: Check; begin(): void; stop(): void } {
  const [check, setCheck] = useState<Check>({ is: 'none' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const begin = useCallback(() => {
    running.current?.abort();
    const until = new AbortController();
    running.current = until;
    const set = (next: Check): void => {
      if (!until.signal.aborted) setCheck(next);
    };
    set({ is: 'running', row: 0 });
    worker
      .verify((row) => set({ is: 'running', row }), until.signal)
      .then(
        (report) => set({ is: 'done', report }),
        () => set({ is: 'failed' }),
      );
  }, [worker]);
  const stop = useCallback(() => {
    running.current?.abort();
    setCheck((was) => (was.is === 'running' ? { is: 'none' } : was));
  }, []);
  return { check, begin, stop };
}
