import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Ref } from '../../../kernel/ids.ts';
import type { Answering } from '../answer/staging.ts';
import type { Way } from '../partial/index.ts';
import type { WhyAsked } from './why.tsx';

export interface Card {
  readonly ref: Ref;
  readonly beside: Element;
  /** It was opened on purpose, and stays until it is closed. */
  readonly pinned: boolean;
}
export interface WaysAsked {
  readonly ways: readonly Way[];
  /** No more can be added: the ways only remove. */
  readonly spent: boolean;
  readonly beside: Element;
}

/** What is open beside the clicked or hovered thing. */
export interface Pointing {
  readonly why: WhyAsked | null;
  readonly ways: WaysAsked | null;
  readonly card: Card | null;
  readonly pointed: readonly Ref[];
  point(ref: Ref, at?: Ref, beside?: Element): void;
  detail(ref: Ref | null, beside?: Element, pinned?: boolean): void;
  setPointed(refs: readonly Ref[]): void;
  closeAll(): void;
}

/** Hover delays before a card opens and closes. */
const OPEN_AFTER = 280;
const CLOSE_AFTER = 120;

/** The last touched element, for boards that do not pass one. */
function useLastTouched(): () => Element {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = (event: Event): void => {
      if (event.target instanceof Element) last.current = event.target;
    };
    document.addEventListener('pointerdown', note, true);
    document.addEventListener('focusin', note, true);
    return () => {
      document.removeEventListener('pointerdown', note, true);
      document.removeEventListener('focusin', note, true);
    };
  }, []);
  return useCallback(() => last.current ?? document.body, []);
}

/** A stable function that calls the newest version, also from parts of the page that were drawn earlier. */
function useNewest<A extends unknown[]>(act: (...args: A) => void): (...args: A) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  }, [act]);
  return useCallback((...args) => newest.current(...args), []);
}

/** A click on a thing whose question is asked next. */
interface Ahead {
  readonly asked: string | null;
  readonly ref: Ref;
  readonly at: Ref | undefined;
  readonly beside: Element;
}

/**
 * `asked` identifies the question. `leadOn` sends the answer that leads to the question about a thing, if
 * there is one; then the thing is clicked again.
 */
export function usePointing(
  answering: Answering,
  mayAsk: boolean,
  asked: string | null = null,
  leadOn: (ref: Ref) => boolean = () => false,
): Pointing {
  const [why, setWhy] = useState<WhyAsked | null>(null);
  const [ways, setWays] = useState<WaysAsked | null>(null);
  const [card, setCard] = useState<Card | null>(null);
  const [pointed, setPointed] = useState<readonly Ref[]>([]);
  const lastTouched = useLastTouched();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ahead = useRef<Ahead | null>(null);

  // The board renders later than the prompt (unhurried.tsx), but a click on it answers the prompt's question.
  const point = useNewest((ref: Ref, at?: Ref, beside: Element = lastTouched()) => {
    clearTimeout(timer.current);
    setCard(null);
    const found = answering.point({ ref, at });
    ahead.current = null;
    if (found.is === 'no' && leadOn(ref)) {
      ahead.current = { asked, ref, at, beside };
      return;
    }
    setWays(found.is === 'several' ? { ways: found.ways, spent: found.spent ?? false, beside } : null);
    setWhy(found.is === 'no' && mayAsk ? { ref, beside } : null);
  });
  const detail = useCallback(
    (ref: Ref | null, beside: Element = lastTouched(), pinned = false) => {
      clearTimeout(timer.current);
      // Hovering does not replace a pinned card.
      const next = ref === null ? null : { ref, beside, pinned };
      if (pinned) setCard(next);
      else {
        const then = (): void => setCard((now) => (now?.pinned ? now : next));
        timer.current = setTimeout(then, ref === null ? CLOSE_AFTER : OPEN_AFTER);
      }
    },
    [lastTouched],
  );
  const closeAll = useCallback(() => {
    clearTimeout(timer.current);
    setWhy(null);
    setWays(null);
    setCard(null);
  }, []);

  // Popups belong to the question before.
  useEffect(() => {
    if (asked !== undefined) closeAll();
  }, [asked, closeAll]);
  const { question } = answering.staging;
  useEffect(() => {
    const before = ahead.current;
    if (before === null || question === null || before.asked === asked) return;
    point(before.ref, before.at, before.beside.isConnected ? before.beside : undefined);
  }, [asked, question, point]);

  useEffect(() => {
    if (card === null) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setCard(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [card]);

  return { why, ways, card, pointed, point, detail, setPointed, closeAll };
}
