import { drawObjectives } from '../cards.ts';
import { ACTIONS, type ActionId } from '../data/actions.ts';
import { RING_IDS } from '../data/rings.ts';
import type { FrameOf } from '../frames/frames.ts';
import { startDestroyHealth, startQueueFromIcons } from '../frames/mission-units.ts';
import type { RebIo } from '../io.ts';
import {
  ALL_LEADERS,
  attachRing,
  C3PO,
  FALCON,
  homeOf,
  isAvailable,
  isCaptured,
  isInPlay,
  isPinned,
  placeLeader,
  R2D2,
  shownOn,
  sideOfLeader,
} from '../leaders.ts';
import { EMPIRE, type Leader, type Loc, leaderNo, NONE, REBEL, type Reb, systemNo } from '../state.ts';
import { hasImperialUnit, isImperialSystem, isNeutral, isSubjugated, SYSTEM_LOCS } from '../systems.ts';
import { GROUND, hasIn } from '../units.ts';
import type { ActionEntry } from './actions.ts';
import { hasCards, lookThrough, ownSearched, searched } from './search.ts';

type Action = FrameOf<'action'>;

/** Rebel leaders in the game; a ring put on a captive would free him, so captives are left out. */
const freeRebels = (g: Reb): Leader[] =>
  ALL_LEADERS.filter((l) => isInPlay(g, l) && sideOfLeader(g, l) === REBEL && !isCaptured(g, l));

const AMBUSH_HEALTH = 3;

/** Han's old friends, and where they are met. */
const FRIENDS: readonly { readonly loc: Loc; readonly friend: Leader }[] = [
  { loc: systemNo('bespin'), friend: leaderNo('lando-calrissian') },
  { loc: systemNo('kashyyyk'), friend: leaderNo('chewbacca') },
];

function putOn(g: Reb, f: Action, ring: number, io: RebIo): void {
  io.pop();
  if (f.leader === NONE) {
    io.emit({ k: 'ring-lost', seat: f.side, ring: RING_IDS[ring] }); // nobody is left to wear it
    return;
  }
  attachRing(g, f.leader, ring);
  io.emit({ k: 'ring-attached', seat: f.side, leader: f.leader, ring: RING_IDS[ring] });
}

/** Imperial systems that ground units driven out of a place could go to. */
export const refuges = (g: Reb, from: Loc): Loc[] =>
  SYSTEM_LOCS.filter((loc) => loc !== from && isImperialSystem(g, loc) && !hasIn(g, loc, REBEL, GROUND));

/** The Rebel Assignment and Immediate cards. */
export const REBEL_ACTIONS: Readonly<Partial<Record<ActionId, ActionEntry>>> = {
  'human-cyborg-relations': { wearers: freeRebels, resolve: (g, f, io) => putOn(g, f, C3PO, io) },
  'resourceful-astromech': { wearers: freeRebels, resolve: (g, f, io) => putOn(g, f, R2D2, io) },
  /** Not on the wearer of an Imperial ring: captives and lured leaders are no free Rebels. */
  'the-millennium-falcon': {
    wearers: (g) => freeRebels(g).filter((l) => shownOn(l, ACTIONS['the-millennium-falcon'].leaders)),
    resolve: (g, f, io) => putOn(g, f, FALCON, io),
  },
  'our-most-desperate-hour': {
    usable: (g) => hasCards(searched(g, REBEL)),
    resolve(g, f, io) {
      lookThrough(ownSearched(g, f.side), f.side, io);
      f.at = 'search';
    },
  },
  'rebel-planning': {
    resolve(g, f, io) {
      f.loc = homeOf(g, io);
      placeLeader(g, f.leader, f.loc);
      io.emit({ k: 'leader-placed', seat: f.side, leader: f.leader, system: f.loc });
      drawObjectives(g, 1, io);
      io.pop();
    },
  },
  'start-the-evacuation': {
    places: (g) => SYSTEM_LOCS.filter((loc) => !hasImperialUnit(g, loc)),
    resolve(g, f, io) {
      f.from = homeOf(g, io);
      f.at = 'move';
    },
  },
  'temporary-alliance': {
    places: (g) => SYSTEM_LOCS.filter((loc) => isNeutral(g, loc)),
    resolve(g, f, io) {
      io.pop();
      startQueueFromIcons(g, f.side, f.loc, io, 'action.temporary-alliance');
    },
  },
  /** No combat follows; subjugation and captives are checked afterwards. */
  ambush: {
    places: () => [...SYSTEM_LOCS],
    resolve(g, f, io) {
      io.pop();
      io.push({ k: 'settle', at: 'base', locs: [], from: [], initiator: f.side });
      startDestroyHealth(g, f.side, f.loc, AMBUSH_HEALTH, 'imperial-ground', io);
    },
  },
  'an-old-friend': {
    places: (g) => FRIENDS.filter(({ friend }) => isAvailable(g, friend)).map(({ loc }) => loc),
    resolve(g, f, io) {
      for (const { loc, friend } of FRIENDS) {
        if (loc !== f.loc) continue;
        placeLeader(g, friend, loc);
        io.emit({ k: 'recruited', seat: f.side, leader: friend, system: loc });
      }
      io.pop();
    },
  },
  /** Not where an Imperial leader holds the units back, nor if they could go nowhere. */
  'independent-operation': {
    places: (g) =>
      SYSTEM_LOCS.filter(
        (loc) => isSubjugated(g, loc) && !isPinned(g, loc, EMPIRE) && refuges(g, loc).length > 0,
      ),
    resolve(_g, f) {
      f.at = 'away';
    },
  },
};
