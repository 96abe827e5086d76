import './screen.css';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { Answer } from '../../kernel/forms/index.ts';
import type { Ref, RuleId } from '../../kernel/ids.ts';
import { field } from '../../kernel/json.ts';
import { seatNamesOf } from '../../kernel/speak/index.ts';
import type { TableInfo } from '../../protocol/tables.ts';
import { Blank, Loading } from '../kit/states.tsx';
import { tell } from '../kit/toast.tsx';
import { useTutorialEnds } from '../learn/tutorial/ends.ts';
import { gameName, peopleOf } from '../lobby/labels.ts';
import { logLines } from '../log/lines.ts';
import { ReadOut } from '../log/read-out.tsx';
import type { Watch } from '../net/pictures.ts';
import { Caught } from '../shell/caught.tsx';
import { useNarrow } from '../shell/media.ts';
import { usePace, useSettings } from '../shell/settings.ts';
import { useTitle } from '../shell/title.ts';
import { t } from '../shell/words.ts';
import { type AtTable, AtTableProvider } from './at-table.ts';
import { Beside } from './beside.tsx';
import type { BoardProps } from './board.ts';
import { Curtain } from './curtain.tsx';
import { Notices } from './notices.tsx';
import { Prompt } from './prompt.tsx';
import { quickOptions } from './prompt-words.ts';
import { handTo, mySeats, sitsAt } from './seats.ts';
import { secondThought } from './second-thought.ts';
import { Choices, SideSheet } from './side-sheet.tsx';
import { SinceLastMove } from './since.tsx';
import { pointable, useDesk } from './staging.ts';
import { StandingAnswers } from './standing.tsx';
import { Topbar } from './topbar.tsx';
import { Unhurried } from './unhurried.tsx';
import { useActs } from './use-acts.ts';
import { useBoard } from './use-board.ts';
import { useHint } from './use-hint.ts';
import { useKeys } from './use-keys.ts';
import { usePointing } from './use-pointing.ts';
import { useTableSounds } from './use-sounds.ts';

const EndPanel = lazy(() => import('./end.tsx').then((part) => ({ default: part.EndPanel })));

/** The first game of Empire vs. Rebellion has somebody at one's side. */
const Tutorial = lazy(() =>
  import('../learn/tutorial/tutorial.tsx').then((page) => ({ default: page.Tutorial })),
);

interface Props {
  readonly info: TableInfo;
  readonly watch: Watch;
  readonly seat: number | null;
  onSeat(seat: number): void;
}

