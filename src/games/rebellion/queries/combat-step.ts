import type { FrameOf, RebFrame } from '../frames/frames.ts';
import { other, type Side } from '../state.ts';
import { isBeforeFirstRound } from './combat-values.ts';

/** The step of a combat, as the panel's head names it: a text of 'board.step', and the side that it is about. */
export interface CombatStep {
  readonly text: StepText;
  readonly side?: Side;
}

export const STEP_TEXTS = [
  'add-leader',
  'start-cards',
  'stranded',
  'dice',
  'actions',
  'assign',
  'block',
  'objective',
  'plans',
  'retreat',
] as const;
export type StepText = (typeof STEP_TEXTS)[number];

type Frames = <K extends RebFrame['k']>(k: K) => FrameOf<K> | undefined;

function attackStep({ at, side }: FrameOf<'attack'>): CombatStep {
  if (at === 'assign') return { text: 'assign', side };
  if (at === 'block' || at === 'cost' || at === 'cancel') return { text: 'block', side: other(side) };
  return { text: at === 'dice' || at === 'roll' ? 'dice' : 'actions', side };
}

/** Which step asks, by the frames that are under way; undefined: none of them does, as while the combat ends. */
export function combatStep(frame: Frames): CombatStep | undefined {
  const combat = frame('combat');
  if (combat === undefined) return undefined;
  if (frame('stranded') !== undefined) return { text: 'stranded' };
  const retreat = frame('retreat');
  if (retreat !== undefined) return { text: 'retreat', side: retreat.side };
  if (frame('plans') !== undefined) return { text: 'plans' };
  if (frame('combat-objective') !== undefined) return { text: 'objective' };
  const attack = frame('attack');
  if (attack !== undefined) return attackStep(attack);
  if (combat.at === 'add-leader') return { text: 'add-leader', ...whoAdds(combat) };
  return isBeforeFirstRound(combat) ? { text: 'start-cards' } : undefined;
}

const whoAdds = ({ todo: [side] }: FrameOf<'combat'>): { side?: Side } =>
  side === undefined ? {} : { side };
