import { BOTH, type Evr, NONE, type Reader } from './state.ts';

/** D22: a turn after which the position is the same as twice before in this struggle counts as a pass. */
const TIMES_BEFORE = 2;

/** What a position consists of: open cards by where and how they lie, numbers of each side, and whose turn it is. */
const READY = 0;
const EXHAUSTED = 1;
const DISCARDED = 2;
const USED = 3;
const SHOWN = 4;
const TURN = 5;
const TOKENS = 6;
const IN_DECK = 7;
const IN_RESERVE = 8;
const UNUSED = 9;
const KINDS = 10;

/** Notes the position after a turn, and tells whether it stood twice before in this struggle. */
export function isRepetition(positions: number[], position: number): boolean {
  let before = 0;
  for (const other of positions) if (other === position) before++;
  positions.push(position);
  return before >= TIMES_BEFORE;
}

/**
 * A number for the position between two turns: the open cards, the influence, how many cards lie facedown in each place, and whose
 * turn it is. It reads no facedown card, so it is the same for everybody. The order of cards in one place does not count. With 53
 * bits, two different positions of one struggle do not get the same number in practice.
 */
export function positionNumber(g: Evr, r: Reader): number {
  sum.high = 0;
  sum.low = 0;
  add(TURN, g.active);
  for (const side of BOTH) {
    const { play, ready, discard, used, shown, chosen, influence, deck, reserve, unused } = g.areas[side];
    for (let i = 0; i < play.length; i++) add(ready[i] ? READY : EXHAUSTED, r.read(play[i] ?? NONE));
    for (let i = 0; i < discard.length; i++) add(DISCARDED, r.read(discard[i] ?? NONE));
    for (let i = 0; i < used.length; i++) add(USED, r.read(used[i] ?? NONE));
    if (shown) add(SHOWN, r.read(chosen));
    // The discard pile and the play area are told by their cards.
    add(TOKENS, influence * 2 + side);
    add(IN_DECK, deck.length * 2 + side);
    add(IN_RESERVE, reserve.length * 2 + side);
    add(UNUSED, unused.length * 2 + side);
  }
  return (sum.high >>> 11) * 2 ** 32 + (sum.low >>> 0);
}

/** The sum of what a position consists of: it does not depend on the order. Search works out many, so nothing is allocated for it. */
const sum = { high: 0, low: 0 };

function add(kind: number, what: number): void {
  const n = what * KINDS + kind;
  sum.high = (sum.high + (n < PREPARED ? (HIGH[n] ?? 0) : mixed(n, BY_HIGH))) | 0;
  sum.low = (sum.low + (n < PREPARED ? (LOW[n] ?? 0) : mixed(n, BY_LOW))) | 0;
}

const BY_HIGH = 0x9e3779b1;
const BY_LOW = 0x27d4eb2f;

/** Spreads a small number over 32 bits, as MurmurHash3 does at its end. */
function mixed(n: number, by: number): number {
  let h = Math.imul(n + 1, by);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Enough for every card of the box and more tokens than games have shown. */
const PREPARED = 2048;
const HIGH = Int32Array.from({ length: PREPARED }, (_, n) => mixed(n, BY_HIGH));
const LOW = Int32Array.from({ length: PREPARED }, (_, n) => mixed(n, BY_LOW));
