import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { tell } from '../kit/overlays/toast.tsx';
import { live, useLink } from '../net/live.ts';
import { useMe } from '../net/me.ts';
import { playSound } from './sound.ts';
import { t } from './words.ts';

/** Notifies me when another of my tables waits for me. */
export function NewsBell() {
  const known = useMe((store) => store.me !== null);
  const news = useLink((store) => store.news);
  const [path] = useLocation();
  useEffect(() => {
    if (known) live();
  }, [known]);
  // What counts is the page the person is on when the news comes, not the next one.
  const here = news !== null && path === `/table/${news.table}`;
  const n = news?.n ?? 0;
  const what = news?.what;
  useEffect(() => {
    if (n === 0 || here) return;
    playSound(what === 'over' ? 'win' : 'turn');
    tell(t(what === 'over' ? 'news.over' : 'news.turn'), 'standing');
  }, [n, here, what]);
  return null;
}
