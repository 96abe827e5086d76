import { DialogTrigger } from 'react-aria-components';
import type { Standing } from '../../kernel/match/index.ts';
import type { Question } from '../../kernel/question.ts';
import { sayOption } from '../../kernel/speak.ts';
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
  const options = question?.form.is === 'choose' ? question.form.options : [];
  // What is staged can be given from now on; where nothing is, passing is what one most likely wants.
  const option =
    options.find(({ id }) => draft?.is === 'choose' && draft.id === id) ??
    options.find(({ id }) => PASSES.includes(id));
  const stand = (until: 'round' | 'game'): void => {
    if (question === null || option === undefined) return;
    acts.act({ do: 'stand', on: question.kind, answer: { is: 'choose', id: option.id }, until });
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
            <span>
              {t(one.until === 'round' ? 'standing.set.round' : 'standing.set.game', {
                kind: kindWords(one.on),
              })}
            </span>
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

/** 'struggle.turn' has no sentence of its own outside its question. */
const kindWords = (kind: string): string => kind.replace(/[.-]/g, ' ');
