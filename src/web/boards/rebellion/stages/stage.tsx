import { useBoardContext } from '../board-context.tsx';
import { Battle } from './battle.tsx';
import { Haul } from './haul.tsx';
import { MissionRun } from './mission-run.tsx';
import { Spread } from './spread.tsx';
import { isMaking, isPlacing } from './takes-over.ts';
import { Tray } from './tray.tsx';
import { Workshop } from './workshop.tsx';

/** What is laid over the map: moves and battles, cards to choose from, what is built. */
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

/** What lies beside the map, so that all of it stays in sight: a mission under way, units that wait to be placed. */
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
