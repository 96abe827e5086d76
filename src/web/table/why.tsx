import { useEffect, useState } from 'react';
import type { Why } from '../../kernel/game.ts';
import type { Ref } from '../../kernel/ids.ts';
import { capitalised, nameOf } from '../../kernel/speak/index.ts';
import { Popover } from '../kit/overlay.tsx';
import { api, problemWords } from '../net/request.ts';
import { t } from '../shell/words.ts';
import { useAtTable } from './at-table.ts';
import { RuleLink } from './rule-link.tsx';

export interface WhyAsked {
  readonly ref: Ref;
  readonly beside: Element;
}

/** Why a thing cannot be chosen now: the rule that forbids it, asked of the server's judge. */
export function WhyNot({
  table,
  seat,
  asked,
  onClose,
}: {
  readonly table: string;
  readonly seat: number;
  readonly asked: WhyAsked;
  onClose(): void;
}) {
  const { spoken, view } = useAtTable();
  const [found, setFound] = useState<Why | null | undefined>();
  const [problem, setProblem] = useState<string | null>(null);
  const { ref, beside } = asked;
  useEffect(() => {
    let current = true;
    api('why', { params: { id: table }, body: { seat, ref } }).then(
      ({ why }) => current && setFound(why),
      (error: unknown) => current && setProblem(problemWords(error)),
    );
    return () => {
      current = false;
    };
  }, [table, seat, ref]);
  const rule = found?.rule ?? view.question?.rule ?? 'table.turn';
  const text = spoken.rules[rule]?.text;
  const name = nameOf(spoken, view, ref);
  return (
    <Popover label={t('why.title')} isOpen onOpenChange={(open) => !open && onClose()} beside={beside}>
      <h3>{name.startsWith('[') ? t('why.title') : t('why.of', { what: capitalised(name) })}</h3>
      {problem !== null && <p>{problem}</p>}
      {problem === null && found === undefined && <p className="soft">{t('loading')}</p>}
      {problem === null && found !== undefined && (
        <>
          <p>{found === null ? t('why.nothing') : (text ?? t('why.nothing'))}</p>
          <RuleLink rule={rule} />
        </>
      )}
    </Popover>
  );
}
