import './css/tokens.css';
import './css/units.css';
import './css/leaders.css';
import './css/dice.css';
import './css/cards.css';
import './css/marks.css';
import './css/systems.css';
import './css/map.css';
import './css/away.css';
import './css/controls.css';
import './css/sides.css';
import './css/people.css';
import './css/track.css';
import './css/queue.css';
import './css/hand.css';
import './css/panel.css';
import './css/battle.css';
import './css/spread.css';
import './css/board.css';
import './css/motion.css';
import { type CSSProperties, useState } from 'react';
import type { BoardProps } from '../../table/board.ts';
import { BoardContextProvider, useBoardContext } from './board-context.tsx';
import { Galaxy } from './map/galaxy.tsx';
import { Happenings } from './motion/happenings.tsx';
import { MotionProvider } from './motion/travellers.tsx';
import { SharedDefs } from './shared-defs.tsx';
import { Mine, Rail } from './sides/sides.tsx';
import { Track } from './sides/track.tsx';
import { Ledge, Stage } from './stages/stage.tsx';
import { hasPanel } from './stages/takes-over.ts';

type Tab = 'mine' | 'theirs' | 'hide';
const TABS: readonly Tab[] = ['mine', 'theirs', 'hide'];

/** On a small screen one of the two sides shows under the map, or none. */
function Tabs({ tab, onTab }: { readonly tab: Tab; onTab(tab: Tab): void }) {
  const { t } = useBoardContext();
  return (
    <div className="reb-tabs">
      {TABS.map((one) => (
        <button key={one} type="button" aria-pressed={tab === one} onClick={() => onTab(one)}>
          {t.word(`board.tab.${one}`)}
        </button>
      ))}
    </div>
  );
}

function Surface() {
  const [tab, setTab] = useState<Tab>('mine');
  const { pace, heard, frame, staging, bare = false, apart = false } = useBoardContext();
  /** Whether the battle was hidden to look at the map. */
  const [away, setAway] = useState(false);
  const fighting = frame('combat') !== undefined;
  const motion = pace === 0 ? 'reb-still' : heard.length > 0 ? 'reb-moving' : '';
  const alone = bare || apart ? ' reb-alone' : '';
  return (
    <div
      className={`reb ${motion}${alone}`}
      data-tab={tab}
      style={{ '--pace': `${pace}ms` } as CSSProperties}
    >
      <SharedDefs />
      <div
        className="reb-layout"
        data-stage={fighting ? 'battle' : hasPanel(staging.question) ? 'panel' : undefined}
      >
        <div className="reb-center">
          {!bare && <Track />}
          {!bare && <Ledge />}
          <div className="reb-field">
            <Galaxy covered={fighting && !away && !bare} />
            {!bare && <Stage away={away} onAway={setAway} />}
            <Happenings />
          </div>
        </div>
        {alone === '' && (
          <>
            <Tabs tab={tab} onTab={setTab} />
            <Mine />
            <Rail />
          </>
        )}
      </div>
    </div>
  );
}

export const RebellionBoard = (props: BoardProps) => (
  <BoardContextProvider props={props}>
    <MotionProvider>
      <Surface />
    </MotionProvider>
  </BoardContextProvider>
);
