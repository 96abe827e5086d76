import type { RoundEffect } from '../../cards/lasting.ts';
import type { MissionId } from '../../cards/missions/index.ts';
import type { DieFace } from '../../data/dice.ts';
import type { LeaderId } from '../../data/leaders.ts';
import { RING_IDS, type RingId } from '../../data/rings.ts';
import type { UnitId } from '../../data/units.ts';
import type { FrameOf } from '../../frames/frames.ts';
import { rebellion } from '../../index.ts';
import { type Place, type RebScene, type RebSetup, rebScene } from '../../scene.ts';
import {
  BASE_SPACE,
  GONE,
  kindNo,
  type Loc,
  leaderNo,
  ON_MISSION,
  own,
  POOL,
  SYSTEM_COUNT,
  systemId,
  systemNo,
} from '../../state.ts';
import { missionFrame } from '../../table/missions.ts';
import { queued, unitsAt } from '../../table/units.ts';

/** Contingency Plan, resolved by Lando. */
export const LANDO_BONUS: RoundEffect = {
  is: 'bonus',
  by: 'contingency-plan',
  leader: leaderNo('lando-calrissian'),
  n: 2,
};

/** Missions arranged by names, turned over and looked at. */

export type SideName = 'rebel' | 'imperial';
const other = (side: SideName): SideName => (side === 'rebel' ? 'imperial' : 'rebel');
export const locNo = (place: Place): Loc => (place === 'base-space' ? BASE_SPACE : systemNo(place));

/** A mission assigned to these leaders, in the turn of its side; not turned over yet. */
export const assigned = (
  side: SideName,
  card: MissionId,
  leaders: LeaderId[],
  setup: RebSetup = {},
): RebScene =>
  rebScene({
    base: 'dantooine',
    current: side,
    ...setup,
    assigned: { ...setup.assigned, [side]: [{ card, leaders }, ...(setup.assigned?.[side] ?? [])] },
  });

/** Turned over. */
export const revealed = (
  side: SideName,
  card: MissionId,
  leaders: LeaderId[],
  setup: RebSetup = {},
): RebScene => assigned(side, card, leaders, setup).choose(side, `reveal:${card}`);

export const kindAsked = (scene: RebScene, side: SideName): string | undefined =>
  scene.view(side).question?.kind;

/** Turned over in a system, or against a leader, and nobody is sent to oppose it. */
export function attempted(
  side: SideName,
  card: MissionId,
  leaders: LeaderId[],
  where: string | null,
  setup: RebSetup = {},
): RebScene {
  const scene = revealed(side, card, leaders, setup);
  if (where !== null) scene.choose(side, where);
  if (kindAsked(scene, other(side)) === 'mission.oppose') scene.choose(other(side), 'do:decline');
  rebellion.check(scene.state);
  return scene;
}

/** A mission after both rolls: only rings and successes are still to come. */
export function rolled(
  side: SideName,
  card: MissionId,
  leaders: LeaderId[],
  where: Place,
  rolls: { rebel: DieFace[]; imperial: DieFace[] },
  setup: RebSetup & { against?: LeaderId; landoBonus?: boolean } = {},
): RebScene {
  const scene = rebScene({
    base: 'dantooine',
    current: side,
    ...setup,
    leaders: { ...setup.leaders, ...Object.fromEntries(leaders.map((l) => [l, where])) },
    hand: { [side]: [card] },
  });
  return scene.arrange((s) => {
    const no = side === 'rebel' ? 0 : 1;
    const slot = own(s.game, 'missions')[no].hand.shift()!;
    s.game.limbo = [slot];
    s.secrets.known[slot] = 7;
    const frame = missionFrame(no, { card: slot, leaders: leaders.map(leaderNo) }) as FrameOf<'mission'>;
    frame.at = 'rings';
    frame.id = card;
    frame.loc = locNo(where);
    frame.against = setup.against ? leaderNo(setup.against) : -1;
    frame.rolls = [
      { red: [...rolls.rebel], black: [] },
      { red: [...rolls.imperial], black: [] },
    ];
    frame.lukeWasThere = leaders.includes('luke-skywalker');
    if (setup.landoBonus) own(s.game, 'effects').push(LANDO_BONUS);
    s.asked = [];
    s.stack.push(frame);
  });
}

// ---- looking ----

export const game = (scene: RebScene) => scene.state.game;
export const unitsIn = (scene: RebScene, place: Place, unit: UnitId): number =>
  unitsAt(game(scene), locNo(place), kindNo(unit));
export const onQueue = (scene: RebScene, space: number, unit: UnitId): number =>
  queued(game(scene), space, kindNo(unit));
export const loyaltyIn = (scene: RebScene, place: Place): string =>
  ['neutral', 'rebel', 'imperial'][game(scene).loyalty[locNo(place)] ?? 0] ?? '';
export function placeOf(scene: RebScene, leader: LeaderId): string {
  const loc = game(scene).leaderAt[leaderNo(leader)] ?? GONE;
  if (loc === POOL) return 'pool';
  if (loc === ON_MISSION) return 'mission';
  if (loc < 0) return 'gone';
  return loc < SYSTEM_COUNT ? systemId(loc) : 'base-space';
}
export const ringOf = (scene: RebScene, leader: LeaderId): RingId | null =>
  RING_IDS[game(scene).ring[leaderNo(leader)] ?? -1] ?? null;
export const facesOf = (scene: RebScene, slots: readonly number[]): string[] =>
  slots.map((slot) => rebellion.faces[scene.state.secrets.face[slot]!]!);
/** What a viewer sees of these cards; null: facedown for that viewer. */
export const seenBy = (scene: RebScene, who: string, slots: readonly number[]): (string | null)[] =>
  slots.map((slot) => scene.sees(who, slot));
export const told = (scene: RebScene, kind: string) =>
  scene.told.filter((t) => t.e.k === kind).map((t) => t.e);
