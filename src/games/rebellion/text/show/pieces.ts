import { wrapped } from '../../../../kernel/speak/lines.ts';
import { ACTIONS } from '../../cards/actions/index.ts';
import { MISSIONS } from '../../cards/missions/index.ts';
import { LEADERS } from '../../data/leaders.ts';
import { numbered } from '../../data/numbered.ts';
import { RING_IDS, RINGS } from '../../data/rings.ts';
import { UNITS } from '../../data/units.ts';
import { unitId } from '../../names.ts';
import {
  BASE_SPACE,
  BOTH,
  GONE,
  type Kind,
  type Leader,
  NONE,
  ON_MISSION,
  POOL,
  UNRECRUITED,
} from '../../state.ts';
import { ALL_LEADERS, at, leaderId, sideOfLeader } from '../../table/leaders.ts';
import { ALL_LOCS, queued, unitsAt } from '../../table/units.ts';
import type { Teller } from '../table/teller.ts';

const INDENT = 2;
const rows = (lines: readonly string[]): string[] => lines.flatMap((line) => wrapped(line, INDENT));

// ---- leaders ----

/** Where a leader is, in words. */
function whereOf(t: Teller, l: Leader): string {
  const loc = at(t.g, l);
  if (loc === POOL) return t.word('show.at.pool');
  if (loc === ON_MISSION) return t.word('show.at.mission');
  if (loc === UNRECRUITED) return t.word('show.at.unrecruited');
  if (loc === GONE) return t.word('show.at.gone');
  return t.word(loc === BASE_SPACE ? 'show.at.base-space' : 'show.at.system', { system: t.place(loc) });
}

export function showLeader(t: Teller, l: Leader): string[] {
  const id = leaderId(l);
  const { side } = LEADERS[id];
  const ring = t.g.ring[l] ?? NONE;
  const actions = Object.entries(ACTIONS)
    .filter(([, card]) => card.leaders.includes(id))
    .map(([card]) => t.word(`face.${card}`));
  const missions = Object.entries(MISSIONS)
    .filter(([, card]) => card.portrait === id)
    .map(([card]) => t.word(`face.${card}`));
  return [
    ...wrapped(
      t.word('show.leader', { name: t.word(`full.leader.${id}`), side: t.word(`show.side.${side}`) }),
    ),
    ...rows([
      whereOf(t, l),
      ...(ring === NONE ? [] : [ringWords(t, ring)]),
      ...(t.g.detained[l] === 1 ? [t.word('show.detained')] : []),
      ...(actions.length === 0 ? [] : [t.word('show.on-actions', { cards: actions.join(', ') })]),
      ...(missions.length === 0 ? [] : [t.word('show.on-missions', { cards: missions.join(', ') })]),
    ]),
  ];
}

/** Everybody, by side and place. */
export const showLeaders = (t: Teller): string[] =>
  BOTH.flatMap((side) => [
    t.side(side).toUpperCase(),
    ...ALL_LEADERS.filter((l) => sideOfLeader(t.g, l) === side).flatMap((l) =>
      wrapped(`${t.word(`full.leader.${leaderId(l)}`)}: ${whereOf(t, l)}`, INDENT),
    ),
  ]);

// ---- rings ----

const ringWords = (t: Teller, ring: number): string => {
  const id = numbered(RING_IDS, ring, 'ring');
  return t.word('show.wears', { ring: t.word(`ring.${id}`), does: t.word(`does.ring.${id}`) });
};

export function showRing(t: Teller, ring: number): string[] {
  const id = numbered(RING_IDS, ring, 'ring');
  const { from } = RINGS[id];
  const wearer = ALL_LEADERS.find((l) => t.g.ring[l] === ring);
  return [
    t.word('show.ring', { ring: t.word(`ring.${id}`) }),
    ...rows([
      t.word(`does.ring.${id}`),
      wearer === undefined ? t.word('show.ring.free') : t.word('show.ring.worn', { name: t.leader(wearer) }),
      ...(from === 'capture' ? [] : [t.word('show.ring.from', { card: t.word(`face.${from}`) })]),
    ]),
  ];
}

// ---- units ----

export function showUnit(t: Teller, kind: Kind): string[] {
  const unit = UNITS[unitId(kind)];
  const { red, black, health, colour, carries, carried, immobile, icon, count } = unit;
  const abilities = [
    red + black > 0 ? t.word('show.attack', { red, black }) : t.word('show.attack.none'),
    health === null ? t.word('show.health.none') : t.word('show.health', { health, colour: colour ?? '' }),
    ...(carries > 0 ? [t.word('show.carries', { n: carries })] : []),
    ...(carried ? [t.word('show.carried')] : []),
    ...(immobile ? [t.word('show.immobile')] : []),
  ];
  return [
    ...wrapped(
      t.word('show.unit', {
        name: t.word(`unit.${unitId(kind)}`),
        side: t.word(`show.side.${unit.side}`),
        kind: t.word(`show.unit.${unit.kind}`),
      }),
    ),
    ...rows([
      abilities.join(' '),
      ...(unit.text === undefined ? [] : [t.word(`does.unit.${unitId(kind)}`)]),
      icon === null
        ? t.word('show.built.never')
        : t.word('show.built', {
            theater: t.word(`show.theater.${icon.theater}`),
            shape: t.word(`show.shape.${icon.shape}`),
          }),
      whereUnits(t, kind),
      t.word('show.supply', { left: t.g.supply[kind] ?? 0, count }),
    ]),
  ];
}

function whereUnits(t: Teller, kind: Kind): string {
  const board = ALL_LOCS.flatMap((loc) => {
    const n = unitsAt(t.g, loc, kind);
    return n > 0 ? [t.word('show.count-at', { n, system: t.place(loc) })] : [];
  });
  const waiting = [1, 2, 3].flatMap((space) => {
    const n = queued(t.g, space, kind);
    return n > 0 ? [t.word('show.count-queued', { n, space })] : [];
  });
  const all = [...board, ...waiting];
  return all.length === 0 ? t.word('show.units.none') : t.word('show.units', { places: all.join(', ') });
}
