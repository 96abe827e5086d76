import type { ReactNode } from 'react';

/** Small signs for numbers and states. Square of 24, in the colour of the text. */
const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const GLYPHS = {
  objective: (
    <g {...LINE}>
      <circle cx="12" cy="12" r="7.500" />
      <path d="M12 1.500v5M12 17.500v5M1.500 12h5M17.500 12h5" />
      <circle cx="12" cy="12" r="1.800" fill="currentColor" stroke="none" />
    </g>
  ),
  capacity: (
    <g {...LINE}>
      <rect x="8" y="3" width="12" height="16" rx="2" />
      <path d="M4.500 7v12a2 2 0 0 0 2 2H15" />
    </g>
  ),
  point: (
    <path
      d="M12 1.500l3.100 6.700 7.300.9-5.400 5 1.500 7.200L12 17.700l-6.500 3.600L7 14.100l-5.400-5 7.300-.9Z"
      fill="currentColor"
    />
  ),
  influence: (
    <g>
      <circle cx="12" cy="12" r="10.500" fill="currentColor" />
      <path
        d="M12 5.500c-4 3.500-4 9.500 0 13 4-3.500 4-9.500 0-13Z"
        fill="none"
        stroke="var(--cut, #000)"
        strokeWidth="1.800"
      />
      <path d="M5.500 12h13" stroke="var(--cut, #000)" strokeWidth="1.800" />
    </g>
  ),
  eye: (
    <g {...LINE}>
      <path d="M1.500 12C4 7.500 7.800 5 12 5s8 2.500 10.500 7C20 16.500 16.200 19 12 19S4 16.500 1.500 12Z" />
      <circle cx="12" cy="12" r="3.200" fill="currentColor" stroke="none" />
    </g>
  ),
  blocked: (
    <g {...LINE} strokeWidth="2.600">
      <circle cx="12" cy="12" r="9" />
      <path d="M5.800 5.800l12.400 12.400" />
    </g>
  ),
  up: <path d="M12 4 22 18H2Z" fill="currentColor" />,
  down: <path d="M12 20 2 6h20Z" fill="currentColor" />,
  balance: (
    <g {...LINE}>
      <path d="M12 3v17M7 20.500h10M3 7.500h18" />
      <path d="M5.500 7.500 2.500 14h6ZM18.500 7.500l-3 6.500h6Z" fill="currentColor" fillOpacity=".4" />
    </g>
  ),
  hand: (
    <g {...LINE}>
      <path d="M7 11.500V5.800a1.500 1.500 0 0 1 3 0V11M10 10.500V4a1.500 1.500 0 0 1 3 0v6.500M13 10.500V5a1.500 1.500 0 0 1 3 0v7M16 12V8a1.500 1.500 0 0 1 3 0v6.500c0 4.500-2.500 7-6.500 7-3.500 0-5.500-1.500-7-4.500L3.200 13a1.500 1.500 0 0 1 2.600-1.500L7 13.500" />
    </g>
  ),
  close: <path d="M5 5l14 14M19 5 5 19" {...LINE} strokeWidth="2.600" />,
  die: (
    <g {...LINE}>
      <rect x="3.500" y="3.500" width="17" height="17" rx="3.500" />
      <circle cx="8.500" cy="8.500" r="1.500" fill="currentColor" stroke="none" />
      <circle cx="15.500" cy="15.500" r="1.500" fill="currentColor" stroke="none" />
      <circle cx="12" cy="12" r="1.500" fill="currentColor" stroke="none" />
    </g>
  ),
} satisfies Record<string, ReactNode>;

type GlyphName = keyof typeof GLYPHS;

export function Glyph({ of, className }: { readonly of: GlyphName; readonly className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      {GLYPHS[of]}
    </svg>
  );
}
