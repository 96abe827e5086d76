import { useDeferredValue, useRef } from 'react';
import type { Ref } from '../../kernel/ids.ts';
import { doesOf } from '../../kernel/speak/index.ts';
import type { View } from '../../kernel/view.ts';
import type { Board } from '../table/board.ts';
import { useTableContext } from '../table/table-context.ts';

/** The name of a thing in a list, with its icon; hovering opens its card. */
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
  const { detail, spoken } = useTableContext();
  const element = useRef<HTMLSpanElement>(null);
  const [ref] = refs;
  // Words first: dozens of icons are rendered at low priority.
  const drawn = useDeferredValue(true, false);
  const show = (): void => {
    if (ref !== undefined && element.current !== null) detail(ref, element.current);
  };
  // Screen readers do not get the card beside the list.
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
