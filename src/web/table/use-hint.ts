import { useEffect, useState } from 'react';
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
): { readonly words: string | null; ask(): void; close(): void } {
  const [hint, setHint] = useState<{ readonly cite: string; readonly why: string } | null>(null);
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
        setHint({ cite: found.cite, why: found.why });
      },
      (error: unknown) => {
        setThinking(null);
        tellProblem(problemWords(error));
      },
    );
  };
  const found = hint !== null && hint.cite === cite ? t('prompt.hint-says', { why: hint.why }) : null;
  return {
    words: thinking !== null && thinking === cite ? t('prompt.hint.thinking') : found,
    ask,
    close: () => setHint(null),
  };
}
