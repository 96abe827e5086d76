import { useBoardContext } from '../board-context.tsx';
import { Battle } from './battle.tsx';
import { Haul } from './haul.tsx';
import { MissionRun } from './mission-run.tsx';
import { Spread } from './spread.tsx';
import { isMaking, isPlacing } from './takes-over.ts';
import { Tray } from './tray.tsx';
import { Workshop } from './workshop.tsx';

/** The panel over the map: moves, battles, cards to choose from, building. */
export function Stage({ away, onAway }: { readonly away: boolean; onAway(away: boolean): void }) {
  const { frame, staging } = useBoardContext();
  const { question } = staging;
  const form = question?.form;
  const fighting = frame('combat') !== undefined;
  return (
    <>
      {fighting && <Battle away={away} onAway={onAway} />}
      {!fighting && form?.is === 'haul' && <Haul form={form} />}
      {form?.is === 'allot' && question !== null && isMaking(question) && <Workshop form={form} />}
      <Spread />
    </>
  );
}

/** The panel beside the map, which stays in view: the current mission, units to place. */
export function Ledge() {
  const { frame, staging } = useBoardContext();
  const { question } = staging;
  const fighting = frame('combat') !== undefined;
  return (
    <>
      {!fighting && frame('mission') !== undefined && <MissionRun />}
      {question?.form.is === 'allot' && isPlacing(question) && <Tray form={question.form} />}
    </>
  );
}
