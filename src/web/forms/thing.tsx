import { useDeferredValue, useRef } from 'react';
import type { Ref } from '../../kernel/ids.ts';
import { doesOf } from '../../kernel/speak/index.ts';
import type { View } from '../../kernel/view.ts';
import { useAtTable } from '../table/at-table.ts';
import type { Board } from '../table/board.ts';

/** The name of a thing in a list, with its small picture; looking at it opens its card. */
export function Thing({
  refs,
  words,
  note,
  view,
  Icon,
}: {
  readonly refs: readonly Ref[];
  readonly words: string;
  readonly note?: string | undefined;
  readonly view: View;
  readonly Icon: Board['Icon'];
}) {
  const { detail, spoken } = useAtTable();
  const element = useRef<HTMLSpanElement>(null);
  const [ref] = refs;
  // Words first: dozens of pictures are drawn bit by bit between other things.
  const drawn = useDeferredValue(true, false);
  const show = (): void => {
    if (ref !== undefined && element.current !== null) detail(ref, element.current);
  };
  // Whoever hears the list cannot look at the card beside it.
  const does = refs.map((one) => doesOf(spoken, view, one)).find((text) => text !== null) ?? null;
  return (
    <span className="thing" ref={element} onPointerEnter={show} onPointerLeave={() => detail(null)}>
      {Icon && ref !== undefined && (
        <span className="thing-icon" aria-hidden="true">
          {drawn && <Icon view={view} of={ref} />}
        </span>
      )}
      <span className="thing-words">
        {words}
        {note && <small>{note}</small>}
        {does !== null && !words.includes(does) && <span className="hush">{does}</span>}
      </span>
    </span>
  );
}
