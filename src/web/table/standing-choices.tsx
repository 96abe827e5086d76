import { type AdvanceAnswer, ANY, ANY_SECRET, isOfKind } from '../../kernel/match/rows.ts';
import type { Question } from '../../kernel/question.ts';
import { sayOption } from '../../kernel/speak/index.ts';
import { type Catalogue, hasText, say } from '../../kernel/speak/text.ts';
import { Button } from '../kit/button.tsx';
import { Choices } from '../kit/fields.tsx';
import { t } from '../shell/words.ts';
import { useAtTable } from './at-table.ts';
import { RuleLink } from './rule-link.tsx';
import type { Desk } from './staging.ts';
import type { Acts } from './use-acts.ts';

/** When to answer for me where there is only one answer, and what stands then. */
const FORCED = { never: null, open: ANY, always: ANY_SECRET } as const;
type Forced = keyof typeof FORCED;
const PASSES = ['do:pass', 'do:decline', 'do:none'];

export interface StandingProps {
  readonly question: Question | null;
  readonly standing: readonly AdvanceAnswer[];
  readonly desk: Desk;
  readonly acts: Acts;
}

/** Answers in advance: pass on this kind of question, or give the answer that is the only one. */
export default function StandingChoices({ question, standing, desk, acts }: StandingProps) {
  const { spoken, view } = useAtTable();
  const stands = (on: string | null): boolean => standing.some((one) => one.on === on && one.answer === null);
  const forced: Forced = stands(ANY_SECRET) ? 'always' : stands(ANY) ? 'open' : 'never';
  const others = standing.filter(isOfKind);
  const setForced = (when: Forced): void => {
    const wanted = FORCED[when];
    for (const on of [ANY, ANY_SECRET]) if (on !== wanted && stands(on)) acts.act({ do: 'unstand', on });
    if (wanted !== null) acts.act({ do: 'stand', on: wanted, answer: null, until: 'game' });
  };
  const { draft } = desk.staging;
  // A choice of some thing is meant for this time only: the next time it may not even be there.
  const options =
    question?.form.is === 'choose' ? question.form.options.filter(({ refs }) => refs.length === 0) : [];
  // What is staged can be given from now on; where nothing is, passing is what one most likely wants.
  const option =
    options.find(({ id }) => draft?.is === 'choose' && draft.id === id) ??
    options.find(({ id }) => PASSES.includes(id));
  const stand = (until: 'round' | 'game'): void => {
    if (question === null || option === undefined) return;
    acts.act({ do: 'stand', on: question.kind, answer: { is: 'choose', id: option.id }, until });
  };
  const words = ({ on, answer }: AdvanceAnswer): string => {
    if (answer?.is !== 'choose') return t('standing.only');
    const asked = { kind: on, seat: view.me ?? 0 };
    // Programs may set what the page does not offer.
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

/** What a question is about, where it is not asked now. */
const kindWords = (text: Catalogue, kind: string): string =>
  hasText(text, `kind.${kind}`) ? say(text, `kind.${kind}`) : t('standing.other');
