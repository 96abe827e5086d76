import { Fragment, type JSX } from 'react';
import { between, type Next, times } from './chance.ts';
import { Dots, disc } from './dots.tsx';
import type { Face, Feature } from './faces.ts';

/**
 * What lies on a disc of radius 50 around the origin; the disc itself is cut out by the planet. See-through by the opacity of
 * fills and strokes: that of an element is painted on a sheet of its own, and there are hundreds.
 */
type Draw = (face: Face, next: Next) => JSX.Element | JSX.Element[];

/** A closed, soft line around a point. */
function blob(next: Next, x: number, y: number, rx: number, ry: number, corners = 7): string {
  const points = times(corners, (i) => {
    const angle = (i / corners) * Math.PI * 2;
    const far = between(next, 0.62, 1.15);
    return [x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far] as const;
  });
  const middle = (i: number): string => {
    const [a, b] = [points[i % corners] ?? [0, 0], points[(i + 1) % corners] ?? [0, 0]];
    return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  };
  const curve = points.map(([px, py], i) => `Q${px.toFixed(1)} ${py.toFixed(1)} ${middle(i)}`).join('');
  return `M${middle(corners - 1)}${curve}Z`;
}

/** A line that wanders from a point. */
function crack(next: Next, steps: number, length: number): string {
  let [x, y] = [between(next, -40, 30), between(next, -42, 42)];
  let angle = between(next, 0, 6.3);
  return times(steps, (i) => {
    if (i > 0) {
      angle += between(next, -0.8, 0.8);
      x += Math.cos(angle) * length;
      y += Math.sin(angle) * length;
    }
    return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join('');
}

const DRAW: Readonly<Record<Exclude<Feature, 'ring' | 'moon' | 'suns'>, Draw>> = {
  bands: ({ over, light }, next) =>
    times(7, (i) => (
      <ellipse
        key={`band${i}`}
        cx={0}
        cy={-44 + i * 14.5 + between(next, -3, 3)}
        rx={58}
        ry={between(next, 2, 6.5)}
        fill={next() < 0.6 ? over : light}
        fillOpacity={between(next, 0.25, 0.65)}
      />
    )),
  caps: ({ light }, next) => (
    <path
      key="caps"
      fill={light}
      fillOpacity={0.9}
      d={blob(next, 0, -52, 34, 15, 9) + blob(next, 2, 54, 28, 12, 9)}
    />
  ),
  city: ({ light }, next) => (
    <g key="city" fill={light}>
      <path
        d={times(5, (i) => disc(14, 4, 8 + i * 10)).join('')}
        fill="none"
        stroke={light}
        strokeWidth={0.9}
        strokeOpacity={0.28}
      />
      <Dots
        dots={times(60, () => ({
          x: between(next, -40, 47),
          y: between(next, -44, 44),
          r: between(next, 0.5, 1.5),
          opacity: between(next, 0.45, 1),
        }))}
      />
    </g>
  ),
  clouds: ({ light }, next) => (
    <g key="clouds" fill="none" stroke={light} strokeLinecap="round">
      {times(6, (i) => {
        const [x, y, w] = [
          between(next, -48, 10),
          -36 + i * 14 + between(next, -4, 4),
          between(next, 18, 46),
        ];
        return (
          <path
            key={`cloud${i}`}
            d={`M${x} ${y}q${w / 2} ${between(next, -7, 7)} ${w} ${between(next, -3, 3)}`}
            strokeWidth={between(next, 1.6, 4.6)}
            strokeOpacity={between(next, 0.35, 0.75)}
          />
        );
      })}
    </g>
  ),
  cracks: ({ over }, next) => (
    <g key="cracks" fill="none" stroke={over} strokeLinejoin="round">
      {times(8, (i) => (
        <path
          key={`crack${i}`}
          d={crack(next, 6, 9)}
          strokeWidth={between(next, 0.9, 2.4)}
          strokeOpacity={0.8}
        />
      ))}
    </g>
  ),
  craters: ({ over, light }, next) =>
    times(12, (i) => {
      const [x, y, r] = [between(next, -42, 42), between(next, -42, 42), between(next, 2, 9)];
      return (
        <Fragment key={`crater${i}`}>
          <circle cx={x} cy={y} r={r} fill={over} fillOpacity={0.75} />
          <path
            d={`M${x + r * 0.8} ${y - r * 0.4}A${r} ${r} 0 0 1 ${x - r * 0.4} ${y + r * 0.85}`}
            fill="none"
            stroke={light}
            strokeWidth={1.2}
            strokeOpacity={0.6}
          />
        </Fragment>
      );
    }),
  dunes: ({ over, light }, next) =>
    times(9, (i) => {
      const y = -44 + i * 11;
      return (
        <path
          key={`dune${i}`}
          d={`M-52 ${y}q26 ${between(next, -9, 9)} 52 ${between(next, -3, 3)}t52 ${between(next, -4, 4)}`}
          fill="none"
          stroke={i % 3 === 0 ? light : over}
          strokeWidth={between(next, 1.2, 3.4)}
          strokeOpacity={0.5}
        />
      );
    }),
  fog: ({ light }, next) =>
    times(5, (i) => (
      <ellipse
        key={`fog${i}`}
        cx={between(next, -20, 20)}
        cy={-34 + i * 17}
        rx={between(next, 26, 52)}
        ry={between(next, 3, 8)}
        fill={light}
        fillOpacity={between(next, 0.16, 0.34)}
      />
    )),
  land: ({ over }, next) => (
    <g key="land" fill={over}>
      {times(5, (i) => (
        <path
          key={`land${i}`}
          d={blob(
            next,
            between(next, -36, 36),
            between(next, -34, 34),
            between(next, 9, 24),
            between(next, 6, 16),
            8,
          )}
          fillOpacity={0.92}
        />
      ))}
    </g>
  ),
  lava: ({ light }, next) => (
    <g key="lava" fill="none" stroke={light} strokeLinejoin="round" strokeLinecap="round">
      {times(7, (i) => {
        const d = crack(next, 6, 10);
        return (
          <Fragment key={`flow${i}`}>
            <path d={d} strokeWidth={5} strokeOpacity={0.22} />
            <path d={d} strokeWidth={between(next, 0.9, 2.2)} />
          </Fragment>
        );
      })}
    </g>
  ),
  storm: ({ light, over }, next) => {
    const [x, y] = [between(next, -22, 18), between(next, -4, 22)];
    return (
      <g key="storm">
        <ellipse cx={x} cy={y} rx={13} ry={6.5} fill={over} fillOpacity={0.9} />
        <ellipse cx={x} cy={y} rx={9} ry={4} fill="none" stroke={light} strokeWidth={1.6} />
        <ellipse cx={x + 1} cy={y} rx={3.5} ry={1.6} fill={light} />
      </g>
    );
  },
};

export const onDisc = (face: Face, next: Next): (JSX.Element | JSX.Element[])[] =>
  face.features.flatMap((feature) =>
    feature === 'ring' || feature === 'moon' || feature === 'suns' ? [] : [DRAW[feature](face, next)],
  );
