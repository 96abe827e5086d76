import { hauled } from '../../../../kernel/forms/index.ts';
import type { RebIo } from '../../io.ts';
import { kindIn, leaderIn, leaderOption, locIn, locOption, locRef } from '../../names.ts';
import { guides, hasChoiceOfUnits, haulOut, leavingLots, retreatSystems } from '../../queries/retreat.ts';
import { duty, NONE, REBEL, type Reb, type Side } from '../../state.ts';
import { placeLeader } from '../../table/leaders.ts';
import { moveUnits } from '../../table/units.ts';
import { formStep } from '../form-step.ts';
import { choiceStep } from '../step.ts';
import type { Combat, Retreat } from './frames.ts';
import { deathStarSilenced } from './state.ts';

/** Leaving a combat (R-108 to R-115, O-05). Everything about it is open. */

const STAY = { id: 'do:stay', refs: [] };

export const retreatFrame = (g: Reb, c: Combat, side: Side): Retreat => ({
  k: 'retreat',
  at: 'where',
  side,
  loc: c.loc,
  to: NONE,
  leader: NONE,
  must: side === REBEL && deathStarSilenced(g, c),
});

const byRetreater = (_g: Reb, f: Retreat) => duty(f.side, 'movement');

const where = choiceStep<Retreat>({
  kind: 'retreat.where',
  rule: 'retreat.when',
  who: byRetreater,
  options: (look, f) => [
    ...(f.must ? [] : [STAY]),
    ...retreatSystems(look.game, look.frame('combat'), f.side).map((loc) => locOption('system', loc)),
  ],
  why: (_look, f, id) => (id === STAY.id && f.must ? 'combat.stalemate' : 'retreat.where'),
  run(g, f, id, io) {
    if (id === STAY.id) {
      io.emit({ k: 'stayed', side: f.side, system: f.loc });
      return io.pop();
    }
    f.to = locIn(id);
    const [only, second] = guides(g, io.frame('combat'), f.side);
    if (only === undefined || second !== undefined) {
      f.at = 'leader';
      return;
    }
    f.leader = only;
    toUnits(g, f, io);
  },
});

const leader = choiceStep<Retreat>({
  kind: 'retreat.leader',
  rule: 'retreat.leader',
  who: byRetreater,
  options: (look, f) => guides(look.game, look.frame('combat'), f.side).map((l) => leaderOption('leader', l)),
  run(g, f, id, io) {
    f.leader = leaderIn(id);
    toUnits(g, f, io);
  },
});

function toUnits(g: Reb, f: Retreat, io: RebIo): void {
  const c = io.frame('combat');
  if (hasChoiceOfUnits(g, c, f.side)) {
    f.at = 'units';
    return;
  }
  const lots = leavingLots(g, c, f.side).filter((lot) => lot.min > 0);
  leave(
    g,
    f,
    lots.map((lot) => [lot.id, lot.max] as const),
    io,
  );
}

const units = formStep<Retreat>({
  kind: 'retreat.units',
  rule: () => 'retreat.what',
  who: byRetreater,
  form: (look, f) => haulOut(look.game, look.frame('combat'), f.side, f.to),
  about: (f) => [locRef(f.to)],
  run(g, f, answer, io) {
    leave(
      g,
      f,
      hauled(answer).map(([, lot, n]) => [lot, n] as const),
      io,
    );
  },
});

function leave(g: Reb, f: Retreat, lots: readonly (readonly [lot: string, n: number])[], io: RebIo): void {
  const c = io.frame('combat');
  let total = 0;
  for (const [lot, n] of lots) {
    const [id = '', damage = '0'] = lot.split('#');
    const kind = kindIn(id);
    let left = Number(damage) === 0 ? 0 : n;
    c.hurt = c.hurt.filter((h) => h.kind !== kind || h.damage !== Number(damage) || left-- <= 0);
    moveUnits(g, c.loc, f.to, kind, n);
    total += n;
  }
  placeLeader(g, f.leader, f.to);
  c.retreated[f.side] = f.to;
  io.emit({ k: 'retreated', side: f.side, system: c.loc, to: f.to, leader: f.leader, n: total });
  io.pop();
}

export const retreat = { where, leader, units };
