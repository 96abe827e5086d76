import { useEffect, useState } from 'react';
import type { Answer } from '../../kernel/forms/index.ts';
import { tellProblem } from '../kit/toast.tsx';
import { api, problemWords } from '../net/request.ts';
import { t } from '../shell/words.ts';
import type { Staging } from './board.ts';

/** What the computer would do, and why: staged like an own choice, to be confirmed or changed. */
export function useHint(
  table: string,
  seat: number | null,
  cite: string | null,
  staging: Staging,
): { readonly words: string | null; ask(): void } {
  const [hint, setHint] = useState<{ readonly answer: Answer; readonly why: string } | null>(null);
  const [thinking, setThinking] = useState<string | null>(null);
  // The question may have gone by when the answer comes; then it is of no use.
  const [latest] = useState<{ cite: string | null; staging: Staging }>({ cite, staging });
  useEffect(() => {
    latest.cite = cite;
    latest.staging = staging;
  }, [latest, cite, staging]);

  const ask = (): void => {
    if (seat === null || cite === null || thinking === cite) return;
    setThinking(cite);
    api('hint', { params: { id: table }, body: { seat } }).then(
      (found) => {
        setThinking(null);
        if (found.cite !== latest.cite) return;
        latest.staging.stage(found.answer);
        setHint({ answer: found.answer, why: found.why });
      },
      (error: unknown) => {
        setThinking(null);
        tellProblem(problemWords(error));
      },
    );
  };
  // It stands as long as what it proposes is staged: not after the answer, nor when the person chose something else.
  const found =
    hint !== null && hint.answer === staging.partial ? t('prompt.hint-says', { why: hint.why }) : null;
  return { words: thinking !== null && thinking === cite ? t('prompt.hint.thinking') : found, ask };
}
