import type { Allot, Haul } from '../../../../kernel/forms/index.ts';
import { Scene } from '../../../../kernel/scene.ts';
import { newState } from '../../../../kernel/state.ts';
import { UNIT_IDS, type UnitId } from '../../data/units.ts';
import { rebellion } from '../../index.ts';
import type { Place, RebScene } from '../../scene.ts';
import { BASE_SPACE, type Loc, type RebOptions, systemId, systemNo } from '../../state.ts';
import { SYSTEM_LOCS } from '../../table/systems.ts';
import { unitsAt } from '../../table/units.ts';

/** Games from the start of setup, and moves by names. */

const PLAIN: RebOptions = {
  firstGame: false,
  newBaseAfterLoss: false,
  threeDestroyed: false,
  queuedDeathStar: false,
};

/** A new table, run to its first question. */
export const opened = (seed = 'opening', options: Partial<RebOptions> = {}): RebScene =>
  new Scene(rebellion, newState(rebellion, { ...PLAIN, ...options }), seed).goOn();

/** Enough different openings for what chance decides. */
export const SEEDS: readonly string[] = Array.from({ length: 12 }, (_, i) => `opening ${i}`);

export const locOf = (place: Place): Loc => (place === 'base-space' ? BASE_SPACE : systemNo(place));

/** What stands in a place, without zeros. */
export const standing = (scene: RebScene, place: Place): Partial<Record<UnitId, number>> =>
  Object.fromEntries(
    UNIT_IDS.map((id, kind) => [id, unitsAt(scene.state.game, locOf(place), kind)] as const).filter(
      ([, n]) => n > 0,
    ),
  );

/** The systems for which something holds, by name. */
export const systemsWhere = (test: (loc: Loc) => boolean): string[] => SYSTEM_LOCS.filter(test).map(systemId);

export function allotForm(scene: RebScene, who: string): Allot {
  const { form } = scene.question(who);
  if (form.is !== 'allot') throw new Error(`the question is a ${form.is}`);
  return form;
}
export function haulForm(scene: RebScene, who: string): Haul {
  const { form } = scene.question(who);
  if (form.is !== 'haul') throw new Error(`the question is a ${form.is}`);
  return form;
}

// ---- moves ----

/** What could come from where: 'naboo x-wing 2'. */
export const movable = (scene: RebScene, who: string): string[] =>
  haulForm(scene, who).sources.flatMap(({ from, lots }) =>
    lots.map((lot) => `${from.slice(from.indexOf(':') + 1)} ${lot.id} ${lot.max}`),
  );

export type Line = [from: string, unit: string, n: number];
/** The answer that moves these: from 'naboo' or 'base-space'. */
export const hauling = (...lines: Line[]) => ({
  is: 'haul' as const,
  move: lines.map(
    ([from, unit, n]) =>
      [from === 'base-space' ? ('space:rebel-base' as const) : (`system:${from}` as const), unit, n] as const,
  ),
});

/** A leader activates a place; the move is asked for next. */
export function activate(scene: RebScene, who: string, leader: string, place: Place): RebScene {
  scene.choose(who, `activate:${leader}`);
  return scene.choose(who, place === 'base-space' ? 'space:rebel-base' : `system:${place}`);
}

/** And these units move there. */
export function moves(
  scene: RebScene,
  who: string,
  leader: string,
  place: Place,
  ...lines: Line[]
): RebScene {
  return activate(scene, who, leader, place).answer(who, hauling(...lines));
}
