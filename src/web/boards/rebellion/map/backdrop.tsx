import { memo } from 'react';
import { REGION_IDS, type RegionId } from '../../../../games/rebellion/public/data.ts';
import { inRegion } from '../../../../games/rebellion/public/table.ts';
import { SAY_NOTHING } from '../pieces/say-nothing.ts';
import { between, numbersOf, times } from '../planets/chance.ts';
import { Dots } from '../planets/dots.tsx';
import { words } from '../words.ts';
import { BLEED, BORDER_EDGES, CELLS, GAPS } from './cells.ts';
import { outline, segment } from './lanes.ts';
import { HEIGHT, type Point, WIDTH } from './places.ts';

/** Beside a border, clear of the planets. */
const LABELS: Readonly<Record<RegionId, Point>> = {
  'region-1': [266, 452],
  'region-2': [632, 224],
  'region-3': [1280, 214],
  'region-4': [1454, 978],
  'region-5': [436, 984],
  'region-6': [694, 603],
  'region-7': [884, 770],
  'region-8': [1274, 586],
};

const Stars = () => {
  const next = numbersOf('stars');
  const dots = times(520, () => ({
    x: between(next, -BLEED, WIDTH + BLEED),
    y: between(next, -BLEED / 2, HEIGHT + BLEED / 2),
    r: next() < 0.93 ? between(next, 0.5, 1.1) : between(next, 1.3, 1.9),
    opacity: between(next, 0.15, 0.7),
  }));
  return <Dots dots={dots} />;
};

/** What never changes: stars, regions, borders, rifts. */
export const Backdrop = memo(function Backdrop() {
  return (
    <g className="reb-backdrop" {...SAY_NOTHING}>
      <g className="reb-stars">
        <Stars />
      </g>
      {REGION_IDS.map((region, i) => (
        <path
          key={region}
          className={`reb-region r${i + 1}`}
          d={inRegion(region)
            .map((loc) => outline(CELLS[loc] ?? []))
            .join('')}
        />
      ))}
      <g className="reb-borders">
        <path className="dark" d={BORDER_EDGES.map(({ from, to }) => segment(from, to)).join('')} />
        <path className="bright" d={BORDER_EDGES.map(({ from, to }) => segment(from, to)).join('')} />
      </g>
      <path className="reb-rifts" d={GAPS.map(({ from, to }) => segment(from, to)).join('')} />
      {REGION_IDS.map((region) => (
        <text key={region} className="reb-region-name" x={LABELS[region][0]} y={LABELS[region][1]}>
          {words[`region.${region}`]}
        </text>
      ))}
    </g>
  );
});
