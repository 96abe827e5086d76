import type { CSSProperties, ReactNode } from 'react';
import type { Ref } from '../../../../kernel/ids.ts';
import { isStaged, optionIn, stageOption, useBoardContext } from '../board-context.ts';
import { tell } from '../words.ts';

interface Props {
  readonly of: Ref;
  /** For screen readers, as whole sentences; the mark is added here. */
  readonly name: string;
  /** It stands for an option that names no thing: the deck for 'play', the lamp for 'pass'. */
  readonly option?: string;
  /** Tab stops here even if it is not lit: one stop per zone, arrow keys do the rest. */
  readonly entry?: boolean;
  /** No question is ever about it; it can only be inspected. */
  readonly still?: boolean;
  /** Its key for motion. */
  readonly track?: string;
  /** Its position in the order so far. */
  readonly nth?: number;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** A thing on the table: it can be clicked, inspected and reached by keyboard, and is lit when it can be chosen. */
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
