import { useEffect, useState } from 'react';
import { seatNamesOf } from '../../kernel/speak/index.ts';
import { Caught } from '../shell/caught.tsx';
import { usePace } from '../shell/settings.ts';
import { t } from '../shell/words.ts';
import type { Board, Staging } from '../table/board.ts';
import { loadBoard } from '../table/boards.ts';
import type { DemoScene, DemoWish } from './demo-worker.ts';

/** How many answers make a table worth looking at, and how long one looks at each scene. */
const SKIP: Readonly<Record<string, number>> = { rebellion: 90, 'empire-vs-rebellion': 30 };
const LOOK = 3200;

const NO_STAGING: Staging = {
  question: null,
  draft: null,
  wrong: null,
  stage: () => {},
  confirm: () => {},
  clear: () => {},
};

/** A board that plays by itself: a picture, nothing to use. Whoever wants no motion sees one scene of it. */
export function HomeBoard({ game }: { readonly game: string }) {
  return (
    <div className="home-board" role="img" aria-label={t('home.demo')}>
      <div className="home-board-inner" inert aria-hidden="true">
        <Caught key={game} instead={null}>
          <Demo game={game} />
        </Caught>
      </div>
    </div>
  );
}

function Demo({ game }: { readonly game: string }) {
  const [board, setBoard] = useState<Board | null>(null);
  const [scene, setScene] = useState<DemoScene | null>(null);
  const pace = usePace();
  const moves = pace > 0;

  useEffect(() => {
    let current = true;
    loadBoard(game).then(
      (found) => current && setBoard(found),
      // The page is usable without its picture.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [game]);

  useEffect(() => {
    const worker = new Worker(new URL('./demo-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<DemoScene>) => setScene(data);
    const wish: DemoWish = { game, seed: `${Date.now()}`, skip: SKIP[game] ?? 20 };
    worker.postMessage(wish);
    const timer = moves
      ? setInterval(() => {
          if (document.visibilityState === 'visible') worker.postMessage('next');
        }, LOOK)
      : undefined;
    return () => {
      clearInterval(timer);
      worker.terminate();
    };
  }, [game, moves]);

  if (board === null || scene === null) return null;
  const { Board: Drawn, spoken } = board;
  return (
    <Drawn
      view={scene.view}
      me={null}
      people={seatNamesOf(spoken, scene.view.options)}
      mark={() => ({ lit: false, chosen: 0, most: 1, about: false })}
      point={() => {}}
      staging={NO_STAGING}
      detail={() => {}}
      pointed={[]}
      heard={moves ? scene.heard : []}
      pace={pace}
      bare
    />
  );
}
