import '../kit/base.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { EventView } from '../../kernel/events.ts';
import type { Answer } from '../../kernel/forms/index.ts';
import type { Ref } from '../../kernel/ids.ts';
import { sayOption, sayQuestion, sayRefusal, seatNamesOf } from '../../kernel/speak/index.ts';
import type { View } from '../../kernel/view.ts';
import type { Board } from '../table/board.ts';
import { loadBoard } from '../table/boards.ts';
import type { Way } from '../table/drafts/index.ts';
import { useDesk } from '../table/staging.ts';

/**
 * One board alone, for its authors: `/testing/board-page.html?board=rebellion&theme=light` shows the view in
 * `window.__view`, or the one that `&view=` is the address of. `window.__heard` and `&pace=300` try motion;
 * `window.__set({ view, heard, pointed })` shows what comes next. What would be sent lies in `window.__answers`.
 */
interface Shown {
  readonly view: View;
  readonly heard?: readonly EventView[];
  readonly pointed?: readonly Ref[];
}
declare global {
  interface Window {
    __view?: View;
    __heard?: readonly EventView[];
    __pointed?: readonly Ref[];
    __answers?: Answer[];
    __set?: (next: Shown) => void;
  }
}

const asked = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'dark';

function Page({ board, first }: { readonly board: Board; readonly first: Shown }) {
  const [{ view, heard = [], pointed = [] }, set] = useState(first);
  const [ways, setWays] = useState<readonly Way[]>([]);
  const [card, setCard] = useState<Ref | null>(null);
  const [said, setSaid] = useState('');
  window.__set = set;
  const { question } = view;
  const desk = useDesk(question, question?.id ?? null, (answer) => {
    window.__answers = [...(window.__answers ?? []), answer];
    setSaid(`sent: ${JSON.stringify(answer)}`);
  });
  const { staging } = desk;
  const detail = card === null ? undefined : board.detailOf(view, card);
  const odds = question && board.oddsOf?.(view, question, staging.draft);
  const point = (ref: Ref, at?: Ref): void => {
    const pointed = desk.point({ ref, at });
    setWays(pointed.is === 'several' ? pointed.ways : []);
    setSaid(pointed.is === 'no' ? `why not ${ref}?` : '');
  };
  return (
    <div style={{ display: 'grid', gridTemplateRows: 'auto 1fr auto', height: '100dvh' }}>
      <header style={{ padding: 'var(--s2) var(--s4)', borderBottom: '1px solid var(--line)' }}>
        {question ? sayQuestion(board.spoken, question, view) : 'No question'} {said}
      </header>
      <main style={{ minHeight: 0, position: 'relative' }}>
        <board.Board
          view={view}
          me={view.me}
          people={seatNamesOf(board.spoken, view.options)}
          mark={desk.mark}
          point={point}
          staging={staging}
          detail={(ref) => setCard(ref)}
          pointed={pointed}
          heard={heard}
          pace={Number(asked.get('pace') ?? 0)}
        />
      </main>
      <footer style={{ padding: 'var(--s2) var(--s4)', borderTop: '1px solid var(--line)' }}>
        {question &&
          ways.map((way) => (
            <button key={way.key} type="button" onClick={() => staging.stage(way.draft)}>
              {sayOption(board.spoken, view, question, way.offer)}
              {way.back ? ' (back)' : ''}
            </button>
          ))}
        {question && question.form.is === 'choose' && question.form.options.every((o) => o.refs.length === 0)
          ? question.form.options.map((option) => (
              <button
                key={option.id}
                type="button"
                onClick={() => staging.stage({ is: 'choose', id: option.id })}
              >
                {sayOption(board.spoken, view, question, option)}
              </button>
            ))
          : null}
        <button type="button" disabled={staging.wrong !== null} onClick={staging.confirm}>
          confirm
        </button>
        <button type="button" onClick={staging.clear}>
          clear
        </button>{' '}
        {staging.wrong ? sayRefusal(board.spoken, staging.wrong) : ''} {JSON.stringify(staging.draft)}
        {odds ? ` ${odds.label}: ${odds.lines.join(' ')}` : ''}
        {detail ? ` ${detail.kind}: ${detail.title}. ${detail.lines.join(' ')}` : ''}
      </footer>
    </div>
  );
}

async function show(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) return;
  const address = asked.get('view');
  const view = address === null ? window.__view : ((await (await fetch(address)).json()) as View);
  if (view === undefined) return void root.append('No view: set window.__view or give ?view=address.');
  const board = await loadBoard(asked.get('board') ?? 'rebellion');
  const first: Shown = { view, heard: window.__heard ?? [], pointed: window.__pointed ?? [] };
  createRoot(root).render(<Page board={board} first={first} />);
}

await show();
