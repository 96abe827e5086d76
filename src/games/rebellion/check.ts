import type { CardSlot } from '../../kernel/ids.ts';
import type { State } from '../../kernel/state.ts';
import { boxOf } from './box.ts';
import { TRACK_LENGTH } from './data/time-track.ts';
import type { RebFrame } from './frames/frames.ts';
import { unitId } from './names.ts';
import {
  GONE,
  IMPERIAL_LOYALTY,
  isSystem,
  KIND_COUNT,
  LOC_COUNT,
  NEUTRAL,
  NONE,
  ON_MISSION,
  type Reb,
} from './state.ts';
import { ALL_LEADERS, isCaptured, LURED } from './table/leaders.ts';
import { canChangeLoyalty, SYSTEM_LOCS } from './table/systems.ts';
import { queued, unitsAt } from './table/units.ts';

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(`invariant broken: ${what}`);
}

/** 153 miniatures, all cards, leaders, rings and markers are accounted for. */
export function check(s: State<Reb, RebFrame>): void {
  const g = s.game;
  checkUnits(g);
  checkCards(g, s.stack, s.secrets.face.length);
  checkLeaders(g);
  for (const loc of SYSTEM_LOCS) {
    const fixed = !canChangeLoyalty(g, loc);
    if (fixed) demand(g.subjugated[loc] === 0, `no subjugation in ${loc}`);
    if (fixed && g.loyalty[loc] !== NEUTRAL) demand(g.loyalty[loc] === IMPERIAL_LOYALTY, `loyalty in ${loc}`);
    if (g.loyalty[loc] === IMPERIAL_LOYALTY) demand(g.subjugated[loc] === 0, `loyal and subjugated: ${loc}`);
  }
  demand(g.time >= 1 && g.time <= TRACK_LENGTH && g.reputation <= TRACK_LENGTH, 'markers are on the track');
}

function checkUnits(g: Reb): void {
  const { pieces } = boxOf(g.options);
  for (let k = 0; k < KIND_COUNT; k++) {
    let n = g.supply[k] ?? 0;
    demand(n >= 0, `supply of ${unitId(k)}`);
    for (let loc = 0; loc < LOC_COUNT; loc++) {
      demand(unitsAt(g, loc, k) >= 0, `${unitId(k)} at ${loc}`);
      n += unitsAt(g, loc, k);
    }
    for (let space = 1; space <= 3; space++) {
      demand(queued(g, space, k) >= 0, `${unitId(k)} on queue space ${space}`);
      n += queued(g, space, k);
    }
    // While units are being deployed they are in no place: the frame holds them for that one question.
    const missing = (pieces[k] ?? 0) - n;
    demand(missing >= 0, `too many of ${unitId(k)}`);
    if (missing > 0) demand(g.held[k] === missing, `${unitId(k)} is missing`);
  }
}

function checkCards(g: Reb, stack: readonly RebFrame[], slots: number): void {
  const piles: (readonly CardSlot[])[] = [
    ...g.missions.flatMap((p) => [p.deck, p.hand, p.discard]),
    ...g.assigned.map((list) => list.map((a) => a.card)),
    g.projects.deck,
    g.projects.discard,
    ...g.actions.flatMap((p) => [p.deck, p.hand, p.discard]),
    g.box,
    g.objectives.deck,
    g.objectives.hand,
    g.objectives.discard,
    g.probes.deck,
    g.probes.hand,
    g.probes.gone,
    g.probes.base === NONE ? [] : [g.probes.base],
    ...g.tactics.flatMap((t) => [t.deck, t.discard, t.hands[0], t.hands[1]]),
    g.limbo,
  ];
  const seen = new Array<number>(slots).fill(0);
  for (const pile of piles) for (const slot of pile) seen[slot] = (seen[slot] ?? 0) + 1;
  seen.forEach((n, slot) => {
    demand(n === 1, `card ${slot} is in ${n} places (${stack.map((f) => `${f.k}.${f.at}`).join(' ')})`);
  });
}

function checkLeaders(g: Reb): void {
  const onMissions = g.assigned.flatMap((list) => list.flatMap((a) => a.leaders));
  const waiting = g.limboLeaders;
  for (const l of ALL_LEADERS) {
    const times = [...onMissions, ...waiting].filter((x) => x === l).length;
    demand(g.leaderAt[l] === ON_MISSION ? times === 1 : times === 0, `leader ${l} is in one place`);
    if (isCaptured(g, l)) demand(isSystem(g.leaderAt[l] ?? GONE), `captive ${l} is in a system`);
  }
  // A lured leader stays Imperial even when the ring moves to another leader: both count as lured.
  const rings = g.ring.filter((ring) => ring !== NONE && ring !== LURED);
  demand(new Set(rings).size === rings.length, 'one of each ring');
}
