import { useDesk } from '../desk.tsx';
import { Battle } from './battle.tsx';
import { Haul } from './haul.tsx';
import { MissionRun } from './mission-run.tsx';
import { isPlacing } from './takes-over.ts';
import { Tray } from './tray.tsx';

/** Whatever needs more than the map: moves, placing units, missions under way, battles. */
export function Stage() {
  const { frame, staging } = useDesk();
  const form = staging.question?.form;
  if (frame('combat') !== undefined) return <Battle />;
  return (
    <>
      {frame('mission') !== undefined && <MissionRun />}
      {form?.is === 'haul' && <Haul form={form} />}
    </>
  );
}

/** Units that wait to be placed lie beside the map, not over it. */
export function Ledge() {
  const { staging } = useDesk();
  const { question } = staging;
  return question?.form.is === 'allot' && isPlacing(question) ? <Tray form={question.form} /> : null;
}
