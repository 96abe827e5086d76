import { type AdvanceAnswer, ANY, ANY_SECRET, isOfKind } from '../../../kernel/match/rows.ts';
import type { Question } from '../../../kernel/question.ts';
import { sayOption } from '../../../kernel/speak/index.ts';
import { type Catalogue, hasText, say } from '../../../kernel/speak/text.ts';
import { Button } from '../../kit/button.tsx';
import { Choices } from '../../kit/fields/fields.tsx';
import { t } from '../../shell/words.ts';
import { RuleLink } from '../prompt/rule-link.tsx';
import { useTableContext } from '../table-context.ts';
import type { Acts } from '../use-acts.ts';
import type { Answering } from './staging.ts';

/** When to answer for me if there is only one answer. */
const FORCED = { never: null, open: ANY, always: ANY_SECRET } as const;
type Forced = keyof typeof FORCED;
const PASSES = ['do:pass', 'do:decline', 'do:none'];

export interface AdvanceAnswersProps {
  readonly question: Question | null;
  readonly standing: readonly AdvanceAnswer[];
  readonly answering: Answering;
  readonly acts: Acts;
}

/** Answers in advance: pass on this kind of question, or give the answer that is the only one. */
export default function AdvanceAnswers({ question, standing, answering, acts }: AdvanceAnswersProps) {
  const { spoken, view } = useTableContext();
  const stands = (on: string | null): boolean => standing.some((one) => one.on === on && one.answer === null);
  const forced: Forced = stands(ANY_SECRET) ? 'always' : stands(ANY) ? 'open' : 'never';
  const others = standing.filter(isOfKind);
  const setForced = (when: Forced): void => {
    const wanted = FORCED[when];
    for (const on of [ANY, ANY_SECRET]) if (on !== wanted && stands(on)) acts.act({ do: 'unstand', on });
    if (wanted !== null) acts.act({ do: 'stand', on: wanted, answer: null, until: 'game' });
  };
  const { partial } = answering.staging;
  // A choice of a thing is for this time only: next time it may not be there.
  const options =
    question?.form.is === 'choose' ? question.form.options.filter(({ refs }) => refs.length === 0) : [];
  // The staged answer is offered; if there is none, passing, which is the most likely wish.
  const option =
    options.find(({ id }) => partial?.is === 'choose' && partial.id === id) ??
    options.find(({ id }) => PASSES.includes(id));
  const stand = (until: 'round' | 'game'): void => {
    if (question === null || option === undefined) return;
    acts.act({ do: 'stand', on: question.kind, answer: { is: 'choose', id: option.id }, until });
  };
  const words = ({ on, answer }: AdvanceAnswer): string => {
    if (answer?.is !== 'choose') return t('standing.only');
    const asked = { kind: on, seat: view.me ?? 0 };
    // Programs may set answers that the page does not offer.
    if (!answer.id.startsWith('do:')) return t('standing.thing');
    return sayOption(spoken, view, asked, { id: answer.id, refs: [] }).replace(/\.$/, '');
  };
  return (
    <>
      {question !== null && option !== undefined && (
        <>
          <p>
            {t('standing.this', {
              what: sayOption(spoken, view, question, option).replace(/\.$/, ''),
            })}
          </p>
          <div className="row">
            <Button small onPress={() => stand('round')}>
              {t('standing.round')}
            </Button>
            <Button small onPress={() => stand('game')}>
              {t('standing.game')}
            </Button>
          </div>
        </>
      )}
      {others.map((one) => (
        <div key={one.on} className="row">
          <p>
            {t(one.until === 'round' ? 'standing.set.round' : 'standing.set.game', {
              kind: kindWords(spoken.text, one.on),
              what: words(one),
            })}
          </p>
          <Button small onPress={() => acts.act({ do: 'unstand', on: one.on })}>
            {t('standing.remove')}
          </Button>
        </div>
      ))}
      <Choices
        label={t('standing.forced')}
        chosen={forced}
        onChange={setForced}
        choices={[
          { id: 'never', label: t('standing.forced.never') },
          { id: 'open', label: t('standing.forced.open') },
          { id: 'always', label: t('standing.forced.always'), note: t('standing.forced.always.about') },
        ]}
      />
      <p className="k-field-note">
        {t('standing.tempo')} <RuleLink rule="table.standing" />
      </p>
    </>
  );
}

/** The kind of a question that is not asked now. */
const kindWords = (text: Catalogue, kind: string): string =>
  hasText(text, `kind.${kind}`) ? say(text, `kind.${kind}`) : t('standing.other');
