import { addClue } from '../base.ts';
import type { ActionId } from '../data/actions.ts';
import { startGainUnits, startQueueFromIcons } from '../frames/mission-units.ts';
import { baseSystemOf } from '../leaders.ts';
import { EMPIRE, NONE, own, REBEL, type Reb } from '../state.ts';
import { hasImperialUnit, inRegion, isImperialSystem, regionOf, SYSTEM_LOCS } from '../systems.ts';
import { GROUND, hasIn, STORMTROOPER } from '../units.ts';
import type { ActionEntry } from './actions.ts';
import { hasCards, lookThrough, ownSearched, searched } from './search.ts';

const imperialSystems = (g: Reb) => SYSTEM_LOCS.filter((loc) => isImperialSystem(g, loc));

/** Public Support. */
const STORMTROOPERS = 3;

/** The Imperial Assignment cards. */
export const IMPERIAL_ACTIONS: Readonly<Partial<Record<ActionId, ActionEntry>>> = {
  'brilliant-administrator': {
    places: imperialSystems,
    resolve(g, f, io) {
      io.pop();
      // Sabotage does not stop placing on the queue.
      startQueueFromIcons(g, f.side, f.loc, io, 'action.brilliant-administrator');
    },
  },
  'boba-fett-where': {
    places: imperialSystems,
    resolve(g, f, io) {
      own(g, 'marks').bobaFett = f.loc;
      io.emit({ k: 'rebels-banned', seat: f.side, leader: f.leader, system: f.loc });
      io.pop();
    },
  },
  /** An activation inside the Assignment Phase. */
  'catch-them-by-surprise': {
    resolve(_g, f, io) {
      io.pop();
      io.push({ k: 'activate', at: 'system', side: f.side, leader: f.leader, loc: NONE });
    },
  },
  /** The truth is declared to everybody, and the base stays hidden. */
  'local-rumors': {
    places: (g) => SYSTEM_LOCS.filter((loc) => hasImperialUnit(g, loc)),
    resolve(g, f, io) {
      const region = inRegion(regionOf(f.loc));
      const there = region.includes(baseSystemOf(g, io));
      if (!g.probes.revealed) addClue(g, there ? region : SYSTEM_LOCS.filter((loc) => !region.includes(loc)));
      io.emit({
        k: 'base-declared',
        seat: REBEL,
        system: f.loc,
        systems: region,
        answer: there ? 'yes' : 'no',
      });
      io.pop();
    },
  },
  'proceeding-as-planned': {
    usable: (g) => hasCards(searched(g, EMPIRE)),
    resolve(g, f, io) {
      lookThrough(ownSearched(g, f.side), f.side, io);
      f.at = 'search';
    },
  },
  'public-support': {
    places: (g) => imperialSystems(g).filter((loc) => !hasIn(g, loc, REBEL, GROUND)),
    resolve(g, f, io) {
      own(g, 'marks').unpinning = f.leader;
      own(g, 'marks').unpinnedAt = f.loc;
      io.pop();
      // No Rebel ground unit is there: no combat follows.
      io.push({ k: 'settle', at: 'base', locs: [], from: [], initiator: f.side });
      const want = [{ kinds: [STORMTROOPER], n: STORMTROOPERS }];
      startGainUnits(g, f.side, f.loc, want, io, 'action.public-support');
    },
  },
  'scouting-mission': {
    places: () => [...SYSTEM_LOCS],
    resolve(_g, f) {
      f.at = 'move';
    },
  },
};
