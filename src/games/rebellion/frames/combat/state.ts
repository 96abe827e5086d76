import type { Duty } from '../../../../kernel/ids.ts';
import type { ActionId } from '../../cards/actions/index.ts';
import type { PutInForce } from '../../cards/lasting.ts';
import type { TacticId } from '../../cards/tactics/index.ts';
import type { RebIo } from '../../io.ts';
import { type AttackDice, attackDiceOf, diceTaken } from '../../queries/combat-values.ts';
import { isInForce } from '../../queries/in-force.ts';
import { BOTH, duty, EMPIRE, type Kind, NONE, other, own, REBEL, type Reb, type Side } from '../../state.ts';
import { drawTactics, ownersOf } from '../../table/piles.ts';
import {
  DEATH_STAR,
  DSUC,
  destroyUnits,
  GROUND,
  HEALTH,
  hasIn,
  IS_STRUCTURE,
  KINDS_IN,
  REBEL_TRANSPORT,
  SPACE,
  STAR_DESTROYER,
  SUPER_STAR_DESTROYER,
  sharesTheater,
  sideOfKind,
  THEATER_OF,
  type Theater,
  unitsAt,
} from '../../table/units.ts';
import type { Assigned, Combat } from './frames.ts';

/** What is true of a combat, and the changes that several of its procedures make. */

export const kindsIn = (side: Side, theater: Theater): readonly Kind[] => KINDS_IN[side][theater];

/** The admiral decides in space battles, the general in ground battles. */
export const battleDuty = (side: Side, theater: Theater): Duty =>
  duty(side, theater === SPACE ? 'space-battle' : 'ground-battle');
/** The duty for decisions about the whole combat is that of its first battle. */
export const combatDuty = (c: Combat, side: Side): Duty =>
  battleDuty(side, c.battles[SPACE] ? SPACE : GROUND);

// ---- dice ----

/** The dice of an attack in this round, or in another one. */
export function attackDice(g: Reb, c: Combat, side: Side, theater: Theater, round = c.round): AttackDice {
  return attackDiceOf((kind) => unitsAt(g, c.loc, kind), side, theater, diceTaken(c, side, theater, round));
}

// ---- tactic cards ----

/** A hand that grows is mixed, so that nobody can tell an old card from a new one. */
export function draw(g: Reb, c: Combat, side: Side, theater: Theater, n: number, io: RebIo): void {
  if (n <= 0) return;
  const piles = own(g, 'tactics')[theater];
  const held = piles.hands[side].length;
  const seers = ownersOf(side, io) | (isInForce(c, 'open-hand', side) ? ownersOf(other(side), io) : 0);
  drawTactics(g, side, theater, n, seers, io);
  if (held === 0 || piles.hands[side].length === held) return;
  const [mixed = []] = io.regroup([piles.hands[side]], seers);
  piles.hands[side] = mixed;
}

export const canDraw = (g: Reb, theater: Theater): boolean =>
  g.tactics[theater].deck.length + g.tactics[theater].discard.length > 0;

/** What a card of this side says, from now on. */
export function putInForce(c: Combat, by: ActionId | TacticId, side: Side, e: PutInForce): void {
  c.effects.push({
    ...e.effect,
    by,
    side: e.on === 'both' ? null : e.on === 'me' ? side : other(side),
    theater: e.theater === undefined ? null : e.theater === 'space' ? SPACE : GROUND,
    until: e.until === 'round' ? c.round : null,
  });
}

// ---- losses ----

/** Destroyed in this combat, by damage or by a card: objectives count printed health. */
export function lose(g: Reb, c: Combat, kind: Kind, n: number, io: RebIo): void {
  if (n <= 0) return;
  destroyUnits(g, c.loc, kind, n);
  if (sideOfKind(kind) === EMPIRE) {
    const health = n * (HEALTH[kind] ?? 0);
    if (THEATER_OF[kind] === GROUND) c.groundHealth += health;
    else c.shipHealth += health;
    if (kind === STAR_DESTROYER || kind === SUPER_STAR_DESTROYER) c.starDestroyers += n;
  }
  forgetHurt(g, c, kind);
  io.emit({ k: 'destroyed', side: sideOfKind(kind), system: c.loc, unit: kind, n });
}

