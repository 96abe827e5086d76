import './states.css';
import type { ReactNode } from 'react';
import { t } from '../shell/words.ts';
import { Icon, type IconName } from './icons.tsx';

/** A spinner of two orbits; still if motion is off. */
export function Loading({ words = t('loading') }: { readonly words?: string }) {
  return (
    <div className="k-state" role="status">
      <svg className="k-orbits" viewBox="0 0 64 64" width="56" height="56" fill="none" aria-hidden="true">
        <circle cx="32" cy="32" r="28" stroke="var(--line)" />
        <circle cx="32" cy="32" r="16" stroke="var(--line)" />
        <circle cx="32" cy="32" r="4" fill="var(--chosen)" />
        <g className="k-orbit-far">
          <circle cx="60" cy="32" r="3.5" fill="var(--imperial)" />
        </g>
        <g className="k-orbit-near">
          <circle cx="48" cy="32" r="3" fill="var(--rebel)" />
        </g>
      </svg>
      <p>{words}</p>
    </div>
  );
}

/** An empty or failed state: what it is, and what to do about it. */
export function Blank({
  icon,
  title,
  children,
  act,
  bad = false,
  page = false,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly act?: ReactNode;
  readonly bad?: boolean;
  /** It fills the page: its title is the page's heading. */
  readonly page?: boolean;
}) {
  return (
    <div className={bad ? 'k-state k-state-bad' : 'k-state'} role={bad ? 'alert' : undefined}>
      <Icon name={icon} size={36} />
      {page ? <h1>{title}</h1> : <h2>{title}</h2>}
      {children && <p>{children}</p>}
      {act && <div className="k-state-act">{act}</div>}
    </div>
  );
}
