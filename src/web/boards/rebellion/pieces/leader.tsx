import { memo } from 'react';
import { LEADERS, RING_IDS, type RingId, SKILLS } from '../../../../games/rebellion/public/data.ts';
import {
  EMPIRE,
  isCaptured,
  type Leader,
  leaderId,
  NONE,
  type Reb,
  type Side,
  sideOfLeader,
} from '../../../../games/rebellion/public/table.ts';
import { BUSTS } from './busts.tsx';
import { SkillSign } from './icons.tsx';
import { sideClass } from './unit.tsx';

/** What everybody can see on a leader. */
interface LeaderState {
  readonly side: Side;
  readonly captured: boolean;
  readonly detained: boolean;
  readonly ring: RingId | undefined;
}

export const leaderState = (g: Reb, l: Leader): LeaderState => ({
  side: sideOfLeader(g, l),
  captured: isCaptured(g, l),
  detained: g.detained[l] === 1,
  ring: (g.ring[l] ?? NONE) === NONE ? undefined : RING_IDS[g.ring[l] ?? 0],
});

/** A wing's notch in the rim, or six corners. */
const FRAMES: readonly string[] = [
  'M-7-19L0-13L7-19A20 20 0 1 1-7-19Z',
  'M-10.5-18.5H10.5L21 0L10.5 18.5H-10.5L-21 0Z',
];

/** Letters that tell the rings apart without their colours; the captured ring shows as bars. */
const RING_TAGS: Readonly<Record<RingId, string>> = {
  'c-3po': '3PO',
  'r2-d2': 'R2',
  'master-yoda': 'YO',
  'millennium-falcon': 'MF',
  captured: '',
  carbonite: 'CF',
  'lure-of-the-dark-side': 'DS',
};

const initialsOf = (l: Leader): string =>
  leaderId(l)
    .split('-')
    .map((part) => part.charAt(0).toUpperCase())
    .slice(0, 2)
    .join('');

/** Pips stand on the upper rim, from left to right. */
function Pips({ l }: { readonly l: Leader }) {
  const { skills } = LEADERS[leaderId(l)];
  const pips = SKILLS.flatMap((skill) => new Array<typeof skill>(skills[skill]).fill(skill));
  const step = 40;
  return (
    <g className="reb-pips">
      {pips.map((skill, i) => {
        const angle = ((-90 + (i - (pips.length - 1) / 2) * step) * Math.PI) / 180;
        return (
          <g
            key={`${skill}${angle}`}
            transform={`translate(${(Math.cos(angle) * 21.5).toFixed(1)} ${(Math.sin(angle) * 21.5).toFixed(1)})`}
          >
            <circle r={6.4} className="reb-plate" />
            <g transform="scale(0.78)">
              <SkillSign skill={skill} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Space at the left, ground at the right, with the same signs as the resources: a star, a floor. */
function Tactics({ l }: { readonly l: Leader }) {
  const { tactics } = LEADERS[leaderId(l)];
  if (tactics === null) return null;
  return (
    <g className="reb-tactics">
      <g transform="translate(-15 16)">
        <circle r={6.5} className="reb-plate space" />
        <text dy="0.35em">{tactics.space}</text>
      </g>
      <g transform="translate(15 16)">
        <path d="M-6-6H6V6H-6Z" className="reb-plate ground" />
        <text dy="0.35em">{tactics.ground}</text>
      </g>
    </g>
  );
}

/** A medallion of radius 20 around the origin. */
export const Medallion = memo(function Medallion({
  l,
  side,
  captured,
  detained,
  ring,
}: LeaderState & { readonly l: Leader }) {
  const frame = FRAMES[side] ?? '';
  return (
    <g className={`reb-leader ${sideClass(side)}${captured ? ' captured' : ''}`}>
      <path d={frame} className="reb-frame" />
      <g clipPath={`url(#reb-frame-${side === EMPIRE ? 'imperial' : 'rebel'})`}>
        <g className="reb-bust">{BUSTS[leaderId(l)]}</g>
        <path d="M-22 8H22V22H-22Z" className="reb-foot" />
      </g>
      <text y={15.5} className="reb-initials">
        {initialsOf(l)}
      </text>
      <path d={frame} className="reb-rim" />
      {ring !== undefined && <path d={frame} className={`reb-ring ${ring}`} />}
      {captured && <path d="M-12-18V18M-4-20V20M4-20V20M12-18V18" className="reb-bars" />}
      <Pips l={l} />
      <Tactics l={l} />
      {ring !== undefined && RING_TAGS[ring] !== '' && (
        <g transform="translate(0 21)" className={`reb-ring-tag ${ring}`}>
          <path d="M-9-5H9V5H-9Z" />
          <text dy="0.35em">{RING_TAGS[ring]}</text>
        </g>
      )}
      {detained && (
        <g transform="translate(17 -14)" className="reb-detained">
          <circle r={6} className="reb-plate" />
          <path d="M-3-0.5H3V3.5H-3ZM-2-0.5V-2A2 2 0 0 1 2-2V-0.5" />
        </g>
      )}
    </g>
  );
});

/** Shared by all medallions on a page. */
export const LeaderDefs = () => (
  <>
    <clipPath id="reb-frame-rebel">
      <path d={FRAMES[0]} />
    </clipPath>
    <clipPath id="reb-frame-imperial">
      <path d={FRAMES[1]} />
    </clipPath>
  </>
);
