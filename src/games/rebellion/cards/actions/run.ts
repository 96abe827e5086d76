import type { CombatCard } from '../../frames/combat/frames.ts';
import { wakeSetDice } from '../../frames/combat/set-dice.ts';
import { lose, putInForce } from '../../frames/combat/state.ts';
import { destined, goUndercover, meetDestiny } from '../../frames/mission/leaders.ts';
import { startDestroyHealth, startGainUnits, startQueueFromIcons } from '../../frames/mission/units.ts';
import type { RebIo, RebLook } from '../../io.ts';
import { isPinned } from '../../queries/pins.ts';
import { leadersElsewhere } from '../../queries/presence.ts';
import type { RebRule } from '../../rules/document.ts';
import {
  EMPIRE,
  type Kind,
  kindNo,
  type Leader,
  type Loc,
  leaderNo,
  NONE,
  other,
  own,
  REBEL,
  type Reb,
  type Side,
  systemNo,
} from '../../state.ts';
import { addClue } from '../../table/base.ts';
import {
  ALL_LEADERS,
  attachRing,
  baseSystemOf,
  eliminate,
  homeOf,
  isAvailable,
  isCaptured,
  placeLeader,
  poolOf,
  ringNo,
  shownOn,
} from '../../table/leaders.ts';
import { drawObjectives, ownersOf } from '../../table/piles.ts';
import {
  fitsWhere,
  inRegion,
  isImperialSystem,
  kindsFor,
  regionOf,
  SYSTEM_LOCS,
} from '../../table/systems.ts';
import { GROUND, hasIn, unitsAt } from '../../table/units.ts';
import { checkVictory } from '../../table/victory.ts';
import { hasCards, lookThrough, ownSearched, searched } from '../search.ts';
import type { UnitTest } from '../where.ts';
import type { ActionEffect } from './action.ts';
import { ACTIONS, type ActionId } from './index.ts';

/** Carries out what action cards do: one executor for each effect. */

/** A card being used: by whom, with which leader, where. */
export interface Use {
  readonly id: ActionId;
  readonly side: Side;
  readonly leader: Leader;
  loc: Loc;
  /** Where units come from. */
  from: Loc;
}
type Spot = Pick<Use, 'id' | 'side' | 'loc'>;

type EffectOf<K extends ActionEffect['do']> = Extract<ActionEffect, { do: K }>;

interface Executor<K extends ActionEffect['do']> {
  /** Whether it could be carried out there; absent: always. A card whose effect could not is not offered. */
  possible?(g: Reb, spot: Spot, e: EffectOf<K>, look?: RebLook): boolean;
  run(g: Reb, use: Use, e: EffectOf<K>, io: RebIo): void;
}

const ruleOf = ({ id }: Use): RebRule => `action.${id}`;

/** A card that still asks something before it is done. */
const asking = ({ id, side }: Use, at: CombatCard['at'], more: Partial<CombatCard> = {}): CombatCard => ({
  k: 'combat-card',
  at,
  id,
  side,
  kinds: [],
  leaders: [],
  ...more,
});

/** One of them is asked for, if there are several; everybody can see how many. */
function forOne<T>(found: readonly T[], one: (found: T) => void, several: () => void): void {
  const [only] = found;
  if (found.length > 1) several();
  else if (only !== undefined) one(only);
}

const present = (g: Reb, loc: Loc, test: UnitTest): Kind[] =>
  kindsFor(test).filter((kind) => unitsAt(g, loc, kind) > 0);
const inPool = (g: Reb, id: ActionId, side: Side): Leader[] =>
  poolOf(g, side).filter((l) => shownOn(l, ACTIONS[id].leaders));

/** What is destroyed or gained outside of a combat is looked at afterwards; no combat follows. */
const settle = (side: Side, io: RebIo): void =>
  io.push({ k: 'settle', at: 'base', locs: [], from: [], initiator: side });

/** Imperial systems that ground units driven out of a place could go to. */
export const refuges = (g: Reb, from: Loc): Loc[] =>
  SYSTEM_LOCS.filter((loc) => loc !== from && isImperialSystem(g, loc) && !hasIn(g, loc, REBEL, GROUND));

