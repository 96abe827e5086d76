import type { Run } from './flow/run.ts';
import type { Asked, Frame } from './game.ts';
import type { Duty, Seat } from './ids.ts';
import type { Json } from './json.ts';

/** A question as a seat receives it. An answer cites the id; a question that is asked again has a new id. */
export interface Question extends Asked {
  readonly id: string;
  readonly seat: Seat;
  readonly duty: Duty;
}

/** The question a seat owes an answer to, or has sealed one for and may still withdraw; null when it has none. */
export function questionFor<G, F extends Frame, O extends Json>(
  run: Run<G, F, O>,
  seat: Seat,
): Question | null {
  if (!run.s.asked.includes(seat)) return null;
  return { id: `q${run.s.step}`, seat, duty: run.dutyNow(seat), ...run.asked(seat) };
}
