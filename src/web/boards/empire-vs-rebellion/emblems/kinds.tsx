import type { ReactNode } from 'react';
import type { ResourceType } from '../../../../games/empire-vs-rebellion/public/data.ts';

/** One emblem for each kind of card, different in outline: chevrons, linked rings, a sun, a reticle, a bust. Square of 48. */
export const KIND_MARKS: Readonly<Record<ResourceType, ReactNode>> = {
  military: (
    <g fill="currentColor">
      <path d="M24 5 42 19v7L24 12 6 26v-7Z" />
      <path d="M24 18 42 32v7L24 25 6 39v-7Z" opacity=".72" />
      <path d="M24 31l9 7v6l-9-7-9 7v-6Z" opacity=".45" />
    </g>
  ),
  diplomacy: (
    <g fill="none" stroke="currentColor" strokeWidth="4">
      <path d="M25.200 31.500A11.500 11.500 0 1 1 25.200 16.500" />
      <path d="M22.800 16.500A11.500 11.500 0 1 1 22.800 31.500" />
      <circle cx="24" cy="24" r="2.600" fill="currentColor" stroke="none" />
    </g>
  ),
  'the-force': (
    <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round">
      <circle cx="24" cy="24" r="9.500" />
      <circle cx="24" cy="24" r="3.500" fill="currentColor" stroke="none" />
      <path d="M24 3v7M24 38v7M3 24h7M38 24h7" />
      <path
        d="M9.200 9.200l4.600 4.600M34.200 34.200l4.600 4.600M38.800 9.200l-4.600 4.600M13.800 34.200l-4.600 4.600"
        strokeWidth="2"
      />
    </g>
  ),
  recon: (
    <g fill="none" stroke="currentColor" strokeWidth="3">
      <path
        d="M24 24 39 15.300A17.300 17.300 0 0 1 41.300 24Z"
        fill="currentColor"
        stroke="none"
        opacity=".6"
      />
      <circle cx="24" cy="24" r="17.300" />
      <circle cx="24" cy="24" r="9" strokeWidth="1.600" strokeDasharray="3 3" />
      <path d="M24 2v10M24 36v10M2 24h10M36 24h10" strokeLinecap="round" />
      <circle cx="24" cy="24" r="2.400" fill="currentColor" stroke="none" />
    </g>
  ),
  character: (
    <g fill="currentColor">
      <circle cx="24" cy="16" r="9" />
      <path d="M6 44c1-11 8-16 18-16s17 5 18 16Z" />
    </g>
  ),
};

interface Props {
  readonly kind: ResourceType;
  readonly className?: string;
}

export function KindEmblem({ kind, className }: Props) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true">
      {KIND_MARKS[kind]}
    </svg>
  );
}