/** The tactic values of a guest count; a guest leads no retreat, and goes back to the pool afterwards. */
export function bringGuest(g: Reb, { id, side }: Pick<Use, 'id' | 'side'>, leader: Leader, io: RebIo): void {
  const c = io.frame('combat');
  placeLeader(g, leader, c.loc);
  c.effects.push({ is: 'guest', by: id, side, theater: null, until: null, leader });
  io.emit({ k: 'leader-added', side, leader, system: c.loc });
}

/** Asked and carried out in a step of the card's frame (frames/command/action.ts). */
const inOwnStep = (): void => {};

const EXECUTE: { readonly [K in ActionEffect['do']]: Executor<K> } = {
  ring: {
    run(g, { side, leader }, { ring }, io) {
      if (leader === NONE) {
        io.emit({ k: 'ring-lost', side, ring }); // nobody is left to wear it
        return;
      }
      attachRing(g, leader, ringNo(ring));
      io.emit({ k: 'ring-attached', side, leader, ring });
    },
  },
  search: {
    possible: (g, { side }) => hasCards(searched(g, side)),
    run: (g, { side }, _e, io) => lookThrough(ownSearched(g, side), side, io),
  },
  'draw-objectives': { run: (g, _use, { n }, io) => drawObjectives(g, n, io) },
  'draw-tactics': { run: (_g, use, _e, io) => io.push(asking(use, 'theater')) },
  'show-tactics': {
    run(g, { side }, _e, io) {
      for (const piles of g.tactics) io.reveal(piles.hands[other(side)], ownersOf(side, io));
    },
  },
  // Sabotage does not stop placing on the queue.
  'queue-icons': { run: (g, use, _e, io) => startQueueFromIcons(g, use.side, use.loc, io, ruleOf(use)) },
  gain: {
    run(g, use, { unit, n }, io) {
      settle(use.side, io);
      startGainUnits(g, use.side, use.loc, [{ kinds: [kindNo(unit)], n }], io, ruleOf(use));
    },
  },
  'destroy-health': {
    run(g, { side, loc }, { most }, io) {
      settle(side, io);
      startDestroyHealth(g, side, loc, most, 'imperial-ground', io);
    },
  },
  // It counts as destroyed in this combat.
  'destroy-one': {
    possible: (g, { loc }, { of }) => present(g, loc, of).length > 0,
    run(g, use, { of }, io) {
      const kinds = present(g, use.loc, of);
      forOne(
        kinds,
        (kind) => lose(g, io.frame('combat'), kind, 1, io),
        () => io.push(asking(use, 'unit', { kinds })),
      );
    },
  },
  scout: { run: inOwnStep },
  'move-from-base': {
    run(g, use, _e, io) {
      use.from = homeOf(g, io);
    },
  },
  // Not where an Imperial leader holds the units back, nor if they could go nowhere.
  'drive-out': {
    possible: (g, { loc }) => !isPinned(g, loc, EMPIRE) && refuges(g, loc).length > 0,
    run: inOwnStep,
  },
  activate: {
    run: (_g, { side, leader }, _e, io) => io.push({ k: 'activate', at: 'system', side, leader, loc: NONE }),
  },
  'place-at-base': {
    run(g, use, _e, io) {
      use.loc = homeOf(g, io);
      placeLeader(g, use.leader, use.loc);
      io.emit({ k: 'leader-placed', side: use.side, leader: use.leader, system: use.loc });
    },
  },
  recruit: {
    possible: (g, { loc }, { friends }) =>
      friends.some(({ at, leader }) => systemNo(at) === loc && isAvailable(g, leaderNo(leader))),
    run(g, { side, loc }, { friends }, io) {
      for (const { at, leader } of friends) {
        if (systemNo(at) !== loc) continue;
        placeLeader(g, leaderNo(leader), loc);
        io.emit({ k: 'recruited', side, leader: leaderNo(leader), system: loc });
      }
    },
  },
  'bring-guest': {
    possible: (g, { id, side }) => inPool(g, id, side).length > 0,
    run(g, use, _e, io) {
      const leaders = inPool(g, use.id, use.side);
      forOne(
        leaders,
        (l) => bringGuest(g, use, l, io),
        () => io.push(asking(use, 'leader', { leaders })),
      );
    },
  },
  'come-undercover': {
    run: (g, { id, loc }, _e, io) =>
      forOne(
        leadersElsewhere(g, id, loc),
        (l) => goUndercover(g, l, io),
        () => io.push({ k: 'undercover', at: 'choose' }),
      ),
  },
  'capture-assigned': {
    possible: (g, _spot, _e, look) => look !== undefined && destined(g, look.frame('mission')).length > 0,
    run: (g, _use, _e, io) =>
      forOne(
        destined(g, io.frame('mission')),
        (l) => meetDestiny(g, l, io),
        () => io.push({ k: 'destiny', at: 'choose' }),
      ),
  },
  // Eliminated instead of held: the ring goes back.
  'eliminate-captive': {
    run(g, { id }, { reputation }, io) {
      const captive = ALL_LEADERS.find((l) => shownOn(l, ACTIONS[id].leaders) && isCaptured(g, l));
      if (captive === undefined) return;
      eliminate(g, captive, io);
      g.reputation -= reputation;
      io.emit({ k: 'reputation', side: REBEL, n: g.reputation });
      checkVictory(g, io);
    },
  },
  'set-dice': { run: (_g, _use, _e, io) => wakeSetDice(io) },
  'put-in-force': { run: (_g, { id, side }, e, io) => putInForce(io.frame('combat'), id, side, e) },
  'in-mission': { run: (_g, { id }, { is }, io) => void io.frame('mission').effects.push({ is, by: id }) },
  'ban-rebels': {
    run(g, { id, side, leader, loc }, _e, io) {
      own(g, 'effects').push({ is: 'rebels-banned', by: id, loc });
      io.emit({ k: 'rebels-banned', side, leader, system: loc });
    },
  },
  'hold-nobody': {
    run(g, { id, leader, loc }) {
      own(g, 'effects').push({ is: 'holds-nobody', by: id, leader, loc });
    },
  },
  // The truth is declared to everybody, and the base stays hidden.
  'declare-region': {
    run(g, { loc }, _e, io) {
      const region = inRegion(regionOf(loc));
      const there = region.includes(baseSystemOf(g, io));
      if (!g.probes.revealed)
        addClue(g, there ? region : SYSTEM_LOCS.filter((place) => !region.includes(place)));
      io.emit({
        k: 'base-declared',
        side: REBEL,
        system: loc,
        systems: region,
        answer: there ? 'yes' : 'no',
      });
    },
  },
  ask: { run: (_g, _use, { frame }, io) => io.push({ k: frame, at: 'look' }) },
};

/** An executor fits its own effect; the compiler cannot see that across a union. */
const executor = (e: ActionEffect): Executor<never> => EXECUTE[e.do] as unknown as Executor<never>;

/** Whether everything that the card does could be done there. `look`: at the mission that it is used in. */
export const isPossible = (g: Reb, spot: Spot, look?: RebLook): boolean =>
  ACTIONS[spot.id].effects.every((e) => executor(e).possible?.(g, spot, e as never, look) ?? true);

/** By card: whether it may be used, or its leader put, in a system. */
const FITS = new Map(
  Object.entries(ACTIONS).map(([id, { place, where }]) => [id, fitsWhere(place ?? where ?? {})]),
);
export const fitsSystem = (g: Reb, { id, loc }: Spot): boolean => FITS.get(id)?.(g, loc) ?? true;

/** Where the card lets its leader be put. */
export const placesFor = (g: Reb, id: ActionId, side: Side): Loc[] =>
  SYSTEM_LOCS.filter((loc) => fitsSystem(g, { id, side, loc }) && isPossible(g, { id, side, loc }));

export function runEffects(g: Reb, use: Use, io: RebIo): void {
  for (const e of ACTIONS[use.id].effects) executor(e).run(g, use, e as never, io);
}
