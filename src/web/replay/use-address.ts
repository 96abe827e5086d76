import { useEffect } from 'react';
import { momentPath, type Viewpoint } from './viewpoint.ts';

/** Browsers take amiss what changes the address too often. */
const SETTLED = 300;

/** The address follows what is shown, so that a reload shows it again. A file has no address. */
export function useAddress(
  table: string | undefined,
  row: number,
  from: Viewpoint,
  key: string | undefined,
): void {
  useEffect(() => {
    if (table === undefined) return;
    const timer = setTimeout(
      () => history.replaceState(history.state, '', momentPath(table, { row, from, key })),
      SETTLED,
    );
    return () => clearTimeout(timer);
  }, [table, row, from, key]);
}
