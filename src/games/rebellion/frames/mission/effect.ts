import type { AskingFrame, Effect } from '../../cards/effects.ts';
import { MISSIONS } from '../../cards/missions/index.ts';
import { shapedUnits } from '../../data/build.ts';
import { SHAPES } from '../../data/terms.ts';
import { TRACK_LENGTH } from '../../data/time-track.ts';
import type { UnitId } from '../../data/units.ts';
import { probeLoc } from '../../faces.ts';
import type { RebIo } from '../../io.ts';
import { isPortrayed } from '../../queries/mission-dice.ts';
import type { RebRule } from '../../rules/document.ts';
import {
  EMPIRE,
  GONE,
  kindNo,
  NEUTRAL,
  NONE,
  own,
  REBEL,
  REBEL_LOYALTY,
  type Reb,
  SIDES,
  type Side,
} from '../../state.ts';
import { noteNoBase } from '../../table/base.ts';
import {
  ALL_LEADERS,
  attachRing,
  baseSystemOf,
  CARBONITE,
  homeOf,
  isCaptured,
  isLeader,
  isRingInBox,
  LUKE,
  LUKE_JEDI,
  LURED,
  rescue,
} from '../../table/leaders.ts';
import { drawObjectives, drawProbes, ownersOf, takeProjects } from '../../table/piles.ts';
import { canGainLoyalty, hasImperialUnit, inRegion, regionOf } from '../../table/systems.ts';
import {
  countSide,
  DEATH_STAR,
  DSUC,
  destroyUnits,
  GROUND,
  gainFromSupply,
  isDestroyed,
  KINDS_IN,
  queueUnit,
  unitsAt,
} from '../../table/units.ts';
import { win } from '../../table/victory.ts';
import type { FrameOf } from '../frames.ts';
import { startResearch } from './cards.ts';
import type { Want } from './frames.ts';
import { captureLeader, startDeliver, startRescue, wearYoda } from './leaders.ts';
import { startConquest } from './moves.ts';
import { hideObjectives, showObjectives } from './objectives.ts';
import { startOversee } from './queue.ts';
import { changeLoyalty, queueOne } from './systems.ts';
import { startDestroyHealth, startGainUnits, startQueueFromIcons } from './units.ts';

type Mission = FrameOf<'mission'>;

/** What each effect does with a mission; those that ask push a frame, and the mission goes on when it is done. */
type Run<D extends Effect['do']> = (g: Reb, f: Mission, e: Extract<Effect, { do: D }>, io: RebIo) => void;

const ruleOf = (f: Mission): RebRule => (f.id === null ? 'mission.resolve' : `mission.${f.id}`);

const hasPortrait = ({ id, leaders }: Mission): boolean => id !== null && isPortrayed({ id, leaders });

function loseReputation(g: Reb, n: number, io: RebIo): void {
  g.reputation = Math.min(TRACK_LENGTH, g.reputation + n);
  io.emit({ k: 'reputation', side: REBEL, n: g.reputation });
}

const nothing = (f: Mission, io: RebIo): void => io.emit({ k: 'no-effect', side: f.side, system: f.loc });

/** Can this system be destroyed now? Once only; by a variant no more than three in a game. */
function canDestroy(g: Reb, loc: number): boolean {
  if (isDestroyed(g, loc)) return false;
  return !g.options.threeDestroyed || g.destroyed.filter((mark) => mark === 1).length < 3;
}

/** Markers and icons go, Rebel ground units die; Imperial ones without transport follow in the checks afterwards. */
const destroySystem: Run<'destroy-system'> = (g, f, _e, io) => {
  const { loc } = f;
  if (!canDestroy(g, loc)) return nothing(f, io);
  own(g, 'destroyed')[loc] = 1;
  own(g, 'loyalty')[loc] = NEUTRAL;
  own(g, 'subjugated')[loc] = 0;
  own(g, 'sabotage')[loc] = 0;
  own(g, 'cleared')[loc] = 1;
  io.emit({ k: 'system-destroyed', side: EMPIRE, system: loc });
  for (const kind of KINDS_IN[REBEL][GROUND]) {
    const n = unitsAt(g, loc, kind);
    if (n === 0) continue;
    destroyUnits(g, loc, kind, n);
    io.emit({ k: 'destroyed', side: EMPIRE, system: loc, unit: kind, n });
  }
  // Hidden or revealed.
  if (baseSystemOf(g, io) === loc) win(EMPIRE, 'mission.superlaser-online', io);
};

