import type { CardSlot } from '../../../kernel/ids.ts';
import { MISSIONS } from '../cards/missions/index.ts';
import { missionIn } from '../faces.ts';
import type { RebIo } from '../io.ts';
import {
  EMPIRE,
  type Leader,
  NONE,
  ON_MISSION,
  own,
  type Reader,
  type Reb,
  SIDES,
  type Side,
} from '../state.ts';
import type { Theater } from './units.ts';
import { mixKnown } from './unseen.ts';

/** Cards that go between decks, hands and discard piles. Hidden hands are mixed, so that nobody can follow a card. */

export const ownersOf = (side: Side, io: RebIo): number => io.side(SIDES[side]);

/** A used-up deck is rebuilt from its discard pile, also in the middle of a draw. */
function takeTop(piles: { deck: CardSlot[]; discard: CardSlot[] }, io: RebIo): CardSlot {
  if (piles.deck.length === 0 && piles.discard.length > 0) {
    piles.deck = io.shuffle(piles.discard);
    piles.discard = [];
  }
  return piles.deck.shift() ?? NONE;
}

function takeMany(piles: { deck: CardSlot[]; discard: CardSlot[] }, n: number, io: RebIo): CardSlot[] {
  const taken: CardSlot[] = [];
  for (let i = 0; i < n; i++) {
    const slot = takeTop(piles, io);
    if (slot !== NONE) taken.push(slot);
  }
  return taken;
}

/** Cards in a hand: their owner knows them; for everybody else they are mixed with the rest. */
export function mixHand(slots: readonly CardSlot[], side: Side, io: RebIo): CardSlot[] {
  const [mixed = []] = io.regroup([slots], ownersOf(side, io));
  return mixed;
}

export function drawMissions(g: Reb, side: Side, n: number, io: RebIo): CardSlot[] {
  const drawn = takeMany(own(g, 'missions')[side], n, io);
  io.reveal(drawn, ownersOf(side, io));
  own(g, 'missions')[side].hand.push(...drawn);
  io.emit({ k: 'missions-drawn', side, n: drawn.length, cards: drawn });
  return drawn;
}

/** Project cards seen by the Empire, not yet in hand. */
export function takeProjects(g: Reb, n: number, io: RebIo): CardSlot[] {
  const drawn = takeMany(own(g, 'projects'), n, io);
  io.reveal(drawn, ownersOf(EMPIRE, io));
  return drawn;
}

/** After use: a starting mission goes back to hand, a project to its own pile, others to the discard pile. */
export function putAwayMission(g: Reb, side: Side, card: CardSlot, io: RebIo): void {
  const id = missionIn(card, io);
  const fact = id === undefined ? undefined : MISSIONS[id];
  if (fact?.starting) returnToHand(g, side, [card], io);
  else if (fact?.project) own(g, 'projects').discard.push(card);
  else own(g, 'missions')[side].discard.push(card);
}

/** Back into a hidden hand: which of its cards it is, only the owner knows from now on. */
export function returnToHand(g: Reb, side: Side, cards: readonly CardSlot[], io: RebIo): void {
  own(g, 'missions')[side].hand = mixHand([...g.missions[side].hand, ...cards], side, io);
}

export const isStartingMission = (card: CardSlot, r: Reader): boolean => {
  const id = missionIn(card, r);
  return id !== undefined && MISSIONS[id].starting;
};

// ---- facedown missions ----

export function assign(g: Reb, side: Side, card: CardSlot, leaders: readonly Leader[]): void {
  own(g, 'missions')[side].hand = g.missions[side].hand.filter((slot) => slot !== card);
  const assigned = own(g, 'assigned')[side];
  const there = assigned.find((a) => a.card === card);
  if (there) there.leaders.push(...leaders);
  else assigned.push({ card, leaders: [...leaders] });
  const leaderAt = own(g, 'leaderAt');
  for (const l of leaders) leaderAt[l] = ON_MISSION;
}

// ---- probe cards ----

/** The Empire draws probe cards: systems where the base is not. */
export function drawProbes(g: Reb, n: number, io: RebIo): CardSlot[] {
  const drawn = own(g, 'probes').deck.splice(0, n);
  io.reveal(drawn, ownersOf(EMPIRE, io));
  own(g, 'probes').hand.push(...drawn);
  if (drawn.length > 0) io.emit({ k: 'probes-drawn', side: EMPIRE, n: drawn.length, cards: drawn });
  return drawn;
}

// ---- objectives ----

export function drawObjectives(g: Reb, n: number, io: RebIo): void {
  const drawn = own(g, 'objectives').deck.splice(0, n);
  io.reveal(drawn, ownersOf(0, io));
  takeObjectives(g, drawn, io);
}

/** Into the Rebel hand, where nobody can tell a new card from an old one of its stage; what was shown stays known. */
export function takeObjectives(g: Reb, cards: readonly CardSlot[], io: RebIo): void {
  if (cards.length === 0) return;
  io.emit({ k: 'objectives-drawn', side: 0, n: cards.length, cards });
  own(g, 'objectives').hand = mixKnown(g, [...g.objectives.hand, ...cards], io);
}

// ---- tactic cards ----

/** `seers`: the seats that see what is drawn. */
export function drawTactics(g: Reb, side: Side, theater: Theater, n: number, seers: number, io: RebIo): void {
  const piles = own(g, 'tactics')[theater];
  const drawn = takeMany(piles, n, io);
  io.reveal(drawn, seers);
  piles.hands[side].push(...drawn);
  if (drawn.length > 0) io.emit({ k: 'tactics-drawn', side, theater, n: drawn.length, cards: drawn });
}

export function discardTactic(g: Reb, side: Side, card: CardSlot, io: RebIo): void {
  const [space, ground] = own(g, 'tactics');
  const piles = space.hands[side].includes(card) ? space : ground;
  piles.hands[side] = piles.hands[side].filter((slot) => slot !== card);
  io.reveal([card], io.all);
  piles.discard.push(card);
}

/** After combat all tactic cards, played or held, are shuffled back. */
export function shuffleTacticsBack(g: Reb, io: RebIo): void {
  for (const theater of [0, 1] as const) {
    const { discard, hands } = g.tactics[theater];
    if (discard.length + hands[0].length + hands[1].length === 0) continue; // nobody drew
    const piles = own(g, 'tactics')[theater];
    piles.deck = io.shuffle([...piles.deck, ...piles.discard, ...piles.hands[0], ...piles.hands[1]]);
    piles.discard = [];
    piles.hands = [[], []];
  }
}
