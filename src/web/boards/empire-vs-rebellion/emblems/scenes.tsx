import type { ReactNode } from 'react';
import type { EventId } from '../../../../games/empire-vs-rebellion/public/data.ts';

/** What an event is fought over, as a picture of a few shapes, 160 by 100. They are printed: the same in both themes. */
interface Sky {
  readonly top: string;
  readonly low: string;
}
interface Scene {
  readonly sky: Sky;
  readonly draw: ReactNode;
}

const STARS = '12 14 31 8 52 22 74 10 93 17 118 7 139 20 151 40 24 36 103 34 66 40';
const stars = (fill = '#fff'): ReactNode => {
  const at = STARS.split(' ').map(Number);
  return (
    <g fill={fill} opacity=".8">
      {at.flatMap((x, i) =>
        i % 2 === 0 ? [<circle key={x} cx={x} cy={at[i + 1]} r={i % 3 === 0 ? 0.9 : 0.6} />] : [],
      )}
    </g>
  );
};

/** The great sphere, whole or half-built. */
const sphere = (x: number, y: number, r: number, half = false): ReactNode => (
  <g>
    <circle cx={x} cy={y} r={r} fill="#9aa6b8" />
    <path
      d={`M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}a${r * 1.4} ${r * 1.4} 0 0 0 0-${2 * r}`}
      fill="#5d6a80"
    />
    <circle cx={x - r * 0.35} cy={y - r * 0.4} r={r * 0.28} fill="#5d6a80" />
    <path d={`M${x - r} ${y}h${2 * r}`} stroke="#47536a" strokeWidth={r * 0.07} />
    {half ? (
      <path
        d={`M${x + r * 0.1} ${y + r * 1.05}l${r * 0.15}-${r * 0.5} ${r * 0.3}-${r * 0.1} ${r * 0.1}-${r * 0.4} ${r * 0.4}-${r * 0.1} ${r * 0.1} ${r * 1.2}Z`}
        fill="#12182b"
      />
    ) : null}
  </g>
);

const trees = (fill: string, y: number): ReactNode => (
  <path
    fill={fill}
    d={`M0 100V${y}l6-14 6 14 5-20 7 20 6-10 5 10 7-24 8 24 6-12 5 12 8-18 7 18 6-26 8 26 5-12 6 12 7-20 7 20 5-10 6 10 8-22 8 22 5-14 6 14 4-8V100Z`}
  />
);

