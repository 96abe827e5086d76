import './css/pieces.css';
import './css/map.css';
import './css/board.css';
import type { BoardProps } from '../../table/board.ts';
import { DeskProvider } from './desk.tsx';
import { Galaxy } from './map/galaxy.tsx';

export const RebellionBoard = (props: BoardProps) => (
  <DeskProvider props={props}>
    <div className="reb">
      <Galaxy />
    </div>
  </DeskProvider>
);
