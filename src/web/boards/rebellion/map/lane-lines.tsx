import { locIn } from '../../../../games/rebellion/public/table.ts';
import { useBoardContext } from '../board-context.tsx';
import { SAY_NOTHING } from '../pieces/say-nothing.ts';
import { LANES } from './cells.ts';
import { lanePath } from './lanes.ts';

/** Which lanes a move would take, from where to where. */
function useCourses(): ReadonlyMap<string, boolean> {
  const { staging } = useBoardContext();
  const form = staging.question?.form;
  if (form?.is !== 'haul') return new Map();
  const to = locIn(form.to);
  const used = new Set(staging.partial?.is === 'haul' ? staging.partial.move.map(([from]) => from) : []);
  return new Map(form.sources.map(({ from }) => [lanePath(locIn(from), to), used.has(from)]));
}

export function Lanes() {
  const courses = useCourses();
  return (
    <g className="reb-lanes" {...SAY_NOTHING}>
      {LANES.map(({ a, b }) => (
        <path key={`${a}-${b}`} d={lanePath(a, b)} />
      ))}
      {[...courses].map(([d, used]) => (
        <path key={d} d={d} className={used ? 'reb-course used' : 'reb-course'} />
      ))}
    </g>
  );
}
