import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Answer, accepts, empty } from '../../../kernel/forms/index.ts';
import type { Ref } from '../../../kernel/ids.ts';
import type { Question } from '../../../kernel/question.ts';
import { isRefusal, type Refusal } from '../../../kernel/refusal.ts';
import type { Board, Mark, Revision, SecondThought, Staging } from '../board.ts';
import { formMark, type Pointed, pointAt, type Spot } from '../partial/index.ts';
import { isNothing } from '../partial/nothing.ts';

/** The partial answer, and what it was before each step, for stepping back. */
export interface Stage {
  /** The question it is meant for. */
  readonly cite: string | null;
  readonly partial: Answer | null;
  readonly held: string | null;
  readonly past: readonly { readonly partial: Answer | null; readonly held: string | null }[];
}

/** Forced parts of an answer are staged from the start. */
function firstPartial(question: Question | null): Answer | null {
  const partial = question === null ? null : empty(question.form);
  return isNothing(partial) ? null : partial;
}

export const freshStage = (cite: string | null, question: Question | null): Stage => ({
  cite,
  partial: firstPartial(question),
  held: null,
  past: [],
});

export const staged = (now: Stage, next: Answer | null | Revision, held: string | null): Stage => ({
  cite: now.cite,
  partial: typeof next === 'function' ? next(now.partial) : next,
  held,
  past: [...now.past, { partial: now.partial, held: now.held }],
});

export function steppedBack(now: Stage): Stage {
  const last = now.past[now.past.length - 1];
  return last === undefined ? now : { cite: now.cite, ...last, past: now.past.slice(0, -1) };
}

/** The answer that would be sent, complete or not: where choosing nothing is allowed, it is an answer too. */
export const answerOf = (question: Question | null, partial: Answer | null): Answer | null =>
  question === null ? null : (partial ?? empty(question.form));

const NOTHING_YET: Refusal = { refused: 'too-few' };

export function wrongWith(question: Question | null, partial: Answer | null): Refusal | null {
  const answer = answerOf(question, partial);
  if (question === null || answer === null) return NOTHING_YET;
  const judged = accepts(question.form, answer);
  return isRefusal(judged) ? judged : null;
}

/** The question without options that only a button may stage. */
export function pointable(board: Board | undefined, question: Question | null): Question | null {
  const { form } = question ?? {};
  if (question === null || form?.is !== 'choose' || board?.isDangerous === undefined) return question;
  const options = form.options.filter(({ id }) => board.isDangerous?.(question, id) !== true);
  return options.length === form.options.length ? question : { ...question, form: { ...form, options } };
}

export function markOf(question: Question | null, stage: Stage, spot: Spot): Mark {
  const about = question?.about?.includes(spot.ref) ?? false;
  return { ...formMark(question?.form, stage.partial, spot, stage.held), about };
}

/** What table, widgets and board share while an answer is put together. */
export interface Answering {
  readonly staging: Staging;
  readonly held: string | null;
  readonly canStepBack: boolean;
  stepBack(): void;
  mark(ref: Ref, at?: Ref): Mark;
  /** What clicking a thing means; a single meaning is staged at once. */
  point(spot: Spot): Pointed;
  /** Sends an answer that was not staged, after its confirmation if it needs one. */
  propose(answer: Answer): void;
  /** The open confirmation, before an answer is sent. */
  readonly doubt: Doubt | null;
}

/** Whether to ask for confirmation: every time if it is dangerous, else once per situation. Notes it as asked. */
export function isToBeAsked(before: Set<string>, { key, danger = false }: SecondThought): boolean {
  const known = before.has(key);
  before.add(key);
  return danger || !known;
}

/** A confirmation and its two buttons. */
export interface Doubt {
  readonly thought: SecondThought;
  goOn(): void;
  goBack(): void;
}

interface Doubted {
  readonly cite: string | null;
  readonly thought: SecondThought;
  readonly answer: Answer;
}

interface StagingOptions {
  /** A single choice is sent with the first click, without a confirmation. */
  readonly atOnce?: boolean;
  /** The question as far as clicks answer it. */
  readonly pointed?: Question | null;
  /** What to confirm before an answer is sent. */
  reconsider?(answer: Answer): SecondThought | undefined;
}

/** `give` sends a complete answer. A new question starts with a fresh stage. */
export function useStaging(
  question: Question | null,
  cite: string | null,
  give: (answer: Answer) => void,
  { atOnce = false, pointed = question, reconsider }: StagingOptions = {},
): Answering {
  const [kept, setStage] = useState<Stage>(() => freshStage(cite, question));
  const stage = useMemo(
    () => (kept.cite === cite ? kept : freshStage(cite, question)),
    [kept, cite, question],
  );

  const [doubted, setDoubted] = useState<Doubted | null>(null);
  const askedBack = useRef(new Set<string>());
  const send = useCallback(
    (answer: Answer) => {
      const thought = reconsider?.(answer);
      if (thought === undefined || !isToBeAsked(askedBack.current, thought)) give(answer);
      else setDoubted({ cite, thought, answer });
    },
    [reconsider, give, cite],
  );
  // The board renders later than the prompt (unhurried.tsx), so what it calls starts from the newest stage.
  const newest = useRef(stage);
  useLayoutEffect(() => {
    newest.current = stage;
  }, [stage]);
  const put = useCallback((next: Stage) => {
    newest.current = next;
    setStage(next);
  }, []);
  const set = useCallback(
    (next: Answer | null | Revision, held: string | null = null) => {
      if (newest.current.cite !== cite) return; // drawn for an earlier question
      const after = staged(newest.current, next, held);
      put(after);
      if (atOnce && after.partial?.is === 'choose') send(after.partial);
    },
    [cite, put, atOnce, send],
  );
  const wrong = useMemo(() => wrongWith(question, stage.partial), [question, stage.partial]);

  const staging = useMemo(
    (): Staging => ({
      question,
      partial: stage.partial,
      wrong,
      stage: (next) => set(next),
      confirm() {
        const { partial } = newest.current;
        const answer = answerOf(question, partial);
        if (newest.current.cite === cite && answer !== null && wrongWith(question, partial) === null)
          send(answer);
      },
      clear() {
        if (newest.current.cite === cite) put(freshStage(cite, question));
      },
    }),
    [question, stage.partial, wrong, set, send, put, cite],
  );

  const point = useCallback(
    (spot: Spot): Pointed => {
      const { partial, held } = newest.current;
      const found = pointAt(pointed?.form, partial, spot, held);
      if (found.is === 'stage') set(found.partial, found.held);
      return found;
    },
    [pointed, set],
  );
  const mark = useCallback((ref: Ref, at?: Ref) => markOf(pointed, stage, { ref, at }), [pointed, stage]);
  const doubt = useMemo((): Doubt | null => {
    if (doubted === null || doubted.cite !== cite || question === null) return null;
    const { thought, answer } = doubted;
    return {
      thought,
      goOn() {
        setDoubted(null);
        give(answer);
      },
      goBack() {
        setDoubted(null);
        // A single choice is dropped; an answer of several parts stays.
        if (answer.is === 'choose') put(freshStage(cite, question));
      },
    };
  }, [doubted, cite, question, give, put]);

  return {
    staging,
    held: stage.held,
    canStepBack: stage.past.length > 0,
    stepBack: () => put(steppedBack(newest.current)),
    mark,
    point,
    propose: send,
    doubt,
  };
}
