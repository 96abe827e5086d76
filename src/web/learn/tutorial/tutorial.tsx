import './tutorial.css';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Ref, Viewer } from '../../../kernel/ids.ts';
import { say } from '../../../kernel/speak/text.ts';
import type { View } from '../../../kernel/view.ts';
import { asEvr, type EvrView } from '../../boards/empire-vs-rebellion/picture.ts';
import { commonArgs, type Lesson } from './lessons.ts';
import { type Moment, momentOf, wasHit } from './moment.ts';
import { acted, lessonFor, NEW_TUTOR, type Tutor, telling, wentOn } from './tutor.ts';
import { TUTOR } from './words.ts';

interface Props {
  readonly view: View;
  readonly me: Viewer;
  /** Draws attention to things on the board; an empty list ends it. Hand what it gets to the board as `pointed`. */
  show(refs: readonly Ref[]): void;
  /** Where to go from the end; what is absent is not offered. */
  readonly onFullGame?: () => void;
  readonly onAgain?: () => void;
  readonly onRules?: () => void;
}

/** The first game with somebody at one's side: says what is on the table, waits for the learner to do things, speaks of what happens. */
export function Tutorial({ view: anyView, me, show, ...ways }: Props) {
  const view = asEvr(anyView);
  const { moment, tutor, setTutor } = useTutor(view, me);
  const [hidden, setHidden] = useState(false);
  const lesson = moment === null ? undefined : lessonFor(tutor, moment);
  const refs = useMemo(
    () => (moment === null || hidden ? [] : (lesson?.shows?.(moment) ?? [])),
    [moment, lesson, hidden],
  );
  useEffect(() => {
    show(refs);
    return () => show([]);
  }, [refs, show]);
  const title = useId();

  if (moment === null || lesson === undefined) return null;
  if (hidden) {
    return (
      <button type="button" className="tutor-show" onClick={() => setHidden(false)}>
        {say(TUTOR, 'tutor.show')}
      </button>
    );
  }
  return (
    <aside className="tutor" aria-labelledby={title}>
      <Compass />
      <div className="tutor-said" aria-live="polite">
        <h3 id={title}>
          <span className="hush">{say(TUTOR, 'tutor.name')}: </span>
          {say(TUTOR, `lesson.${lesson.id}`)}
        </h3>
        <p>{textOf(lesson, moment)}</p>
        {moment.pic.view.over === null ? null : <p className="tutor-more">{say(TUTOR, 'lesson.more')}</p>}
      </div>
      <div className="tutor-ways">
        {moment.pic.view.over === null ? null : <Ends {...ways} />}
        {lesson.waits ? null : (
          <button type="button" className="tutor-next" onClick={() => setTutor(wentOn(tutor, lesson))}>
            {say(TUTOR, 'tutor.next')}
          </button>
        )}
        <button type="button" className="tutor-hide" onClick={() => setHidden(true)}>
          {say(TUTOR, 'tutor.hide')}
        </button>
      </div>
    </aside>
  );
}

const textOf = (lesson: Lesson, m: Moment): string =>
  say(TUTOR, `lesson.${lesson.id}.text`, { ...commonArgs(m), ...lesson.args?.(m) });

/** What the tutor remembers, brought up to date with every new picture of the table. */
function useTutor(view: EvrView, me: Viewer) {
  const [tutor, setTutor] = useState<Tutor>(NEW_TUTOR);
  const [hit, setHit] = useState(false);
  const last = useRef(view);
  const moment = useMemo(() => momentOf(view, me, hit), [view, me, hit]);

  useEffect(() => {
    const before = last.current;
    last.current = view;
    if (before === view || (me !== 0 && me !== 1)) return;
    // Whoever was asked before and is asked something else now has answered.
    if (before.question !== null && before.question.id !== view.question?.id) {
      setTutor(acted);
      setHit(false);
    } else if (wasHit(before, view, me)) setHit(true);
  }, [view, me]);

  useEffect(() => {
    if (moment !== null) setTutor((now) => telling(now, lessonFor(now, moment)));
  }, [moment]);

  return { moment, tutor, setTutor };
}

function Ends({ onFullGame, onAgain, onRules }: Pick<Props, 'onFullGame' | 'onAgain' | 'onRules'>) {
  return (
    <>
      {onFullGame ? (
        <button type="button" className="tutor-next" onClick={onFullGame}>
          {say(TUTOR, 'tutor.full')}
        </button>
      ) : null}
      {onAgain ? (
        <button type="button" className="tutor-hide" onClick={onAgain}>
          {say(TUTOR, 'tutor.again')}
        </button>
      ) : null}
      {onRules ? (
        <button type="button" className="tutor-hide" onClick={onRules}>
          {say(TUTOR, 'tutor.rules')}
        </button>
      ) : null}
    </>
  );
}

/** The tutor's own sign: a compass of a star chart. */
function Compass() {
  return (
    <svg className="tutor-sign" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="20" fill="none" stroke="currentColor" strokeWidth="2" />
      <circle
        cx="24"
        cy="24"
        r="15"
        fill="none"
        stroke="currentColor"
        strokeWidth="1"
        strokeDasharray="2 4"
      />
      <path
        d="M24 6l4.500 13.500L42 24l-13.500 4.500L24 42l-4.500-13.500L6 24l13.500-4.500Z"
        fill="currentColor"
      />
      <circle cx="24" cy="24" r="2.500" fill="var(--surface)" />
    </svg>
  );
}
