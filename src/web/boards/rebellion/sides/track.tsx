import { BUILD_SPACES, RECRUIT_SPACES, TRACK_LENGTH } from '../../../../games/rebellion/public/data.ts';
import { useBoardContext } from '../board-context.tsx';
import { usePointing } from '../pointing.ts';

const SPACES = Array.from({ length: TRACK_LENGTH }, (_, i) => i + 1);

/** A head for recruiting, a wheel for building. */
const Recruit = () => <path d="M0-6A3 3 0 1 1 0 0A3 3 0 1 1 0-6ZM-6 6Q-6 1 0 1Q6 1 6 6Z" />;
const Build = () => <path d="M-6 6V-1L-2 2V-1L2 2V-6H6V6Z" />;

function Space({ n }: { readonly n: number }) {
  const { g, t } = useBoardContext();
  const { on } = usePointing(`track:${n}`);
  const { onClick: _, onKeyDown: __, ...hover } = on;
  const [time, reputation] = [n === g.time, n === g.reputation];
  const recruits = RECRUIT_SPACES.includes(n);
  const builds = BUILD_SPACES.includes(n);
  const said = [
    t.word('board.space', { n }),
    ...(time ? [t.word('board.space.time')] : []),
    ...(reputation ? [t.word('board.space.reputation')] : []),
    ...(recruits ? [t.word('board.space.recruit')] : []),
    ...(builds ? [t.word('board.space.build')] : []),
  ].join(', ');
  const state = n < g.time ? 'past' : n === g.time + 1 ? 'next' : '';
  return (
    <li {...hover} className={`reb-space ${state}${time ? ' time' : ''}${reputation ? ' reputation' : ''}`}>
      <span className="hush">{said}</span>
      <span className="reb-space-nr" aria-hidden="true">
        {n}
      </span>
      <svg viewBox="-8 -8 16 16" className="reb-space-sign" aria-hidden="true">
        {recruits && (
          <g transform={builds ? 'translate(-4 0) scale(0.6)' : 'scale(0.8)'}>
            <Recruit />
          </g>
        )}
        {builds && (
          <g transform={recruits ? 'translate(4 0) scale(0.6)' : 'scale(0.8)'}>
            <Build />
          </g>
        )}
      </svg>
      {time && (
        <svg viewBox="-10 -10 20 20" className="reb-marker time" aria-hidden="true">
          <path d="M-7-9H7L1 0L7 9H-7L-1 0Z" />
        </svg>
      )}
      {reputation && (
        <svg viewBox="-10 -10 20 20" className="reb-marker reputation" aria-hidden="true">
          <path d="M0-3Q3-8 9-9Q5-4 6 2Q3 1 1.5 3V8L0 10L-1.5 8V3Q-3 1-6 2Q-5-4-9-9Q-3-8 0-3Z" />
        </svg>
      )}
    </li>
  );
}

/** The board's upper edge: one track for time and reputation, and what the time marker sets off next. */
export function Track() {
  const { t, g } = useBoardContext();
  return (
    <div className="reb-track">
      <ol aria-label={t.word('board.track')}>
        {SPACES.map((n) => (
          <Space key={n} n={n} />
        ))}
      </ol>
      <p className="reb-track-gap">{t.word('board.apart', { n: Math.max(0, g.reputation - g.time) })}</p>
    </div>
  );
}
