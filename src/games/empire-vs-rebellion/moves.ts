import type { Io, Note } from '../../kernel/game.ts';
import type { CardSlot, FaceId } from '../../kernel/ids.ts';
import { CHARACTERS } from './cards/faces.ts';
import type { EvrFrame } from './frames/frames.ts';
import type { EvrEvent } from './kinds.ts';
import { canDraw } from './queries/table.ts';
import { type Evr, NONE, other, SIDES, type Side } from './state.ts';

export type EvrIo = Io<EvrFrame, EvrEvent>;
export const ownersOf = (side: Side, io: EvrIo): number => io.side(SIDES[side]);

/** The things that happen to cards, each in one place. What lies faceup is known to everybody from then on. */

/** An empty deck is made from the discard pile again, only when it is needed (D12). */
export function renew(g: Evr, side: Side, io: EvrIo): void {
  const a = g.areas[side];
  if (a.deck.length > 0 || a.discard.length === 0) return;
  a.deck = io.shuffle(a.discard);
  a.discard = [];
  io.emit({ k: 'deck-renewed', side, n: a.deck.length });
}

/** The top card of a deck, taken off it; NONE when nothing is left anywhere. */
export function takeTop(g: Evr, side: Side, io: EvrIo): CardSlot {
  renew(g, side, io);
  return g.areas[side].deck.shift() ?? NONE;
}

/** A card enters play faceup and ready. */
export function intoPlay(g: Evr, side: Side, slot: CardSlot, io: EvrIo): void {
  io.reveal([slot], io.all);
  const a = g.areas[side];
  a.play.push(slot);
  a.ready.push(true);
}

export function playTop(g: Evr, side: Side, io: EvrIo): void {
  if (!canDraw(g, side)) return;
  const slot = takeTop(g, side, io);
  intoPlay(g, side, slot, io);
  io.emit({ k: 'played', side, cards: [slot] });
}

/** The owner of a card in play. */
const ownerInPlay = (g: Evr, slot: CardSlot): Side => (g.areas[0].play.includes(slot) ? 0 : 1);

/** Takes a card out of play, on either side. Returns its owner. */
function outOfPlay(g: Evr, slot: CardSlot): Side {
  const side = ownerInPlay(g, slot);
  const a = g.areas[side];
  const i = a.play.indexOf(slot);
  a.play.splice(i, 1);
  a.ready.splice(i, 1);
  return side;
}

/** A discarded card goes to its owner's pile. */
export function discardFromPlay(g: Evr, slot: CardSlot, io: EvrIo): void {
  const side = outOfPlay(g, slot);
  g.areas[side].discard.push(slot);
  io.emit({ k: 'discarded', side, cards: [slot] });
}

/** A card in play becomes exhausted. Returns its owner. */
export function exhaust(g: Evr, slot: CardSlot): Side {
  const side = ownerInPlay(g, slot);
  const { play, ready } = g.areas[side];
  ready[play.indexOf(slot)] = false;
  return side;
}

/** A character in play goes facedown to its owner's reserve; everybody knows which it was. */
export function playToReserve(g: Evr, slot: CardSlot, io: EvrIo): void {
  const side = outOfPlay(g, slot);
  g.areas[side].reserve.push(slot);
  widenReserveNotes(side, io.read(slot), io);
  io.emit({ k: 'to-reserve', side, cards: [slot] });
}

/** A character leaves the reserve secretly and is shuffled into the deck; only that it happened is open (D20). */
export function reserveToDeck(g: Evr, side: Side, slot: CardSlot, io: EvrIo): void {
  const a = g.areas[side];
  const rest = a.reserve.filter((s) => s !== slot);
  const [mine = [], left = []] = io.regroup([[slot], rest], ownersOf(side, io));
  a.reserve = left;
  renew(g, side, io);
  a.deck = io.shuffle([...a.deck, ...mine]);
  io.emit({ k: 'character-added', side });
}

/** A used strategy lies open. */
export function useStrategy(g: Evr, side: Side, slot: CardSlot, io: EvrIo): void {
  io.reveal([slot], io.all);
  g.areas[side].used.push(slot);
}

/** All used strategies become unused again, facedown: their owner knows them, nobody else which is which. */
export function retrieveStrategies(g: Evr, side: Side, io: EvrIo): void {
  const a = g.areas[side];
  const [unused = []] = io.regroup([[...a.unused, ...a.used]], ownersOf(side, io));
  a.unused = unused;
  a.used = [];
  io.emit({ k: 'strategies-retrieved', side });
}

/** Picks the chosen strategy from the unused ones; nobody but the owner can follow which card it was. */
export function lockIn(g: Evr, side: Side, slot: CardSlot, io: EvrIo): void {
  const a = g.areas[side];
  const rest = a.unused.filter((s) => s !== slot);
  const [[mine = NONE] = [], left = []] = io.regroup([[slot], rest], ownersOf(side, io));
  a.chosen = mine;
  a.shown = false;
  a.unused = left;
}

// ---- what a search of the opponent's deck tells about the opponent's reserve ----

/** In the searcher's notebook: the characters that can be in the reserve of the side whose deck was searched. */
export interface ReserveNote extends Note {
  readonly k: 'reserve-0' | 'reserve-1';
  readonly among: readonly number[];
}
const noteName = (side: Side): ReserveNote['k'] => (side === 0 ? 'reserve-0' : 'reserve-1');

export function reserveNote(notes: readonly Note[], side: Side): ReserveNote | undefined {
  return notes.find((note): note is ReserveNote => note.k === noteName(side));
}

/** A player who has seen a whole deck knows which characters can be in the reserve. */
export function noteReserve(g: Evr, side: Side, io: EvrIo): void {
  const a = g.areas[side];
  const seen = new Set([...a.deck, ...a.discard, ...a.play].map((slot) => io.read(slot)));
  const among = CHARACTERS[side].filter((face) => !seen.has(face));
  const to = ownersOf(other(side), io);
  forgetReserve(side, io);
  io.note(to, { k: noteName(side), among });
}

/** A character that went openly to the reserve may be there from now on. */
function widenReserveNotes(side: Side, face: FaceId, io: EvrIo): void {
  io.amend(noteName(side), ownersOf(other(side), io), (note) => ({
    ...note,
    among: [...(note as ReserveNote).among, face],
  }));
}

/** A character that openly left the reserve is not there any more, wherever it goes next. */
export function narrowReserveNotes(side: Side, face: FaceId, io: EvrIo): void {
  io.amend(noteName(side), ownersOf(other(side), io), (note) => ({
    ...note,
    among: (note as ReserveNote).among.filter((f) => f !== face),
  }));
}

/** After a secret addition to the reserve nothing certain is left of it. */
export const forgetReserve = (side: Side, io: EvrIo): void =>
  io.amend(noteName(side), ownersOf(other(side), io), () => null);