/** A game on the table: prompt, board, choices, log and chat, put together from what was last heard of it. */
export function TableScreen({ info, watch, seat, onSeat }: Props) {
  const { picture, heard, behind } = watch;
  const { board, spoken, failed } = useBoard(info.game);
  const [, go] = useLocation();
  const settings = useSettings();
  const narrow = useNarrow();
  const pace = usePace();
  const view = picture?.sight.view ?? null;
  // A picture of another seat, just before the seat was changed, is not for these eyes.
  const fits = view !== null && view.me === seat;
  // Whoever a bot plays on for looks from his seat, and leaves the answers to it.
  const sits = sitsAt(info, seat);
  const given = picture?.sight.given != null;
  const question = sits && fits && behind === 0 && !view.over ? view.question : null;
  const cite = (sits && picture?.sight.cite) || null;
  const acts = useActs(info.id, seat, cite, spoken, watch.setInfo);
  const asked = cite === null ? null : `${seat} ${cite}`;
  const mine = given ? null : question;
  const pointed = useMemo(() => pointable(board, mine), [board, mine]);
  const reconsider = useCallback(
    (answer: Answer) =>
      board === undefined || view === null || mine === null
        ? undefined
        : secondThought(board, view, mine, answer),
    [board, view, mine],
  );
  const desk = useDesk(mine, asked, acts.give, { atOnce: !settings.confirm, pointed, reconsider });
  const leading = useCallback(
    (ref: Ref) => (view === null || question === null ? undefined : board?.leadsOn?.(view, question, ref)),
    [view, question, board],
  );
  const { give } = acts;
  const leadOn = useCallback(
    (ref: Ref) => {
      const answer = leading(ref);
      if (answer !== undefined) give(answer);
      return answer !== undefined;
    },
    [leading, give],
  );
  const mark = useCallback(
    (ref: Ref, place?: Ref) => {
      const found = desk.mark(ref, place);
      return found.lit || leading(ref) === undefined ? found : { ...found, lit: true };
    },
    [desk.mark, leading],
  );
  const pointing = usePointing(desk, sits, asked, leadOn);
  const hint = useHint(info.id, seat, cite, desk.staging);
  const [rule, setRule] = useState<RuleId | null>(null);
  const [taught, setTaught] = useState<readonly Ref[]>([]);
  const [wantsList, setWantsList] = useState<string | null>(null);
  const people = useMemo(
    () => peopleOf(info.seats, spoken === undefined ? [] : seatNamesOf(spoken, info.options)),
    [info.seats, info.options, spoken],
  );
  const myTurn = question !== null && !given;
  useTitle(gameName(info.game), myTurn);
  useTableSounds(heard, myTurn, cite, view?.over ?? null);
  useKeys(desk);
  const { detail } = pointing;
  const at = useMemo(
    (): AtTable | null =>
      board === undefined || spoken === undefined || view === null || !fits
        ? null
        : { game: info.game, board, spoken, view, me: view.me, people, showRule: setRule, detail },
    [board, spoken, view, fits, info.game, people, detail],
  );
  const ends = useTutorialEnds(info, seat);
  const teaches = field(info.options, 'tutorial') === true;
  const rail = narrow ? null : { open: settings.rail, toggle: () => settings.set({ rail: !settings.rail }) };
  const topbar = <Topbar info={info} watch={watch} view={view} seat={seat} acts={acts} rail={rail} />;

  if (at === null || picture === null)
    return (
      <div className="table-screen table-bare">
        {topbar}
        {failed ? (
          <Blank icon="warn" bad title={t('table.board.failed')}>
            {t('table.board.failed.words')}
          </Blank>
        ) : (
          <Loading />
        )}
      </div>
    );

  const { sight } = picture;
  const next = behind === 0 ? handTo(mySeats(info), at.view) : null;
  if (next !== null)
    return (
      <Curtain name={people[next] ?? ''} side={info.seats[next]?.side ?? ''} onReady={() => onSeat(next)} />
    );

  const takesOver = question !== null && (at.board.takesOver?.(at.view, question) ?? false);
  const quick = question !== null && quickOptions(at.spoken, at.view, question, at.board)?.all === true;
  const listed = myTurn && !quick;
  const sheets = narrow ? at.board.sheets : undefined;
  const lies = sheets === undefined || question === null ? undefined : at.board.liesIn?.(at.view, question);
  // Where the board has a stage of its own the list is only a second way; who opens it there means this question.
  const openList = listed && (takesOver ? wantsList === cite : settings.list && lies === undefined);
  const toggleList = (): void => {
    if (takesOver) setWantsList(openList ? null : cite);
    else settings.set({ list: !openList });
  };
  const acting =
    at.view.over === null ? (at.view.waiting[0] ?? at.me ?? 0) : (at.view.over.seats.indexOf('won') ?? 0);
  const side = info.seats[myTurn && at.me !== null ? at.me : acting]?.side ?? '';
  const shown: BoardProps = {
    view: at.view,
    me: at.me,
    people,
    mark,
    point: pointing.point,
    staging: desk.staging,
    detail: pointing.detail,
    pointed: taught.length === 0 ? pointing.pointed : [...pointing.pointed, ...taught],
    heard,
    pace,
    apart: sheets !== undefined,
  };

  return (
    <AtTableProvider value={at}>
      <div className={settings.rail && !narrow ? 'table-screen table-railed' : 'table-screen'}>
        {topbar}
        <div className="table-prompt">
          <Prompt
            question={question}
            desk={desk}
            side={side}
            given={given && question !== null}
            busy={acts.sent !== null}
            behind={behind > 0 || heard.length > 0}
            odds={question === null ? undefined : at.board.oddsOf?.(at.view, question, desk.staging.draft)}
            hint={hint.words}
            mayUndo={sits && info.status === 'running' && behind === 0 ? sight.mayUndo : null}
            list={listed && !narrow ? { open: openList, toggle: toggleList } : null}
            hints={info.hints}
            onUndo={() => {
              if (sight.mayUndo === 'seen') tell(t('undo.seen'));
              else acts.act({ do: sight.mayUndo === 'free' ? 'undo' : 'ask-undo' });
            }}
            onWithdraw={() => acts.act({ do: 'withdraw' })}
            onHint={info.hints ? hint.ask : () => tell(t('prompt.hint.off'))}
            onSkip={watch.skip}
          >
            {sits && at.view.over === null && (
              <StandingAnswers question={question} standing={sight.desk.standing} desk={desk} acts={acts} />
            )}
          </Prompt>
          <Notices
            desk={sight.desk}
            toGo={logLines(at.spoken, sight.desk.undo?.back ?? [], at.me, people).map(({ words }) => words)}
            info={info}
            me={sits ? at.me : null}
            people={people}
            acts={acts}
          />
          {teaches && at.me !== null && (
            <Suspense>
              <Tutorial
                view={at.view}
                me={at.me}
                show={setTaught}
                {...(sits ? ends : {})}
                onRules={() => go(`/rules/${info.game}`)}
              />
            </Suspense>
          )}
        </div>
        {question !== null && openList && !narrow && <Choices question={question} staging={desk.staging} />}
        <main className="table-board" aria-label={t('table.board')}>
          <Caught
            instead={
              <Blank icon="warn" bad title={t('table.board.broke')}>
                {t('table.board.broke.words')}
              </Blank>
            }
          >
            <Unhurried Board={at.board.Board} shown={shown} />
          </Caught>
          {at.me === null && <p className="table-watching label">{t('table.watching')}</p>}
          <ReadOut rows={picture.log} />
          <SinceLastMove key={`${at.me}`} table={info.id} log={picture.log} />
          {at.view.over !== null && (
            <Suspense>
              <EndPanel
                info={info}
                outcome={at.view.over}
                acts={acts}
                inviteKey={watch.key}
                {...(teaches ? { onFullGame: ends.onFullGame } : {})}
              />
            </Suspense>
          )}
        </main>
        <SideSheet
          narrow={narrow}
          parts={sheets?.map(({ id, label, Sheet }) => ({ id, label, content: <Sheet {...shown} /> })) ?? []}
          part={lies}
          question={listed ? question : null}
          openList={openList}
          staging={desk.staging}
          log={picture.log}
          info={info}
          watch={watch}
          looked={pointing.card?.ref ?? null}
          onPoint={pointing.setPointed}
        />
      </div>
      <Beside
        table={info.id}
        seat={seat}
        question={question}
        desk={desk}
        pointing={pointing}
        rule={rule}
        onRule={setRule}
      />
    </AtTableProvider>
  );
}
