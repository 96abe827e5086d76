import { memo } from 'react';

/** The chart under the table: rings around the event and a few stars, engraved. It never changes. */
export const Starfield = memo(function Starfield() {
  return (
    <svg
      className="evr-chart"
      viewBox="-600 -400 1200 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g fill="none" stroke="currentColor">
        {[150, 235, 330, 440, 560].map((r, i) => (
          <circle
            key={r}
            r={r}
            strokeWidth={i % 2 === 0 ? 1 : 0.6}
            strokeDasharray={i % 2 === 0 ? undefined : '2 7'}
          />
        ))}
        <circle r="338" strokeWidth="8" strokeDasharray="1 16.700" opacity=".7" />
        <path d="M-600 0H600M0-400V400M-424-424 424 424M424-424-424 424" strokeWidth=".5" opacity=".6" />
      </g>
      <g fill="currentColor">
        {STARS.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
    </svg>
  );
});

const STARS: readonly (readonly [x: number, y: number, r: number])[] = Array.from({ length: 90 }, (_, i) => {
  // Spread by the golden angle, so that they look scattered and are the same on every screen.
  const angle = i * 2.399963;
  const far = 70 * Math.sqrt(i + 3) + ((i * 37) % 23);
  return [
    Math.round(Math.cos(angle) * far),
    Math.round(Math.sin(angle) * far * 0.72),
    0.6 + ((i * 53) % 10) / 8,
  ] as const;
});
