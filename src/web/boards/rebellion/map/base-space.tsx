import { possibleBases } from '../../../../games/rebellion/public/queries.ts';
import {
  BASE_SPACE,
  EMPIRE,
  KINDS,
  leadersAt,
  locRef,
  NONE,
  REBEL,
  unitsAt,
} from '../../../../games/rebellion/public/table.ts';
import { contentsOf } from '../../../../games/rebellion/public/words.ts';
import { type BoardContext, useBoardContext } from '../board-context.tsx';
import { BaseSign } from '../pieces/icons.tsx';
import { AS_BUTTON, SAY_NOTHING } from '../pieces/say-nothing.ts';
import { sizeOf } from '../pieces/unit.tsx';
import { named, usePointing } from '../pointing.ts';
import { placeOf } from './cells.ts';
import { MapLeader, MapUnit } from './pieces.tsx';
import { Coming } from './staged.tsx';

const WIDE = 262;
const HEAD = 58;
const TOP = -116;
const GAP = 7;
const ROW = 30;

/** In rows from the top; ships and troops as the tables list them. */
function rows(context: BoardContext): { kind: number; n: number; x: number; y: number }[] {
  let x = 0;
  let y = 0;
  return KINDS[REBEL].flatMap((kind) => {
    const n = unitsAt(context.g, BASE_SPACE, kind);
    if (n === 0) return [];
    const { width } = sizeOf(kind);
    if (x + width > WIDE - 20) {
      x = 0;
      y += ROW;
    }
    const token = { kind, n, x: x + width / 2, y };
    x += width + GAP + 4;
    return [token];
  });
}

/** Where the base is, as far as this viewer knows. */
function whereabouts({ t, g }: BoardContext): string {
  if (g.probes.base === NONE) return t.word('board.base.none');
  const may = possibleBases(t.g, t.r);
  const [only] = may;
  return may.length === 1 && only !== undefined ? t.plain(only) : t.word('board.base.may', { n: may.length });
}

/** The Rebel Base space: a chart of its own beside the galaxy. */
export function BaseSpace({ stop, onStop }: { readonly stop: boolean; onStop(loc: number): void }) {
  const context = useBoardContext();
  const { g, t } = context;
  const { mark, on, className, markText } = usePointing(locRef(BASE_SPACE));
  const spot: typeof on = {
    ...on,
    onFocus(e) {
      onStop(BASE_SPACE);
      on.onFocus(e);
    },
  };
  const [x, y] = placeOf(BASE_SPACE);
  const leaders = [...leadersAt(g, BASE_SPACE, REBEL), ...leadersAt(g, BASE_SPACE, EMPIRE)];
  const inside = contentsOf(t, BASE_SPACE);
  const said = inside === '' ? t.say('nothing') : inside;
  const tokens = rows(context);
  const deep = tokens.length === 0 ? 0 : (tokens[tokens.length - 1]?.y ?? 0) + ROW;
  const tall = HEAD + deep + (leaders.length > 0 ? 58 : 6);
  const title = t.word('show.base-space');
  return (
    <g className="reb-base-space" transform={`translate(${x} ${y})`}>
      <g className={`reb-spot ${className}${context.reach?.has(BASE_SPACE) ? ' reached' : ''}`}>
        <path
          {...spot}
          {...AS_BUTTON}
          className="reb-base-plate"
          tabIndex={stop || mark.lit ? 0 : -1}
          aria-label={named(
            `${title}: ${whereabouts(context)}. ${said.replaceAll('\u00a0', ' ')}${context.reach?.has(BASE_SPACE) ? `. ${t.word('board.reachable')}` : ''}`,
            markText,
          )}
          data-loc={BASE_SPACE}
          d={`M${-WIDE / 2} ${TOP}H${WIDE / 2}V${TOP + tall - 18}L${WIDE / 2 - 18} ${TOP + tall}H${-WIDE / 2}Z`}
        />
        <g {...SAY_NOTHING} className="reb-picture-only">
          <g transform={`translate(${-WIDE / 2 + 22} ${TOP + 24})`}>
            <BaseSign />
          </g>
          <text className="reb-base-title" x={-WIDE / 2 + 42} y={TOP + 22}>
            {title}
          </text>
          <text className="reb-base-where" x={-WIDE / 2 + 42} y={TOP + 43}>
            {whereabouts(context)}
          </text>
        </g>
      </g>
      <g transform={`translate(${-WIDE / 2 + 14} ${TOP + HEAD + 12})`}>
        {tokens.map((token) => (
          <MapUnit key={token.kind} loc={BASE_SPACE} {...token} />
        ))}
      </g>
      <Coming loc={BASE_SPACE} y={TOP + 20} />
      {leaders.map((l, i) => (
        <MapLeader
          key={l}
          l={l}
          x={-WIDE / 2 + 28 + i * Math.min(42, 190 / leaders.length)}
          y={TOP + tall - 28}
        />
      ))}
    </g>
  );
}
