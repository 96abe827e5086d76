import type { JSX } from 'react';
import type { Icon, Shape, Skill } from '../../../../games/rebellion/public/data.ts';

/** Small signs, about 12 across, around the origin. */

const SKILL_SIGNS: Readonly<Record<Skill, JSX.Element>> = {
  // A heart, an eye, a blade, a wheel.
  diplomacy: <path d="M0 5C-7 0-5.5-5.5-2.5-5.5Q-0.5-5.5 0-3Q0.5-5.5 2.5-5.5C5.5-5.5 7 0 0 5Z" />,
  intel: <path fillRule="evenodd" d="M-6 0Q0-6.5 6 0Q0 6.5-6 0ZM0-2A2 2 0 1 0 0 2A2 2 0 1 0 0-2Z" />,
  specOps: <path d="M0-7L1.8-4V1H4V2.5H1V6.5H-1V2.5H-4V1H-1.8V-4Z" />,
  logistics: (
    <path
      fillRule="evenodd"
      d="M-1-6H1L1.5-4.2L3.4-5.2L5.2-3.4L4.2-1.5L6-1V1L4.2 1.5L5.2 3.4L3.4 5.2L1.5 4.2L1 6H-1L-1.5 4.2L-3.4 5.2L-5.2 3.4L-4.2 1.5L-6 1V-1L-4.2-1.5L-5.2-3.4L-3.4-5.2L-1.5-4.2ZM0-2A2 2 0 1 0 0 2A2 2 0 1 0 0-2Z"
    />
  ),
};

export const SkillSign = ({ skill }: { readonly skill: Skill }) => (
  <g className={`reb-skill ${skill}`}>{SKILL_SIGNS[skill]}</g>
);

const SHAPES: Readonly<Record<Shape, string>> = {
  triangle: 'M0-5L5.2 4H-5.2Z',
  circle: 'M0-4.7A4.7 4.7 0 1 1 0 4.7A4.7 4.7 0 1 1 0-4.7Z',
  square: 'M-4.3-4.3H4.3V4.3H-4.3Z',
};

/** What a system can build: hollow with a star for ships, solid for what stands on the ground. */
export const ResourceSign = ({ icon: { theater, shape } }: { readonly icon: Icon }) => (
  <g className={`reb-resource ${theater}`}>
    <path d={SHAPES[shape]} />
    {theater === 'space' && (
      <circle r={1.3} cy={shape === 'triangle' ? 1 : 0} className="reb-resource-star" />
    )}
  </g>
);

/** The two sides: a notched wing, and a hexagon of spokes. Our own drawings, not a trademark. */
export const RebelSign = () => (
  <path d="M0-2.5Q3-7 8-8Q4-4 5 1Q2.5 0.5 1.3 2.5V7L0 8.5L-1.3 7V2.5Q-2.5 0.5-5 1Q-4-4-8-8Q-3-7 0-2.5Z" />
);
export const ImperialSign = () => (
  <path
    fillRule="evenodd"
    d="M-4.5-8H4.5L9 0L4.5 8H-4.5L-9 0ZM-3.5-6.2L-1-2L1-2L3.5-6.2ZM5.2-5L2.6-1L3.2 0.3H7ZM5.2 5L2.6 1.3L1 2L3.5 6.2ZM-3.5 6.2L-1 2L-2.6 1.3L-5.2 5ZM-7 0.3H-3.2L-2.6-1L-5.2-5Z"
  />
);

/** A gear, struck through. */
export const SabotageSign = () => (
  <g className="reb-sabotage">
    <circle r={10} className="reb-plate" />
    <g transform="scale(1.25)">{SKILL_SIGNS.logistics}</g>
    <path d="M-8 8L8-8" className="reb-strike" />
  </g>
);

export const TargetSign = () => (
  <g className="reb-target">
    <circle r={9} />
    <circle r={4} />
    <path d="M0-13V-5M0 13V5M-13 0H-5M13 0H5" />
  </g>
);

/** A probe that has found nothing: an empty orbit, crossed out. */
export const RuledOutSign = () => (
  <g className="reb-ruled-out">
    <circle r={7} className="reb-plate" />
    <path d="M-3.5-3.5L3.5 3.5M3.5-3.5L-3.5 3.5" />
  </g>
);

/** The hidden base: a burrow under a wing. */
export const BaseSign = () => (
  <g className="reb-base-sign">
    <circle r={11} className="reb-plate" />
    <path d="M-7 5Q-7-6 0-7Q7-6 7 5H3V1Q0-2.5-3 1V5Z" />
  </g>
);
