import { lazy, Suspense, useState } from 'react';
import { tell } from '../words.ts';

// Loaded on demand: it is not needed to play.
const QuickReference = lazy(() => import('../../../learn/quick-reference.tsx'));

/** The rules on one page. */
export function Quick() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="evr-quick" onClick={() => setOpen(true)}>
        {tell('quick')}
      </button>
      {open ? (
        <Suspense>
          <QuickReference game="empire-vs-rebellion" onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
