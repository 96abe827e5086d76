import type { Mark } from '../../../table/board.ts';
import { SAY_NOTHING } from './say-nothing.ts';

/** How many of a thing are part of the answer so far: "2/4". */
export function Tally({ mark, x, y }: { readonly mark: Mark; readonly x: number; readonly y: number }) {
  if (mark.chosen === 0) return null;
  const text = mark.most > 1 && mark.most < 100 ? `${mark.chosen}/${mark.most}` : '✓';
  const w = 6 + text.length * 3;
  return (
    <g className="reb-tally" transform={`translate(${x} ${y})`} {...SAY_NOTHING}>
      <rect x={-w} y={-7} width={w * 2} height={14} rx={7} />
      <text dy="0.35em">{text}</text>
    </g>
  );
}
