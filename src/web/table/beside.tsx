import type { RuleId } from '../../kernel/ids.ts';
import type { Question } from '../../kernel/question.ts';
import { useAtTable } from './at-table.ts';
import { HoverCard } from './hover-card.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import type { Desk } from './staging.ts';
import type { Pointing } from './use-pointing.ts';
import { Ways } from './ways.tsx';
import { WhyNot } from './why.tsx';

/** What opens beside a thing or over the table: its card, what pointing at it can mean, why not, a rule. */
export function Beside({
  table,
  seat,
  question,
  desk,
  pointing,
  rule,
  onRule,
}: {
  readonly table: string;
  readonly seat: number | null;
  readonly question: Question | null;
  readonly desk: Desk;
  readonly pointing: Pointing;
  readonly rule: RuleId | null;
  onRule(rule: RuleId | null): void;
}) {
  const { board, view } = useAtTable();
  const { card, ways, why, closeAll } = pointing;
  const detail = card === null ? undefined : board.detailOf(view, card.ref);
  return (
    <>
      {detail !== undefined && card !== null && (
        <HoverCard
          key={card.ref}
          detail={detail}
          beside={card.beside}
          onStay={pointing.stay}
          onLeave={() => pointing.detail(null)}
          onClose={closeAll}
        />
      )}
      {ways !== null && question !== null && (
        <Ways
          ways={ways.ways}
          beside={ways.beside}
          question={question}
          onChoose={(way) => {
            closeAll();
            desk.staging.stage(way.draft);
          }}
          onClose={closeAll}
        />
      )}
      {why !== null && seat !== null && (
        <WhyNot key={why.ref} table={table} seat={seat} asked={why} onClose={closeAll} />
      )}
      <RuleDialog rule={rule} onClose={() => onRule(null)} />
    </>
  );
}
