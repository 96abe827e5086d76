import { useEffect, useState } from 'react';
import type { Answer } from '../../../kernel/forms/index.ts';
import { tellProblem } from '../../kit/overlays/toast.tsx';
import { api, problemWords } from '../../net/request.ts';
import { t } from '../../shell/words.ts';
import type { Staging } from '../board.ts';

/** The computer's advice: staged like my own choice, to be confirmed or changed. */
export function useHint(
  table: string,
  seat: number | null,
  cite: string | null,
  staging: Staging,
): { readonly words: string | null; ask(): void } {
  const [hint, setHint] = useState<{ readonly answer: Answer; readonly why: string } | null>(null);
  const [thinking, setThinking] = useState<string | null>(null);
  // Advice for an earlier question is dropped.
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
  // Shown only while its proposal is staged.
  const found =
    hint !== null && hint.answer === staging.partial ? t('prompt.hint-says', { why: hint.why }) : null;
  return { words: thinking !== null && thinking === cite ? t('prompt.hint.thinking') : found, ask };
}
