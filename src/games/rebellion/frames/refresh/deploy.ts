import { type AllotSlot, allotted, type Lot } from '../../../../kernel/forms/index.ts';
import { kindIn, locIn, locRef, unitRef } from '../../names.ts';
import {
  BASE_SPACE,
  duty,
  EMPIRE,
  type Kind,
  type Loc,
  NONE,
  other,
  REBEL,
  type Reb,
  type Side,
} from '../../state.ts';
import { isImperialSystem, isRebelSystem, SYSTEM_LOCS } from '../../table/systems.ts';
import {
  DEATH_STAR,
  DSUC,
  deployHeld,
  hasSide,
  holdQueued,
  KINDS,
  requeueHeld,
  unitsAt,
} from '../../table/units.ts';
import type { FrameOf } from '../frames.ts';
import type { RebStep } from '../step.ts';

type Deploy = FrameOf<'deploy'>;

/** New units in each place, for each side and Refresh Phase. */
const MOST_NEW = 2;

/** Own systems without sabotage or enemy units; remote ones never have loyalty or subjugation. */
export const canDeployTo = (g: Reb, loc: Loc, side: Side): boolean =>
  (side === EMPIRE ? isImperialSystem(g, loc) : isRebelSystem(g, loc)) &&
  g.sabotage[loc] !== 1 &&
  !hasSide(g, loc, other(side));

function placesFor(g: Reb, side: Side): Loc[] {
  const places = SYSTEM_LOCS.filter((loc) => canDeployTo(g, loc, side));
  if (side === REBEL && !g.probes.revealed) places.push(BASE_SPACE);
  return places;
}

/** A Death Star can only replace the piece under construction, even with enemy units there. */
const siteOf = (g: Reb): Loc => SYSTEM_LOCS.find((loc) => unitsAt(g, loc, DSUC) > 0) ?? NONE;

const held = (g: Reb, side: Side): Kind[] => KINDS[side].filter((kind) => (g.held[kind] ?? 0) > 0);
const placesOf = (g: Reb, kind: Kind, places: readonly Loc[]): readonly Loc[] => {
  if (kind !== DEATH_STAR) return places;
  const site = siteOf(g);
  return site === NONE ? [] : [site];
};

/** All queued units move down one space; those that leave space 1 are ready. */
const slide: RebStep<Deploy> = {
  run(g, f) {
    holdQueued(g, f.side);
    f.at = 'choose';
  },
};

const canDeploy = (g: Reb, side: Side): boolean => {
  const places = placesFor(g, side);
  return held(g, side).some((kind) => placesOf(g, kind, places).length > 0);
};

const choose: RebStep<Deploy> = {
  who: (g, f) => (canDeploy(g, f.side) ? [duty(f.side, 'building')] : []),
  ask(look, f) {
    const g = look.game;
    const places = placesFor(g, f.side);
    const open = new Set<Loc>();
    const lots: Lot[] = [];
    for (const kind of held(g, f.side)) {
      const to = placesOf(g, kind, places);
      if (to.length === 0) continue;
      for (const loc of to) open.add(loc);
      lots.push({
        id: unitRef(kind),
        refs: [unitRef(kind)],
        tags: [],
        min: 0,
        max: g.held[kind] ?? 0,
        weight: 1,
        carry: 0,
        to: to.map(locRef),
        rule: 'refresh.deploy',
      });
    }
    const slots = [...open].map(
      (loc): AllotSlot => ({
        id: locRef(loc),
        ref: locRef(loc),
        tags: [],
        max: MOST_NEW,
        rule: 'deploy.limit',
      }),
    );
    return { kind: 'deploy.choose', rule: 'refresh.deploy', form: { is: 'allot', lots, slots, limits: [] } };
  },
  whyNot(look, f, ref) {
    const g = look.game;
    const places = placesFor(g, f.side);
    if (places.some((loc) => locRef(loc) === ref)) return null;
    if (!ref.startsWith('unit:')) {
      const site = siteOf(g);
      const here = site !== NONE && locRef(site) === ref && held(g, f.side).includes(DEATH_STAR);
      return here ? null : { rule: 'deploy.where' };
    }
    const kind = kindIn(ref);
    if (!held(g, f.side).includes(kind)) return { rule: 'queue' };
    if (placesOf(g, kind, places).length > 0) return null;
    return { rule: kind === DEATH_STAR ? 'deploy.death-star' : 'deploy.where' };
  },
  run(g, f, answers, io) {
    for (const [unit, place, n] of answers.length > 0 ? allotted(answers[0]) : []) {
      const kind = kindIn(unit);
      const loc = locIn(place);
      deployHeld(g, loc, kind, n);
      io.emit({ k: 'deployed', side: f.side, unit: kind, n, system: loc });
    }
    requeueHeld(g, f.side); // what was not deployed goes back on space 1
    io.pop();
  },
};

export const deploy = { slide, choose };
