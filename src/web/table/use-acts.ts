import { useCallback, useMemo, useState } from 'react';
import type { Answer } from '../../kernel/forms/index.ts';
import { type Lexicon, sayRefusal } from '../../kernel/speak/index.ts';
import type { Command } from '../../protocol/play.ts';
import type { TableInfo } from '../../protocol/tables.ts';
import { tellProblem } from '../kit/toast.tsx';
import { live } from '../net/live.ts';
import { api, problemWords, Refused } from '../net/request.ts';

/** Everything that one can do at a table, with what went wrong said aloud. */
export interface Acts {
  /** An answer is on its way; the picture that shows it has not come yet. */
  readonly sent: string | null;
  give(answer: Answer): void;
  act(command: Command): void;
  abandon(): void;
  rematch(): Promise<TableInfo | null>;
  settle(seat: number, what: 'extend' | 'bot' | 'claim'): void;
  /** Where a bot has played on for me. */
  takeSeat(): void;
}

const wordsFor = (error: unknown, spoken: Lexicon | undefined): string => {
  const refusal = error instanceof Refused ? error.problem.refusal : undefined;
  return refusal !== undefined && spoken !== undefined ? sayRefusal(spoken, refusal) : problemWords(error);
};

export function useActs(
  table: string,
  seat: number | null | undefined,
  cite: string | null,
  spoken: Lexicon | undefined,
  setInfo: (info: TableInfo) => void,
): Acts {
  const [sent, setSent] = useState<string | null>(null);
  // Two seats of one person may be asked at the same time, under the same citation.
  const asked = cite === null ? null : `${seat} ${cite}`;

  const act = useCallback(
    (command: Command) => {
      if (seat === null || seat === undefined) return;
      // Whoever takes a sealed answer back is asked the same question again.
      if (command.do === 'withdraw') setSent(null);
      live()
        .act(table, seat, command)
        .catch((error: unknown) => {
          setSent(null);
          tellProblem(wordsFor(error, spoken));
        });
    },
    [table, seat, spoken],
  );
  const give = useCallback(
    (answer: Answer) => {
      if (cite === null || sent === asked) return;
      setSent(asked);
      act({ do: 'answer', cite, answer });
    },
    [act, cite, asked, sent],
  );

  return useMemo(() => {
    const params = { id: table };
    const asking = (reply: Promise<TableInfo>): Promise<TableInfo | null> =>
      reply.then(
        (info) => {
          if (info.id === table) setInfo(info);
          return info;
        },
        (error: unknown) => {
          tellProblem(wordsFor(error, spoken));
          return null;
        },
      );
    return {
      sent: sent === asked ? sent : null,
      give,
      act,
      abandon: () => void asking(api('abandon', { params })),
      rematch: () => asking(api('rematch', { params })),
      settle: (late, what) => void asking(api('settle', { params, body: { seat: late, do: what } })),
      takeSeat: () => void asking(api('join', { params, body: {} })),
    };
  }, [table, sent, asked, give, act, spoken, setInfo]);
}
