import { chosen, howMany, picked, single } from '../../../../kernel/forms/index.ts';
import type { RebIo, RebLook } from '../../io.ts';
import { leaderIn, leaderOption, leaderRef, locIn, locOption } from '../../names.ts';
import { leadersElsewhere } from '../../queries/presence.ts';
import { duty, EMPIRE, type Leader, type Loc, NONE, own, REBEL, type Reb } from '../../state.ts';
import { addClue } from '../../table/base.ts';
import {
  ALL_LEADERS,
  at,
  attachRing,
  baseSystemOf,
  CAPTURED,
  captivesAt,
  capture,
  homeOf,
  isCaptured,
  isInPlay,
  placeLeader,
  rescue,
  sideOfLeader,
  YODA,
} from '../../table/leaders.ts';
import { closest, hasImperialUnit, inRegion, regionOf } from '../../table/systems.ts';
import { formStep } from '../form-step.ts';
import type { FrameOf } from '../frames.ts';
import { openWindow } from '../open-window.ts';

/** Missions that rescue, capture, move and mark leaders. */

const place = (g: Reb, l: Leader, loc: Loc, io: RebIo): void => {
  placeLeader(g, l, loc);
  io.emit({ k: 'leader-placed', side: sideOfLeader(g, l), leader: l, system: loc });
};

// ---- rescue ----

type Rescue = FrameOf<'rescue'>;

/** Who is set free, if two are held there. */
const captive = formStep<Rescue>({
  kind: 'effect.rescue',
  rule: () => 'leaders.rescue',
  who: () => duty(REBEL, 'missions'),
  form: (look) => ({
    is: 'choose',
    options: captivesAt(look.game, look.frame('mission').loc).map((l) => leaderOption('rescue', l)),
  }),
  run(g, f, answer, io) {
    io.pop();
    rescueOne(g, leaderIn(chosen(answer)), f.travel, io);
  },
});

/** Each of the assigned leaders may go to the base too, one by one as the Rebel likes. */
const travellers = (g: Reb, m: FrameOf<'mission'>): Leader[] =>
  m.leaders.filter((l) => at(g, l) === m.loc && !isCaptured(g, l));

const travel = formStep<Rescue>({
  kind: 'effect.travel',
  rule: () => 'leaders.rescue',
  who: () => duty(REBEL, 'missions'),
  form(look) {
    const from = travellers(look.game, look.frame('mission'));
    return {
      is: 'pick',
      from: from.map((l) => single(leaderRef(l), [leaderRef(l)])),
      limits: [howMany(0, from.length, 'leaders.rescue')],
    };
  },
  run(g, _f, answer, io) {
    io.pop();
    for (const id of picked(answer)) place(g, leaderIn(id), homeOf(g, io), io);
  },
});

/** A mission that rescues: everybody can see whether there is a choice. */
export function startRescue(g: Reb, mayTravel: boolean, io: RebIo): void {
  const captives = captivesAt(g, io.frame('mission').loc);
  const [only] = captives;
  if (only === undefined) return;
  if (captives.length > 1) io.push({ k: 'rescue', at: 'captive', travel: mayTravel });
  else rescueOne(g, only, mayTravel, io);
}

/** This captive is rescued by the mission, also by the Millennium Falcon ring. */
export function rescueOne(g: Reb, l: Leader, mayTravel: boolean, io: RebIo): void {
  rescue(g, l, io);
  const mission = io.frame('mission');
  mission.rescued = true;
  if (mayTravel && travellers(g, mission).length > 0) io.push({ k: 'rescue', at: 'travel', travel: true });
}

// ---- capture ----

/** Noble Sacrifice is used at the moment of capture, before unguarded captives are rescued. */
export function captureLeader(g: Reb, l: Leader, io: RebIo): void {
  capture(g, l, io);
  if (g.ring[l] !== CAPTURED) return;
  openWindow(g, 'captured', [REBEL], at(g, l), io);
}

/** It Is Your Destiny: one of those assigned to the mission, also one who has just left for the base. */
export const destined = (g: Reb, m: FrameOf<'mission'>): Leader[] =>
  m.leaders.filter((l) => sideOfLeader(g, l) === REBEL && !isCaptured(g, l) && isInPlay(g, l));

const destiny = {
  choose: formStep<FrameOf<'destiny'>>({
    kind: 'action.it-is-your-destiny',
    rule: () => 'action.it-is-your-destiny',
    who: () => duty(EMPIRE, 'actions'),
    form: (look) => ({
      is: 'choose',
      options: destined(look.game, look.frame('mission')).map((l) => leaderOption('capture', l)),
    }),
    run(g, _f, answer, io) {
      io.pop();
      meetDestiny(g, leaderIn(chosen(answer)), io);
    },
  }),
};

/** The captive stays in the mission's system. */
export function meetDestiny(g: Reb, l: Leader, io: RebIo): void {
  placeLeader(g, l, io.frame('mission').loc);
  captureLeader(g, l, io);
}

