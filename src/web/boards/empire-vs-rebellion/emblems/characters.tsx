import type { ReactNode } from 'react';
import type { CharacterId } from '../../../../games/empire-vs-rebellion/public/data.ts';

/**
 * Each character as one typical object in a few shapes: never a portrait. Square of 48, in the ink of the card; what is
 * cut out is drawn in `--cut`, the paper behind it.
 */
const CUT = 'var(--cut)';

export const CHARACTER_MARKS: Readonly<Record<CharacterId, ReactNode>> = {
  // A shaggy head over a bandolier.
  chewbacca: (
    <g>
      <path
        d="M24 3c8 0 12 5 12.500 11 2 3 1 6 2 9l-2.500 1 2 6-3.500-.500L35 34l6 11H7l6-11 .5-4.500L10 30l2-6-2.500-1c1-3 0-6 2-9C12 8 16 3 24 3Z"
        fill="currentColor"
      />
      <path d="M17.500 17h4M26.500 17h4M21 24.500h6" stroke={CUT} strokeWidth="2.600" strokeLinecap="round" />
      <path d="M12 45 34 33" stroke={CUT} strokeWidth="5" />
      <path d="M15 43.400 33 33.500" stroke="currentColor" strokeWidth="2.400" strokeDasharray="3 2.400" />
    </g>
  ),
  // A pair of dice on a chain.
  'han-solo': (
    <g>
      <path
        d="M24 2c-5 5-9 8-10.500 15M24 2c5 6 9 10 10 18"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <g fill="currentColor">
        <rect x="4" y="17" width="18" height="18" rx="3" transform="rotate(-12 13 26)" />
        <rect x="26" y="21" width="18" height="18" rx="3" transform="rotate(14 35 30)" />
      </g>
      <g fill={CUT}>
        <circle cx="8.800" cy="22.600" r="1.900" />
        <circle cx="13" cy="26" r="1.900" />
        <circle cx="17.200" cy="29.400" r="1.900" />
        <circle cx="31.500" cy="25" r="1.900" />
        <circle cx="39.300" cy="27" r="1.900" />
        <circle cx="30.500" cy="33" r="1.900" />
        <circle cx="38.300" cy="35" r="1.900" />
      </g>
    </g>
  ),
  // Two cards of a gambler.
  'lando-calrissian': (
    <g>
      <rect
        x="8"
        y="8"
        width="20"
        height="29"
        rx="3"
        fill="currentColor"
        opacity=".55"
        transform="rotate(-14 18 22)"
      />
      <rect x="19" y="10" width="21" height="31" rx="3" fill={CUT} transform="rotate(9 30 26)" />
      <rect x="20" y="11" width="19" height="29" rx="3" fill="currentColor" transform="rotate(9 30 26)" />
      <path d="M29.800 17.500 35.500 25.800 28.800 34.500 23 26.200Z" fill={CUT} />
      <circle cx="29.400" cy="26" r="2.600" fill="currentColor" />
    </g>
  ),
  // Two coils of hair over a high collar.
  'leia-organa': (
    <g>
      <ellipse cx="24" cy="19" rx="8.500" ry="10.500" fill="currentColor" />
      <circle cx="11.500" cy="20" r="7.500" fill="currentColor" />
      <circle cx="36.500" cy="20" r="7.500" fill="currentColor" />
      <g fill="none" stroke={CUT} strokeWidth="1.700">
        <path d="M11.500 23.500a3.500 3.500 0 1 1 3.500-3.500M36.500 23.500a3.500 3.500 0 1 0-3.500-3.500" />
        <path d="M17 14c4 .5 6-1 7-3 1 2 3 3.500 7 3" />
      </g>
      <path d="M9 45c1-8 6-12.500 15-12.500S38 37 39 45Z" fill="currentColor" />
      <path d="M18 33l6 6 6-6" fill="none" stroke={CUT} strokeWidth="1.800" />
    </g>
  ),
  // Two suns and a raised blade.
  'luke-skywalker': (
    <g>
      <circle cx="13" cy="15" r="7.500" fill="currentColor" opacity=".55" />
      <circle cx="35.500" cy="20" r="5" fill="currentColor" opacity=".55" />
      <path d="M2 38c9-5 14-5 22-3s14 2 22-1v11H2Z" fill="currentColor" opacity=".8" />
      <path
        d="M24 2c1.500 0 2.400 1 2.400 2.500V31h-4.800V4.500C21.600 3 22.500 2 24 2Z"
        fill="currentColor"
      />
      <path d="M20.500 31h7v11h-7Z" fill="currentColor" stroke={CUT} strokeWidth="1.500" />
    </g>
  ),
  // A hood.
  'obi-wan-kenobi': (
    <g>
      <path d="M24 2c10 4 14 12 14 22l6 21H4l6-21C10 14 14 6 24 2Z" fill="currentColor" />
      <path d="M24 10c6 4 8 9 8 15 0 5-4 9-8 11-4-2-8-6-8-11 0-6 2-11 8-15Z" fill={CUT} />
      <path
        d="M16.500 27c1.500 6 4.500 8 7.500 9.500 3-1.500 6-3.500 7.500-9.500-2.500 2.500-5 2-7.500 2s-5 .5-7.500-2Z"
        fill="currentColor"
        opacity=".7"
      />
      <path
        d="M19.500 21h2.600M25.900 21h2.600"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
  ),
  // A dome on a barrel, and a round head with two lamps.
  'r2-d2-and-c-3po': (
    <g>
      <path d="M4 24a11 11 0 0 1 22 0v16l-3 5H7l-3-5Z" fill="currentColor" />
      <path d="M4 25.500h22" stroke={CUT} strokeWidth="1.800" />
      <circle cx="15" cy="19" r="3.200" fill={CUT} />
      <path d="M9 31h5v4H9ZM9 38h5M18 31v10" stroke={CUT} strokeWidth="1.500" fill="none" />
      <path d="M36 4c6 0 9 4.500 9 10 0 6-3.500 10-9 10s-9-4-9-10c0-5.500 3-10 9-10Z" fill="currentColor" />
      <circle cx="32.300" cy="12.500" r="2.300" fill={CUT} />
      <circle cx="39.700" cy="12.500" r="2.300" fill={CUT} />
      <path d="M33 19.500h6" stroke={CUT} strokeWidth="1.800" />
      <path d="M28.500 45c0-10 1.500-18 7.500-18s9 8 9 18Z" fill="currentColor" opacity=".75" />
    </g>
  ),
  // Long ears.
  yoda: (
    <g>
      <path
        d="M24 8c7 0 11 4 12.500 8.500C40 15 44 14.500 47 16c-2 6-6 9-11 9.500C34.500 31 30 35 24 35s-10.500-4-12-9.500C7 25 3 22 1 16c3-1.500 7-1 10.500.5C13 12 17 8 24 8Z"
        fill="currentColor"
      />
      <path
        d="M18 20.500c1.500-1.500 3-1.500 4.300 0M25.700 20.500c1.300-1.500 2.800-1.500 4.300 0M20.500 28.500c2 1.200 5 1.200 7 0M18 13.500c4-1.500 8-1.500 12 0"
        fill="none"
        stroke={CUT}
        strokeWidth="1.800"
        strokeLinecap="round"
      />
      <path d="M11 45c1-5 6-8 13-8s12 3 13 8Z" fill="currentColor" opacity=".75" />
    </g>
  ),
  // An officer's cap over a plaque of rank.
  'admiral-piett': (
    <g>
      <path d="M10 14c3-6 8-9 14-9s11 3 14 9l-1 5H11Z" fill="currentColor" />
      <path d="M9 21h30l3 4.500c-6-1.500-12-2-18-2s-12 .5-18 2Z" fill="currentColor" />
      <circle cx="24" cy="14" r="2.600" fill={CUT} />
      <rect x="9" y="30" width="30" height="15" rx="2" fill="currentColor" opacity=".75" />
      <g fill={CUT}>
        <path d="M12.500 33h4.500v4h-4.500ZM19 33h4.500v4H19ZM25.500 33H30v4h-4.500ZM32 33h4v4h-4ZM12.500 39h4.500v3.500h-4.500ZM19 39h4.500v3.500H19ZM25.500 39H30v3.500h-4.500Z" />
      </g>
    </g>
  ),
  // A visored helmet with a range finder.
  'boba-fett': (
    <g>
      <path d="M36 8V2h3v13" fill="currentColor" />
      <path d="M24 5c10 0 15 7 15 16v13l-6 9H15l-6-9V21C9 12 14 5 24 5Z" fill="currentColor" />
      <path d="M12 20.500c4-1.500 8-2 12-2s8 .5 12 2V25l-9 1.500V40h-6V26.500L12 25Z" fill={CUT} />
    </g>
  ),
  // A flared helmet, a triangular grille.
  'darth-vader': (
    <g>
      <path
        d="M24 2c9 0 13 6 13 13v6c0 6 3 9 8 13l-8 4-3 7H14l-3-7-8-4c5-4 8-7 8-13v-6C11 8 15 2 24 2Z"
        fill="currentColor"
      />
      <path
        d="M14 21c3-1 6-.500 8 2l-1.500 4.500c-3.500 0-6-1.500-6.500-6.500ZM34 21c-3-1-6-.500-8 2l1.500 4.500c3.500 0 6-1.500 6.500-6.500Z"
        fill={CUT}
      />
      <path d="M24 29l6.500 10h-13Z" fill={CUT} />
      <path d="M21.500 39v-4M24 39v-6M26.500 39v-4" stroke="currentColor" strokeWidth="1.300" />
    </g>
  ),
  // A cowl and forked lightning.
  'emperor-palpatine': (
    <g>
      <path d="M21 3c10 2 14 10 14 19l3 23H4l4-23C8 13 11 5 21 3Z" fill="currentColor" />
      <path d="M21.500 12c5 3 7 7 7 12s-3 9-7 12c-4-3-7-7-7-12s2-9 7-12Z" fill={CUT} />
      <path
        d="M17.500 25.500c1-1 2.500-1 3 0M23 25.500c.5-1 2-1 3 0"
        stroke="currentColor"
        strokeWidth="1.800"
        fill="none"
      />
      <path
        d="M46 8 38 18l4 1-7 10 3 1-6 11"
        fill="none"
        stroke={CUT}
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path
        d="M46 8 38 18l4 1-7 10 3 1-6 11"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.400"
        strokeLinejoin="round"
      />
    </g>
  ),
  // A walker on four legs.
  'general-veers': (
    <g fill="currentColor">
      <path d="M14 10h24l4 4v9l-4 3H15l-3-3v-9Z" />
      <path d="M1 15h9l2 2v6l-2 1H3l-2-3Z" />
      <path d="M10 17h4v5h-4Z" />
      <path d="M16 26h4l1 7-2 2v6h3v3h-9v-3h2l1-7-1-3ZM33 26h4l2 7-2 2 1 6h3v3h-9v-3h2l-1-6-2-3Z" />
      <path d="M23 26h3l-1 8 1 7h2v3h-6v-3h1l-1-7Z" opacity=".55" />
      <path d="M18 14.500h6M27 14.500h3M18 19h14" stroke={CUT} strokeWidth="1.700" />
      <path d="M3 18h4" stroke={CUT} strokeWidth="1.700" />
    </g>
  ),
  // The great sphere.
  'grand-moff-tarkin': (
    <g>
      <circle cx="24" cy="24" r="20.500" fill="currentColor" />
      <circle cx="17" cy="15.500" r="6.500" fill={CUT} />
      <circle cx="17" cy="15.500" r="2.200" fill="currentColor" />
      <path d="M3.600 25.500c13 2 28 2 40.800 0" stroke={CUT} strokeWidth="2" fill="none" />
      <path
        d="M9 33.500h11M26 35h11M14 39.500h8M28 18h10M30 13h6"
        stroke={CUT}
        strokeWidth="1.300"
        opacity=".8"
      />
    </g>
  ),
  // A tall head of sensors.
  'ig-88': (
    <g fill="currentColor">
      <path d="M22.500 1h3v5h-3Z" />
      <path d="M19 6h10l2 6v16l-3 4h-8l-3-4V12Z" />
      <path d="M14 13h3v10h-3ZM31 13h3v10h-3Z" opacity=".7" />
      <path d="M19.500 12.500h9M19.500 16.500h4M25.500 16.500h3" stroke={CUT} strokeWidth="2" />
      <circle cx="21.500" cy="22.500" r="2" fill={CUT} />
      <circle cx="27" cy="24" r="1.400" fill={CUT} />
      <path d="M20.500 32.500h7v4h-7Z" />
      <path d="M10 38h28l2 7H8Z" opacity=".8" />
    </g>
  ),
  // A heap with a wide mouth.
  'jabba-the-hutt': (
    <g>
      <path
        d="M24 6c9 0 14 5 15 12 4 3 7 9 7 15 0 8-9 12-22 12S2 41 2 33c0-6 3-12 7-15 1-7 6-12 15-12Z"
        fill="currentColor"
      />
      <path
        d="M11.500 25c4 3 8 4.300 12.500 4.300S32.500 28 36.500 25"
        fill="none"
        stroke={CUT}
        strokeWidth="2.600"
        strokeLinecap="round"
      />
      <path
        d="M14.500 16.500c2-2 4.500-2 6 0-1.500 2-4.500 2-6 0ZM27.500 16.500c1.500-2 4-2 6 0-1.500 2-4.500 2-6 0Z"
        fill={CUT}
      />
      <path
        d="M13 35c3 1.500 7 2 11 2s8-.500 11-2"
        fill="none"
        stroke={CUT}
        strokeWidth="1.500"
        opacity=".7"
      />
    </g>
  ),
};
