import { ownersOf } from '../cards.ts';
import { ACTIONS, type ActionId } from '../data/actions.ts';
import type { Combat, CombatCard } from '../frames/combat-frames.ts';
import { kindsIn, lose } from '../frames/combat-state.ts';
import { leaderIsThere } from '../frames/open-window.ts';
import type { RebIo, RebLook } from '../io.ts';
import { placeLeader, poolOf, shownOn } from '../leaders.ts';
import { EMPIRE, type Kind, type Leader, type Loc, REBEL, type Reb, type Side } from '../state.ts';
import { DEATH_STAR, DSUC, GROUND, IS_STRUCTURE, SPACE, unitsAt } from '../units.ts';
import { isEmptied } from './emptied.ts';

/** The ten action cards for the start of a combat: what they do to it. */

type CombatActionId =
  | 'according-to-my-design'
  | 'more-dangerous-than-you-realize'
  | 'fully-operational'
  | 'good-intel'
  | 'keep-them-from-escaping'
  | 'ready-for-action'
  | 'target-the-generator'
  | 'its-a-trap'
  | 'point-blank-assault'
  | 'target-the-star-destroyers';

interface CombatAction {
  /** What must be there besides the leader. */
  readonly usable?: (g: Reb, loc: Loc) => boolean;
  readonly resolve: (g: Reb, c: Combat, side: Side, io: RebIo) => void;
}

/** More Dangerous Than You Realize. */
export const EXTRA_TACTICS = 3;

const present = (g: Reb, loc: Loc, kinds: readonly Kind[]): Kind[] =>
  kinds.filter((kind) => unitsAt(g, loc, kind) > 0);
const rebelShips = (g: Reb, loc: Loc): Kind[] => present(g, loc, kindsIn(REBEL, SPACE));
const structures = (g: Reb, loc: Loc): Kind[] =>
  present(g, loc, kindsIn(REBEL, GROUND)).filter((kind) => IS_STRUCTURE[kind]);
/** Piett or Veers, if he is in the pool. */
const guests = (g: Reb): Leader[] =>
  poolOf(g, EMPIRE).filter((l) => shownOn(l, ACTIONS['ready-for-action'].leaders));

/** A card that still asks something. */
const asking = (id: ActionId, at: CombatCard['at'], side: Side, more: Partial<CombatCard>): CombatCard => ({
  k: 'combat-card',
  at,
  id,
  side,
  kinds: [],
  leaders: [],
  ...more,
});

/** One unit of these kinds is destroyed, of the Empire's choice; it counts as destroyed in this combat. */
function destroyOne(g: Reb, c: Combat, id: ActionId, side: Side, kinds: readonly Kind[], io: RebIo): void {
  const [only, second] = kinds;
  if (second !== undefined) io.push(asking(id, 'unit', side, { kinds: [...kinds] }));
  else if (only !== undefined) lose(g, c, only, 1, io);
}

/** His tactic values count, he may not lead a retreat, and goes back to the pool afterwards. */
export function bringGuest(g: Reb, c: Combat, side: Side, l: Leader, io: RebIo): void {
  placeLeader(g, l, c.loc);
  c.guest = l;
  io.emit({ k: 'leader-added', seat: side, leader: l, system: c.loc });
}

const TABLE: Readonly<Record<CombatActionId, CombatAction>> = {
  'according-to-my-design': {
    resolve(_g, c) {
      c.byDesign = true;
    },
  },
  'more-dangerous-than-you-realize': {
    resolve: (_g, _c, side, io) => io.push(asking('more-dangerous-than-you-realize', 'theater', side, {})),
  },
  'fully-operational': {
    usable: (g, loc) => present(g, loc, [DEATH_STAR, DSUC]).length > 0 && rebelShips(g, loc).length > 0,
    resolve: (g, c, side, io) => destroyOne(g, c, 'fully-operational', side, rebelShips(g, c.loc), io),
  },
  /** Cards drawn later are shown as they are drawn. */
  'good-intel': {
    resolve(g, c, _side, io) {
      c.goodIntel = true;
      for (const piles of g.tactics) io.reveal(piles.hands[REBEL], ownersOf(EMPIRE, io));
    },
  },
  'keep-them-from-escaping': {
    resolve(_g, c) {
      c.keptFromEscaping = true;
    },
  },
  'ready-for-action': {
    usable: (g) => guests(g).length > 0,
    resolve(g, c, side, io) {
      const leaders = guests(g);
      const [only, second] = leaders;
      if (second !== undefined) io.push(asking('ready-for-action', 'leader', side, { leaders }));
      else if (only !== undefined) bringGuest(g, c, side, only, io);
    },
  },
  'target-the-generator': {
    usable: (g, loc) => structures(g, loc).length > 0,
    resolve: (g, c, side, io) => destroyOne(g, c, 'target-the-generator', side, structures(g, c.loc), io),
  },
  'its-a-trap': {
    resolve(_g, c) {
      c.trap = true;
    },
  },
  'point-blank-assault': {
    resolve(_g, c) {
      c.pointBlank = true;
    },
  },
  'target-the-star-destroyers': {
    resolve(_g, c) {
      c.targetStarDestroyers = true;
    },
  },
};

export const COMBAT_ACTIONS = Object.keys(TABLE) as CombatActionId[];

const entryOf = (id: ActionId): CombatAction | undefined =>
  isEmptied(id) ? undefined : TABLE[id as CombatActionId];

/** A leader shown on the card must be there, unless the card brings him; then what the card itself asks for. */
export function canUseInCombat(look: RebLook, id: ActionId, _side: Side, loc: Loc): boolean {
  const g = look.game;
  if (id !== 'ready-for-action' && !leaderIsThere(g, id, loc)) return false;
  return entryOf(id)?.usable?.(g, loc) ?? true;
}

export function resolveCombatAction(g: Reb, id: ActionId, side: Side, io: RebIo): void {
  entryOf(id)?.resolve(g, io.frame('combat'), side, io);
}
