import { useEffect, useState } from 'react';
import { tell, tellProblem } from '../kit/toast.tsx';
import { api, problemWords } from '../net/request.ts';
import { t } from '../shell/words.ts';
import type { Staging } from './board.ts';

/** What the computer would do, and why: staged like an own choice, to be confirmed or changed. */
export function useHint(
  table: string,
  seat: number | null,
  cite: string | null,
  staging: Staging,
): { readonly why: string | null; ask(): void } {
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
    tell(t('prompt.hint.thinking'), 'hint');
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
  return { why: hint !== null && hint.cite === cite ? hint.why : null, ask };
}
