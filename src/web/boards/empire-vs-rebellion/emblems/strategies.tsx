import type { ReactNode } from 'react';
import type { StrategyEffect } from '../../../../games/empire-vs-rebellion/public/data.ts';

const LINE = { fill: 'none', stroke: 'currentColor', strokeWidth: 3.2, strokeLinecap: 'round' } as const;

/** A strategy by what it does. Square of 48. */
const STRATEGY_MARKS: Readonly<Record<StrategyEffect['fx'], ReactNode>> = {
  // Straight through the line.
  'add-to-total': (
    <g fill="currentColor">
      <path d="M24 2 38 18h-8v26H18V18h-8Z" />
      <path d="M3 27h12v4H3ZM33 27h12v4H33Z" opacity=".55" />
    </g>
  ),
  // Winner and loser change places.
  'swap-winner': (
    <g {...LINE}>
      <path d="M8 27c0-11 8-17 18-17h10M40 21c0 11-8 17-18 17H12" />
      <path d="M30 3.500 37 10l-7 6.500M18 31.500 11 38l7 6.500" strokeLinejoin="round" />
      <circle cx="24" cy="24" r="3.500" fill="currentColor" stroke="none" />
    </g>
  ),
  // A keyhole.
  infiltrate: (
    <g>
      <path
        d="M24 3 41 9v14c0 11-7 18-17 22C14 41 7 34 7 23V9Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <circle cx="24" cy="19" r="6" fill="currentColor" />
      <path d="M21.500 22h5l2 12h-9Z" fill="currentColor" />
    </g>
  ),
  // Papers and a seal.
  'gain-if-lost': (
    <g>
      <path
        d="M10 4h21l7 7v33H10Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M16 14h12M16 21h16M16 28h8" {...LINE} strokeWidth="2.600" />
      <circle cx="31" cy="34" r="6" fill="currentColor" />
      <path d="M28 38l-1 8 4-3 4 3-1-8" fill="currentColor" />
    </g>
  ),
  // One more joins.
  'add-character': (
    <g>
      <circle cx="19" cy="15" r="8.500" fill="currentColor" />
      <path d="M3 42c1-10 7-15 16-15s15 5 16 15Z" fill="currentColor" />
      <path d="M38 12v16M30 20h16" stroke="currentColor" strokeWidth="4.400" strokeLinecap="round" />
    </g>
  ),
};

export function StrategyEmblem({
  fx,
  className,
}: {
  readonly fx: StrategyEffect['fx'];
  readonly className?: string;
}) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true">
      {STRATEGY_MARKS[fx]}
    </svg>
  );
}
