import { wrapped } from '../../../../kernel/speak/lines.ts';
import type { RegionId } from '../../data/systems.ts';
import { openBases, possibleBases } from '../../queries/base.ts';
import { isBanned } from '../../queries/in-force.ts';
import { BASE_SPACE, BOTH, KIND_COUNT, type Loc, NONE, type Side } from '../../state.ts';
import { baseSystemOf, CARBONITE, captivesAt, leadersAt } from '../../table/leaders.ts';
import { hasRebelLoyalty, inRegion, isNeutral, isRemote, isSubjugated } from '../../table/systems.ts';
import { isDestroyed, KINDS, queued } from '../../table/units.ts';
import type { Teller } from './teller.ts';

/** Columns of a system's row: its name, how it stands, what is there. */
const NAME = 15;
const STATE = 11;
const INDENT = 2;

/** A region with its systems; those with nothing to show share one line. */
export function regionBlock(t: Teller, region: RegionId): string[] {
  const locs = inRegion(region);
  const busy = locs.filter((loc) => !isQuiet(t, loc));
  const quiet = locs.filter((loc) => isQuiet(t, loc));
  return [
    t.word(`region.${region}`).toUpperCase(),
    ...busy.flatMap((loc) => systemRow(t, loc)),
    ...(quiet.length === 0 ? [] : wrapped(t.say('quiet', { systems: t.places(quiet) }), INDENT)),
  ];
}

const isQuiet = (t: Teller, loc: Loc): boolean =>
  isNeutral(t.g, loc) && !isSubjugated(t.g, loc) && !isDestroyed(t.g, loc) && contentsOf(t, loc) === '';

function systemRow(t: Teller, loc: Loc): string[] {
  const name = t.place(loc).padEnd(NAME);
  const row = `${name} ${t.say(`state.${stateOf(t, loc)}`).padEnd(STATE)} ${contentsOf(t, loc)}`;
  return wrapped(row, INDENT, INDENT + NAME + STATE + 2);
}

/** How a system stands, in one word. */
export function stateOf({ g }: Teller, loc: Loc): string {
  if (isDestroyed(g, loc)) return 'destroyed';
  if (isSubjugated(g, loc)) return 'subjugated';
  if (isRemote(g, loc)) return 'remote';
  if (isNeutral(g, loc)) return 'neutral';
  return hasRebelLoyalty(g, loc) ? 'rebel' : 'imperial';
}

/** Units, leaders and markers in a place; '' when there is nothing. */
export function contentsOf(t: Teller, loc: Loc): string {
  return [...markersOf(t, loc), ...BOTH.flatMap((side) => forcesOf(t, loc, side)), ...captives(t, loc)].join(
    '; ',
  );
}

export function markersOf(t: Teller, loc: Loc): string[] {
  const { g } = t;
  if (loc === BASE_SPACE) return [];
  return [
    ...(g.probes.revealed && baseSystemOf(g, t.r) === loc ? [t.say('base-here')] : []),
    ...(g.sabotage[loc] === 1 ? [t.say('sabotaged')] : []),
    ...(isSubjugated(g, loc) && hasRebelLoyalty(g, loc) ? [t.say('rebel-beneath')] : []),
    ...(isBanned(g, loc) ? [t.say('boba-fett')] : []),
  ];
}

function forcesOf(t: Teller, loc: Loc, side: Side): string[] {
  const all = [t.unitsAt(loc, KINDS[side]), t.leaders(leadersAt(t.g, loc, side))];
  return all.filter((text) => text !== '');
}

const captives = (t: Teller, loc: Loc): string[] =>
  captivesAt(t.g, loc).map((l) =>
    t.say(t.g.ring[l] === CARBONITE ? 'in-carbonite' : 'captive', { name: t.leader(l) }),
  );

// ---- the base ----

export function baseBlock(t: Teller): string[] {
  const inside = contentsOf(t, BASE_SPACE);
  const head = t.say('base-space', { contents: inside === '' ? t.say('nothing') : inside });
  return [...wrapped(head), ...baseLines(t).flatMap((line) => wrapped(line, INDENT))];
}

function baseLines(t: Teller): string[] {
  const { g } = t;
  if (g.probes.base === NONE) return [t.say('base.none')];
  const may = possibleBases(g, t.r);
  const system = t.places(may);
  if (g.probes.revealed) return [t.say('base.revealed', { system })];
  if (baseSystemOf(g, t.r) !== NONE) return [t.say('base.mine', { system, n: openBases(g).length })];
  return [t.say('base.hidden', { n: may.length, systems: system })];
}

// ---- build queues ----

export function queueBlock(t: Teller): string[] {
  return [
    t.say('queues'),
    ...BOTH.flatMap((side) => {
      const name = t.sideColumn(side);
      return wrapped(`${name}  ${queueOf(t, side)}`, INDENT, INDENT + name.length + 2);
    }),
    ...heldLines(t),
  ];
}

function queueOf(t: Teller, side: Side): string {
  const spaces = [1, 2, 3].flatMap((space) => {
    const units = t.units(KINDS[side], (kind) => queued(t.g, space, kind));
    return units === '' ? [] : [t.say('queue-space', { space, units })];
  });
  return spaces.length === 0 ? t.say('nothing') : spaces.join('   ');
}

/** Units that have left the queue and are being placed. */
function heldLines(t: Teller): string[] {
  const kinds = Array.from({ length: KIND_COUNT }, (_, kind) => kind);
  const units = t.units(kinds, (kind) => t.g.held[kind] ?? 0);
  return units === '' ? [] : wrapped(t.say('held', { units }), INDENT);
}
