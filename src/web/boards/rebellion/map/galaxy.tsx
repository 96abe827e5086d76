import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { possibleBases } from '../../../../games/rebellion/public/queries.ts';
import {
  BASE_SPACE,
  baseSystemOf,
  CORUSCANT,
  type Loc,
  locIn,
  NONE,
  SYSTEM_LOCS,
} from '../../../../games/rebellion/public/table.ts';
import { useBoardContext } from '../board-context.tsx';
import { Travellers } from '../motion/travellers.tsx';
import { offersOf } from '../offers.ts';
import { AS_GROUP } from '../pieces/say-nothing.ts';
import { Backdrop } from './backdrop.tsx';
import { BaseSpace } from './base-space.tsx';
import { placeOf } from './cells.ts';
import { Controls } from './controls.tsx';
import { useGalaxyCamera } from './galaxy-camera.ts';
import { Lanes } from './lane-lines.tsx';
import { System } from './system.tsx';
import { towards } from './towards.ts';

const STEP = 60;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The systems where the base cannot be, for the side that looks for it. */
function useRuledOut(): ReadonlySet<Loc> {
  const { t, g } = useBoardContext();
  return useMemo(() => {
    const hidden = g.probes.base !== NONE && !g.probes.revealed && baseSystemOf(g, t.r) === NONE;
    if (!hidden) return new Set<Loc>();
    const may = new Set(possibleBases(t.g, t.r));
    return new Set(SYSTEM_LOCS.filter((loc) => loc !== CORUSCANT && !may.has(loc)));
  }, [t, g]);
}

/** `covered`: a panel covers all of it. */
export function Galaxy({ covered }: { readonly covered: boolean }) {
  const { t, staging, bare } = useBoardContext();
  const camera = useGalaxyCamera();
  const [stop, setStop] = useState<Loc>(CORUSCANT);
  const ruledOut = useRuledOut();

  const { show, showAny } = camera;
  const about = staging.question?.about?.find((ref) => ref.startsWith('system:'));
  // Brings what a new question is about into view.
  useEffect(() => {
    if (about !== undefined) show(placeOf(locIn(about)));
  }, [about, show]);
  const { question } = staging;
  // Brings what can be chosen into view.
  useEffect(() => {
    if (question === null) return;
    const places = offersOf(question.form).flatMap(({ refs }) =>
      refs.filter((ref) => ref.startsWith('system:')),
    );
    showAny(places.map((ref) => placeOf(locIn(ref))));
  }, [question, showAny]);

  const go = (loc: Loc): void => {
    setStop(loc);
    camera.show(placeOf(loc));
    camera.svg.current?.querySelector<SVGGElement>(`[data-loc="${loc}"]`)?.focus({ preventScroll: true });
  };
  const onKeyDown = (e: KeyboardEvent): void => {
    const way = ARROWS[e.key];
    if (way !== undefined) {
      e.preventDefault();
      const from = (e.target as Element).closest('[data-loc]')?.getAttribute('data-loc');
      if (from == null || e.shiftKey) camera.pan(-way[0] * STEP, -way[1] * STEP);
      else go(towards(Number(from), way));
    } else if (e.key === '+' || e.key === '=') camera.zoom(1.3);
    else if (e.key === '-') camera.zoom(1 / 1.3);
    else if (e.key === '0') camera.showAll();
  };

  return (
    <div className={covered ? 'reb-map covered' : 'reb-map'}>
      <svg
        ref={camera.svg}
        className="reb-svg"
        onKeyDown={onKeyDown}
        aria-label={t.word('board.map')}
        {...AS_GROUP}
      >
        <g ref={camera.world}>
          <Backdrop />
          <Lanes />
          <BaseSpace stop={stop === BASE_SPACE} onStop={setStop} />
          {SYSTEM_LOCS.map((loc) => (
            <System key={loc} loc={loc} stop={stop === loc} ruledOut={ruledOut.has(loc)} onStop={setStop} />
          ))}
          <Travellers />
        </g>
      </svg>
      {!bare && <Controls camera={camera} onFind={go} />}
    </div>
  );
}
