const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ends what a test has started, however the test process ends. The returned function cancels that. */
export function endWithUs(end: () => void): () => void {
  const endOnSignal = (signal: NodeJS.Signals): void => {
    end();
    process.off(signal, endOnSignal);
    process.kill(process.pid, signal);
  };
  process.on('exit', end);
  // A worker of the test runner does not always come to a proper exit.
  process.on('disconnect', end);
  for (const signal of SIGNALS) process.on(signal, endOnSignal);
  return () => {
    process.off('exit', end);
    process.off('disconnect', end);
    for (const signal of SIGNALS) process.off(signal, endOnSignal);
  };
}
