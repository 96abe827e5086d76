import {
  ACTIONS,
  type ActionId,
  MISSIONS,
  type MissionId,
  OBJECTIVES,
  TACTICS,
  type TacticId,
} from '../../../../games/rebellion/public/data.ts';
import { SkillSign } from './icons.tsx';

/** What each sort of card is for, in one sign of about 12 across. */
export type Sort = 'mission' | 'action' | 'objective' | 'tactic' | 'probe';

export function sortOf(id: string): Sort {
  if (Object.hasOwn(MISSIONS, id)) return 'mission';
  if (Object.hasOwn(ACTIONS, id)) return 'action';
  if (Object.hasOwn(OBJECTIVES, id)) return 'objective';
  return Object.hasOwn(TACTICS, id) ? 'tactic' : 'probe';
}

const SPARK = 'M1.5-8L-4.5 1H-0.5L-2 8L5-2H1Z';
const WREATH = 'M-5-6Q-8 0-4 5.5L0 7L4 5.5Q8 0 5-6L4-2L2-5L0-1L-2-5L-4-2Z';
const BURST = 'M0-8L1.8-2.5L7.5-4L3 0L6.5 5L1 3L-1.5 8L-2.5 2.5L-8 3L-4-1L-7-5.5L-1.8-3Z';
const SHIELD = 'M0-7.5L6-5V0Q5.5 5 0 8Q-5.5 5-6 0V-5Z';
const PROBE = 'M-4-6H4L6-3V0L3 2H-3L-6 0V-3ZM-2 2L-4 8H-3L-0.5 3V8H0.5V3L3 8H4L2 2Z';

export function CardSign({ id }: { readonly id: string }) {
  switch (sortOf(id)) {
    case 'mission':
      return <SkillSign skill={MISSIONS[id as MissionId].skill} />;
    case 'action':
      return <path d={SPARK} />;
    case 'objective':
      return <path d={WREATH} />;
    case 'tactic':
      return <path d={TACTICS[id as TacticId].timing === 'block' ? SHIELD : BURST} />;
    default:
      return <path d={PROBE} />;
  }
}

/** What is printed beside the sign: the icons a mission needs, what an objective is worth, the leaders on an action. */
export function signFigure(id: string): string {
  if (Object.hasOwn(MISSIONS, id)) return String(MISSIONS[id as MissionId].need);
  if (Object.hasOwn(OBJECTIVES, id)) {
    const { reputation } = OBJECTIVES[id as keyof typeof OBJECTIVES];
    return reputation === null ? '?' : `+${reputation}`;
  }
  return '';
}

export const sideOfCard = (id: string): 'rebel' | 'imperial' | 'both' => {
  if (Object.hasOwn(MISSIONS, id)) return MISSIONS[id as MissionId].side;
  if (Object.hasOwn(ACTIONS, id)) return ACTIONS[id as ActionId].side;
  if (Object.hasOwn(OBJECTIVES, id)) return 'rebel';
  return Object.hasOwn(TACTICS, id) ? 'both' : 'imperial';
};