/** The Jedi takes Luke's place, with Luke's ring and every effect on Luke. */
const becomeJedi: Run<'become-jedi'> = (g, f, _e, io) => {
  if (!f.leaders.includes(LUKE)) return;
  f.leaders = f.leaders.map((l) => (l === LUKE ? LUKE_JEDI : l));
  for (const list of [own(g, 'leaderAt'), own(g, 'ring'), own(g, 'detained')])
    list[LUKE_JEDI] = list[LUKE] ?? NONE;
  own(g, 'leaderAt')[LUKE] = GONE;
  own(g, 'ring')[LUKE] = NONE;
  own(g, 'detained')[LUKE] = 0;
  g.effects = g.effects.map((e) => ('leader' in e && e.leader === LUKE ? { ...e, leader: LUKE_JEDI } : e));
  io.emit({ k: 'became-jedi', side: REBEL, leader: LUKE_JEDI });
};

/** There is one carbonite ring: the leader who wore it is rescued, as with the captured ring. */
const freeze: Run<'freeze'> = (g, f, { reputation }, io) => {
  if (g.ring[f.against] === CARBONITE || !isRingInBox(g, CARBONITE)) return nothing(f, io);
  const before = ALL_LEADERS.find((l) => g.ring[l] === CARBONITE);
  if (before !== undefined) rescue(g, before, io);
  attachRing(g, f.against, CARBONITE);
  io.emit({ k: 'ring-attached', side: EMPIRE, leader: f.against, ring: 'carbonite' });
  loseReputation(g, reputation, io);
};

/** Imperial for the rest of the game. A leader who was lured before stays Imperial, although there is only one ring. */
const lure: Run<'lure'> = (g, f, { reputation }, io) => {
  if (!isRingInBox(g, LURED)) return nothing(f, io);
  own(g, 'ring')[f.against] = LURED;
  io.emit({ k: 'lured', side: EMPIRE, leader: f.against });
  if (isLeader(f.against, 'luke-skywalker')) loseReputation(g, reputation, io);
};

/** Told to the Empire alone, and not revealed. */
const answerTruthfully: Run<'answer-truthfully'> = (g, f, _e, io) => {
  const there = baseSystemOf(g, io) === f.loc;
  const both = ownersOf(EMPIRE, io) | ownersOf(REBEL, io);
  if (there) io.reveal([g.probes.base], ownersOf(EMPIRE, io));
  else if (!g.probes.revealed) noteNoBase(g, [f.loc], io);
  io.emit(
    { k: 'base-declared', side: REBEL, system: f.loc, systems: [f.loc], answer: there ? 'yes' : 'no' },
    both,
  );
};

/** The Rebel sees the top cards and hands over those of systems with Imperial units; the rest is shuffled back. */
const interceptProbes: Run<'intercept-probes'> = (g, _f, e, io) => {
  const seen = g.probes.deck.slice(0, e.n);
  io.reveal(seen, ownersOf(REBEL, io));
  io.emit({ k: 'probes-looked', side: REBEL, n: seen.length, cards: seen });
  const given = seen.filter((slot) => hasImperialUnit(g, probeLoc(io.read(slot))));
  io.reveal(given, ownersOf(EMPIRE, io));
  own(g, 'probes').deck = io.shuffle(g.probes.deck.filter((slot) => !given.includes(slot)));
  own(g, 'probes').hand.push(...given);
  io.emit({ k: 'probes-drawn', side: EMPIRE, n: given.length, cards: given });
};

