import { useCallback, useMemo, useState } from 'react';
import { type Answer, accepts } from '../../kernel/forms/index.ts';
import type { Ref } from '../../kernel/ids.ts';
import type { Question } from '../../kernel/question.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { Mark, Staging } from './board.ts';
import { emptyDraft, type Pointed, pointAt, type Spot, standingOf } from './drafts/index.ts';

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
  const draft = question === null ? null : emptyDraft(question.form);
  if (draft?.is === 'pick' && draft.take.length > 0) return draft;
  return draft?.is === 'haul' && draft.move.length > 0 ? draft : null;
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
  question === null ? null : (draft ?? emptyDraft(question.form));

const NOTHING_YET: Refusal = { refused: 'too-few' };

export function wrongWith(question: Question | null, draft: Answer | null): Refusal | null {
  const answer = answerOf(question, draft);
  if (question === null || answer === null) return NOTHING_YET;
  const judged = accepts(question.form, answer);
  return isRefusal(judged) ? judged : null;
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
}

/**
 * `give` sends a complete answer. A question asked anew begins with a fresh stage. `atOnce`: a single choice is sent with the
 * first click, for those who do not want to confirm it.
 */
export function useDesk(
  question: Question | null,
  cite: string | null,
  give: (answer: Answer) => void,
  atOnce = false,
): Desk {
  const [kept, setStage] = useState<Stage>(() => freshStage(cite, question));
  const stage = useMemo(
    () => (kept.cite === cite ? kept : freshStage(cite, question)),
    [kept, cite, question],
  );

  const set = useCallback(
    (draft: Answer | null, held: string | null = null) => {
      setStage(staged(stage, draft, held));
      if (atOnce && draft?.is === 'choose') give(draft);
    },
    [stage, atOnce, give],
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
        if (answer !== null && wrong === null) give(answer);
      },
      clear: () => setStage(freshStage(cite, question)),
    }),
    [question, stage.draft, wrong, set, give, cite],
  );

  const point = useCallback(
    (spot: Spot): Pointed => {
      const pointed = pointAt(question?.form, stage.draft, spot, stage.held);
      if (pointed.is === 'stage') set(pointed.draft, pointed.held);
      return pointed;
    },
    [question, stage, set],
  );
  const mark = useCallback((ref: Ref, at?: Ref) => markOf(question, stage, { ref, at }), [question, stage]);

  return {
    staging,
    held: stage.held,
    canStepBack: stage.past.length > 0,
    stepBack: () => setStage(steppedBack(stage)),
    mark,
    point,
  };
}
