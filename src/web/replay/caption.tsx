import './caption.css';
import { capitalised, type Lexicon, sayList, sayOutcome, sayQuestion } from '../../kernel/speak/index.ts';
import { SideSign } from '../kit/icons.tsx';
import type { Line, ReelInfo, Scene } from './reel.ts';
import { t } from './words.ts';

interface Props {
  readonly info: ReelInfo;
  readonly scene: Scene;
  readonly line: Line | undefined;
  readonly spoken: Lexicon;
  readonly people: readonly string[];
  /** While it plays by itself nothing is read out: one sentence would cut off the other. */
  readonly quiet: boolean;
}

/** What this step told, and who is asked next. */
export function Caption({ info, scene, line, spoken, people, quiet }: Props) {
  const seat = line?.seat ?? scene.view.waiting[0] ?? null;
  const side = seat === null ? '' : (info.seats[seat]?.side ?? '');
  const told = toldWords(info, scene, line);
  return (
    <section className="caption" aria-label={t('replay.now')}>
      <SideSign side={side} size={26} />
      <div className="caption-words" role="status" aria-live={quiet ? 'off' : 'polite'}>
        {told !== '' && <p className="caption-told">{told}</p>}
        <p className="caption-asked">{askedWords(scene, spoken, people)}</p>
      </div>
    </section>
  );
}

function toldWords({ brought, whole }: ReelInfo, { row }: Scene, line: Line | undefined): string {
  if (line !== undefined) return line.words.join(' ');
  if (!whole) return '';
  if (row > 0) return t('replay.nothing');
  return t(brought ? 'replay.goes-on' : 'replay.begins');
}

function askedWords({ view, asked }: Scene, spoken: Lexicon, people: readonly string[]): string {
  if (view.over !== null) return sayOutcome(spoken, view.over, people);
  const name = (seat: number): string => capitalised(people[seat] ?? `${seat}`);
  const known = asked.map((question) =>
    t('replay.asked', { who: name(question.seat), question: sayQuestion(spoken, question, view) }),
  );
  const others = view.waiting.filter((seat) => !asked.some((question) => question.seat === seat));
  const rest = others.length === 0 ? [] : [t('replay.waiting', { who: sayList(spoken, others.map(name)) })];
  return [...known, ...rest].join(' ');
}