/** The wedge of a destroyer, seen from the side. */
const wedge = (x: number, y: number, s: number, fill: string): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${s})`} fill={fill}>
    <path d="M0 8 60 0h8v6l6 1v6H40Z" />
    <path d="M48-7h12v7H48Z" />
  </g>
);

const runner = (x: number, y: number, s: number, fill: string): ReactNode => (
  <path
    d="M0 5 9 2h14l4-2 8 1v3h6l2-3h3v8h-3l-2-3h-6v3l-8 1-4-2H9Z"
    transform={`translate(${x} ${y}) scale(${s})`}
    fill={fill}
  />
);

const city = (
  <g>
    <path d="M60 46c0-6 12-10 24-10s24 4 24 10l-6 6H66Z" fill="#f3dcc0" />
    <path d="M72 37c2-8 6-12 12-12s10 4 12 12Z" fill="#fbeedd" />
    <path d="M81 25V14h1.500v11ZM88 26V18h1.200v8Z" fill="#fbeedd" />
    <path d="M74 52h20l-6 12-3 18h-2l-3-18Z" fill="#d9b48e" />
    <path d="M64 47h40" stroke="#b3865f" strokeWidth="1.500" strokeDasharray="2 2" />
  </g>
);
const clouds = (
  <g fill="#fff2dd">
    <path d="M0 84c12-8 22-4 30-8s20-6 32 0 20 2 34-2 24 2 34 0 20-2 30 4v22H0Z" opacity=".75" />
    <path d="M0 92c16-5 30 0 44-3s30 1 44 1 30-5 44-2 18 1 28 3v9H0Z" />
  </g>
);

const SCENES = {
  tatooine: {
    sky: { top: '#e9915a', low: '#f7d39a' },
    draw: (
      <g>
        <circle cx="58" cy="44" r="17" fill="#fff1cf" />
        <circle cx="93" cy="56" r="10" fill="#ffcf8a" />
        <path d="M0 74c24-10 44-8 66-3s54 8 94-5v34H0Z" fill="#c9803f" />
        <path d="M0 86c30-8 60-6 88-1s48 3 72-3v18H0Z" fill="#9c5a29" />
        {runner(104, 22, 0.8, '#6b3d22')}
      </g>
    ),
  },
  hoth: {
    sky: { top: '#274a72', low: '#a9cfe6' },
    draw: (
      <g>
        {stars()}
        <path d="M0 70l22-24 14 12 24-30 20 24 14-10 26 22 18-14 22 18v32H0Z" fill="#d8ecf7" />
        <path d="M60 28l20 24-9 4-6-9-7 8-12-6ZM22 46l14 12-14 3-8-6Z" fill="#fff" />
        <path d="M0 86c40-8 100-8 160 0v14H0Z" fill="#fff" />
      </g>
    ),
  },
  walker: {
    sky: { top: '#274a72', low: '#a9cfe6' },
    draw: (
      <g>
        <path d="M0 78l30-16 20 8 40-18 30 14 40-10v44H0Z" fill="#c4ddec" />
        <g fill="#4a5b70" transform="translate(62 26) scale(1.25)">
          <path d="M14 10h24l4 4v9l-4 3H15l-3-3v-9ZM1 15h9l2 2v6l-2 1H3l-2-3ZM10 17h4v5h-4Z" />
          <path d="M16 26h4l1 7-2 2v8h3v3h-9v-3h2l1-9-1-3ZM33 26h4l2 7-2 2 1 8h3v3h-9v-3h2l-1-8-2-3Z" />
        </g>
        <path d="M58 45 20 58" stroke="#ff5c5c" strokeWidth="1.600" />
        <path d="M0 88c40-6 100-6 160 0v12H0Z" fill="#fff" />
      </g>
    ),
  },
  endor: {
    sky: { top: '#0f2230', low: '#3d7a63' },
    draw: (
      <g>
        {stars()}
        {sphere(116, 28, 17, true)}
        {trees('#20493a', 78)}
        {trees('#112c25', 92)}
      </g>
    ),
  },
  dish: {
    sky: { top: '#143040', low: '#4e8a72' },
    draw: (
      <g>
        {trees('#20493a', 80)}
        <path d="M48 30c4 22 22 34 44 30L74 44Z" fill="#c8d2dc" />
        <path d="M48 30 92 60" stroke="#7b8798" strokeWidth="2" />
        <path d="M70 45 60 60" stroke="#7b8798" strokeWidth="1.600" />
        <path d="M74 58l-8 32h16l-2-32Z" fill="#8b97a8" />
        <path d="M58 48c-8-14 2-30 18-34" stroke="#ffd9a0" strokeWidth="1.400" fill="none" opacity=".8" />
        {trees('#112c25', 95)}
      </g>
    ),
  },
  yavin: {
    sky: { top: '#190d1c', low: '#5a2b2a' },
    draw: (
      <g>
        {stars()}
        <circle cx="112" cy="40" r="34" fill="#d8794a" />
        <path
          d="M80 30c20 6 44 6 64 0M78 42c22 6 46 6 68 0M82 54c20 5 40 5 60 0"
          stroke="#a04d30"
          strokeWidth="4"
          fill="none"
          opacity=".7"
        />
        <path d="M26 84V74h6v-8h7v-8h8v-7h10v7h8v8h7v8h6v10Z" fill="#23352a" />
        <path d="M49 84V70h6v14Z" fill="#ffcf8a" />
        {trees('#131f19', 92)}
      </g>
    ),
  },
  trench: {
    sky: { top: '#05070f', low: '#1a2238' },
    draw: (
      <g>
        {stars()}
        {sphere(104, 46, 36)}
        <g stroke="#ff9c6a" strokeWidth="1.500" fill="#ffd8bd">
          <path d="M22 70l14-6-3 7ZM34 82l14-6-3 7ZM12 86l14-6-3 7Z" strokeLinejoin="round" />
        </g>
        <path d="M36 66 76 50M48 78 80 58" stroke="#ffb38a" strokeWidth=".8" opacity=".7" />
      </g>
    ),
  },
  cloud: {
    sky: { top: '#c9704a', low: '#ffd9a3' },
    draw: (
      <g>
        {city}
        {clouds}
      </g>
    ),
  },
  rescue: {
    sky: { top: '#5a4a78', low: '#f2ae7d' },
    draw: (
      <g>
        {city}
        {runner(14, 30, 0.9, '#40325c')}
        {clouds}
      </g>
    ),
  },
  duel: {
    sky: { top: '#2a1512', low: '#b1552f' },
    draw: (
      <g>
        <circle cx="80" cy="52" r="38" fill="none" stroke="#ffb27a" strokeWidth="1" opacity=".6" />
        <circle cx="80" cy="52" r="26" fill="none" stroke="#ffb27a" strokeWidth="1" opacity=".4" />
        <path d="M40 84 108 18" stroke="#7fc4ff" strokeWidth="4.500" strokeLinecap="round" />
        <path d="M40 84 108 18" stroke="#fff" strokeWidth="1.600" strokeLinecap="round" />
        <path d="M120 84 52 18" stroke="#ff4d4d" strokeWidth="4.500" strokeLinecap="round" />
        <path d="M120 84 52 18" stroke="#fff" strokeWidth="1.600" strokeLinecap="round" />
        <path d="M34 90l8-8 4 4-8 8ZM126 90l-8-8-4 4 8 8Z" fill="#1c1c22" />
      </g>
    ),
  },
  station: {
    sky: { top: '#05070f', low: '#16233f' },
    draw: (
      <g>
        {stars()}
        {sphere(64, 52, 38)}
        <path d="M53 38 150 66" stroke="#8ef0a6" strokeWidth="2.500" />
        <path d="M53 38 150 66" stroke="#fff" strokeWidth=".8" />
      </g>
    ),
  },
  plans: {
    sky: { top: '#0c2a4a', low: '#124070' },
    draw: (
      <g fill="none" stroke="#9fd0ff" strokeWidth="1">
        <path
          d="M0 20h160M0 40h160M0 60h160M0 80h160M20 0v100M40 0v100M60 0v100M80 0v100M100 0v100M120 0v100M140 0v100"
          opacity=".22"
        />
        <circle cx="80" cy="50" r="36" strokeWidth="1.600" />
        <path d="M44 50h72M80 14v72M46 40h68M46 60h68" />
        <circle cx="68" cy="36" r="9" strokeWidth="1.600" />
        <path d="M80 86V54" stroke="#ffb38a" strokeWidth="2" />
        <circle cx="80" cy="52" r="3" fill="#ffb38a" stroke="none" />
      </g>
    ),
  },
  fleet: {
    sky: { top: '#05070f', low: '#22304f' },
    draw: (
      <g>
        {stars()}
        {wedge(60, 30, 1.15, '#8e9bb0')}
        {wedge(20, 64, 0.6, '#66738c')}
        {runner(18, 40, 0.6, '#f0a070')}
        <path d="M44 45 76 40M40 43l30-6" stroke="#8ef0a6" strokeWidth=".9" />
      </g>
    ),
  },
  capital: {
    sky: { top: '#1a1030', low: '#7a3f5c' },
    draw: (
      <g>
        <path
          d="M0 100V62h8V48h6v14h10V40h8v24h10V52h6V28l4-8 4 8v30h8V44h10v20h8V34h6v30h10V50h8v12h10V38h8v26h10V54h8v46Z"
          fill="#2c2145"
        />
        <path
          d="M0 100V78h14V66h8v14h14V62h8v20h18V70h10v12h16V60h8v22h14V72h10v10h14V64h8v16h22v20Z"
          fill="#160f28"
        />
        <path
          d="M10 84v2M24 74v2M40 70v3M60 80v2M76 76v2M100 68v3M118 78v2M132 72v2M46 44v3M90 46v2M52 36v2M126 46v2M16 54v2"
          stroke="#ffd98a"
          strokeWidth="1.600"
        />
        <path
          d="M0 24c50 10 110 10 160 0"
          stroke="#ffd0a0"
          strokeWidth=".8"
          strokeDasharray="2 5"
          fill="none"
        />
      </g>
    ),
  },
  force: {
    sky: { top: '#0a0f24', low: '#26366a' },
    draw: (
      <g>
        {stars()}
        <path d="M80 8 86 44 122 50 86 56 80 92 74 56 38 50 74 44Z" fill="#fff3c4" />
        <circle cx="80" cy="50" r="26" fill="none" stroke="#fff3c4" strokeWidth="1.200" opacity=".7" />
        <path d="M80 24a26 26 0 0 1 0 52a13 13 0 0 1 0-26a13 13 0 0 0 0-26" fill="#fff3c4" opacity=".25" />
      </g>
    ),
  },
  fall: {
    sky: { top: '#120b18', low: '#53304a' },
    draw: (
      <g>
        {stars()}
        <path d="M140 6 62 74" stroke="#ffd9a0" strokeWidth="2" opacity=".8" />
        <path d="M150 14 70 80M128 4 56 66" stroke="#ffd9a0" strokeWidth=".7" opacity=".5" />
        <path d="M60 64l4 10 11 2-9 6 1 11-8-7-10 4 4-10-7-8 10 0Z" fill="#fff3c4" />
        <path d="M0 92c40-6 110-6 160 0v8H0Z" fill="#1c1020" />
      </g>
    ),
  },
  map: {
    sky: { top: '#08182a', low: '#0f3350' },
    draw: (
      <g fill="none" stroke="#7fd0ff">
        <ellipse cx="80" cy="54" rx="66" ry="30" strokeWidth="1" opacity=".6" />
        <ellipse cx="80" cy="54" rx="44" ry="20" strokeWidth="1" opacity=".5" />
        <ellipse cx="80" cy="54" rx="22" ry="10" strokeWidth="1" opacity=".5" />
        <path d="M14 54h132M80 24v60" strokeWidth=".6" opacity=".5" />
        <g fill="#bfe6ff" stroke="none">
          <circle cx="48" cy="48" r="2" />
          <circle cx="72" cy="66" r="1.600" />
          <circle cx="98" cy="40" r="1.600" />
          <circle cx="34" cy="60" r="1.400" />
        </g>
        <g stroke="#ff9c6a" strokeWidth="1.800">
          <circle cx="116" cy="60" r="9" />
          <path d="M116 47v8M116 65v8M103 60h8M121 60h8" />
        </g>
      </g>
    ),
  },
  palace: {
    sky: { top: '#4a2a4a', low: '#d98a5a' },
    draw: (
      <g>
        <circle cx="124" cy="34" r="10" fill="#ffe0b0" />
        <path d="M34 88V58c0-14 10-22 26-22s26 8 26 22v30Z" fill="#8a5436" />
        <path d="M78 88V48h10V34c0-6 4-9 9-9s9 3 9 9v14h8v40Z" fill="#6f4029" />
        <path d="M54 88V72c0-4 3-6 6-6s6 2 6 6v16Z" fill="#2d170f" />
        <path d="M36 58h48" stroke="#6f4029" strokeWidth="2" />
        <path d="M0 86c40-6 110-6 160 0v14H0Z" fill="#4f2b1a" />
      </g>
    ),
  },
  uprising: {
    sky: { top: '#3a1420', low: '#e07a48' },
    draw: (
      <g>
        <path
          d="M80 20 150 8M80 20 10 8M80 20 158 44M80 20 2 44"
          stroke="#ffd0a0"
          strokeWidth="5"
          opacity=".25"
        />
        <path d="M76 14h3v60h-3Z" fill="#2a1016" />
        <path d="M79 16c12-6 20 6 34 0v24c-14 6-22-6-34 0Z" fill="#ffb27a" />
        <path
          d="M0 100V80c6-8 12-8 18-1 6-9 12-9 17 0 5-8 11-8 16 1 6-10 12-10 18 0 5-7 11-7 16 0 6-10 12-10 18 0 5-8 11-8 16 1 6-9 12-9 17 0 6-7 12-7 24 0v19Z"
          fill="#2a1016"
        />
      </g>
    ),
  },
} satisfies Record<string, Scene>;

const OF_EVENT: Readonly<Record<EventId, keyof typeof SCENES>> = {
  'acquire-the-death-star-plans': 'plans',
  'attack-on-echo-base': 'walker',
  'balance-of-the-force': 'force',
  'battle-of-endor': 'endor',
  'battle-of-hoth': 'walker',
  'battle-of-yavin': 'trench',
  'control-of-endor': 'endor',
  'create-a-diversion': 'fleet',
  'destroy-the-shield-generator': 'dish',
  'diplomatic-freedom': 'capital',
  'display-of-power': 'station',
  'duel-on-cloud-city': 'duel',
  'escape-from-tatooine': 'tatooine',
  'evacuation-of-echo-base': 'hoth',
  'fall-of-a-hero': 'fall',
  'heart-of-the-empire': 'capital',
  'locate-the-rebel-base': 'map',
  'most-desperate-hour': 'fleet',
  'negotiate-with-the-hutts': 'palace',
  'occupation-of-cloud-city': 'cloud',
  'rebel-uprising': 'uprising',
  'rescue-mission-to-cloud-city': 'rescue',
  'securing-the-rebel-base-on-yavin-4': 'yavin',
  'ultimate-power-in-the-universe': 'station',
};

/** The picture of an event; pictures may repeat, so each gradient has the name of its scene. */
export function EventScene({ id, className }: { readonly id: EventId; readonly className?: string }) {
  const key = OF_EVENT[id];
  const { sky, draw } = SCENES[key];
  return (
    <svg viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
      <defs>
        <linearGradient id={`evr-sky-${key}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={sky.top} />
          <stop offset="1" stopColor={sky.low} />
        </linearGradient>
      </defs>
      <rect width="160" height="100" fill={`url(#evr-sky-${key})`} />
      {draw}
    </svg>
  );
}
