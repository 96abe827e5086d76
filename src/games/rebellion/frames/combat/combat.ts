import type { RebIo } from '../../io.ts';
import { DECLINE, leaderIn, leaderOption } from '../../names.ts';
import { allInForce, guestsIn } from '../../queries/in-force.ts';
import { judgeRetreat } from '../../queries/retreat.ts';
import {
  EMPIRE,
  isSystem,
  type Leader,
  type Loc,
  leaderNo,
  NONE,
  other,
  POOL,
  REBEL,
  type Reb,
  type Side,
} from '../../state.ts';
import { empireHoldsBase } from '../../table/base.ts';
import { at, hasTactics, leadersAt, placeLeader, poolOf, tacticOf } from '../../table/leaders.ts';
import { shuffleTacticsBack } from '../../table/piles.ts';
import { isSubjugated } from '../../table/systems.ts';
import {
  DSUC,
  GROUND,
  isContested,
  REBEL_TRANSPORT,
  SPACE,
  sharesTheater,
  type Theater,
  unitsAt,
} from '../../table/units.ts';
import { openWindow } from '../open-window.ts';
import { choiceStep, firstOf, type RebStep } from '../step.ts';
import { battleFrame } from './battle.ts';
import type { Combat } from './frames.ts';
import { offerNewBase } from './new-base.ts';
import { offerObjectives } from './objectives.ts';
import { retreatFrame } from './retreat.ts';
import {
  combatDuty,
  constructionAlone,
  deathStarSilenced,
  draw,
  isStalemate,
  kindsIn,
  lose,
  noteWinners,
  structuresAlone,
  transportsAlone,
} from './state.ts';
import { strand } from './stranded.ts';

/** A combat in a system, initiated by a side whose units came from these systems. */
export const combatFrame = (g: Reb, loc: Loc, initiator: Side, from: readonly Loc[]): Combat => ({
  k: 'combat',
  at: 'begin',
  loc,
  initiator,
  from: from.filter(isSystem),
  todo: [],
  round: 1,
  hurt: [],
  battles: [sharesTheater(g, loc, SPACE), sharesTheater(g, loc, GROUND)],
  won: [NONE, NONE],
  subjugated: isSubjugated(g, loc),
  sith: false,
  retreated: [NONE, NONE],
  groundHealth: 0,
  shipHealth: 0,
  starDestroyers: 0,
  offered: [],
  objectivePlayed: false,
  plansTried: false,
  effects: [],
});

/** The current player first. */
const inOrder = (c: Combat): Side[] => [c.initiator, other(c.initiator)];

/**
 * Between two steps: ground units whose ships are gone, battles won, and the base lost. True: something else comes first. The
 * Empire wins the moment it holds the base's system: then nothing more of the combat is played, and no objective of
 * that step is offered.
 */
function pause(g: Reb, c: Combat, io: RebIo): boolean {
  if (strand(g, c, io)) return true;
  noteWinners(g, c, io);
  if (!empireHoldsBase(g, io)) return false;
  c.at = 'over';
  return true;
}

// ---- leaders and cards before the first round ----

/** Only a side without a leader who has tactic values adds one, and only such a one. */
const canAdd = (g: Reb, c: Combat, side: Side): boolean =>
  !leadersAt(g, c.loc, side).some(hasTactics) && poolOf(g, side).some(hasTactics);

function toAddLeader(g: Reb, c: Combat): void {
  while (c.todo[0] !== undefined && !canAdd(g, c, c.todo[0])) c.todo.shift();
  c.at = c.todo.length > 0 ? 'add-leader' : 'start-cards';
}

const begin: RebStep<Combat> = {
  run(g, c, _answers, io) {
    io.emit({ k: 'combat-begins', side: c.initiator, system: c.loc });
    c.todo = inOrder(c);
    toAddLeader(g, c);
  },
};

const addLeader = choiceStep<Combat>({
  kind: 'combat.add-leader',
  rule: 'combat.add-leader',
  who: (_g, c) => combatDuty(c, firstOf(c.todo)),
  options: (look, c) => [
    DECLINE,
    ...poolOf(look.game, firstOf(c.todo))
      .filter(hasTactics)
      .map((l) => leaderOption('leader', l)),
  ],
  run(g, c, id, io) {
    const side = firstOf(c.todo);
    c.todo.shift();
    if (id !== DECLINE.id) {
      placeLeader(g, leaderIn(id), c.loc);
      io.emit({ k: 'leader-added', side, leader: leaderIn(id), system: c.loc });
    }
    toAddLeader(g, c);
  },
});

/** After leaders were added and before tactic cards are drawn. */
const startCards: RebStep<Combat> = {
  run(g, c, _answers, io) {
    c.at = 'draw-tactics';
    openWindow(g, 'start-of-combat', inOrder(c), c.loc, io);
  },
};

const SITH: readonly Leader[] = [leaderNo('darth-vader'), leaderNo('emperor-palpatine')];

