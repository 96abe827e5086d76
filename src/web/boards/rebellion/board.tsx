import './css/pieces.css';
import './css/map.css';
import './css/sides.css';
import './css/stages.css';
import './css/board.css';
import { useState } from 'react';
import type { BoardProps } from '../../table/board.ts';
import { DeskProvider, useDesk } from './desk.tsx';
import { Galaxy } from './map/galaxy.tsx';
import { Mine, Rail } from './sides/sides.tsx';
import { Track } from './sides/track.tsx';
import { Ledge, Stage } from './stages/stage.tsx';

type Tab = 'mine' | 'theirs' | 'hide';
const TABS: readonly Tab[] = ['mine', 'theirs', 'hide'];

/** On a small screen one of the two sides shows under the map, or none. */
function Tabs({ tab, onTab }: { readonly tab: Tab; onTab(tab: Tab): void }) {
  const { t } = useDesk();
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
  return (
    <div className="reb" data-tab={tab}>
      <div className="reb-layout">
        <Rail />
        <div className="reb-center">
          <Track />
          <Ledge />
          <div className="reb-field">
            <Galaxy />
            <Stage />
          </div>
        </div>
        <Tabs tab={tab} onTab={setTab} />
        <Mine />
      </div>
    </div>
  );
}

export const RebellionBoard = (props: BoardProps) => (
  <DeskProvider props={props}>
    <Surface />
  </DeskProvider>
);
