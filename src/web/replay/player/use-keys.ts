import { useEffect, useRef } from 'react';

/** Elements with their own keys. */
const WRITTEN_IN =
  'input, textarea, select, [contenteditable], [role=listbox], [role=menu], [role=radiogroup]';
const PRESSED = 'button, a, summary, [role=button], [role=link]';
const SCROLLS = ['Home', 'End', 'PageUp', 'PageDown'];

/** Whether the element handles this key itself: a field, a dialog, a thing on the board, a list that scrolls. */
function isTaken(target: Element, key: string): boolean {
  if (target.closest(WRITTEN_IN) !== null || target.closest('[role=dialog], [role=alertdialog]') !== null)
    return true;
  if (key === ' ') return target.closest(PRESSED) !== null || target.closest('.replay-board') !== null;
  if (key.startsWith('Arrow')) return target.closest('.replay-board') !== null;
  return SCROLLS.includes(key) && target.closest('.moves') !== null;
}

/** Keys of the whole page. One listener, which calls the latest handlers. */
export function useReplayKeys(does: Readonly<Record<string, () => void>>): void {
  const latest = useRef(does);
  latest.current = does;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const deed = latest.current[event.key];
      if (deed === undefined || (event.target instanceof Element && isTaken(event.target, event.key))) return;
      event.preventDefault();
      deed();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
