import { picked, single } from '../../../../kernel/forms/index.ts';
import { type CardSlot, cardRef } from '../../../../kernel/ids.ts';
import { MISSIONS } from '../../cards/missions/index.ts';
import { MISSION_HAND } from '../../data/setup.ts';
import { BUILD_SPACES, RECRUIT_SPACES } from '../../data/time-track.ts';
import { missionIn } from '../../faces.ts';
import type { RebIo } from '../../io.ts';
import { slotIn } from '../../names.ts';
import { refreshObjectiveOpen } from '../../queries/objectives.ts';
import { BOTH, duty, own, POOL, type Reb, type Side } from '../../state.ts';
import { ALL_LEADERS, isCaptured, isInPlay, placeLeader } from '../../table/leaders.ts';
import { drawMissions, drawObjectives, drawProbes, isStartingMission, mixHand } from '../../table/piles.ts';
import { checkAll, checkVictory } from '../../table/victory.ts';
import type { FrameOf } from '../frames.ts';
import { firstOf, type RebStep } from '../step.ts';
import { drawToRecruit } from './recruit.ts';

type Refresh = FrameOf<'refresh'>;

const MISSIONS_DRAWN = 2;
const PROBES_DRAWN = 2;

/** Before anything else, so that conditions see the table as the Command Phase left it. */
const objective: RebStep<Refresh> = {
  run(g, f, _answers, io) {
    f.at = 'retrieve';
    if (refreshObjectiveOpen(g, io)) io.push({ k: 'refresh-objective', at: 'choose' });
  },
};

/** Captives stay, detained leaders once; a lured leader comes to the Imperial pool. */
const retrieve: RebStep<Refresh> = {
  run(g, f, _answers, io) {
    for (const l of ALL_LEADERS) {
      const detained = g.detained[l] === 1;
      const stays = isCaptured(g, l) || detained;
      if (detained) own(g, 'detained')[l] = 0;
      // The card of a mission that was not revealed goes back to hand.
      if (!stays && isInPlay(g, l)) placeLeader(g, l, POOL);
    }
    io.emit({ k: 'leaders-retrieved' });
    f.at = 'draw-missions';
  },
};

const drawTwo: RebStep<Refresh> = {
  run(g, f, _answers, io) {
    for (const side of BOTH) {
      drawMissions(g, side, MISSIONS_DRAWN, io);
      // Nobody can follow what came back from the table, or was drawn.
      own(g, 'missions')[side].hand = mixHand(g.missions[side].hand, side, io);
    }
    f.todo = [...BOTH];
    f.at = 'trim';
  },
};

const tooMany = (g: Reb, side: Side): number => Math.max(0, g.missions[side].hand.length - MISSION_HAND);
/** The sides that still have to discard. */
const trimming = (g: Reb, f: Refresh): Side[] => f.todo.filter((side) => tooMany(g, side) > 0);

/** The limit is checked only now; projects count, and starting missions are never discarded. */
const trim: RebStep<Refresh> = {
  who(g, f) {
    const [side] = trimming(g, f);
    return side === undefined ? [] : [duty(side, 'missions')];
  },
  ask(look, f) {
    const g = look.game;
    const side = firstOf(trimming(g, f));
    const n = tooMany(g, side);
    const from = g.missions[side].hand.filter((slot) => !isStartingMission(slot, look));
    return {
      kind: 'refresh.trim',
      rule: 'refresh.missions',
      form: {
        is: 'pick',
        from: from.map((slot) => single(cardRef(slot), [cardRef(slot)])),
        limits: [{ per: 'all', by: 'count', min: n, max: n, rule: 'refresh.missions' }],
      },
      facts: { n },
    };
  },
  whyNot(look, f, ref) {
    const hand = look.game.missions[firstOf(trimming(look.game, f))].hand;
    const mine = ref.startsWith('card:') && hand.includes(slotIn(ref));
    return mine && !isStartingMission(slotIn(ref), look) ? null : { rule: 'refresh.missions' };
  },
  run(g, f, answers, io) {
    const [side] = trimming(g, f);
    if (side === undefined) {
      f.at = 'probes';
      return;
    }
    f.todo = f.todo.filter((s) => s !== side);
    discardMissions(g, side, picked(answers[0]).map(slotIn), io);
  },
};

/** Discard piles are open; a project goes to the project discard pile. */
function discardMissions(g: Reb, side: Side, cards: readonly CardSlot[], io: RebIo): void {
  io.reveal(cards, io.all);
  const piles = own(g, 'missions')[side];
  piles.hand = piles.hand.filter((slot) => !cards.includes(slot));
  for (const slot of cards) {
    const id = missionIn(slot, io);
    (id !== undefined && MISSIONS[id].project ? own(g, 'projects') : piles).discard.push(slot);
  }
  io.emit({ k: 'missions-discarded', side, n: cards.length, cards });
}

const probes: RebStep<Refresh> = {
  run(g, f, _answers, io) {
    drawProbes(g, PROBES_DRAWN, io);
    f.at = 'draw-objective';
  },
};

const drawOne: RebStep<Refresh> = {
  run(g, f, _answers, io) {
    drawObjectives(g, 1, io);
    f.at = 'time';
  },
};

/** The Rebels win when the markers meet; else the space says whether there is recruiting and building. */
const time: RebStep<Refresh> = {
  run(g, f, _answers, io) {
    g.time++;
    io.emit({ k: 'time-advanced', n: g.time });
    f.at = 'recruit';
    checkVictory(g, io);
  },
};

/** Both draw at once; the Rebel chooses first. */
const recruit: RebStep<Refresh> = {
  run(g, f, _answers, io) {
    f.at = 'build';
    if (!RECRUIT_SPACES.includes(g.time)) return;
    const seen = BOTH.map((side) => drawToRecruit(g, side, io));
    for (const side of [1, 0] as const) io.push({ k: 'recruit', at: 'choose', side, seen: seen[side] ?? [] });
  },
};

/** The Rebels choose first. */
const build: RebStep<Refresh> = {
  run(g, f, _answers, io) {
    f.at = 'deploy';
    if (!BUILD_SPACES.includes(g.time)) return;
    for (const side of [1, 0] as const) {
      io.push({ k: 'build', at: 'icons', side, left: [], destroyed: false });
    }
  },
};

const deploy: RebStep<Refresh> = {
  run(_g, f, _answers, io) {
    f.at = 'done';
    for (const side of [1, 0] as const) io.push({ k: 'deploy', at: 'slide', side });
  },
};

const done: RebStep<Refresh> = {
  run(g, _f, _answers, io) {
    io.pop();
    checkAll(g, io);
  },
};

export const refresh = {
  objective,
  retrieve,
  'draw-missions': drawTwo,
  trim,
  probes,
  'draw-objective': drawOne,
  time,
  recruit,
  build,
  deploy,
  done,
};
