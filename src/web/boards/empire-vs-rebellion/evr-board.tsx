import './css/board.css';
import { useMemo, useState } from 'react';
import type { Side } from '../../../games/empire-vs-rebellion/public/table.ts';
import type { BoardProps } from '../../table/board.ts';
import { type BoardContext, BoardContextProvider, type Browsing } from './board-context.ts';
import { asEvr, boardFacts } from './board-facts.ts';
import { Centre, EventDeck } from './middle/centre.tsx';
import { Gauge } from './middle/gauge.tsx';
import { Rhythm, RoundTrack } from './middle/rhythm.tsx';
import { VerdictSheet } from './middle/verdict.tsx';
import { Stage } from './motion/stage.tsx';
import { Starfield } from './pieces/starfield.tsx';
import { Court } from './sides/court.tsx';
import { Identity } from './sides/identity.tsx';
import { Piles } from './sides/piles.tsx';
import { PlayArea } from './sides/play-area.tsx';
import { Browse, Spread } from './spread/spread.tsx';
import { spreadOf } from './spread/spread-items.ts';

/** The table: the far side above, the event in the middle, the near side below. */
export function EvrBoard(props: BoardProps) {
  const view = asEvr(props.view);
  const { me, staging } = props;
  const facts = useMemo(() => boardFacts(view, me), [view, me]);
  const [browsing, browse] = useState<Browsing | null>(null);
  const out = useMemo(() => spreadOf(facts, staging.question), [facts, staging.question]);
  const table: BoardContext = { ...props, view, facts, browse };
  return (
    <BoardContextProvider value={table}>
      <Stage
        view={view}
        heard={props.heard}
        pace={props.pace}
        phase={facts.phase}
        tutorial={facts.g.tutorial}
      >
        <div className="evr-felt">
          <Starfield />
          <Half side={facts.far} at="far" />
          <div className="evr-middle">
            <div className="evr-left">
              <EventDeck />
              <RoundTrack />
            </div>
            <Centre />
            <Rhythm />
          </div>
          <Half side={facts.near} at="near" />
        </div>
        {out === null ? null : <Spread key={staging.question?.id} out={out} />}
        {browsing === null ? null : <Browse what={browsing} />}
        <VerdictSheet />
      </Stage>
    </BoardContextProvider>
  );
}

/** One side of the table. */
function Half({ side, at }: { readonly side: Side; readonly at: 'far' | 'near' }) {
  return (
    <div className={`evr-half evr-half-${at}`}>
      <Identity side={side} />
      <Court side={side} />
      <PlayArea side={side} />
      <Piles side={side} />
      <Gauge side={side} />
    </div>
  );
}