// ---- Collect Bounty ----

/** Nobody moves if an Imperial unit is there; else captive and captors go to the closest one, before any rescue. */
export function startDeliver(g: Reb, m: FrameOf<'mission'>, io: RebIo): void {
  if (!isCaptured(g, m.against) || hasImperialUnit(g, m.loc)) return;
  const to = closest(m.loc, (loc) => hasImperialUnit(g, loc));
  if (to.length === 1) deliverTo(g, to[0] ?? m.loc, io);
  else if (to.length > 1) io.push({ k: 'deliver', at: 'choose', to });
}

function deliverTo(g: Reb, loc: Loc, io: RebIo): void {
  const { against, leaders } = io.frame('mission');
  for (const l of [against, ...leaders]) place(g, l, loc, io);
}

const deliver = {
  choose: formStep<FrameOf<'deliver'>>({
    kind: 'effect.deliver',
    rule: () => 'mission.collect-bounty',
    who: () => duty(EMPIRE, 'missions'),
    form: (_look, f) => ({ is: 'choose', options: f.to.map((loc) => locOption('system', loc)) }),
    run(g, _f, answer, io) {
      io.pop();
      deliverTo(g, locIn(chosen(answer)), io);
    },
  }),
};

// ---- Undercover ----

const undercover = {
  choose: formStep<FrameOf<'undercover'>>({
    kind: 'action.undercover',
    rule: () => 'action.undercover',
    who: () => duty(REBEL, 'actions'),
    form: (look) => ({
      is: 'choose',
      options: leadersElsewhere(look.game, 'undercover', look.frame('mission').loc).map((l) =>
        leaderOption('leader', l),
      ),
    }),
    run(g, _f, answer, io) {
      io.pop();
      goUndercover(g, leaderIn(chosen(answer)), io);
    },
  }),
};
export const goUndercover = (g: Reb, l: Leader, io: RebIo): void => place(g, l, io.frame('mission').loc, io);

// ---- Seek Yoda ----

export function wearYoda(g: Reb, l: Leader, io: RebIo): void {
  attachRing(g, l, YODA);
  io.emit({ k: 'ring-attached', side: REBEL, leader: l, ring: 'master-yoda' });
}

/** The ring goes to one of the assigned leaders: the Jedi or the other one. */
const seekYoda = {
  choose: formStep<FrameOf<'seek-yoda'>>({
    kind: 'effect.yoda',
    rule: () => 'mission.seek-yoda',
    who: () => duty(REBEL, 'missions'),
    form: (look) => ({
      is: 'choose',
      options: look.frame('mission').leaders.map((l) => leaderOption('leader', l)),
    }),
    run(g, _f, answer, io) {
      io.pop();
      wearYoda(g, leaderIn(chosen(answer)), io);
    },
  }),
};

// ---- Misdirection ----

/** Any Rebel leader in the game, openly: in the pool, on the board or on a facedown mission. */
const ownLeaders = (g: Reb): Leader[] =>
  ALL_LEADERS.filter((l) => isInPlay(g, l) && sideOfLeader(g, l) === REBEL);

const misdirection = {
  choose: formStep<FrameOf<'misdirection'>>({
    kind: 'effect.misdirection',
    rule: () => 'mission.misdirection',
    who: () => duty(REBEL, 'missions'),
    form: (look) => ({
      is: 'choose',
      options: ownLeaders(look.game).map((l) => leaderOption('leader', l)),
    }),
    run(g, _f, answer, io) {
      io.pop();
      const leader = leaderIn(chosen(answer));
      own(g, 'effects').push({ is: 'unopposed', by: 'misdirection', leader });
      io.emit({ k: 'misdirected', side: REBEL, leader });
    },
  }),
};

// ---- Homing Beacon ----

/** The systems of the base's region, as the Rebel knows them. */
const beaconSystems = (look: RebLook): readonly Loc[] => inRegion(regionOf(baseSystemOf(look.game, look)));

/** The Rebel places the freed leader in the base's region, and so gives the region away. */
const homingBeacon = {
  choose: formStep<FrameOf<'homing-beacon'>>({
    kind: 'effect.homing-beacon',
    rule: () => 'mission.homing-beacon',
    who: () => duty(REBEL, 'missions'),
    form: (look) => ({
      is: 'choose',
      options: beaconSystems(look).map((loc) => locOption('system', loc)),
    }),
    run(g, _f, answer, io) {
      io.pop();
      const { against } = io.frame('mission');
      const loc = locIn(chosen(answer));
      own(g, 'ring')[against] = NONE;
      if (!g.probes.revealed) addClue(g, inRegion(regionOf(loc)));
      place(g, against, loc, io);
    },
  }),
};

export const missionLeaders = {
  rescue: { captive, travel },
  destiny,
  deliver,
  undercover,
  'seek-yoda': seekYoda,
  misdirection,
  'homing-beacon': homingBeacon,
};
