import { memo } from 'react';
import type { SystemId } from '../../../../games/rebellion/public/data.ts';
import { between, numbersOf, times } from './chance.ts';
import { FACES } from './faces.ts';
import { onDisc } from './features.tsx';

/** Shared by all planets on a page. */
export const PlanetDefs = () => (
  <>
    <clipPath id="reb-disc">
      <circle r={50} />
    </clipPath>
    <radialGradient id="reb-shade" cx={0.34} cy={0.3} r={0.78}>
      <stop offset={0} stopColor="#fff" stopOpacity={0.28} />
      <stop offset={0.38} stopColor="#fff" stopOpacity={0} />
      <stop offset={0.62} stopColor="#020409" stopOpacity={0.12} />
      <stop offset={1} stopColor="#020409" stopOpacity={0.86} />
    </radialGradient>
    <radialGradient id="reb-sun">
      <stop offset={0} stopColor="#fffbe6" />
      <stop offset={0.3} stopColor="#ffdf8e" />
      <stop offset={1} stopColor="#ffb74a" stopOpacity={0} />
    </radialGradient>
  </>
);

const Suns = () => (
  <>
    <circle cx={-48} cy={-34} r={20} fill="url(#reb-sun)" />
    <circle cx={-30} cy={-50} r={14} fill="url(#reb-sun)" />
  </>
);

/** One half of a ring: the far one goes behind the planet, the near one before it. */
const Ring = ({ colour, near }: { colour: string; near: boolean }) => (
  <g transform="rotate(-16)" fill="none" stroke={colour}>
    <path d={`M-74 0A74 17 0 0 ${near ? 0 : 1} 74 0`} strokeWidth={5} strokeOpacity={0.5} />
    <path d={`M-64 0A64 13 0 0 ${near ? 0 : 1} 64 0`} strokeWidth={2.5} strokeOpacity={0.75} />
  </g>
);

const Moon = ({ colour }: { colour: string }) => (
  <g transform="translate(49 -36)">
    <circle r={9} fill={colour} />
    <circle r={9} fill="url(#reb-shade)" />
  </g>
);

/** A planet with a radius of 50; the caller scales it. */
export const Planet = memo(function Planet({ id }: { readonly id: SystemId }) {
  const face = FACES[id];
  const ring = face.features.includes('ring');
  return (
    <g>
      {face.features.includes('suns') && <Suns />}
      {ring && <Ring colour={face.light} near={false} />}
      <g clipPath="url(#reb-disc)">
        <circle r={50} fill={face.base} />
        {onDisc(face, numbersOf(id))}
        <circle r={50.5} fill="url(#reb-shade)" />
      </g>
      <circle r={50} fill="none" stroke={face.light} strokeOpacity={0.35} strokeWidth={1.2} />
      {ring && <Ring colour={face.light} near />}
      {face.features.includes('moon') && <Moon colour={face.over} />}
    </g>
  );
});

/** What is left of a destroyed system: a broken ring of debris. */
export const Debris = memo(function Debris({ id }: { readonly id: SystemId }) {
  const { base, over } = FACES[id];
  const next = numbersOf(`debris of ${id}`);
  return (
    <g>
      <circle
        r={44}
        fill="none"
        stroke="var(--ink-soft)"
        strokeWidth={1.5}
        strokeDasharray="3 9 14 7"
        strokeOpacity={0.7}
      />
      {times(26, (i) => {
        const angle = (i / 26) * Math.PI * 2 + between(next, -0.1, 0.1);
        const far = between(next, 32, 52);
        const size = between(next, 2, 8);
        const at = `translate(${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}) rotate(${between(next, 0, 360)})`;
        return (
          <path
            key={`rock${angle}`}
            transform={at}
            d={`M${-size} ${-size * 0.4}L${-size * 0.2} ${-size}L${size} ${-size * 0.3}L${size * 0.5} ${size * 0.8}L${-size * 0.6} ${size * 0.7}Z`}
            fill={i % 3 === 0 ? over : base}
            stroke="var(--space)"
            strokeWidth={0.6}
          />
        );
      })}
    </g>
  );
});
