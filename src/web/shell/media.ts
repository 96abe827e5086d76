import { useMemo, useSyncExternalStore } from 'react';

/** Whether a media query holds now. */
function useMedia(query: string): boolean {
  const media = useMemo(() => matchMedia(query), [query]);
  const follow = useMemo(
    () => (changed: () => void) => {
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [media],
  );
  return useSyncExternalStore(follow, () => media.matches);
}

/** Phones, and large text on larger screens. */
export const useNarrow = (): boolean => useMedia('(max-width: 800px)');
