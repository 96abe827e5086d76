import type { RebFrame } from '../../../games/rebellion/public/frames.ts';
import { buildIcons, type Knowledge, possibleBases } from '../../../games/rebellion/public/queries.ts';
import {
  ALL_LEADERS,
  BASE_SPACE,
  baseSystemOf,
  EMPIRE,
  GROUND,
  hasImperialLoyalty,
  hasIn,
  hasRebelLoyalty,
  hasSide,
  isCaptured,
  isInPlay,
  KINDS,
  type Loc,
  NEIGHBOURS,
  queued,
  REBEL,
  type Reader,
  type Reb,
  type Side,
  SYSTEM_LOCS,
  sideNamed,
  sideOfLeader,
} from '../../../games/rebellion/public/table.ts';
import { type Audience, type Seat, seatBit } from '../../../kernel/ids.ts';
import type { State } from '../../../kernel/state.ts';
import { power, strength } from './galaxy.ts';
import { missingFor, objectivesHeld } from './objectives.ts';

/**
 * How likely the Empire is to win: a sum of what lies on the table, each with a weight, through the logistic curve. The weights
 * were fitted to the ends of some thousand games between greedy bots, looked at whenever a round began (docs/decisions/0004).
 */
const WEIGHTS = {
  even: -0.582,
  /** Tens of rounds until time meets reputation, and how it matters when they are few. */
  roundsLeft: 1.784,
  hurry: -1.056,
  /** The share of the probe deck that the Empire has not drawn. */
  probesLeft: -1.219,
  /** Rounds left for each place where the base may be. */
  pace: 0.504,
  /** How well the Empire knows where the base is, times: rounds left, and its lead near the base and a move farther. */
  knownLeft: 0.042,
  knownNear: 0.195,
  knownFar: 0.166,
  near: 0.173,
  far: 0.179,
  revealed: 0.079,
  imperialForce: 0.407,
  rebelForce: -0.216,
  rebelLoyalty: -0.433,
  imperialLoyalty: 0.09,
  imperialIcons: 0.54,
  rebelLeaders: -0.64,
  objectives: -0.477,
  met: -0.051,
  nearlyMet: -0.043,
  outposts: -0.298,
};
export type Features = Record<keyof typeof WEIGHTS, number>;

export function imperialChance(s: State<Reb, RebFrame>, sides: readonly string[]): number {
  const found = features(s, sides);
  let x = 0;
  for (const name of NAMES) x += found[name] * WEIGHTS[name];
  return 1 / (1 + Math.exp(-x));
}
/** The seats that fight for the Empire, also as a set of bits. */
function imperialSeats(sides: readonly string[]): { seats: Seat[]; known: Audience } {
  const seats = [...sides.keys()].filter((seat) => sideNamed(sides[seat]) === EMPIRE);
  return { seats, known: seats.reduce((bits, seat) => bits | seatBit(seat), 0) };
}
export const NAMES = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];

/** `sides`: by seat. */
function features(s: State<Reb, RebFrame>, sides: readonly string[]): Features {
  const g = s.game;
  const { face, known } = s.secrets;
  const imperial = imperialSeats(sides);
  const all: Reader = { read: (slot) => face[slot] ?? -1 };
  const seen: Knowledge = {
    read: (slot) => (((known[slot] ?? 0) & imperial.known) !== 0 ? (face[slot] ?? -1) : -1),
    notebook: imperial.seats.flatMap((seat) => s.notebooks[seat] ?? []),
  };
  const left = Math.max(1, g.reputation - g.time);
  const places = Math.max(1, possibleBases(g, seen).length);
  const base = baseSystemOf(g, all);
  const guard = strength(g, base, REBEL) + (g.probes.revealed ? 0 : strength(g, BASE_SPACE, REBEL));
  const near = lead(within(g, base, 1), guard);
  const far = lead(within(g, base, 2), guard);
  const found: Features = {
    ...NO_FEATURES,
    roundsLeft: left / 10,
    hurry: 1 / left,
    probesLeft: g.probes.deck.length / 25,
    pace: left / (places + 2),
    knownLeft: left / 10 / places,
    knownNear: near / places,
    knownFar: far / places,
    near,
    far,
    revealed: g.probes.revealed ? 1 : 0,
    imperialForce: queuedForce(g, EMPIRE) / 50,
    rebelForce: (queuedForce(g, REBEL) + strength(g, BASE_SPACE, REBEL)) / 20,
    objectives: g.objectives.hand.length / 5,
  };
  for (const loc of SYSTEM_LOCS) lookAt(g, loc, found);
  for (const l of ALL_LEADERS) {
    if (isInPlay(g, l) && !isCaptured(g, l) && sideOfLeader(g, l) === REBEL) found.rebelLeaders += 1 / 8;
  }
  for (const id of objectivesHeld(g, all)) {
    const missing = missingFor(g, id);
    if (missing === 0) found.met++;
    else if (missing <= 1) found.nearlyMet++;
  }
  return found;
}

const NO_FEATURES: Features = {
  even: 1,
  roundsLeft: 0,
  hurry: 0,
  probesLeft: 0,
  pace: 0,
  knownLeft: 0,
  knownNear: 0,
  knownFar: 0,
  near: 0,
  far: 0,
  revealed: 0,
  imperialForce: 0,
  rebelForce: 0,
  rebelLoyalty: 0,
  imperialLoyalty: 0,
  imperialIcons: 0,
  rebelLeaders: 0,
  objectives: 0,
  met: 0,
  nearlyMet: 0,
  outposts: 0,
};

/** What one system adds. */
function lookAt(g: Reb, loc: Loc, found: Features): void {
  if (hasSide(g, loc, REBEL)) {
    found.outposts += 1 / 5;
    found.rebelForce += strength(g, loc, REBEL) / 20;
  }
  found.imperialForce += strength(g, loc, EMPIRE) / 50;
  if (hasRebelLoyalty(g, loc)) found.rebelLoyalty += 1 / 5;
  if (hasImperialLoyalty(g, loc)) found.imperialLoyalty += 1 / 5;
  found.imperialIcons += buildIcons(g, loc, EMPIRE).length / 10;
}

/** How much stronger the Empire is there than those who guard the base, as a logarithm. */
const lead = (imperial: number, guard: number): number => Math.log((imperial + 2) / (guard + 2));

/** Imperial strength that can reach a place within this number of moves: fleets with troops. */
function within(g: Reb, loc: Loc, moves: number): number {
  const seen = [loc];
  let sum = strength(g, loc, EMPIRE);
  let done = 0;
  for (let i = 0; i < moves; i++) {
    const end = seen.length;
    for (; done < end; done++) {
      for (const near of NEIGHBOURS[seen[done] ?? loc] ?? []) {
        if (seen.includes(near)) continue;
        seen.push(near);
        if (hasIn(g, near, EMPIRE, GROUND)) sum += strength(g, near, EMPIRE);
      }
    }
  }
  return sum;
}

function queuedForce(g: Reb, side: Side): number {
  let sum = 0;
  for (const k of KINDS[side]) {
    for (let space = 1; space <= 3; space++) sum += power(k) * queued(g, space, k);
  }
  return sum;
}
