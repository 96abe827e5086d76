import { lazy, Suspense } from 'react';
import type { RuleId } from '../../../kernel/ids.ts';
import type { Question } from '../../../kernel/question.ts';
import { Caught } from '../../shell/caught.tsx';
import { AskBack } from '../answer/ask-back.tsx';
import type { Answering } from '../answer/staging.ts';
import { useTableContext } from '../table-context.ts';
import type { Pointing } from './use-pointing.ts';
import { Ways } from './ways.tsx';

/** Panels for reading are loaded when first opened, so that the table loads sooner. */
const HoverCard = lazy(() => import('./hover-card.tsx').then((part) => ({ default: part.HoverCard })));
const WhyNot = lazy(() => import('./why.tsx').then((part) => ({ default: part.WhyNot })));
const RuleDialog = lazy(() =>
  import('../prompt/rule-dialog.tsx').then((part) => ({ default: part.RuleDialog })),
);

/** Popups beside a thing or over the table: its card, the meanings of a click, why not, a rule. */
export function Beside({
  table,
  seat,
  question,
  answering,
  pointing,
  rule,
  onRule,
}: {
  readonly table: string;
  readonly seat: number | null;
  readonly question: Question | null;
  readonly answering: Answering;
  readonly pointing: Pointing;
  readonly rule: RuleId | null;
  onRule(rule: RuleId | null): void;
}) {
  const { board, view } = useTableContext();
  const { card, ways, why, closeAll } = pointing;
  const detail = card === null ? undefined : board.detailOf(view, card.ref);
  return (
    <>
      <Caught instead={null}>
        <Suspense>
          {detail !== undefined && card !== null && (
            <HoverCard
              key={`${card.ref} ${card.pinned}`}
              detail={detail}
              beside={card.beside}
              pinned={card.pinned}
              onClose={closeAll}
            />
          )}
          {why !== null && seat !== null && (
            <WhyNot key={why.ref} table={table} seat={seat} asked={why} onClose={closeAll} />
          )}
          {rule !== null && <RuleDialog rule={rule} onClose={() => onRule(null)} />}
        </Suspense>
      </Caught>
      {ways !== null && question !== null && (
        <Ways
          asked={ways}
          question={question}
          onChoose={(way) => {
            closeAll();
            answering.staging.stage(way.partial);
          }}
          onClose={closeAll}
        />
      )}
      <AskBack doubt={answering.doubt} />
    </>
  );
}
