import { DialogTrigger } from 'react-aria-components';
import type { Standing } from '../../kernel/match/index.ts';
import type { Question } from '../../kernel/question.ts';
import { sayOption } from '../../kernel/speak.ts';
import { type Catalogue, hasText, say } from '../../kernel/text.ts';
import { Button, IconButton } from '../kit/button.tsx';
import { Switch } from '../kit/fields.tsx';
import { Popover } from '../kit/overlay.tsx';
import { t } from '../shell/words.ts';
import { useAtTable } from './at-table.ts';
import { RuleLink } from './rule-link.tsx';
import type { Desk } from './staging.ts';
import type { Acts } from './use-acts.ts';

const ANY = '*';
const PASSES = ['do:pass', 'do:decline', 'do:none'];

/** Answers in advance, within reach of the prompt: pass on this kind of question, or give the answer that is the only one. */
export function StandingAnswers({
  question,
  standing,
  desk,
  acts,
}: {
  readonly question: Question | null;
  readonly standing: readonly Standing[];
  readonly desk: Desk;
  readonly acts: Acts;
}) {
  const { spoken, view } = useAtTable();
  const forced = standing.some(({ on, answer }) => on === ANY && answer === null);
  const others = standing.filter(({ on }) => on !== ANY);
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
  const words = ({ on, answer }: Standing): string => {
    if (answer?.is !== 'choose') return t('standing.only');
    const asked = { kind: on, seat: view.me ?? 0 };
    // Programs may set what the page does not offer.
    if (!answer.id.startsWith('do:')) return t('standing.thing');
    return sayOption(spoken, view, asked, { id: answer.id, refs: [] }).replace(/\.$/, '');
  };
  return (
    <DialogTrigger>
      <IconButton icon="standing" label={t('standing.title')} count={others.length} />
      <Popover label={t('standing.title')} placement="bottom end">
        <h3>{t('standing.title')}</h3>
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
        <Switch
          label={t('standing.forced')}
          on={forced}
          onChange={(on) =>
            acts.act(on ? { do: 'stand', on: ANY, answer: null, until: 'game' } : { do: 'unstand', on: ANY })
          }
        />
        <p className="k-field-note">
          {t('standing.tempo')} <RuleLink rule="table.standing" />
        </p>
      </Popover>
    </DialogTrigger>
  );
}

/** What a question is about, where it is not asked now. */
const kindWords = (text: Catalogue, kind: string): string =>
  hasText(text, `kind.${kind}`) ? say(text, `kind.${kind}`) : t('standing.other');
