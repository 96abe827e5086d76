import { useCallback, useMemo, useRef, useState } from 'react';
import { type Answer, accepts, empty } from '../../kernel/forms/index.ts';
import type { Ref } from '../../kernel/ids.ts';
import type { Question } from '../../kernel/question.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { Board, Mark, SecondThought, Staging } from './board.ts';
import { type Pointed, pointAt, type Spot, standingOf } from './drafts/index.ts';
import { isNothing } from './drafts/nothing.ts';

/** The answer in the making: what it was before each step, so that one can step back. */
export interface Stage {
  /** The question it is meant for. */
  readonly cite: string | null;
  readonly draft: Answer | null;
  readonly held: string | null;
  readonly past: readonly { readonly draft: Answer | null; readonly held: string | null }[];
}

/** What must go in any case is staged from the start. */
function firstDraft(question: Question | null): Answer | null {
  const draft = question === null ? null : empty(question.form);
  return isNothing(draft) ? null : draft;
}

export const freshStage = (cite: string | null, question: Question | null): Stage => ({
  cite,
  draft: firstDraft(question),
  held: null,
  past: [],
});

export const staged = (now: Stage, draft: Answer | null, held: string | null): Stage => ({
  cite: now.cite,
  draft,
  held,
  past: [...now.past, { draft: now.draft, held: now.held }],
});

export function steppedBack(now: Stage): Stage {
  const last = now.past[now.past.length - 1];
  return last === undefined ? now : { cite: now.cite, ...last, past: now.past.slice(0, -1) };
}

/** The answer that would be given, complete or not: nothing chosen is an answer too where nothing is allowed. */
export const answerOf = (question: Question | null, draft: Answer | null): Answer | null =>
  question === null ? null : (draft ?? empty(question.form));

const NOTHING_YET: Refusal = { refused: 'too-few' };

export function wrongWith(question: Question | null, draft: Answer | null): Refusal | null {
  const answer = answerOf(question, draft);
  if (question === null || answer === null) return NOTHING_YET;
  const judged = accepts(question.form, answer);
  return isRefusal(judged) ? judged : null;
}

/** The question as far as it is answered by pointing at things: without what only a button of its own may start. */
export function pointable(board: Board | undefined, question: Question | null): Question | null {
  const { form } = question ?? {};
  if (question === null || form?.is !== 'choose' || board?.isDangerous === undefined) return question;
  const options = form.options.filter(({ id }) => board.isDangerous?.(question, id) !== true);
  return options.length === form.options.length ? question : { ...question, form: { ...form, options } };
}

export function markOf(question: Question | null, stage: Stage, spot: Spot): Mark {
  const { lit, chosen, most, held } = standingOf(question?.form, stage.draft, spot, stage.held);
  const about = question?.about?.includes(spot.ref) ?? false;
  return { lit, chosen, most, about, ...(held ? { held } : {}) };
}

/** Everything that table, widgets and board share of the answer in the making. */
export interface Desk {
  readonly staging: Staging;
  readonly held: string | null;
  readonly canStepBack: boolean;
  stepBack(): void;
  mark(ref: Ref, at?: Ref): Mark;
  /** What pointing means; what is clear is staged at once. */
  point(spot: Spot): Pointed;
  /** Sends an answer that was not staged, after the question back that belongs to it. */
  propose(answer: Answer): void;
  /** The question back that is open, before an answer is sent. */
  readonly doubt: Doubt | null;
}

/** Whether a second thought is to be asked: every time where there is danger, else once for each situation. Notes it as asked. */
export function isToBeAsked(before: Set<string>, { key, danger = false }: SecondThought): boolean {
  const known = before.has(key);
  before.add(key);
  return danger || !known;
}

/** A question back, and the two ways on. */
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

interface Wishes {
  /** A single choice is sent with the first click, for those who do not want to confirm it. */
  readonly atOnce?: boolean;
  /** The question as far as pointing answers it. */
  readonly pointed?: Question | null;
  /** What to ask back before an answer is sent. */
  reconsider?(answer: Answer): SecondThought | undefined;
}

/** `give` sends a complete answer. A question asked anew begins with a fresh stage. */
export function useDesk(
  question: Question | null,
  cite: string | null,
  give: (answer: Answer) => void,
  { atOnce = false, pointed = question, reconsider }: Wishes = {},
): Desk {
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
  const set = useCallback(
    (draft: Answer | null, held: string | null = null) => {
      setStage(staged(stage, draft, held));
      if (atOnce && draft?.is === 'choose') send(draft);
    },
    [stage, atOnce, send],
  );
  const wrong = useMemo(() => wrongWith(question, stage.draft), [question, stage.draft]);

  const staging = useMemo(
    (): Staging => ({
      question,
      draft: stage.draft,
      wrong,
      stage: (draft) => set(draft),
      confirm() {
        const answer = answerOf(question, stage.draft);
        if (answer !== null && wrong === null) send(answer);
      },
      clear: () => setStage(freshStage(cite, question)),
    }),
    [question, stage.draft, wrong, set, send, cite],
  );

  const point = useCallback(
    (spot: Spot): Pointed => {
      const found = pointAt(pointed?.form, stage.draft, spot, stage.held);
      if (found.is === 'stage') set(found.draft, found.held);
      return found;
    },
    [pointed, stage, set],
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
        // Of a single choice nothing is left to go on with; what was put together stays.
        if (answer.is === 'choose') setStage(freshStage(cite, question));
      },
    };
  }, [doubted, cite, question, give]);

  return {
    staging,
    held: stage.held,
    canStepBack: stage.past.length > 0,
    stepBack: () => setStage(steppedBack(stage)),
    mark,
    point,
    propose: send,
    doubt,
  };
}
