import type { ReactNode } from 'react';

/** The page's own signs, drawn on a grid of 20 with one line width. They are hidden from screen readers; the caller names them. */
const SHAPES = {
  menu: <path d="M3.5 5.5h13M3.5 10h13M3.5 14.5h13" />,
  close: <path d="m5 5 10 10M15 5 5 15" />,
  check: <path d="m4 10.5 4 4 8-9" />,
  back: <path d="M11.5 4.5 6 10l5.5 5.5M6 10h10.5" />,
  undo: <path d="M7.5 4 4 7.5 7.5 11M4.5 7.5h7a4.5 4.5 0 0 1 0 9H8" />,
  up: <path d="m5 12 5-5 5 5" />,
  down: <path d="m5 8 5 5 5-5" />,
  left: <path d="m12 5-5 5 5 5" />,
  right: <path d="m8 5 5 5-5 5" />,
  plus: <path d="M10 4.5v11M4.5 10h11" />,
  minus: <path d="M4.5 10h11" />,
  play: <path d="M6.5 4.5v11l9-5.5z" />,
  pause: <path d="M7 4.5v11M13 4.5v11" />,
  first: <path d="M5 4.5v11M15 5l-6.5 5 6.5 5z" />,
  last: <path d="M15 4.5v11M5 5l6.5 5L5 15z" />,
  skip: <path d="m4 5 6 5-6 5zM10.5 5l6 5-6 5z" />,
  book: <path d="M10 6C8 4.5 5.5 4 3 4v11c2.5 0 5 .5 7 2 2-1.5 4.5-2 7-2V4c-2.5 0-5 .5-7 2zm0 0v11" />,
  chat: <path d="M3.5 4.5h13v9h-7l-3.5 3v-3h-2.5z" />,
  log: <path d="M5 3.5h10v13H5zM7.5 7h5M7.5 10h5M7.5 13h3" />,
  people: (
    <path d="M7.5 9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM3 16c0-2.8 1.8-4.5 4.5-4.5S12 13.2 12 16M13 9.5a2.2 2.2 0 1 0-.8-4.3M13.8 11.6c2 .3 3.2 2 3.2 4.4" />
  ),
  person: <path d="M10 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 17c0-3.2 2.5-5 6-5s6 1.8 6 5" />,
  bot: <path d="M5 8h10v8H5zM10 8V4.5M8 4.5h4M8 11.5v1.5M12 11.5v1.5M3 11v2.5M17 11v2.5" />,
  clock: <path d="M10 16.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM10 6v4l2.5 2" />,
  eye: <path d="M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5zM10 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z" />,
  hint: <path d="M7.5 13.5c0-2-2-2.5-2-5a4.5 4.5 0 0 1 9 0c0 2.5-2 3-2 5zM8 16.5h4" />,
  flag: <path d="M5 17V3.5M5 4.5c3-1.5 5 1.5 8.5 0v6c-3.5 1.5-5.5-1.5-8.5 0" />,
  peace: <path d="M3 10h4l2-2 3 3 2-1h3M6 10v4M14 10v4" />,
  link: (
    <path d="M8.5 11.5a3 3 0 0 0 4.2 0l2.5-2.5a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0L4.8 11A3 3 0 0 0 9 15.2l1-1" />
  ),
  copy: <path d="M7 7h9v9H7zM4 13V4h9" />,
  share: <path d="M10 12.5V3.5M6.5 6.5 10 3.2l3.5 3.3M5 10v6.5h10V10" />,
  cog: (
    <path d="M10 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM10 3v2.5M10 14.5V17M3 10h2.5M14.5 10H17M5 5l1.8 1.8M13.2 13.2 15 15M15 5l-1.8 1.8M6.8 13.2 5 15" />
  ),
  search: <path d="M9 14a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM12.7 12.7 16.5 16.5" />,
  warn: <path d="M10 3.5 17.5 16.5h-15zM10 8v4M10 14.2v.3" />,
  info: <path d="M10 16.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM10 9v4.5M10 6.5v.3" />,
  ask: <path d="M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM7.8 8a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.6M10 14v.2" />,
  rail: <path d="M3.5 4.5h13v11h-13zM12.5 4.5v11" />,
  dice: <path d="M4.5 4.5h11v11h-11zM7.5 7.5v.1M12.5 7.5v.1M10 10v.1M7.5 12.5v.1M12.5 12.5v.1" />,
  standing: <path d="M10 3v2M5 10a5 5 0 0 1 10 0v3.5l1.5 1.5h-13L5 13.5zM8.5 17h3" />,
  home: <path d="M3.5 9.5 10 4l6.5 5.5M5.5 8.5v8h9v-8M8.5 16.5v-4.5h3v4.5" />,
  report: <path d="M10 3a7 7 0 1 1-6.6 9.3L2.5 17l4-1.6M10 7v4M10 13.2v.2" />,
  more: <path d="M5 10v.1M10 10v.1M15 10v.1" strokeWidth="2.6" />,
  out: <path d="M8.5 4H4v12h4.5M8 10h8.5M13.5 7l3 3-3 3" />,
  sound: <path d="M4 8v4h2.5L10 15V5L6.5 8zM12.5 7.5a3.5 3.5 0 0 1 0 5M14.5 5.5a6.5 6.5 0 0 1 0 9" />,
  mute: <path d="M4 8v4h2.5L10 15V5L6.5 8zM13 8l4 4M17 8l-4 4" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof SHAPES;

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      className="k-icon"
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {SHAPES[name]}
    </svg>
  );
}

/** Two sides, one centre: notched wing and hexagon around a star. */
export function Emblem({ size = 28 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} fill="none" aria-hidden="true" focusable="false">
      <path d="M16 3.5 27 9.8v12.4L16 28.5" stroke="var(--imperial)" strokeWidth="2" strokeLinejoin="round" />
      <path
        d="M16 3.5 5 9.8 8.5 16 5 22.2l11 6.3"
        stroke="var(--rebel)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="m16 10.5 1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z" fill="var(--chosen)" />
    </svg>
  );
}

/** The sign of a side: its outline differs as well as its colour. */
export function SideSign({ side, size = 18 }: { readonly side: string; readonly size?: number }) {
  const rebel = side === 'rebel';
  const known = rebel || side === 'imperial';
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} aria-hidden="true" focusable="false">
      {known ? (
        <path
          d={rebel ? 'M10 2 2 7l3 3-3 3 8 5 8-5-3-3 3-3z' : 'M10 1.5 17.5 5.8v8.4L10 18.5 2.5 14.2V5.8z'}
          fill={rebel ? 'var(--rebel)' : 'var(--imperial)'}
        />
      ) : (
        <circle cx="10" cy="10" r="7" fill="var(--neutral)" />
      )}
    </svg>
  );
}
