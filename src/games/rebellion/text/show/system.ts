import { wrapped } from '../../../../kernel/speak/lines.ts';
import { builds } from '../../data/build.ts';
import { SYSTEMS } from '../../data/systems.ts';
import type { Icon } from '../../data/terms.ts';
import { possibleBases } from '../../queries/base.ts';
import { BASE_SPACE, CORUSCANT, type Loc, NONE, SIDES, type Side, systemId } from '../../state.ts';
import { baseSystemOf } from '../../table/leaders.ts';
import { iconsOf, NEIGHBOURS, regionOf, slotOf } from '../../table/systems.ts';
import { contentsOf, stateOf } from '../table/galaxy.ts';
import type { Teller } from '../table/teller.ts';

const INDENT = 2;
const rows = (lines: readonly string[]): string[] => lines.flatMap((line) => wrapped(line, INDENT));

/** A system: what it is, what stands there, what it builds, where one can go from it. */
export function showSystem(t: Teller, loc: Loc): string[] {
  const { kind } = SYSTEMS[systemId(loc)];
  const contents = contentsOf(t, loc);
  return [
    ...wrapped(
      t.word('show.system', {
        name: t.plain(loc),
        kind: t.word(`show.kind.${kind}`),
        region: t.word(`region.${regionOf(loc)}`),
      }),
    ),
    ...rows([
      t.word(`show.state.${stateOf(t, loc)}`),
      t.word('show.there', { contents: contents === '' ? t.say('nothing') : contents }),
      ...buildLines(t, loc),
      t.word('show.neighbours', { systems: t.places(NEIGHBOURS[loc] ?? []) }),
      ...baseLine(t, loc),
    ]),
  ];
}

/** "a space triangle (TIE Fighter, or X-wing or Y-wing)". */
function iconWords(t: Teller, { theater, shape }: Icon): string {
  const units = (side: Side): string =>
    t.list(
      builds(SIDES[side], { theater, shape }).map((id) => t.word(`unit.${id}`)),
      'or',
    );
  return t.word('show.icon', {
    theater: t.word(`show.theater.${theater}`),
    shape: t.word(`show.shape.${shape}`),
    rebel: units(0),
    imperial: units(1),
  });
}

function buildLines(t: Teller, loc: Loc): string[] {
  const icons = iconsOf(t.g, loc);
  if (icons.length === 0) return [];
  const list = icons.map((icon) => iconWords(t, icon)).join('; ');
  return [t.word('show.builds', { icons: list, space: slotOf(loc) })];
}

/** What the viewer can tell about the base being here. */
function baseLine(t: Teller, loc: Loc): string[] {
  const { g } = t;
  if (g.probes.base === NONE) return [];
  const here = possibleBases(g, t.r).includes(loc);
  if (g.probes.revealed) return here ? [t.word('show.base.revealed')] : [];
  if (baseSystemOf(g, t.r) !== NONE) return here ? [t.word('show.base.mine')] : [];
  if (loc === CORUSCANT) return [];
  return [t.word(here ? 'show.base.possible' : 'show.base.impossible')];
}

export function showBaseSpace(t: Teller): string[] {
  const contents = contentsOf(t, BASE_SPACE);
  return [
    t.word('show.base-space'),
    ...rows([
      t.word('show.there', { contents: contents === '' ? t.say('nothing') : contents }),
      t.word('show.base-space.about'),
    ]),
  ];
}