const construct: Run<'construct-death-star'> = (g, f, { space }, io) => {
  // Both pieces or none: a site needs its queued Death Star (O-04).
  if ((g.supply[DSUC] ?? 0) === 0 || (g.supply[DEATH_STAR] ?? 0) === 0) return nothing(f, io);
  gainFromSupply(g, f.loc, DSUC, 1);
  queueUnit(g, space, DEATH_STAR);
  f.locs.push(f.loc);
  io.emit({ k: 'gained', side: EMPIRE, system: f.loc, unit: DSUC, n: 1 });
  io.emit({ k: 'queued', side: EMPIRE, unit: DEATH_STAR, n: 1, space });
};

/** Where a leader gets Master Yoda's ring, everybody can see whether there is a choice. */
const seekYoda = (g: Reb, f: Mission, io: RebIo): void => {
  const [only = NONE] = f.leaders;
  if (f.leaders.length > 1) io.push({ k: 'seek-yoda', at: 'choose' });
  else wearYoda(g, only, io);
};

const START: Readonly<Record<AskingFrame, (g: Reb, f: Mission, io: RebIo) => void>> = {
  contingency: (_g, f, io) => io.push({ k: 'contingency', at: 'mix', leaders: [...f.leaders], leader: NONE }),
  'homing-beacon': (_g, _f, io) => io.push({ k: 'homing-beacon', at: 'choose' }),
  misdirection: (_g, _f, io) => io.push({ k: 'misdirection', at: 'choose' }),
  oversee: (g, f, io) => startOversee(g, f.loc, io),
  'retrieve-plans': (_g, _f, io) => io.push({ k: 'retrieve-plans', at: 'show' }),
  'seek-yoda': seekYoda,
};

/** What a card gives: units by name, or by the shape of their build icon. */
const wanted = (side: Side, want: Extract<Effect, { do: 'gain' }>['want']): Want[] =>
  Object.entries(want).map(([key, n]) => {
    const shape = SHAPES.find((name) => name === key);
    const units = shape === undefined ? [key as UnitId] : shapedUnits(SIDES[side], shape);
    return { kinds: units.map(kindNo), n };
  });

