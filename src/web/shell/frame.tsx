import './frame.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { Emblem, Icon } from '../kit/icons.tsx';
import { useMe } from '../net/me.ts';
import { t } from './words.ts';

const PLACES = [
  ['/new', 'nav.new'],
  ['/rules', 'nav.rules'],
  ['/about', 'nav.about'],
  ['/settings', 'nav.settings'],
] as const;

/** The frame of all pages except table and replay: a top bar and the content. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const [path] = useLocation();
  const me = useMe((store) => store.me);
  const main = useRef<HTMLElement>(null);
  const first = useRef(path);
  // A new page starts at its top, also for screen readers.
  useEffect(() => {
    if (first.current === path) return;
    first.current = path;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [path]);
  const here = (to: string) => path === to || path.startsWith(`${to}/`);
  return (
    <div className="frame">
      <a className="frame-skip" href="#main">
        {t('skip.to.content')}
      </a>
      <header className="frame-head">
        <Link href="/" className="frame-brand" aria-current={path === '/' ? 'page' : undefined}>
          <Emblem />
          <span>{t('wartable')}</span>
        </Link>
        <nav className="frame-nav" aria-label={t('nav.label')}>
          {PLACES.map(([to, key]) => (
            <Link key={to} href={to} className="frame-link" aria-current={here(to) ? 'page' : undefined}>
              {t(key)}
            </Link>
          ))}
          <Link
            href="/account"
            className="frame-link frame-me"
            aria-current={here('/account') ? 'page' : undefined}
            aria-label={me === null ? t('nav.account') : t('nav.account.of', { name: me.name })}
          >
            <Icon name="person" size={18} />
            <span>{me?.name ?? t('nav.account')}</span>
          </Link>
        </nav>
      </header>
      <main className="frame-main" id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
