import './prompt.css';
import { useMemo } from 'react';
import { ToggleButton } from 'react-aria-components';
import type { Question } from '../../../kernel/question.ts';
import { sayRefusal } from '../../../kernel/speak/index.ts';
import { type Names, namesIn } from '../../forms/names.ts';
import { sayAnswer } from '../../forms/say-answer.ts';
import { Button, IconButton } from '../../kit/button.tsx';
import { SideSign } from '../../kit/icons.tsx';
import { t } from '../../shell/words.ts';
import { HintLine } from '../answer/hint-line.tsx';
import { deedWords } from '../answer/second-thought.ts';
import { type Answering, answerOf } from '../answer/staging.ts';
import type { Odds } from '../board.ts';
import { REST } from '../partial/allot.ts';
import { isNothing } from '../partial/nothing.ts';
import { useTableContext } from '../table-context.ts';
import { howTo, oddsDetails, promptSentence, quickOptions } from './prompt-words.ts';
import { RuleLink } from './rule-link.tsx';

interface Props {
  readonly question: Question | null;
  /** Identifies the question: two in a row may have the same words. */
  readonly cite: string | null;
  readonly answering: Answering;
  readonly side: string;
  /** My answer is sent, and sealed until the others have given theirs. */
  readonly given: boolean;
  readonly busy: boolean;
  /** Newer snapshots wait to be shown. */
  readonly behind: boolean;
  readonly odds: Odds | undefined;
  /** What the computer advises, and why. */
  readonly hint: string | null;
  /** `seen`: no undo, since something new was shown. */
  readonly mayUndo: 'free' | 'ask' | 'seen' | null;
  /** Whether there are hints at this table. */
  readonly hints: boolean;
  readonly list: { readonly open: boolean; toggle(): void } | null;
  onUndo(): void;
  onWithdraw(): void;
  onHint(): void;
  onSkip(): void;
  readonly children?: React.ReactNode;
}

/** The prompt: who must do what, the rule, what is chosen so far, and the buttons. Also read out. */
export function Prompt(props: Props) {
  const { question, answering, side, given, busy, behind } = props;
  const { board, spoken, view, people } = useTableContext();
  const { staging } = answering;
  const asked = question !== null && !given;
  const sentence = useMemo(
    () => promptSentence(spoken, view, question, people, given),
    [spoken, view, question, people, given],
  );
  const quick = useMemo(
    () => (asked ? quickOptions(spoken, view, question, board) : null),
    [asked, board, spoken, view, question],
  );
  const answer = answerOf(question, staging.partial);
  const danger = question !== null && answer?.is === 'choose' && board.isDangerous?.(question, answer.id);
  return (
    <section
      className={asked ? 'prompt prompt-mine' : 'prompt'}
      aria-label={t('prompt.label')}
      data-asked={asked ? props.cite : undefined}
    >
      <span className="prompt-sign">
        <SideSign side={side} size={26} />
      </span>
      <div className="prompt-words">
        <p className="prompt-ask" role="status" aria-live="polite">
          {sentence}
        </p>
        <div className="prompt-sub">
          {asked && <RuleLink rule={question.rule} />}
          <Sub {...props} asked={asked} />
        </div>
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
          quick?.options.map(({ id, words, danger, givesUp }) =>
            danger ? (
              <Button
                key={id}
                look="danger"
                icon="warn"
                isDisabled={busy}
                onPress={() => answering.propose({ is: 'choose', id })}
              >
                {words}
              </Button>
            ) : (
              <ToggleButton
                key={id}
                className={givesUp ? 'k-button prompt-option prompt-gives-up' : 'k-button prompt-option'}
                isSelected={staging.partial?.is === 'choose' && staging.partial.id === id}
                isDisabled={busy}
                onChange={(on) => staging.stage(on ? { is: 'choose', id } : null)}
              >
                {words}
              </ToggleButton>
            ),
          )}
        {asked && (
          <span className="prompt-go">
            <Button
              look={danger ? 'danger' : isNothing(answer) ? 'plain' : 'main'}
              icon="check"
              isDisabled={busy || staging.wrong !== null}
              onPress={() => staging.confirm()}
            >
              {deedWords(board, view, question, answer, staging.wrong === null)}
            </Button>
          </span>
        )}
        {asked && answering.canStepBack && (
          <IconButton icon="undo" label={t('prompt.step-back')} onPress={() => answering.stepBack()} />
        )}
        {given && (
          <Button icon="undo" onPress={props.onWithdraw}>
            {t('prompt.withdraw')}
          </Button>
        )}
        {!given && !answering.canStepBack && props.mayUndo !== null && (
          <span className={props.mayUndo === 'seen' ? 'prompt-off' : undefined}>
            <Button look="quiet" icon="undo" onPress={props.onUndo}>
              {t(props.mayUndo === 'ask' ? 'prompt.ask-undo' : 'prompt.undo')}
            </Button>
          </span>
        )}
        {props.list !== null && (
          <IconButton
            icon="log"
            label={t(props.list.open ? 'prompt.hide-list' : 'prompt.show-list')}
            onPress={props.list.toggle}
          />
        )}
        {asked && (
          <span className={props.hints ? undefined : 'prompt-off'}>
            <IconButton
              icon="hint"
              label={t(props.hints ? 'prompt.hint' : 'prompt.hint.off')}
              onPress={props.onHint}
              isDisabled={busy}
            />
          </span>
        )}
        {props.children}
      </div>
    </section>
  );
}

/** What is picked up, its place still to choose. */
function heldWords({ form }: Question, held: string | null, names: Names): string | undefined {
  if (held === null || form.is !== 'allot') return undefined;
  if (held === REST) return t('form.rest');
  const lot = form.lots.find(({ id }) => id === held);
  return lot === undefined ? undefined : names.offer(lot);
}

/** The second line: what is chosen, what is still wrong with it, how to answer. */
function Sub({ question, answering, busy, odds, hint, asked }: Props & { readonly asked: boolean }) {
  const { board, spoken, view } = useTableContext();
  const { partial, wrong } = answering.staging;
  if (!asked || question === null) return null;
  if (busy) return <span>{t('prompt.sending')}</span>;
  const answer = answerOf(question, partial);
  const chosen =
    partial !== null && answer !== null
      ? t('prompt.chosen', {
          what: sayAnswer(question.form, answer, namesIn(spoken, view, question)).replace(/\.$/, ''),
        })
      : '';
  const held = heldWords(question, answering.held, namesIn(spoken, view, question));
  const notes = board.notesOn?.(view, question, partial) ?? [];
  return (
    <>
      {held !== undefined && <span>{t('prompt.held', { what: held })}</span>}
      {partial !== null && wrong !== null && (
        <span className="prompt-wrong">
          {sayRefusal(spoken, { refused: wrong.refused })}
          {wrong.rule !== undefined && wrong.rule !== question.rule && <RuleLink rule={wrong.rule} />}
        </span>
      )}
      {hint !== null && <HintLine words={hint} />}
      {hint === null && chosen !== '' && <span className="prompt-chosen">{chosen}</span>}
      {hint === null && chosen === '' && held === undefined && odds === undefined && notes.length === 0 && (
        <span className="prompt-how">{howTo(question)}</span>
      )}
      {odds !== undefined && (
        <span className="prompt-odds">
          <strong>{odds.label}</strong> {oddsDetails(odds)}
        </span>
      )}
      <span className="prompt-note" role="status">
        {notes.join(' ')}
      </span>
    </>
  );
}
