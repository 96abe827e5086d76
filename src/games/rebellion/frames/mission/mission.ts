import { chosen } from '../../../../kernel/forms/index.ts';
import { MISSIONS, type MissionId } from '../../cards/missions/index.ts';
import { missionIn } from '../../faces.ts';
import type { RebIo } from '../../io.ts';
import { DECLINE, leaderIn, leaderOption, locIn, locOption } from '../../names.ts';
import { isInMission } from '../../queries/in-force.ts';
import { opposers, rollers } from '../../queries/mission-dice.ts';
import { wearerAt } from '../../queries/rings.ts';
import { turnDuty } from '../../queries/turns.ts';
import type { RebRule } from '../../rules/document.ts';
import { duty, EMPIRE, type Loc, NONE, ON_MISSION, other, own, REBEL, type Reb } from '../../state.ts';
import {
  at,
  captivesAt,
  checkCaptives,
  homeOf,
  isLeader,
  leadersAt,
  placeLeader,
} from '../../table/leaders.ts';
import { isAgainstLeader, isAttemptBanned, targetLeaders, targetSystems } from '../../table/missions.ts';
import { putAwayMission } from '../../table/piles.ts';
import { formStep } from '../form-step.ts';
import type { FrameOf } from '../frames.ts';
import { openWindow } from '../open-window.ts';
import type { RebStep } from '../step.ts';
import { runEffect } from './effect.ts';
import { rescueOne } from './leaders.ts';
import { discardRing, missionRoll } from './roll.ts';

type Mission = FrameOf<'mission'>;

/** Open from the reveal on. */
function idOf(f: Mission): MissionId {
  if (f.id === null) throw new Error('this mission is still facedown');
  return f.id;
}
const ruleOf = (f: Mission): RebRule => (f.id === null ? 'mission.reveal' : `mission.${f.id}`);

/** Blindside comes before the card is turned over, if one of its leaders is assigned to it. */
const blindside: RebStep<Mission> = {
  run(g, f, _answers, io) {
    f.at = 'reveal';
    if (f.side === EMPIRE) openWindow(g, 'before-reveal', [EMPIRE], ON_MISSION, io);
  },
};

const reveal: RebStep<Mission> = {
  run(g, f, _answers, io) {
    io.reveal([f.card], io.all);
    const id = missionIn(f.card, io);
    if (id === undefined) throw new Error(`card ${f.card} is not a mission`);
    f.id = id;
    const assigned = own(g, 'assigned');
    assigned[f.side] = assigned[f.side].filter((a) => a.card !== f.card);
    own(g, 'limbo').push(f.card);
    own(g, 'limboLeaders').push(...f.leaders);
    io.emit({
      k: 'mission-revealed',
      side: f.side,
      duty: turnDuty(g.turn),
      cards: [f.card],
      leaders: f.leaders,
    });
    findPlace(g, f, id, io);
  },
};

/** Where it happens; asked only if everybody can see that there is a choice. */
function findPlace(g: Reb, f: Mission, id: MissionId, io: RebIo): void {
  const { kind } = MISSIONS[id].target;
  if (kind === 'none') f.at = 'effect';
  else if (kind === 'base-space') settleOn(f, homeOf(g, io));
  else if (isAgainstLeader(id)) f.at = 'against';
  else {
    const locs = targetSystems(g, f.side, id);
    if (locs.length === 1) settleOn(f, locs[0] ?? NONE);
    else f.at = 'where';
  }
}
function settleOn(f: Mission, loc: Loc): void {
  f.loc = loc;
  f.at = 'place';
}

const where = formStep<Mission>({
  kind: 'mission.where',
  rule: ruleOf,
  who: (_g, f) => duty(f.side, 'missions'),
  form: (look, f) => ({
    is: 'choose',
    options: targetSystems(look.game, f.side, idOf(f)).map((loc) => locOption('system', loc)),
  }),
  why(look, f, ref) {
    if (!ref.startsWith('system:')) return null;
    return isAttemptBanned(look.game, f.side, idOf(f), locIn(ref)) ? 'mission.boba-fett' : 'mission.target';
  },
  run: (_g, f, answer) => settleOn(f, locIn(chosen(answer))),
});

/** Against a leader: in that leader's system. A leader who comes to oppose does not become the target. */
const against = formStep<Mission>({
  kind: 'mission.against',
  rule: ruleOf,
  who: (_g, f) => duty(f.side, 'missions'),
  form: (look, f) => ({
    is: 'choose',
    options: targetLeaders(look.game, idOf(f)).map((l) => leaderOption('against', l)),
  }),
  why: (_look, _f, ref) => (ref.startsWith('leader:') ? 'mission.against' : null),
  run(g, f, answer) {
    f.against = leaderIn(chosen(answer));
    settleOn(f, at(g, f.against));
  },
});

const place: RebStep<Mission> = {
  run(g, f, _answers, io) {
    for (const l of f.leaders) placeLeader(g, l, f.loc);
    io.emit({
      k: 'mission-placed',
      side: f.side,
      cards: [f.card],
      system: f.loc,
      leaders: f.leaders,
      ...(f.against === NONE ? {} : { against: f.against }),
    });
    // Only an attempt can be opposed, succeed or fail.
    f.at = MISSIONS[idOf(f)].mode === 'attempt' ? 'undercover' : 'effect';
  },
};

