import type { JSX } from 'react';
import type { UnitId } from '../../../../games/rebellion/public/data.ts';

/**
 * Every kind of unit from the side, looking right, around the origin and about 24 high. Bodies are filled with the colour of
 * the text, details cut into them. The caller mirrors Imperial pieces, so that the sides face each other.
 */
export interface Silhouette {
  readonly width: number;
  readonly height: number;
  readonly body: JSX.Element;
  /** Lines and windows cut into the body. */
  readonly detail: JSX.Element;
}

const of = (width: number, height: number, body: JSX.Element, detail: JSX.Element): Silhouette => ({
  width,
  height,
  body,
  detail,
});

const imperialShips = {
  'tie-fighter': of(
    24,
    24,
    <>
      <path d="M-12-5L-9.5-12H-7.5V12H-9.5L-12 5Z" />
      <path d="M12-5L9.5-12H7.5V12H9.5L12 5Z" />
      <path d="M-8-1.5H8V1.5H-8Z" />
      <circle r={5} />
    </>,
    <>
      <circle r={2.3} fill="none" />
      <path d="M-12 0H-7.5M12 0H7.5" />
    </>,
  ),
  'assault-carrier': of(
    40,
    20,
    <>
      <path d="M20-1L11-5L9-8H-14L-18-5L-20-4V3L-16 5H8L20 2Z" />
      <path d="M-5-8L-3-11H5L7-8Z" />
      <path d="M-15 5H-9V10H-13ZM-6 5H0V10H-5ZM3 5H8V9L4 10Z" />
    </>,
    <path d="M-20-1H14M-9-8V5M1-8V5" />,
  ),
  'star-destroyer': of(
    50,
    24,
    <>
      <path d="M26 4L-20-3L-23-2V7L-18 9Z" />
      <path d="M-19-3L-16-8L-4-6L8 1Z" />
      <path d="M-16-8L-15-11H-8L-8-7Z" />
      <path d="M-19-15H-6V-11H-19Z" />
    </>,
    <path d="M26 4L-23 2.5M-23 5H-19" />,
  ),
  'super-star-destroyer': of(
    74,
    22,
    <>
      <path d="M38 4L8-1L-30-4L-37-2L-36 5L-30 8Z" />
      <path d="M-28-4L-22-8L-8-6L12 0Z" />
      <path d="M-20-8L-19-11H-14L-13-7Z" />
      <path d="M-22-14H-11V-11H-22Z" />
      <path d="M-6-6V-9H-3V-6M1-4V-7H4V-3M8-2V-4H10V-1Z" />
    </>,
    <path d="M38 4L-36 2M-30-1.5L20 1.5" />,
  ),
  'death-star': of(
    40,
    40,
    <circle r={20} />,
    <>
      <path d="M-20-1.2H20M-20 1.2H20" />
      <circle cx={8} cy={-9} r={5.5} fill="none" />
      <circle cx={8} cy={-9} r={1.5} fill="none" />
      <path d="M-18-8H-4M-14-13H-2M-17 8H6M-12 14H12M-2-1V-18M-9 1V16M5 2V9" strokeOpacity={0.5} />
    </>,
  ),
  'death-star-under-construction': of(
    40,
    40,
    <path d="M0-20A20 20 0 0 0-12 16L-9 12L-5 15L-3 9L2 11L3 4L8 6V-1L13-2L12-8L16-11A20 20 0 0 0 0-20Z" />,
    <>
      <path d="M-20-1.2H8M-20 1.2H7" />
      <circle cx={5} cy={-11} r={5} fill="none" />
      <path d="M-18-8H-6M-14-13H-4M-17 8H-4M-9 1V12" strokeOpacity={0.5} />
    </>,
  ),
} satisfies Partial<Record<UnitId, Silhouette>>;

const imperialTroops = {
  stormtrooper: of(
    20,
    24,
    <>
      <path d="M-3.5-12H2.5L4.5-9V-5.5L2-4H-3L-4.5-6V-10Z" />
      <path d="M-5-3.5H5L4 4H-4Z" />
      <path d="M-4 4H-0.5V12H-5ZM0.5 4H4L5 12H0.5Z" />
      <path d="M-2-1.5L11-3.5V-1.5L2 1.5Z" />
    </>,
    <path d="M-1-8.5H4M1-6H3.5M-4.5 1H4.5" />,
  ),
  'at-st': of(
    22,
    26,
    <>
      <path d="M-7-13H6L9-8L7-3H-7L-9-8Z" />
      <path d="M-3-3H3V0H-3Z" />
      <path d="M-5 0H-1L-5 5L-2 11H3V13H-8L-6 9L-9 5ZM1 0H5L8 5L6 10L10 11V13H3L4 9L4 5Z" />
      <path d="M9-6H13V-4.5H9Z" />
    </>,
    <path d="M2-9.5H6M2-7H6M-6-8H-1" />,
  ),
  'at-at': of(
    34,
    26,
    <>
      <path d="M-15-10L-12-13H5L8-10V-2H-15Z" />
      <path d="M8-8H12V-10H17L19-6L17-3H12V-5H8Z" />
      <path d="M-15-2H-10L-11 10H-9V13H-16V10H-14ZM-7-2H-3L-3 10H-1V13H-8V10H-6ZM1-2H6L5 10H8V13H1V10H2Z" />
      <path d="M17-4H21V-2.5H17Z" />
    </>,
    <path d="M-15-6H8M-9-13V-2M-1-13V-2M13-7H17" />,
  ),
} satisfies Partial<Record<UnitId, Silhouette>>;

