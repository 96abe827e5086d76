/** Pure functions of a view, the same for the rules, the page and the bots. */

export { isBlocked } from '../queries/powers.ts';
export {
  bonusOf,
  cardIn,
  eventNow,
  INFLUENCE_TOKENS,
  isLong,
  isReady,
  points,
  presentValue,
  sideInPlay,
  supply,
  total,
} from '../queries/table.ts';
export { compareTotals, POINTS_TO_WIN } from '../queries/victory.ts';
