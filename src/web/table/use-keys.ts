import { useEffect, useRef } from 'react';
import type { Answering } from './answer/staging.ts';

/** Keyboard shortcuts: Ctrl+Enter confirms, Ctrl+Z steps back in the answer. */
export function useKeys(answering: Answering): void {
  const latest = useRef(answering);
  latest.current = answering;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      const writing =
        event.target instanceof HTMLElement && event.target.matches('textarea, input[type=text]');
      const { staging, canStepBack, stepBack, doubt } = latest.current;
      // A confirmation dialog has its own buttons.
      if (doubt !== null) return;
      if (event.key === 'Enter' && staging.question !== null && staging.wrong === null) staging.confirm();
      else if (event.key === 'z' && canStepBack && !writing) stepBack();
      else return;
      event.preventDefault();
      // The focused thing must not handle this Enter too: it would remove itself while being confirmed.
      event.stopPropagation();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);
}