/** The single highest value in each theater where both have units; captives do not count. */
const drawTacticCards: RebStep<Combat> = {
  run(g, c, _answers, io) {
    if (pause(g, c, io)) return;
    c.sith = SITH.some((l) => at(g, l) === c.loc);
    for (const side of inOrder(c)) {
      for (const theater of [SPACE, GROUND] as const) {
        if (!sharesTheater(g, c.loc, theater)) continue;
        const best = Math.max(0, ...leadersAt(g, c.loc, side).map((l) => tacticOf(l, theater)));
        draw(g, c, side, theater, best, io);
      }
    }
    c.at = 'space';
  },
};

// ---- a round: space, ground, retreat, what stands alone (R-093) ----

/** A battle is fought only if both have units in its theater; its losses can meet an objective. */
const battleStep = (theater: Theater, next: 'after-space' | 'after-ground'): RebStep<Combat> => ({
  run(g, c, _answers, io) {
    if (pause(g, c, io)) return;
    c.at = next;
    if (sharesTheater(g, c.loc, theater)) io.push(battleFrame(theater));
  },
});

/** Losses are gone: objectives, and Death Star Plans, unless the base has fallen in the same step. */
const afterSpace: RebStep<Combat> = {
  run(g, c, _answers, io) {
    if (pause(g, c, io)) return;
    c.at = 'ground';
    offerObjectives(g, c, 'space', io);
  },
};

const afterGround: RebStep<Combat> = {
  run(g, c, _answers, io) {
    if (pause(g, c, io)) return;
    c.at = 'retreat';
    c.todo = inOrder(c);
    offerObjectives(g, c, 'now', io);
  },
};

/** The current player first. */
const retreat: RebStep<Combat> = {
  run(g, c, _answers, io) {
    if (pause(g, c, io)) return;
    const side = c.todo.shift();
    if (side === undefined) {
      c.at = 'round-ends';
      return;
    }
    if (side === REBEL) c.at = 'transports';
    if (judgeRetreat(g, c, side) === null) io.push(retreatFrame(g, c, side));
  },
};

/** Rebel Transports alone must have retreated, or they are destroyed, also where a card forbade it (our ruling). */
const transports: RebStep<Combat> = {
  run(g, c, _answers, io) {
    c.at = 'retreat';
    if (transportsAlone(g, c)) lose(g, c, REBEL_TRANSPORT, unitsAt(g, c.loc, REBEL_TRANSPORT), io);
  },
};

const roundEnds: RebStep<Combat> = {
  run(g, c, _answers, io) {
    if (structuresAlone(g, c)) loseAll(g, c, GROUND, io);
    if (constructionAlone(g, c)) lose(g, c, DSUC, unitsAt(g, c.loc, DSUC), io);
    if (deathStarSilenced(g, c)) loseAll(g, c, SPACE, io); // they would have had to retreat
    if (pause(g, c, io)) return;
    c.at = 'next-round';
    offerObjectives(g, c, 'now', io);
  },
};

/** All that the Rebels have in a theater. */
function loseAll(g: Reb, c: Combat, theater: Theater, io: RebIo): void {
  for (const kind of kindsIn(REBEL, theater)) lose(g, c, kind, unitsAt(g, c.loc, kind), io);
}

const nextRound: RebStep<Combat> = {
  run(g, c, _answers, io) {
    if (pause(g, c, io)) return;
    if (!isContested(g, c.loc)) {
      c.at = 'end';
      return;
    }
    if (isStalemate(g, c)) {
      io.emit({ k: 'stalemate', system: c.loc });
      c.at = 'end';
      return;
    }
    c.round++;
    c.effects = allInForce(c);
    c.plansTried = false;
    c.at = 'space';
  },
};

// ---- the end ----

const end: RebStep<Combat> = {
  run(g, c, _answers, io) {
    c.at = 'over';
    offerObjectives(g, c, 'end', io);
  },
};

/** Tactic cards go back, damage is forgotten, guests go home. */
const over: RebStep<Combat> = {
  run(g, c, _answers, io) {
    shuffleTacticsBack(g, io);
    for (const guest of guestsIn(c)) if (at(g, guest) === c.loc) placeLeader(g, guest, POOL);
    io.emit({ k: 'combat-ends', side: c.initiator, system: c.loc });
    io.pop();
    offerNewBase(g, c, io);
    // Ground units that retreated may have found the base: that is looked at when the combat is done.
    const to = c.retreated[EMPIRE];
    if (to !== NONE) io.push({ k: 'settle', at: 'base', locs: [to], from: [], initiator: c.initiator });
  },
};

export const combat = {
  begin,
  'add-leader': addLeader,
  'start-cards': startCards,
  'draw-tactics': drawTacticCards,
  space: battleStep(SPACE, 'after-space'),
  'after-space': afterSpace,
  ground: battleStep(GROUND, 'after-ground'),
  'after-ground': afterGround,
  retreat,
  transports,
  'round-ends': roundEnds,
  'next-round': nextRound,
  end,
  over,
};
