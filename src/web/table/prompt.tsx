import './prompt.css';
import { useMemo } from 'react';
import { ToggleButton } from 'react-aria-components';
import type { Question } from '../../kernel/question.ts';
import { sayRefusal } from '../../kernel/speak.ts';
import { type Names, namesIn } from '../forms/names.ts';
import { sayAnswer } from '../forms/say-answer.ts';
import { Button, IconButton } from '../kit/button.tsx';
import { SideSign } from '../kit/icons.tsx';
import { t } from '../shell/words.ts';
import { useAtTable } from './at-table.ts';
import type { Odds } from './board.ts';
import { REST } from './drafts/allot.ts';
import { HintLine } from './hint-line.tsx';
import { howTo, promptSentence, quickOptions } from './prompt-words.ts';
import { RuleLink } from './rule-link.tsx';
import { answerOf, type Desk } from './staging.ts';

interface Props {
  readonly question: Question | null;
  readonly desk: Desk;
  readonly side: string;
  /** My answer is in, and sealed until the others have given theirs. */
  readonly given: boolean;
  readonly busy: boolean;
  /** More is coming than is shown yet. */
  readonly behind: boolean;
  readonly odds: Odds | undefined;
  /** What the computer advises, and why. */
  readonly hint: string | null;
  readonly mayUndo: 'free' | 'ask' | null;
  readonly list: { readonly open: boolean; toggle(): void } | null;
  onUndo(): void;
  onWithdraw(): void;
  onHint(): void;
  onSkip(): void;
  readonly children?: React.ReactNode;
}

/** Who must do what, why, by which rule; what is chosen so far; and the buttons to go on or back. Also read out. */
export function Prompt(props: Props) {
  const { question, desk, side, given, busy, behind } = props;
  const { spoken, view, people } = useAtTable();
  const { staging } = desk;
  const asked = question !== null && !given;
  const sentence = useMemo(
    () => promptSentence(spoken, view, question, people, given),
    [spoken, view, question, people, given],
  );
  const quick = useMemo(
    () => (asked ? quickOptions(spoken, view, question) : null),
    [asked, spoken, view, question],
  );
  const nothing = staging.draft === null;
  return (
    <section className={asked ? 'prompt prompt-mine' : 'prompt'} aria-label={t('prompt.label')}>
      <span className="prompt-sign">
        <SideSign side={side} size={26} />
      </span>
      <div className="prompt-words">
        <p className="prompt-ask" role="status" aria-live="polite">
          {sentence}
        </p>
        <p className="prompt-sub">
          {asked && <RuleLink rule={question.rule} />}
          <Sub {...props} asked={asked} />
        </p>
      </div>
      <div className="prompt-acts">
        {behind && (
          <span className="prompt-skip">
            <Button small icon="skip" onPress={props.onSkip}>
              {t('prompt.skip')}
            </Button>
          </span>
        )}
        {asked &&
          quick?.options.map(({ id, words }) => (
            <ToggleButton
              key={id}
              className="k-button prompt-option"
              isSelected={staging.draft?.is === 'choose' && staging.draft.id === id}
              isDisabled={busy}
              onChange={(on) => staging.stage(on ? { is: 'choose', id } : null)}
            >
              {words}
            </ToggleButton>
          ))}
        {asked && (
          <Button
            look="main"
            icon="check"
            isDisabled={busy || staging.wrong !== null}
            onPress={() => staging.confirm()}
          >
            {t(nothing && staging.wrong === null ? 'prompt.none' : 'prompt.confirm')}
          </Button>
        )}
        {asked && desk.canStepBack && (
          <IconButton icon="undo" label={t('prompt.step-back')} onPress={() => desk.stepBack()} />
        )}
        {given && (
          <Button icon="undo" onPress={props.onWithdraw}>
            {t('prompt.withdraw')}
          </Button>
        )}
        {!given && !desk.canStepBack && props.mayUndo !== null && (
          <Button look="quiet" icon="undo" onPress={props.onUndo}>
            {t(props.mayUndo === 'free' ? 'prompt.undo' : 'prompt.ask-undo')}
          </Button>
        )}
        {props.list !== null && (
          <IconButton
            icon="log"
            label={t(props.list.open ? 'prompt.hide-list' : 'prompt.show-list')}
            onPress={props.list.toggle}
          />
        )}
        {asked && (
          <IconButton icon="hint" label={t('prompt.hint')} onPress={props.onHint} isDisabled={busy} />
        )}
        {props.children}
      </div>
    </section>
  );
}

/** What was taken up and waits for its place. */
function heldWords({ form }: Question, held: string | null, names: Names): string | undefined {
  if (held === null || form.is !== 'allot') return undefined;
  if (held === REST) return t('form.rest');
  const lot = form.lots.find(({ id }) => id === held);
  return lot === undefined ? undefined : names.offer(lot);
}

/** The second line: what is chosen, what is still wrong with it, how to answer. */
function Sub({ question, desk, busy, odds, hint, asked }: Props & { readonly asked: boolean }) {
  const { spoken, view } = useAtTable();
  const { draft, wrong } = desk.staging;
  if (!asked || question === null) return null;
  if (busy) return <span>{t('prompt.sending')}</span>;
  const answer = answerOf(question, draft);
  const chosen =
    draft !== null && answer !== null
      ? t('prompt.chosen', {
          what: sayAnswer(question.form, answer, namesIn(spoken, view, question)).replace(/\.$/, ''),
        })
      : '';
  const held = heldWords(question, desk.held, namesIn(spoken, view, question));
  return (
    <>
      {held !== undefined && <span>{t('prompt.held', { what: held })}</span>}
      {draft !== null && wrong !== null && (
        <span className="prompt-wrong">
          {sayRefusal(spoken, { refused: wrong.refused })}
          {wrong.rule !== undefined && wrong.rule !== question.rule && <RuleLink rule={wrong.rule} />}
        </span>
      )}
      {hint !== null && <HintLine words={hint} />}
      {hint === null && chosen !== '' && <span className="prompt-chosen">{chosen}</span>}
      {hint === null && chosen === '' && held === undefined && odds === undefined && (
        <span className="prompt-how">{howTo(question)}</span>
      )}
      {odds !== undefined && (
        <span className="prompt-odds">
          <strong>{odds.label}</strong> {odds.lines.join(' · ')}
        </span>
      )}
    </>
  );
}
