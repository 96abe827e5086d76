import type { CSSProperties, ReactNode } from 'react';
import type { Ref } from '../../../kernel/ids.ts';
import { isStaged, optionIn, stageOption, useTable } from './at-table.ts';
import { tell } from './words.ts';

interface Props {
  readonly of: Ref;
  /** What a screen reader hears, as whole sentences; how it stands to the question is added here. */
  readonly name: string;
  /** It stands for an alternative that names no thing: the deck for 'play', the lamp for 'pass'. */
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
  const { mark, point, detail, pointed, staging } = useTable();
  const offered = option !== undefined && optionIn(staging, option) !== undefined;
  const stands = mark(of);
  const lit = offered || stands.lit;
  const chosen = offered ? isStaged(staging, option) : stands.chosen > 0;
  const held = stands.held === true;

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
      data-about={stands.about || undefined}
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
      <span className="hush">{heardAs(props.name, { lit, held, about: stands.about, nth })}</span>
      <span className="evr-shown" aria-hidden="true">
        {props.children}
        {nth === undefined ? null : <span className="evr-nth">{nth}</span>}
      </span>
    </button>
  );
}

interface Stance {
  readonly lit: boolean;
  readonly held: boolean;
  readonly about: boolean;
  readonly nth: number | undefined;
}

function heardAs(name: string, { lit, held, about, nth }: Stance): string {
  if (nth !== undefined) return tell('thing.nth', { name, n: nth });
  if (held) return tell('thing.held', { name });
  if (lit) return tell('thing.lit', { name });
  return about ? tell('thing.about', { name }) : name;
}
