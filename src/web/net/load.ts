import { useCallback, useEffect, useRef, useState } from 'react';

/** Something that is fetched: what there is of it, and what went wrong. */
export interface Loaded<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly loading: boolean;
  reload(): void;
}

/** Fetches when the key changes, and again every so often, when the page comes into view, and on demand. */
export function useLoad<T>(key: string, fetchIt: () => Promise<T>, every = 0): Loaded<T> {
  const [state, setState] = useState<{ key: string; data?: T; error?: unknown; loading: boolean }>({
    key,
    loading: true,
  });
  const [turn, setTurn] = useState(0);
  const latest = useRef(fetchIt);
  latest.current = fetchIt;
  const reload = useCallback(() => setTurn((n) => n + 1), []);

  // A turn of the counter is the wish to fetch again.
  const wish = `${turn} ${key}`;
  useEffect(() => {
    let current = true;
    const key = wish.slice(wish.indexOf(' ') + 1);
    setState((was) => (was.key === key ? { ...was, loading: true } : { key, loading: true }));
    latest.current().then(
      (data) => current && setState({ key, data, loading: false }),
      // The old value stays on the screen.
      (error: unknown) => current && setState((was) => ({ ...was, error, loading: false })),
    );
    return () => {
      current = false;
    };
  }, [wish]);

  useEffect(() => {
    if (every === 0) return;
    const now = (): void => {
      if (document.visibilityState === 'visible') reload();
    };
    const timer = setInterval(now, every);
    document.addEventListener('visibilitychange', now);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', now);
    };
  }, [every, reload]);

  return { data: state.data, error: state.error, loading: state.loading, reload };
}
