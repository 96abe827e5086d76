import type { RebIo } from '../../io.ts';
import { unitId } from '../../names.ts';
import { damageForm, onlyWay, readDamage } from '../../queries/damage.ts';
import { isInForce } from '../../queries/in-force.ts';
import { other, REBEL, type Reb } from '../../state.ts';
import { hasFace } from '../../table/dice.ts';
import { canUseYoda } from '../../table/yoda.ts';
import type { Assigned, Attack, Combat } from './frames.ts';
import { canDraw } from './state.ts';

/** Which step of an attack comes next. Questions that everybody can see to have one answer are not asked. */

/** Hands are secret, their size is not: a side with cards of this theater is asked even if it can play none of them. */
function canAct(g: Reb, c: Combat, f: Attack): boolean {
  const mayPlay = !isInForce(c, 'no-tactics', f.side, f.theater);
  if (g.tactics[f.theater].hands[f.side].length > 0 && mayPlay) return true;
  if (hasFace(f.roll, 'special') && canDraw(g, f.theater)) return true;
  return f.side === REBEL && canUseYoda(g, f.loc, f.roll);
}

/** After the roll and after every combat action. */
export function goOn(g: Reb, f: Attack, io: RebIo): void {
  if (canAct(g, io.frame('combat'), f)) f.at = 'actions';
  else toAssignment(g, f, io);
}

export function toAssignment(g: Reb, f: Attack, io: RebIo): void {
  const c = io.frame('combat');
  if (f.extra.length === 0 && !hasFace(f.roll, 'hit') && !hasFace(f.roll, 'directHit')) {
    f.at = 'apply';
    return;
  }
  const put = onlyWay(damageForm(g, c, f));
  if (put === null) f.at = 'assign';
  else assign(g, f, readDamage(g, c, f, put), io);
}

export function assign(g: Reb, f: Attack, assigned: Assigned[], io: RebIo): void {
  f.assigned = assigned;
  if (assigned.length > 0) {
    io.emit({
      k: 'damage-assigned',
      side: f.side,
      system: f.loc,
      theater: f.theater,
      units: assigned.map((a) => a.kind),
      damage: assigned.map((a) => a.fresh),
    });
  }
  toBlock(g, f, io);
}

/** The defender may block while they have cards and there is fresh damage. */
export function toBlock(g: Reb, f: Attack, io: RebIo): void {
  const foe = other(f.side);
  const c = io.frame('combat');
  const may =
    !isInForce(c, 'no-block', foe, f.theater) &&
    !isInForce(c, 'no-tactics', foe, f.theater) &&
    g.tactics[f.theater].hands[foe].length > 0 &&
    f.assigned.some((a) => a.fresh > 0);
  f.at = may ? 'block' : 'apply';
}

export const targetName = (a: Assigned, i: number): string => `${unitId(a.kind)}#${i}`;
