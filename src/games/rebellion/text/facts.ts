import type { Ref } from '../../../kernel/ids.ts';
import { leaderRef, locRef, unitId, unitRef } from '../names.ts';
import { NONE } from '../state.ts';

type Names = (value: string | number) => readonly Ref[] | undefined;

const numbered =
  (ref: (n: number) => Ref): Names =>
  (value) =>
    typeof value === 'number' && value !== NONE ? [ref(value)] : undefined;

const place = numbered(locRef);
const leader = numbered(leaderRef);
/** "3 X-wings": the name has a hole for the number that stands beside it. */
const counted = numbered((kind) => `counted:${unitId(kind)}`);
const unit = numbered(unitRef);

/** Faces in a row: 'hit hit blank'. How many dice there are is told as a number. */
const dice: Names = (value) =>
  typeof value === 'string' ? value.split(' ').map((face): Ref => `face-of-die:${face}`) : undefined;

/** What the facts of events and questions stand for. */
export const FACT_NAMES: Readonly<Record<string, Names>> = {
  system: place,
  systems: place,
  to: place,
  from: place,
  'starting-loyalty.imperial': place,
  leader,
  leaders: leader,
  against: leader,
  unit: counted,
  units: unit,
  'no-effect.unit': unit,
  'plans-missed.unit': unit,
  'bombarded.unit': unit,
  ring: (value) => (typeof value === 'string' ? [`ring:${value}`] : undefined),
  red: dice,
  black: dice,
  dice,
};
