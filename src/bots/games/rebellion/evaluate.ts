import type { RebFrame } from '../../../games/rebellion/frames/frames.ts';
import {
  ALL_LEADERS,
  baseSystemOf,
  isCaptured,
  isInPlay,
  sideOfLeader,
} from '../../../games/rebellion/leaders.ts';
import { BASE_SPACE, EMPIRE, KIND_COUNT, type Loc, REBEL, type Reb } from '../../../games/rebellion/state.ts';
import {
  hasImperialLoyalty,
  hasRebelLoyalty,
  iconsOf,
  isSubjugated,
  NEIGHBOURS,
  SYSTEM_LOCS,
} from '../../../games/rebellion/systems.ts';
import { GROUND, hasIn, hasSide, KINDS } from '../../../games/rebellion/units.ts';
import type { State } from '../../../kernel/state.ts';
import { candidates, power, strength } from './galaxy.ts';
import { missingFor, objectivesHeld } from './objectives.ts';

/** How likely the Empire is to win, from what lies on the table: the weights were fitted to games between greedy bots. */

export const NAMES = [
  'one',
  'left',
  'invLeft',
  'known',
  'logCands',
  'deck',
  'known*left',
  'known*near',
  'known*far',
  'known*guard',
  'near',
  'far',
  'guard',
  'imperial',
  'rebel',
  'rebelLoyal',
  'imperialLoyal',
  'subjugated',
  'rebelIcons',
  'imperialIcons',
  'rebelLeaders',
  'imperialLeaders',
  'captives',
  'objectives',
  'met',
  'almost',
  'revealed',
  'outposts',
  'pace',
  'sweep',
];

export function features(s: State<Reb, RebFrame>): number[] {
  const g = s.game;
  const all = { read: (slot: number) => s.secrets.face[slot] ?? -1 };
  const imperial = {
    read: (slot: number) => (((s.secrets.known[slot] ?? 0) & 2) !== 0 ? (s.secrets.face[slot] ?? -1) : -1),
  };
  const left = Math.max(1, g.reputation - g.time);
  const open = candidates(g, imperial);
  const cands = g.probes.revealed ? 1 : Math.max(1, open.length);
  const known = 1 / cands;
  const base = baseSystemOf(g, all);
  const near = within(g, base, 1);
  const far = within(g, base, 2);
  const guard = strength(g, base, REBEL) + (g.probes.revealed ? 0 : strength(g, BASE_SPACE, REBEL));
  const lead = (x: number): number => Math.log((x + 2) / (guard + 2));
  let rebelLoyal = 0,
    imperialLoyal = 0,
    subjugated = 0,
    rebelIcons = 0,
    imperialIcons = 0,
    outposts = 0,
    force = 0,
    rebel = 0;
  for (const loc of SYSTEM_LOCS) {
    if (hasSide(g, loc, REBEL)) outposts++;
    force += strength(g, loc, EMPIRE);
    rebel += strength(g, loc, REBEL);
    const icons = iconsOf(g, loc).length;
    const works = g.sabotage[loc] !== 1;
    if (isSubjugated(g, loc)) {
      subjugated++;
      if (works && icons > 0) imperialIcons++;
    } else if (hasRebelLoyalty(g, loc) && works) rebelIcons += icons;
    if (hasRebelLoyalty(g, loc)) rebelLoyal++;
    if (hasImperialLoyalty(g, loc)) {
      imperialLoyal++;
      if (works) imperialIcons += icons;
    }
  }
  for (const k of KINDS[EMPIRE] ?? [])
    for (let q = 1; q <= 3; q++) force += power(k) * (g.queue[q * KIND_COUNT + k] ?? 0);
  for (const k of KINDS[REBEL] ?? [])
    for (let q = 1; q <= 3; q++) rebel += power(k) * (g.queue[q * KIND_COUNT + k] ?? 0);
  rebel += strength(g, BASE_SPACE, REBEL);
  let rebelLeaders = 0,
    imperialLeaders = 0,
    captives = 0;
  for (const l of ALL_LEADERS) {
    if (!isInPlay(g, l)) continue;
    if (isCaptured(g, l)) captives++;
    else if (sideOfLeader(g, l) === REBEL) rebelLeaders++;
    else imperialLeaders++;
  }
  let met = 0,
    almost = 0;
  const held = objectivesHeld(g, all);
  for (const id of held) {
    const n = missingFor(g, id);
    if (n === 0) met++;
    else if (n <= 1) almost++;
  }
  const sweep =
    open.filter((loc) => (NEIGHBOURS[loc] ?? []).some((x) => hasIn(g, x, EMPIRE, GROUND))).length / cands;
  return [
    1,
    left / 10,
    1 / left,
    known,
    Math.log(cands),
    g.probes.deck.length / 25,
    (known * left) / 10,
    known * lead(near),
    known * lead(far),
    (known * guard) / 10,
    lead(near),
    lead(far),
    guard / 10,
    force / 50,
    rebel / 20,
    rebelLoyal / 5,
    imperialLoyal / 5,
    subjugated / 5,
    rebelIcons / 5,
    imperialIcons / 10,
    rebelLeaders / 8,
    imperialLeaders / 8,
    captives,
    g.objectives.hand.length / 5,
    met,
    almost,
    g.probes.revealed ? 1 : 0,
    outposts / 5,
    left / (cands + 2),
    sweep,
  ];
}

/** Imperial strength that could be at a place in so many moves, if there are troops among it. */
function within(g: Reb, loc: Loc, moves: number): number {
  const seen = new Set<Loc>([loc]);
  let ring: Loc[] = [loc];
  let sum = strength(g, loc, EMPIRE);
  for (let i = 0; i < moves; i++) {
    const next: Loc[] = [];
    for (const from of ring) {
      for (const near of NEIGHBOURS[from] ?? []) {
        if (seen.has(near)) continue;
        seen.add(near);
        next.push(near);
        if (hasIn(g, near, EMPIRE, GROUND)) sum += strength(g, near, EMPIRE);
      }
    }
    ring = next;
  }
  return sum;
}

const WEIGHTS = [
  -0.694, 1.859, -0.997, 0.0, 0.0, -0.983, 0.069, 0.212, 0.122, 0.0, 0.129, 0.207, 0.0, 0.496, -0.103, -0.402,
  0.132, 0.0, -0.119, 0.429, -1.093, 0.0, 0.0, -0.299, -0.093, -0.102, 0.031, -0.326, 0.49, 0.0,
];

export function imperialChance(s: State<Reb, RebFrame>): number {
  let x = 0;
  for (const [i, f] of features(s).entries()) x += f * (WEIGHTS[i] ?? 0);
  return 1 / (1 + Math.exp(-x));
}
