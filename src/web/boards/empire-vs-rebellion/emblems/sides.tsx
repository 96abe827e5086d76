import type { Side } from '../../../../games/empire-vs-rebellion/public/table.ts';

/** The outline alone tells the two sides apart: a notched wing, a hexagon. Both fill a square of 48. */
const OUTLINES = [
  'M24 3 43 13 40.5 42 24 33.5 7.5 42 5 13Z',
  'M24 3 42.2 13.5V34.5L24 45 5.8 34.5V13.5Z',
] as const;

interface Props {
  readonly side: Side;
  readonly className?: string;
}

/** The plain outline, filled with the side's colour: behind a figure. */
export function SideShape({ side, className }: Props) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true">
      <path d={OUTLINES[side]} strokeLinejoin="round" />
    </svg>
  );
}

/** The side's emblem: three feathers rising, six spokes closing in. */
export function SideEmblem({ side, className }: Props) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true" fill="none" stroke="currentColor">
      <path d={OUTLINES[side]} strokeWidth="2.5" strokeLinejoin="round" />
      {side === 0 ? (
        <g strokeWidth="2.5" strokeLinecap="round">
          <path d="M24 27V11" />
          <path d="M24 25c-6-1-9-4-10-9M24 25c6-1 9-4 10-9" />
          <path d="M24 28c-5 1-9.500 0-12-2.500M24 28c5 1 9.500 0 12-2.500" />
        </g>
      ) : (
        <g strokeWidth="2.5" strokeLinecap="round">
          <circle cx="24" cy="24" r="5" />
          <path d="M24 9v7M24 32v7M11 16.500l6 3.500M31 28l6 3.500M37 16.500 31 20M17 28l-6 3.500" />
        </g>
      )}
    </svg>
  );
}
