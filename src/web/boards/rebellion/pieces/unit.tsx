import { memo } from 'react';
import type { UnitId } from '../../../../games/rebellion/public/data.ts';
import { EMPIRE, type Kind, SIDE_OF, type Side, unitId } from '../../../../games/rebellion/public/table.ts';
import { SILHOUETTES } from './silhouettes.tsx';

export const sideOf = (kind: Kind): Side => SIDE_OF[kind] ?? EMPIRE;
export const sideClass = (side: Side): string => (side === EMPIRE ? 'imperial' : 'rebel');

/** The picture of a kind alone, around the origin. The lines of its detail are as dark as what lies behind it. */
export const Silhouette = memo(function Silhouette({ kind }: { readonly kind: Kind }) {
  const id: UnitId = unitId(kind);
  const { body, detail } = SILHOUETTES[id];
  return (
    <g
      className={`reb-unit ${sideClass(sideOf(kind))}`}
      transform={sideOf(kind) === EMPIRE ? 'scale(-1 1)' : undefined}
    >
      <g className="reb-unit-edge">{body}</g>
      <g className="reb-unit-body">{body}</g>
      <g className="reb-unit-detail">{detail}</g>
    </g>
  );
});

export const sizeOf = (kind: Kind): { width: number; height: number } => SILHOUETTES[unitId(kind)];

/** A number in the shape of its side: notched for the Rebellion, six-cornered for the Empire. */
export function Badge({ n, side, x = 0, y = 0 }: { n: number | string; side: Side; x?: number; y?: number }) {
  const wide = String(n).length > 1 ? 3 : 0;
  const w = 7 + wide;
  const shape =
    side === EMPIRE
      ? `M${-w} 0L${-w + 3.5}-6.5H${w - 3.5}L${w} 0L${w - 3.5} 6.5H${-w + 3.5}Z`
      : `M${-w}-6.5H${w}L${w - 3} 0L${w} 6.5H${-w}L${-w + 3} 0Z`;
  return (
    <g className={`reb-badge ${sideClass(side)}`} transform={`translate(${x} ${y})`}>
      <g className="reb-badge-size">
        <path d={shape} />
        <text dy="0.35em" textAnchor="middle">
          {n}
        </text>
      </g>
    </g>
  );
}

/** Equal units as one token: the silhouette and how many. */
export const UnitToken = memo(function UnitToken({ kind, n }: { readonly kind: Kind; readonly n: number }) {
  const { width, height } = sizeOf(kind);
  return (
    <>
      <Silhouette kind={kind} />
      {n > 1 && <Badge n={n} side={sideOf(kind)} x={width / 2 - 3} y={Math.min(height / 2 - 2, 11)} />}
    </>
  );
});

/** The picture as an image of its own, for lists and panels. */
export function UnitPicture({ kind, height = 28 }: { readonly kind: Kind; readonly height?: number }) {
  const size = sizeOf(kind);
  const [w, h] = [size.width + 4, Math.max(size.height, 24) + 4];
  return (
    <svg
      aria-hidden="true"
      className="reb-picture"
      viewBox={`${-w / 2} ${-h / 2} ${w} ${h}`}
      style={{ height, width: (height * w) / h }}
    >
      <Silhouette kind={kind} />
    </svg>
  );
}
