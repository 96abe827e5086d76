import type { ActionId } from '../data/actions.ts';
import type { FrameOf } from '../frames/frames.ts';
import {
  destined,
  goUndercover,
  isSacrifice,
  meetDestiny,
  undercoverAgents,
} from '../frames/mission-leaders.ts';
import { leaderIsThere } from '../frames/open-window.ts';
import { wakeSetDice } from '../frames/set-dice.ts';
import type { RebIo, RebLook } from '../io.ts';
import { ALL_LEADERS, eliminate, isCaptured, isLeader } from '../leaders.ts';
import { type Loc, NONE, REBEL, type Reb, type Side } from '../state.ts';
import { checkVictory } from '../victory.ts';
import { isEmptied } from './emptied.ts';

/** The action cards whose moment lies in a mission; One in a Million also in a combat. */

type Mission = FrameOf<'mission'>;

interface MissionAction {
  /** Whether the moment and the leader are there. */
  readonly usable: (look: RebLook, loc: Loc) => boolean;
  readonly resolve: (g: Reb, io: RebIo) => void;
}

const mission = (look: { frame(k: 'mission'): Mission }): Mission => look.frame('mission');

/** One of them is asked for, if there are several; everybody can see how many. */
function forOne(found: readonly number[], one: (l: number) => void, several: () => void): void {
  const [only = NONE] = found;
  if (found.length > 1) several();
  else if (only !== NONE) one(only);
}

const CARDS: Readonly<Partial<Record<ActionId, MissionAction>>> = {
  blindside: {
    usable: () => true, // the window opens only where one of its leaders is assigned
    resolve(_g, io) {
      mission(io).unopposable = true;
    },
  },
  undercover: {
    usable: (look, loc) => loc !== look.game.marks.bobaFett && undercoverAgents(look.game, loc).length > 0,
    resolve: (g, io) =>
      forOne(
        undercoverAgents(g, mission(io).loc),
        (l) => goUndercover(g, l, io),
        () => io.push({ k: 'undercover', at: 'choose' }),
      ),
  },
  'wookiee-guardian': {
    usable: (look, loc) => leaderIsThere(look.game, 'wookiee-guardian', loc),
    resolve(_g, io) {
      mission(io).guarded = true;
    },
  },
  'one-in-a-million': {
    usable: (look, loc) => leaderIsThere(look.game, 'one-in-a-million', loc),
    resolve: (_g, io) => wakeSetDice(io),
  },
  'son-of-skywalker': {
    usable: (look) => mission(look).lukeWasThere,
    resolve: (_g, io) => io.push({ k: 'son-of-skywalker', at: 'look' }),
  },
  'it-is-your-destiny': {
    usable: (look, loc) =>
      leaderIsThere(look.game, 'it-is-your-destiny', loc) && destined(look.game, mission(look)).length > 0,
    resolve: (g, io) =>
      forOne(
        destined(g, mission(io)),
        (l) => meetDestiny(g, l, io),
        () => io.push({ k: 'destiny', at: 'choose' }),
      ),
  },
  /** Eliminated instead of held: the ring goes back, and the Rebels gain 1 reputation. */
  'noble-sacrifice': {
    usable: (look, loc) => isSacrifice(look.game, 'noble-sacrifice', loc),
    resolve(g, io) {
      const obiWan = ALL_LEADERS.find((l) => isLeader(l, 'obi-wan-kenobi') && isCaptured(g, l));
      if (obiWan === undefined) return;
      eliminate(g, obiWan, io);
      g.reputation--;
      io.emit({ k: 'reputation', seat: REBEL, n: g.reputation });
      checkVictory(g, io);
    },
  },
};

/** Could this side use this card at this moment, if it holds it? `loc` is the system that the window is about. */
export const canUseInMission = (look: RebLook, id: ActionId, _side: Side, loc: Loc): boolean =>
  CARDS[id]?.usable(look, loc) ?? false;

/** The card has been turned over: what it says. */
export function resolveMissionAction(g: Reb, id: ActionId, _side: Side, io: RebIo): void {
  if (!isEmptied(id)) CARDS[id]?.resolve(g, io);
}
