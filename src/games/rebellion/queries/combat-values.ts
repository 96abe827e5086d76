import { DICE_OF_COLOUR } from '../data/dice.ts';
import { UNITS } from '../data/units.ts';
import type { Combat } from '../frames/combat/frames.ts';
import { EMPIRE, type Frozen, type Kind, type Side } from '../state.ts';
import {
  BLACK,
  HEALTH,
  ION_CANNON,
  KINDS_IN,
  RED,
  SPACE,
  sideOfKind,
  THEATER_OF,
  type Theater,
} from '../table/units.ts';
import { type Combatlike, inForce } from './in-force.ts';

/** What units are worth in a combat, with the cards in force. The rules, the page and the bots all count here. */

/** How many of each kind fight in a system. */
export type Forces = (kind: Kind) => number;

export interface AttackDice {
  red: number;
  black: number;
}

const NO_DICE: Readonly<AttackDice> = { red: 0, black: 0 };
const { redTaken } = UNITS['ion-cannon'];

const limited = (n: number): number => Math.max(0, Math.min(DICE_OF_COLOUR, n));

/** Attack values added up, less what takes dice away; the limit of five comes last. */
export function attackDiceOf(
  forces: Forces,
  side: Side,
  theater: Theater,
  less: Readonly<AttackDice> = NO_DICE,
): AttackDice {
  let red = -less.red;
  let black = -less.black;
  for (const kind of KINDS_IN[side][theater]) {
    const n = forces(kind);
    if (n === 0) continue;
    red += n * (RED[kind] ?? 0);
    black += n * (BLACK[kind] ?? 0);
  }
  if (side === EMPIRE && theater === SPACE) red -= redTaken * forces(ION_CANNON);
  return { red: limited(red), black: limited(black) };
}

/** The dice that cards take from a side's attacks in a round. */
export const diceTaken = (c: Combatlike, side: Side, theater: Theater, round: number): Readonly<AttackDice> =>
  inForce(c, 'fewer-dice', side, theater, round).reduce(
    (sum, { red, black }) => ({ red: sum.red + red, black: sum.black + black }),
    NO_DICE,
  );

/** How many black hits of an attack may count as red. */
export const blackAsRed = (c: Combatlike, side: Side, theater: Theater): number =>
  inForce(c, 'black-as-red', side, theater).reduce((sum, { n }) => sum + n, 0);

/** Health in this combat: cards take some of it, but never the last. A Death Star has none. */
export function healthOf(c: Combatlike, kind: Kind): number {
  const printed = HEALTH[kind] ?? 0;
  const less = inForce(c, 'less-health', sideOfKind(kind), THEATER_OF[kind] ?? null);
  return less.reduce((health, { n }) => Math.max(Math.min(1, health), health - n), printed);
}

/** Leaders are added and start-of-combat cards used before the first round. */
export const isBeforeFirstRound = ({ at }: Frozen<Pick<Combat, 'at'>>): boolean =>
  at === 'begin' || at === 'add-leader' || at === 'start-cards' || at === 'draw-tactics';

/** The round whose attacks are still to come: after both battles, the next one. */
export const roundAhead = ({ at, round }: Frozen<Pick<Combat, 'at' | 'round'>>): number =>
  at === 'retreat' || at === 'transports' || at === 'round-ends' || at === 'next-round' ? round + 1 : round;
