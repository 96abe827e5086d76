import type { JSX } from 'react';
import type { DieColour, DieFace } from '../../../../games/rebellion/public/data.ts';

/** Faces differ in outline: a burst, a pierced burst, a swirl of two blades, nothing. */
const FACES: Readonly<Record<DieFace, JSX.Element>> = {
  hit: <path d="M0-9L2.5-3.5L8.5-4L4.5 0.5L7 6L1.5 4L-2.5 8.5L-3 2.5L-9 1L-4 -2L-5.5-8L-0.5-4Z" />,
  directHit: (
    <>
      <path fillRule="evenodd" d="M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9ZM0-6A6 6 0 1 0 0 6A6 6 0 1 0 0-6Z" />
      <circle r={2.6} />
      <path d="M-1-11H1V-5H-1ZM-1 11H1V5H-1ZM-11-1H-5V1H-11ZM11-1H5V1H11Z" />
    </>
  ),
  special: (
    <path d="M-7.5 7.5L-6 3L5.5-8.5L8.5-5.5L-3 6ZM7.5 7.5L6 3L3.5 0.5L0.5 3.5L3 6ZM-8.5-5.5L-5.5-8.5L-1-4L-4-1Z" />
  ),
  blank: <path d="M-3-0.8H3V0.8H-3Z" opacity={0.35} />,
};

/** A die of 28 around the origin. */
export const Die = ({ colour, face }: { readonly colour: DieColour | 'any'; readonly face: DieFace }) => (
  <g className={`reb-die ${colour} ${face}`}>
    <rect x={-14} y={-14} width={28} height={28} rx={6} />
    <g className="reb-die-face">{FACES[face]}</g>
    {colour === 'black' && <path d="M-11-11L-8-11L-11-8Z" className="reb-die-mark" />}
  </g>
);

export const DiePicture = ({
  colour,
  face,
  size = 36,
}: {
  readonly colour: DieColour | 'any';
  readonly face: DieFace;
  readonly size?: number;
}) => (
  <svg
    aria-hidden="true"
    className="reb-picture"
    viewBox="-15 -15 30 30"
    style={{ width: size, height: size }}
  >
    <Die colour={colour} face={face} />
  </svg>
);
