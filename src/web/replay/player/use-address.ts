import { useEffect } from 'react';
import { momentPath, type Viewpoint } from '../viewpoint.ts';

/** Browsers limit how often the address may change. */
const SETTLED = 300;

/** The address follows the scene, so that a reload shows it again. A file has no address. */
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