const rebelShips = {
  'x-wing': of(
    34,
    24,
    <>
      <path d="M18 0.5L5-2.5L-9-4L-12-3V3L-9 4L5 2.5Z" />
      <path d="M-11-3L-4-3L-7-11.5H-11Z" />
      <path d="M-11 3L-4 3L-7 11.5H-11Z" />
      <path d="M-12-12H6V-10.5H-12ZM-12 12H6V10.5H-12Z" />
      <path d="M-15-6H-8V-2.5H-15ZM-15 6H-8V2.5H-15Z" />
    </>,
    <path d="M-2-3L2-1H6M6-1L12-0.5" />,
  ),
  'y-wing': of(
    34,
    24,
    <>
      <path d="M18 0L13-3.5H5L3-2V2L5 3.5H13Z" />
      <path d="M-8-1.5H4V1.5H-8Z" />
      <path d="M-9-10H-4V10H-9Z" />
      <path d="M-17-11.5H3Q7-11.5 7-9Q7-6.5 3-6.5H-17ZM-17 11.5H3Q7 11.5 7 9Q7 6.5 3 6.5H-17Z" />
    </>,
    <path d="M7-1.5H12M-13-11.5V-6.5M-13 11.5V6.5M2-11.5V-6.5M2 11.5V6.5" />,
  ),
  'rebel-transport': of(
    44,
    18,
    <>
      <path d="M23 1Q14-8-4-8Q-18-8-22-2L-20 2H-14L-12 4H14Z" />
      <path d="M-18-6L-17-10H-11L-10-7Z" />
      <path d="M-10 4H-4V8H-10ZM-2 4H4V8H-2ZM6 4H12V7H6Z" />
    </>,
    <path d="M-20-1Q0-4 20 0.5M-4-8V-2M6-7V-1" />,
  ),
  'corellian-corvette': of(
    46,
    18,
    <>
      <path d="M14-7H20L24-5V5L20 7H14L12 4V-4Z" />
      <path d="M-6-2.5H13V2.5H-6Z" />
      <path d="M-12-4.5H-4L-1-2V2L-4 4.5H-12Z" />
      <path d="M-23-8H-13L-11-5V5L-13 8H-23L-21 5V3H-23V-3H-21V-5Z" />
      <path d="M-1-5H4V-2H-1Z" />
    </>,
    <path d="M-20-2.5H-11M-20 2.5H-11M18-7V7M4 0H12" />,
  ),
  'mon-calamari-cruiser': of(
    56,
    20,
    <path d="M29 1Q24-3 16-3.5Q13-8 5-7Q-1-10-8-7.5Q-15-9-20-5Q-28-5-28 0Q-28 4-21 4.5Q-16 9-8 6.5Q0 9 7 5.5Q16 7 20 4Q26 4 29 1Z" />,
    <path d="M-24 0Q-6-3 25 1M-8-7.5Q-10-3-8 0M5-7Q3-3 5 0M-14 5Q-12 3-13 1M6 5Q8 3 7 1" />,
  ),
} satisfies Partial<Record<UnitId, Silhouette>>;

const rebelTroops = {
  'rebel-trooper': of(
    20,
    24,
    <>
      <circle cy={-8} r={3.4} />
      <path d="M-5.5-8.5Q-4.5-13 0-13Q4.5-13 5.5-8.5Z" />
      <path d="M-4-4H4L4.5 4H-4Z" />
      <path d="M-8-4H-4V3H-8Z" />
      <path d="M-4 4H-0.5L-1 12H-5ZM0.5 4H4.5L6 12H2Z" />
      <path d="M1 1L8-10L9.5-9L4 2Z" />
    </>,
    <path d="M-4 1H4.5M-8-1H-4" />,
  ),
  airspeeder: of(
    34,
    16,
    <>
      <path d="M18 2L5-4L-8-5L-16-1V4L-8 6H10Z" />
      <path d="M-7-5L-3-8H3L7-3Z" />
      <path d="M0 2H20V3.5H0Z" />
      <path d="M-12-7H-8V-4H-12Z" />
    </>,
    <path d="M-16 1.5H12M-2-8V-4" />,
  ),
  'shield-generator': of(
    28,
    26,
    <>
      <path d="M-13 12L-9 5H9L13 12Z" />
      <path d="M-3 5V0H3V5Z" />
      <path d="M-13-11Q-12 2 0 2Q12 2 13-11Q0-5-13-11Z" />
      <path d="M-1-12H1V-3H-1Z" />
    </>,
    <path d="M-7 5L-8 12M7 5L8 12M-9-5Q0 0 9-5" />,
  ),
  'ion-cannon': of(
    28,
    26,
    <>
      <path d="M-13 12L-10 7H10L13 12Z" />
      <circle cy={0} r={9} />
      <path d="M3-8L11-14L14-10L7-4Z" />
    </>,
    <path d="M-9 0Q0 4 9 0M0-9Q-4 0 0 9M-10 9.5H10" />,
  ),
} satisfies Partial<Record<UnitId, Silhouette>>;

export const SILHOUETTES: Readonly<Record<UnitId, Silhouette>> = {
  ...imperialShips,
  ...imperialTroops,
  ...rebelShips,
  ...rebelTroops,
};