// ---- opposition ----

/** Lando or Obi-Wan may come from another system, before anybody is sent. */
const undercover: RebStep<Mission> = {
  run(g, f, _answers, io) {
    f.at = 'oppose';
    if (f.side === EMPIRE) openWindow(g, 'oppose', [REBEL], f.loc, io);
  },
};

const oppose = formStep<Mission>({
  kind: 'mission.oppose',
  rule: () => 'mission.opposition',
  who: (g, f) => (opposers(g, f).length > 0 ? duty(other(f.side), 'missions') : null),
  form: (look, f) => ({
    is: 'choose',
    options: [DECLINE, ...opposers(look.game, f).map((l) => leaderOption('send', l))],
  }),
  about: (f) => [`card:${f.card}`, locOption('system', f.loc).refs[0] ?? 'system:none'],
  run(g, f, answer, io) {
    f.at = 'guard';
    if (answer === undefined || chosen(answer) === DECLINE.id) return;
    const leader = leaderIn(chosen(answer));
    placeLeader(g, leader, f.loc);
    io.emit({ k: 'opposed', side: other(f.side), leader, system: f.loc });
  },
});

/** Chewbacca, also one who has just been sent, makes a spec ops mission fail before any dice (Wookiee Guardian). */
const guard: RebStep<Mission> = {
  run(g, f, _answers, io) {
    f.at = 'opposition';
    if (f.side !== EMPIRE || MISSIONS[idOf(f)].skill !== 'specOps') return;
    openWindow(g, 'opposed', [REBEL], f.loc, io);
  },
};

/** With nobody there to oppose it, an attempt succeeds by itself. */
const opposition: RebStep<Mission> = {
  run(g, f, _answers, io) {
    f.lukeWasThere = leadersAt(g, f.loc, REBEL).some((l) => isLeader(l, 'luke-skywalker'));
    if (isInMission(f, 'fails')) f.at = 'decide';
    else if (rollers(g, f, other(f.side)).length > 0) {
      f.rolling = [f.side, other(f.side)];
      f.at = 'before-roll';
    } else {
      f.succeeded = true;
      io.emit({ k: 'mission-succeeded', side: f.side, cards: [f.card], system: f.loc });
      f.at = 'effect';
    }
  },
};

// ---- effect and what follows it ----

/** One effect after another, in the order of the card. */
const effect: RebStep<Mission> = {
  run(g, f, _answers, io) {
    const next = MISSIONS[idOf(f)].effects[f.step];
    if (next === undefined) {
      f.at = 'rescues';
      return;
    }
    f.step++;
    runEffect(g, f, next, io);
  },
};

/** Captives whom no Imperial unit guards any more are free at once; nobody travels with them. */
const rescues: RebStep<Mission> = {
  run(g, f, _answers, io) {
    const before = f.loc === NONE ? 0 : captivesAt(g, f.loc).length;
    checkCaptives(g, io);
    if (before > 0 && captivesAt(g, f.loc).length < before) f.rescued = true;
    f.at = f.side === REBEL && f.succeeded ? 'after-success' : 'put-away';
  },
};

const afterSuccess: RebStep<Mission> = {
  run(g, f, _answers, io) {
    f.at = 'falcon';
    openWindow(g, 'after-success', [REBEL], f.loc, io);
  },
};

/** The Millennium Falcon ring: after all steps, before any combat, one captive in the wearer's system. */
const falcon = formStep<Mission>({
  kind: 'mission.falcon',
  rule: () => 'ring.millennium-falcon',
  who: (g, f) =>
    captivesAt(g, f.loc).length > 0 && wearerAt(g, 'millennium-falcon', f.loc) !== NONE
      ? duty(REBEL, 'missions')
      : null,
  form: (look, f) => ({
    is: 'choose',
    options: [DECLINE, ...captivesAt(look.game, f.loc).map((l) => leaderOption('rescue', l))],
  }),
  run(g, f, answer, io) {
    f.at = 'destiny';
    if (answer === undefined || chosen(answer) === DECLINE.id) return;
    discardRing(g, 'millennium-falcon', f.loc, io);
    rescueOne(g, leaderIn(chosen(answer)), true, io);
  },
});

/** It Is Your Destiny: after the Rebel has said who goes home. */
const destiny: RebStep<Mission> = {
  run(g, f, _answers, io) {
    f.at = 'put-away';
    if (f.rescued) openWindow(g, 'after-rescue', [EMPIRE], f.loc, io);
  },
};

/** The card goes where it belongs; then the checks and the combat that the mission caused. */
const putAway: RebStep<Mission> = {
  run(g, f, _answers, io: RebIo) {
    g.limbo = g.limbo.filter((slot) => slot !== f.card);
    putAwayMission(g, f.side, f.card, io);
    io.pop();
    io.push({ k: 'settle', at: 'base', locs: [...new Set(f.locs)], from: f.from, initiator: f.side });
  },
};

export const mission = {
  blindside,
  reveal,
  where,
  against,
  place,
  undercover,
  oppose,
  guard,
  opposition,
  ...missionRoll,
  effect,
  rescues,
  'after-success': afterSuccess,
  falcon,
  destiny,
  'put-away': putAway,
};