const RUN: { readonly [D in Effect['do']]: Run<D> } = {
  loyalty: (g, f, e, io) => changeLoyalty(g, f.side, f.loc, e.by, io),
  'region-loyalty': (g, f, e, io) => {
    const locs = inRegion(regionOf(f.loc)).filter((loc) => canGainLoyalty(g, loc, f.side));
    if (locs.length === 0) return nothing(f, io);
    io.push({ k: 'region-loyalty', at: 'choose', locs, n: e.n });
  },
  'strip-region': (g, f, _e, io) => {
    for (const loc of inRegion(regionOf(f.loc))) {
      if (g.loyalty[loc] !== REBEL_LOYALTY) continue;
      own(g, 'loyalty')[loc] = NEUTRAL;
      io.emit({ k: 'loyalty', side: f.side, system: loc, loyalty: NEUTRAL });
    }
  },
  sabotage: (g, f, _e, io) => {
    own(g, 'sabotage')[f.loc] = 1;
    io.emit({ k: 'sabotaged', side: f.side, system: f.loc });
  },
  repair: (g, f, _e, io) => {
    if (g.sabotage[f.loc] !== 1) return;
    own(g, 'sabotage')[f.loc] = 0;
    io.emit({ k: 'repaired', side: f.side, system: f.loc });
  },
  'destroy-system': destroySystem,
  'queue-icons': (g, f, _e, io) => startQueueFromIcons(g, f.side, f.loc, io, ruleOf(f)),
  queue: (g, f, e, io) => queueOne(g, f.side, kindNo(e.unit), e.space, io),
  gain: (g, f, e, io) => {
    const loc = e.at === 'base' ? homeOf(g, io) : f.loc;
    f.locs.push(loc);
    startGainUnits(g, f.side, loc, wanted(f.side, e.want), io, ruleOf(f));
  },
  'construct-death-star': construct,
  'destroy-health': (g, f, e, io) => startDestroyHealth(g, f.side, f.loc, e.most, 'any', io, ruleOf(f)),
  'destroy-queued': (_g, f, e, io) =>
    io.push({
      k: 'destroy-queued',
      at: 'choose',
      by: e.by,
      loc: f.loc,
      most: e.by === 'health' ? e.most : 0,
      rule: ruleOf(f),
    }),
  'advance-queued': (_g, f, e, io) =>
    io.push({
      k: 'advance-queued',
      at: 'choose',
      left: hasPortrait(f) ? e.withPortrait : e.n,
      moved: null,
    }),
  'bring-units': (g, f, e, io) =>
    io.push({ k: 'bring-units', at: 'choose', how: e.how, from: homeOf(g, io), to: f.loc }),
  conquer: (g, f, _e, io) => startConquest(g, f.loc, io),
  'loyalty-or-unit': (_g, _f, _e, io) => io.push({ k: 'mon-calamari', at: 'choose' }),
  'look-objectives': (_g, f, e, io) =>
    io.push({ k: 'look-objectives', at: 'look', how: e.how, n: e.n, seen: [], rule: ruleOf(f) }),
  'draw-objectives': (g, _f, e, io) => {
    drawObjectives(g, e.n, io);
  },
  'show-objectives': (g, _f, _e, io) => {
    showObjectives(g, io);
    hideObjectives(g, io);
  },
  'draw-probes': (g, f, e, io) => {
    drawProbes(g, hasPortrait(f) ? e.withPortrait : e.n, io);
  },
  // On the base space, or in the base's system once it is revealed.
  'probes-by-base': (g, _f, e, io) => {
    drawProbes(g, Math.max(1, Math.floor(countSide(g, homeOf(g, io), REBEL) / e.units)), io);
  },
  'intercept-probes': interceptProbes,
  'answer-truthfully': answerTruthfully,
  // With the base revealed there is nothing left to tell.
  'name-systems': (g, f, _e, io) =>
    g.probes.revealed ? nothing(f, io) : io.push({ k: 'interrogation-droid', at: 'choose' }),
  'return-probes': (_g, _f, _e, io) => io.push({ k: 'false-lead', at: 'take', seen: [] }),
  research: (g, _f, _e, io) => startResearch(g, io),
  'draw-projects': (g, _f, e, io) => {
    const drawn = takeProjects(g, e.n, io);
    own(g, 'missions')[EMPIRE].hand.push(...drawn);
    io.emit({ k: 'projects-drawn', side: EMPIRE, n: drawn.length, cards: drawn });
  },
  // How it is used is decided when the phase ends; two leaders see more cards.
  'mobilize-later': (g, f, _e, io) => {
    own(g, 'marks').mobilizations.push(f.leaders.length);
    io.emit({ k: 'mobilization-pending', side: REBEL, n: f.leaders.length });
  },
  rescue: (g, _f, e, io) => startRescue(g, e.travel, io),
  capture: (g, f, _e, io) => captureLeader(g, f.against, io),
  deliver: (g, f, _e, io) => startDeliver(g, f, io),
  // A captive cannot be detained.
  detain: (g, f, _e, io) => {
    if (isCaptured(g, f.against)) return nothing(f, io);
    own(g, 'detained')[f.against] = 1;
    io.emit({ k: 'detained', side: EMPIRE, leader: f.against });
  },
  freeze,
  lure,
  'become-jedi': becomeJedi,
  'portrait-bonus': (g, { id, leaders }, { successes }) => {
    const portrait = id === null ? null : MISSIONS[id].portrait;
    const leader = leaders.find((l) => portrait !== null && isLeader(l, portrait));
    if (id !== null && leader !== undefined)
      own(g, 'effects').push({ is: 'bonus', by: id, leader, n: successes });
  },
  ask: (g, f, e, io) => START[e.frame](g, f, io),
};

/** Carries out one effect of a mission. An entry of RUN fits its own effect; the compiler cannot see that across a union. */
export function runEffect(g: Reb, f: Mission, e: Effect, io: RebIo): void {
  (RUN[e.do] as (g: Reb, f: Mission, e: Effect, io: RebIo) => void)(g, f, e, io);
}
