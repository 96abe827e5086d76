import { type RefObject, useEffect } from 'react';

/**
 * Shows the end of a list whenever it has a new last line, and when its room has changed; `follows` false: whoever reads is left where he is. Just after the next
 * frame, when the page has been laid out anyway: how long a list is cannot be asked before without laying it out once more.
 */
export function useAtEnd(
  list: RefObject<HTMLElement | null>,
  last: string | number | undefined,
  follows: RefObject<boolean> | null = null,
): void {
  useEffect(() => {
    if (last === undefined || follows?.current === false) return;
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => {
        if (list.current) list.current.scrollTop = list.current.scrollHeight;
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [list, last, follows]);

  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const room = new ResizeObserver(() => {
      if (follows?.current !== false) element.scrollTop = element.scrollHeight;
    });
    room.observe(element);
    return () => room.disconnect();
  }, [list, follows]);
}
