import type { CSSProperties, ReactNode } from 'react';
import type { Ref } from '../../../kernel/ids.ts';
import { isStaged, optionIn, stageOption, useBoardContext } from './board-context.ts';
import { tell } from './words.ts';

interface Props {
  readonly of: Ref;
  /** What a screen reader hears, as whole sentences; how it mark to the question is added here. */
  readonly name: string;
  /** It mark for an alternative that names no thing: the deck for 'play', the lamp for 'pass'. */
  readonly option?: string;
  /** Tab stops here even when it is not lit: one way into each zone, the arrow keys do the rest. */
  readonly entry?: boolean;
  /** Nothing can ever be asked about it; it is only looked at. */
  readonly still?: boolean;
  /** What motion knows it by. */
  readonly track?: string;
  /** Its place in an order that is being made. */
  readonly nth?: number;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** A thing on the table: it can be pointed at, looked at, reached with the keyboard, and it is lit when that is legal. */
export function Thing(props: Props) {
  const { of, option, still = false, nth, track } = props;
  const { mark: markOf, point, detail, pointed, staging } = useBoardContext();
  const offered = option !== undefined && optionIn(staging, option) !== undefined;
  const mark = markOf(of);
  const lit = offered || mark.lit;
  const chosen = offered ? isStaged(staging, option) : mark.chosen > 0;
  const { held, about } = mark;

  const click = (element: Element): void => {
    if (offered) {
      stageOption(staging, option);
      return;
    }
    if (!lit) detail(of, element);
    if (!still) point(of, undefined, element);
  };
  return (
    <button
      type="button"
      className={props.className === undefined ? 'evr-thing' : `evr-thing ${props.className}`}
      style={props.style}
      aria-pressed={lit || chosen ? chosen : undefined}
      tabIndex={lit || chosen || props.entry ? 0 : -1}
      data-thing={of}
      data-track={track}
      data-lit={lit || undefined}
      data-chosen={chosen || undefined}
      data-held={held || undefined}
      data-about={about || undefined}
      data-pointed={
        pointed.includes(of) || (option !== undefined && pointed.includes(option as Ref)) || undefined
      }
      onClick={(event) => click(event.currentTarget)}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') detail(of, event.currentTarget);
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') detail(null);
      }}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) detail(of, event.currentTarget);
      }}
      onBlur={() => detail(null)}
    >
      <span className="hush">{spokenName(props.name, { lit, held, about, nth })}</span>
      <span className="evr-shown" aria-hidden="true">
        {props.children}
        {nth === undefined ? null : <span className="evr-nth">{nth}</span>}
      </span>
    </button>
  );
}

interface Spoken {
  readonly lit: boolean;
  readonly held: boolean;
  readonly about: boolean;
  readonly nth: number | undefined;
}

function spokenName(name: string, { lit, held, about, nth }: Spoken): string {
  if (nth !== undefined) return tell('thing.nth', { name, n: nth });
  if (held) return tell('thing.held', { name });
  if (lit) return tell('thing.lit', { name });
  return about ? tell('thing.about', { name }) : name;
}
