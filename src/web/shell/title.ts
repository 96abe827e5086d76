import { useEffect } from 'react';
import { t } from './words.ts';

/** Sets the window's title while a page is shown. */
export function useTitle(page: string, turn = false): void {
  useEffect(() => {
    document.title = turn ? t('title.turn') : page === '' ? t('wartable') : t('title.of', { page });
  }, [page, turn]);
}
