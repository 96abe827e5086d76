import { type RefObject, useEffect } from 'react';

/**
 * Shows the end of a list whenever it gets a new last line or another size; with `follows` false it stays where the reader is.
 * Runs just after the next frame, when the page has been laid out anyway: measuring the list earlier would lay it out a second
 * time.
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

/** So long after a turn of the wheel or a key the list may still be moving because of it. */
const BY_HAND_MS = 700;

/**
 * Tells `follows` whether the list's reader is at its end. Only wheel, finger, key or scrollbar count as leaving it: the list also
 * moves by itself, when lines come and go or after it was hidden for a while.
 */
export function whileRead(list: HTMLElement, follows: RefObject<boolean>): () => void {
  const over = new AbortController();
  const { signal } = over;
  let touched = Number.NEGATIVE_INFINITY;
  let held = false;
  let before = list.scrollTop;
  const touch = (): void => {
    touched = performance.now();
  };
  for (const kind of ['wheel', 'touchmove', 'keydown'] as const)
    list.addEventListener(kind, touch, { passive: true, signal });
  const hold = ({ type }: Event): void => {
    held = type === 'pointerdown';
  };
  list.addEventListener('pointerdown', hold, { signal });
  for (const kind of ['pointerup', 'pointercancel'] as const) window.addEventListener(kind, hold, { signal });
  const note = (): void => {
    const top = list.scrollTop;
    const byHand = held || performance.now() - touched < BY_HAND_MS;
    if (list.scrollHeight - top - list.clientHeight < 40) follows.current = true;
    else if (byHand && top < before) follows.current = false;
    before = top;
  };
  list.addEventListener('scroll', note, { passive: true, signal });
  return () => over.abort();
}
