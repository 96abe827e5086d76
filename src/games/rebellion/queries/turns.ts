import type { Duty } from '../../../kernel/ids.ts';
import { duty, EMPIRE, REBEL, type Reb, ROLES, type Role, type Side } from '../state.ts';

const OF_ROLE: Readonly<Record<Role, { readonly side: Side; readonly turn: Duty }>> = {
  rebel: { side: REBEL, turn: duty(REBEL, 'turn') },
  imperial: { side: EMPIRE, turn: duty(EMPIRE, 'turn') },
};

export const sideOfRole = (role: Role): Side => OF_ROLE[role].side;

/** The duty of taking a role's turns. */
export const turnDuty = (role: Role): Duty => OF_ROLE[role].turn;

type Turns = Pick<Reb, 'turn' | 'passed'>;

/** Whether nobody of a side takes any more turns in this Command Phase. */
export const hasPassed = ({ passed }: Turns, side: Side): boolean =>
  ROLES.every((role) => sideOfRole(role) !== side || passed.includes(role));

/** The role that takes the next turn, in order, skipping those that have passed. Null: all have passed. */
export function nextTurn({ turn, passed }: Turns): Role | null {
  const from = ROLES.indexOf(turn) + 1;
  return [...ROLES.slice(from), ...ROLES.slice(0, from)].find((role) => !passed.includes(role)) ?? null;
}