/** What was not blocked stays on the units; lethal damage too, until the battle is over. */
export function applyDamage(c: Combat, assigned: readonly Assigned[]): void {
  for (const { kind, hurt, fresh } of assigned) {
    if (fresh === 0) continue;
    const before = c.hurt[hurt];
    if (before) before.damage += fresh;
    else c.hurt.push({ kind, damage: fresh });
  }
}

/** No more damaged units than there are. */
function forgetHurt(g: Reb, c: Combat, kind: Kind): void {
  let left = unitsAt(g, c.loc, kind);
  c.hurt = c.hurt.filter((h) => h.kind !== kind || left-- > 0);
}

/**
 * A side that alone has units left in a theater where both had some has won that battle, whatever comes later. Checked
 * after everything that happens at the same time: if both lose their last units, nobody has won.
 */
export function noteWinners(g: Reb, c: Combat, io: RebIo): void {
  for (const theater of [SPACE, GROUND] as const) {
    if (!c.battles[theater] || c.won[theater] !== NONE) continue;
    for (const side of BOTH) {
      if (!hasIn(g, c.loc, side, theater) || hasIn(g, c.loc, other(side), theater)) continue;
      c.won[theater] = side;
      io.emit({ k: 'battle-won', side, system: c.loc, theater });
    }
  }
}

// ---- positions of their own ----

const isOnly = (g: Reb, c: Combat, kinds: readonly Kind[], test: (kind: Kind) => boolean): boolean => {
  let some = false;
  for (const k of kinds) {
    if (unitsAt(g, c.loc, k) === 0) continue;
    if (!test(k)) return false;
    some = true;
  }
  return some;
};

/** Rebel Transports with no other Rebel ship, and an Imperial ship present. */
export const transportsAlone = (g: Reb, c: Combat): boolean =>
  hasIn(g, c.loc, EMPIRE, SPACE) && isOnly(g, c, kindsIn(REBEL, SPACE), (k) => k === REBEL_TRANSPORT);

/** Structures as the only Rebel ground units against Imperial ones. */
export const structuresAlone = (g: Reb, c: Combat): boolean =>
  sharesTheater(g, c.loc, GROUND) && isOnly(g, c, kindsIn(REBEL, GROUND), (k) => IS_STRUCTURE[k] === true);

/** The Death Star Under Construction as the only Imperial ship against Rebel ones. */
export const constructionAlone = (g: Reb, c: Combat): boolean =>
  hasIn(g, c.loc, REBEL, SPACE) && isOnly(g, c, kindsIn(EMPIRE, SPACE), (k) => k === DSUC);

/** Whether a Death Star still rolls dice in the rounds to come. */
const rolls = (g: Reb, c: Combat, side: Side, theater: Theater): boolean => {
  const { red, black } = attackDice(g, c, side, theater, c.round + 1);
  return red + black > 0;
};

/** A Death Star without dice, no other Imperial unit there, and no try with the Plans: the Rebel ships must retreat. */
export const deathStarSilenced = (g: Reb, c: Combat): boolean =>
  !c.plansTried &&
  hasIn(g, c.loc, REBEL, SPACE) &&
  !hasIn(g, c.loc, EMPIRE, GROUND) &&
  isOnly(g, c, kindsIn(EMPIRE, SPACE), (k) => k === DEATH_STAR) &&
  !rolls(g, c, EMPIRE, SPACE);

/** A side rolls dice in a theater against something that has health: any die can show a direct hit. */
const canDestroy = (g: Reb, c: Combat, side: Side, theater: Theater): boolean =>
  rolls(g, c, side, theater) &&
  kindsIn(other(side), theater).some((k) => unitsAt(g, c.loc, k) > 0 && (HEALTH[k] ?? 0) > 0);

/** Neither side can ever destroy anything. */
export function isStalemate(g: Reb, c: Combat): boolean {
  if (c.plansTried) return false;
  for (const theater of [SPACE, GROUND] as const) {
    if (!sharesTheater(g, c.loc, theater)) continue;
    for (const side of BOTH) if (canDestroy(g, c, side, theater)) return false;
  }
  return true;
}
