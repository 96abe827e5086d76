import {
  hasImperialLoyalty,
  hasRebelLoyalty,
  isSubjugated,
  type Loc,
} from '../../../../games/rebellion/public/table.ts';
import { useBoardContext } from '../board-context.tsx';

const hexagon = (r: number): string => {
  const [x, y] = [r, r * 0.8660254];
  return `M${x} 0L${x / 2} ${y}H${-x / 2}L${-x} 0L${-x / 2} ${-y}H${x / 2}Z`;
};

/** Three wings around the planet. */
const WINGS = [90, 210, 330];
const RebelRing = ({ r }: { readonly r: number }) => (
  <g className="reb-loyalty rebel">
    {WINGS.map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <path d={arc(r, 12, 108)} />
        <path d={`M${r - 5} ${-7}L${r + 4} 0L${r - 5} 7`} />
      </g>
    ))}
  </g>
);

function arc(r: number, from: number, to: number): string {
  const at = (deg: number): string => {
    const a = (deg * Math.PI) / 180;
    return `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`;
  };
  return `M${at(from)}A${r} ${r} 0 0 1 ${at(to)}`;
}

/** Loyalty, and the subjugation over it. */
export function Loyalty({ loc, r }: { readonly loc: Loc; readonly r: number }) {
  const { g } = useBoardContext();
  return (
    <>
      {hasRebelLoyalty(g, loc) && <RebelRing r={r + 8} />}
      {hasImperialLoyalty(g, loc) && <path className="reb-loyalty imperial" d={hexagon(r + 12)} />}
      {isSubjugated(g, loc) && (
        <>
          <path className="reb-subjugation" d={hexagon(r + 12)} />
          <path className="reb-subjugation edge" d={hexagon(r + 16)} />
        </>
      )}
    </>
  );
}
